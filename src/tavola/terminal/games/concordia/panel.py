"""Beside the map: the players, and the cards for sale with their prices."""

from tavola.terminal.games.concordia.words import Words, short_goods
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

SALE = 8  # lines of the display


class Panel(Words):
    """Draws players and display for one look at the table."""

    def lowest(self) -> int:
        """How many lines it takes below a wide map: what is for sale, or two for each player."""
        return max(SALE, 2 * len(self.table["players"]))

    def draw_wide(self, width: int, height: int) -> Grid:
        """Players at the left, what is for sale at the right."""
        grid = Grid(width, height, self.palette("ink", "sheet"))
        beside = width // 2
        for seat in range(len(self.table["players"])):
            self._row(grid, 2 * seat, seat, width - beside - 1, 2)
        grid.paste(width - beside, 0, self.display(beside))
        return grid

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        players = len(self.table["players"])
        sale = self.display(width, titled=height >= 2 * players + SALE)
        each = next((n for n in (3, 2) if height >= n * players + sale.height), 1)
        y = 0
        for seat in range(len(self.table["players"])):
            self._row(grid, y, seat, width, each)
            y += each
        grid.paste(0, max(y, min(y + 1, height - sale.height)), sale)
        return grid

    def _row(self, grid: Grid, y: int, seat: int, width: int, rows: int) -> None:
        table = self.table
        sign = identity(seat)
        badge = self.palette(f"{sign.tincture}-on", sign.tincture, bold=True)
        ink = self.palette("ink", "sheet", bold=seat == table["active"])
        grid.put(0, y, f" {sign.charge} ", badge)
        turn = "▸ " if seat == table["active"] and table["phase"] != "over" else ""
        more = self.stores(seat) if rows == 1 else self.tags(seat)
        name = turn + " · ".join([self.names[seat], *more])
        room = width - 4
        score = table["scores"][seat]
        if score is not None and seat == self.me and rows > 1:
            points = self.say("points-now", count=score["points"])
            room = grid.right(width, y, points, self.palette("ink-3", "sheet")) - 5
        grid.put(4, y, shorten(name, room), ink)
        for line, facts in enumerate((self.stores(seat), self.holdings(seat))[: rows - 1], 1):
            style = self.palette("ink" if line == 1 else "ink-2", "sheet")
            grid.put(4, y + line, shorten(" · ".join(facts), width - 4), style)

    def display(self, width: int, *, titled: bool = True) -> Grid:
        """K4.10 The row of cards, one below the other, with what each costs on its space."""
        table = self.table
        top = 1 if titled else 0
        grid = Grid(width, SALE - 1 + top, self.palette("ink", "sheet-2"))
        if titled:
            title = self.texts.say("display-title")
            left = self.texts.say("stack-left", count=table["stack"])
            grid.put(0, 0, title.upper(), self.palette("ink", "sheet-2", bold=True))
            grid.right(width, 0, left, self.palette("ink-3", "sheet-2"))
        for y, sale in enumerate(table["display"], top):
            space = y - top
            if sale is None:
                grid.put(0, y, f"{space + 1}  –", self.palette("ink-3", "sheet-2"))
                continue
            move = f"card {sale['card']} {space + 1}"
            ground = "leaf" if move == self.cursor else "sheet-2"
            if move in self.legal and move != self.cursor:
                ground = "leaf-soft"
            ink = "on-leaf" if move == self.cursor else "ink"
            style = self.palette(ink, ground, bold=move in self.legal)
            grid.fill(0, y, width, 1, " ", style)
            price = short_goods(self.texts, sale["price"]["goods"])
            price += f" {self.texts.say('space-any')}" if sale["price"]["any"] else ""
            start = grid.right(width, y, price, style)
            name = self.texts.say(f"card-{sale['card']}.title")
            god = self.texts.say(f"god-{sale['god']}")
            grid.put(0, y, shorten(f"{space + 1}  {name} · {god}", start - 1), style)
            grid.spot(0, y, width, 1, move, str(space + 1))
        return grid
