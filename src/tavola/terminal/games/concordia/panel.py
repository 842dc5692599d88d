"""Beside the map: the players, and the cards for sale with their prices."""

from collections.abc import Sequence

from tavola.core.views import MatchView
from tavola.games.concordia.view import Table
from tavola.terminal.games.concordia.words import good_list, short_goods
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.palette import Palette
from tavola.terminal.seats import identity
from tavola.text import Texts


class Panel:
    """Draws players and display for one look at the table."""

    def __init__(
        self,
        view: MatchView,
        table: Table,
        texts: Texts,
        names: Sequence[str],
        palette: Palette,
        cursor: str,
    ) -> None:
        self.view = view
        self.table = table
        self.texts = texts
        self.names = names
        self.palette = palette
        self.cursor = cursor

    def draw(self, width: int, height: int) -> Grid:
        grid = Grid(width, height, self.palette("ink", "sheet"))
        sale = self.display(width)
        each = 3 if height >= 3 * len(self.table["players"]) + sale.height else 2
        y = 0
        for seat in range(len(self.table["players"])):
            self._player(grid, y, seat, width, each)
            y += each
        grid.paste(0, max(y, min(y + 1, height - sale.height)), sale)
        return grid

    def _player(self, grid: Grid, y: int, seat: int, width: int, rows: int) -> None:
        table = self.table
        player = table["players"][seat]
        sign = identity(seat)
        badge = self.palette(f"{sign.tincture}-on", sign.tincture, bold=True)
        ink = self.palette("ink", "sheet", bold=seat == table["active"])
        grid.put(0, y, f" {sign.charge} ", badge)
        tags = [
            *([self.texts.say("tag-praefectus")] if table["praefectus"] == seat else []),
            *([self.texts.say("tag-concordia")] if table["concordia"] == seat else []),
        ]
        turn = "▸ " if seat == table["active"] and table["phase"] != "over" else ""
        name = turn + " · ".join([self.names[seat], *tags])
        room = width - 4
        score = self.table["scores"][seat]
        if score is not None and seat == self.view["seat"]:
            points = self.texts.say("points-now", count=score["points"])
            room = grid.right(width, y, points, self.palette("ink-3", "sheet")) - 5
        grid.put(4, y, shorten(name, room), ink)
        plain = self.palette("ink", "sheet")
        goods = short_goods(self.texts, good_list(player["goods"])) or "–"
        facts = [
            self.texts.say("player-coins", count=player["coins"]),
            goods,
            self.texts.say("player-free", count=player["free"]),
        ]
        grid.put(4, y + 1, shorten(" · ".join(facts), width - 4), plain)
        facts = [
            self.texts.say("player-houses", count=player["houses"]),
            self.texts.say("player-cards", count=player["cards"]),
        ]
        if player["top"] is not None:
            facts.append(self.texts.say("player-top", card=player["top"]))
        if rows > 2:
            text = shorten(" · ".join(facts), width - 4)
            grid.put(4, y + 2, text, self.palette("ink-2", "sheet"))

    def display(self, width: int) -> Grid:
        """K4.10 The row of cards, one below the other, with what each costs on its space."""
        table = self.table
        grid = Grid(width, 8, self.palette("ink", "sheet-2"))
        title = self.texts.say("display-title")
        left = self.texts.say("stack-left", count=table["stack"])
        grid.put(0, 0, title.upper(), self.palette("ink", "sheet-2", bold=True))
        grid.right(width, 0, left, self.palette("ink-3", "sheet-2"))
        for space, sale in enumerate(table["display"]):
            if sale is None:
                grid.put(0, space + 1, f"{space + 1}  –", self.palette("ink-3", "sheet-2"))
                continue
            move = f"card {sale['card']} {space + 1}"
            ground = "leaf" if move == self.cursor else "sheet-2"
            if move in self.view["legal"] and move != self.cursor:
                ground = "leaf-soft"
            ink = "on-leaf" if move == self.cursor else "ink"
            style = self.palette(ink, ground, bold=move in self.view["legal"])
            grid.fill(0, space + 1, width, 1, " ", style)
            price = short_goods(self.texts, sale["price"]["goods"])
            price += f" {self.texts.say('space-any')}" if sale["price"]["any"] else ""
            start = grid.right(width, space + 1, price, style)
            name = self.texts.say(f"card-{sale['card']}.title")
            god = self.texts.say(f"god-{sale['god']}")
            grid.put(0, space + 1, shorten(f"{space + 1}  {name} · {god}", start - 1), style)
            grid.spot(0, space + 1, width, 1, move, str(space + 1))
        return grid
