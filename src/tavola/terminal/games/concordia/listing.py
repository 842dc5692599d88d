"""Where there is no room for a map: all cities, by province, each with where its lines lead.

The list scrolls with the cursor: its row is always shown, with some on either side.
"""

from dataclasses import dataclass, field

from rich.style import Style

from tavola.games.concordia.board import Kind, cities_of, lines_from
from tavola.games.concordia.view import Table
from tavola.terminal.board import Look
from tavola.terminal.games.concordia.map import AFLOAT, CAPITAL, ON_FOOT
from tavola.terminal.games.concordia.words import short_city
from tavola.terminal.grid import Grid, shorten
from tavola.terminal.seats import identity

ROAD, LANE = "─", "≈"
ROMA = "roma"
COLUMN = 40  # characters that a column of the list needs
MARGIN = 3  # rows that stay in sight on either side of the cursor


@dataclass
class Row:
    """A line of the list: what is pointed at with it, and its pieces with their styles."""

    target: str
    ground: str = "land"
    head: bool = True  # else it goes on with the one above
    pieces: list[tuple[str, Style]] = field(default_factory=list)
    right: list[tuple[str, Style]] = field(default_factory=list)


class Listing(Look[Table]):
    """Lists the map for one look at the table."""

    def draw(self, width: int, height: int) -> Grid:
        """In as many columns as there is room for."""
        grid = Grid(width, height, self.palette("ink", "land"))
        columns = max(1, (width + 1) // (COLUMN + 1))
        each = (width + 1) // columns - 1
        rows = self.rows(each)
        shown = columns * height
        if len(rows) > shown:
            shown -= 1  # the last line says how much there is below
        first = self._first(rows, shown)
        for number, row in enumerate(rows[first : first + shown]):
            column = Grid(each, 1, self.palette("ink", "land"))
            self._put(column, row)
            grid.paste(number // height * (each + 1), number % height, column)
        self._more(grid, "▲", first, width if columns == 1 else each, 0)
        self._more(grid, "▼", len(rows) - first - shown, width, height - 1)
        return grid

    def rows(self, width: int) -> list[Row]:
        found = self._city(ROMA, width)
        for province in self.table["provinces"]:
            found.append(self._province(province))
            for city in cities_of(self.table["map"], province):
                found += self._city(city, width)
        return found

    # --- scrolling -------------------------------------------------------------------------------

    def _first(self, rows: list[Row], height: int) -> int:
        """The uppermost row that is shown."""
        pointed = [number for number, row in enumerate(rows) if row.target == self.cursor]
        where = pointed or [number for number, row in enumerate(rows) if row.target in self.legal]
        if not where or len(rows) <= height:
            return 0
        last = max(number for number in where if rows[number].target == rows[where[0]].target)
        room = min(MARGIN, (height - 1) // 2)
        low = max(0, last + room + 1 - height)
        aim = where[0] - height // 2
        return min(max(aim, low, 0), len(rows) - height)

    def _more(self, grid: Grid, sign: str, rows: int, x: int, y: int) -> None:
        """That there is more, and how much."""
        if rows > 0:
            grid.right(x, y, f" {sign} {rows} ", self.palette("ink-2", "sheet-2", bold=True))

    # --- rows ------------------------------------------------------------------------------------

    def _put(self, grid: Grid, row: Row) -> None:
        ground = self.palette("ink", row.ground)
        style = self._style(row.target, "ink", row.ground) if row.head else ground
        grid.fill(0, 0, grid.width, 1, " ", style)
        x = 0
        for text, piece in row.pieces:
            x = grid.put(x, 0, shorten(text, grid.width - x), piece)
        x = grid.width - sum(len(text) for text, _ in row.right)
        for text, piece in row.right:
            x = grid.put(x, 0, text, piece)
        grid.spot(0, 0, grid.width, 1, row.target)

    def _province(self, province: str) -> Row:
        marker = self.table["provinces"][province]
        row = Row(f"produce {province}", "sheet-2")
        style = self._style(row.target, "ink", "sheet-2", bold=True)
        row.pieces.append((self.texts.say(f"province-{province}").upper(), style))
        shown = (
            self.texts.say("marker-coins", count=marker["coins"])
            if marker["turned"]
            else f"◆ {self.texts.say('good-' + marker['good'] + '.short')}"
        )
        row.right.append((f"{shown} ", style))
        return row

    def _city(self, city: str, width: int) -> list[Row]:
        """Its name with goods, houses and colonists; below it the roads, then the sea lines."""
        here = self.table["cities"][city]
        row = Row(f"build {city}")
        style = self._style(row.target, "ink", "land", bold=True)
        good = here["good"]
        sign = self.texts.say(f"good-{good}.abbr") if good else f"{CAPITAL} "
        row.pieces += [(f" {sign} ", style), (short_city(self.texts, city), style)]
        row.right += [(identity(seat).charge, self._badge(seat)) for seat in here["houses"]]
        for seat, player in enumerate(self.table["players"]):
            for kind, places in ((ON_FOOT, player["land"]), (AFLOAT, player["sea"])):
                number = places.count(city)
                if number:
                    many = str(number) if number > 1 else ""
                    row.right += [
                        (" ", style),
                        (f"{kind}{identity(seat).charge}{many}", self._badge(seat)),
                    ]
        return [row, *self._lines(city, "land", width), *self._lines(city, "sea", width)]

    def _lines(self, city: str, kind: Kind, width: int) -> list[Row]:
        """Where lines of a kind lead; whoever rests on one stands before its end."""
        plain = self.palette("ink-2", "land")
        found: list[Row] = []
        used = width
        for line, other in lines_from(self.table["map"], city, kind):
            name = short_city(self.texts, other)
            owner = self._on(line)
            piece = "" if owner is None else identity(owner).charge
            long = len(name) + len(piece) + 2
            if used + long > width:
                sign = ROAD if kind == "land" else LANE
                found.append(Row(f"build {city}", head=False, pieces=[(f"    {sign} ", plain)]))
                used = 6
            pieces = found[-1].pieces
            if owner is not None:
                pieces.append((piece, self._badge(owner)))
            pieces.append((f"{name}  ", self._style(f"step {line}", "ink-2", "land")))
            used += long
        return found

    def _on(self, line: str) -> int | None:
        moving = self.table["moving"]
        if moving is not None and moving["at"] == line:
            return self.table["active"]
        return self.table["lines"].get(line)

    def _badge(self, seat: int) -> Style:
        tincture = identity(seat).tincture
        return self.palette(f"{tincture}-on", tincture, bold=True)

    def _style(self, move: str, ink: str, ground: str, *, bold: bool = False) -> Style:
        if move == self.cursor:
            return self.palette("on-leaf", "leaf", bold=True)
        if move in self.legal:
            return self.palette("ink", "leaf-soft", bold=True)
        return self.palette(ink, ground, bold=bold)
