"""The provinces side by side, from west to east: cities, goods, houses, markers, colonists."""

from rich.style import Style

from tavola.games.concordia.board import cities_of
from tavola.games.concordia.view import Table
from tavola.terminal.board import Look
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

NARROW = 20  # characters that a province needs at least
ON_FOOT, AFLOAT = "♟", "≈"  # land and sea colonists


class Map(Look[Table]):
    """Draws the provinces for one look at the table."""

    def draw(self, width: int, height: int) -> Grid:
        """As few columns as the blocks fit into; the colonists, last, are cut off first."""
        grid = Grid(width, height, self.palette("ink", "land"))
        most = max(1, width // NARROW)
        each = width // most
        blocks = [self._province(province, each - 1) for province in self.table["provinces"]]
        blocks.append(self._lines(each - 1))
        heights = [block.height for block in blocks]
        for block, (column, y) in zip(blocks, pack(heights, most, height)):
            grid.paste(column * each, y, block)
        return grid

    def _province(self, province: str, width: int) -> Grid:
        cities = cities_of(self.table["map"], province)
        grid = Grid(width, 1 + len(cities), self.palette("ink", "land"))
        marker = self.table["provinces"][province]
        move = f"produce {province}"
        shown = (
            self.texts.say("marker-coins", count=marker["coins"])
            if marker["turned"]
            else f"◆ {self.texts.say('good-' + marker['good'] + '.short')}"
        )
        style = self._style(move, "ink", "sheet-2")
        grid.fill(0, 0, width, 1, " ", style)
        grid.put(0, 0, shorten(self.texts.say(f"province-{province}").upper(), width), style)
        grid.right(width, 0, shown, style)
        grid.spot(0, 0, width, 1, move)
        for row, city in enumerate(cities):
            self._city(grid, row + 1, city, width)
        return grid

    def _city(self, grid: Grid, y: int, city: str, width: int) -> None:
        move = f"build {city}"
        here = self.table["cities"][city]
        good = here["good"]
        abbr = self.texts.say(f"good-{good}.abbr") if good else ""
        name = shorten(self.texts.say(f"city-{city}"), width - 9)
        style = self._style(move, "ink", "land")
        grid.fill(0, y, width, 1, " ", style)
        grid.put(1, y, f"{abbr} {name}", style)
        x = width
        for seat in reversed(here["houses"]):
            x -= 1
            tincture = identity(seat).tincture
            grid.put(x, y, identity(seat).charge, self.palette(f"{tincture}-on", tincture))
        grid.spot(0, y, width, 1, move)

    def _lines(self, width: int) -> Grid:
        """Where colonists are: on lines, in cities, on their way."""
        rows: list[tuple[str, str, int]] = []
        players = self.table["players"]
        me = self.me
        for seat in sorted(range(len(players)), key=lambda seat: seat != me):
            player = players[seat]
            for kind, places in (("land", player["land"]), ("sea", player["sea"])):
                for place in dict.fromkeys(places):
                    number = places.count(place)
                    words = place.split()
                    cities = words[1:] or words
                    names = "–".join(self.texts.say(f"city-{city}") for city in cities)
                    text = f"{ON_FOOT if kind == 'land' else AFLOAT} {names}"
                    text += f" ×{number}" if number > 1 else ""
                    target = f"move {place}" if len(words) > 1 else f"leave {kind} {place}"
                    rows.append((text, target, seat))
        grid = Grid(width, 1 + len(rows), self.palette("ink", "sea"))
        title = self.texts.say("colonists-title").upper()
        grid.put(0, 0, title, self.palette("sea-ink", "sea", bold=True))
        for y, (text, target, seat) in enumerate(rows, 1):
            tincture = identity(seat).tincture
            grid.put(0, y, identity(seat).charge, self.palette(f"{tincture}-on", tincture))
            mine = seat == me
            style = self._style(target, "ink", "sea") if mine else self.palette("ink", "sea")
            grid.put(2, y, shorten(text, width - 2), style)
            if mine:
                grid.spot(0, y, width, 1, target)
        return grid

    def _style(self, move: str, ink: str, ground: str) -> Style:
        if move == self.cursor:
            return self.palette("on-leaf", "leaf", bold=True)
        if move in self.legal:
            return self.palette(ink, "leaf-soft", bold=True)
        return self.palette(ink, ground)


def pack(heights: list[int], columns: int, most: int) -> list[tuple[int, int]]:
    """A column and a row for each block, in order; columns of equal length where that fits."""
    for limit in range(-(-sum(heights) // columns), most + 1):
        places = fill(heights, limit)
        if places[-1][0] < columns:
            return places
    *places, last = fill(heights, most)
    if last[0] >= columns:  # the colonists go below the last province, as far as there is room
        last = (places[-1][0], places[-1][1] + heights[-2])
    return [*places, last]


def fill(heights: list[int], limit: int) -> list[tuple[int, int]]:
    """One column after the other, none longer than the limit."""
    places = []
    column = y = 0
    for height in heights:
        if y and y + height > limit:
            column, y = column + 1, 0
        places.append((column, y))
        y += height
    return places
