"""The map: provinces as land, cities with goods and houses, lines with those who rest there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rich.style import Style

from tavola.games.concordia.board import MapName
from tavola.games.concordia.view import Table
from tavola.terminal.board import Look
from tavola.terminal.games.concordia.atlas import (
    LEAST,
    TALL,
    Atlas,
    Cell,
    Line,
    atlas,
    distance,
    ground,
)
from tavola.terminal.games.concordia.words import short_city
from tavola.terminal.grid import Grid
from tavola.terminal.seats import identity

ON_FOOT, AFLOAT = "♟", "≈"  # land and sea colonists
CAPITAL = "◎"
BRAILLE = 0x2800
# The bits of the dots of a character, by column and row.
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
FINE = 5  # dots for each column that a line is long
DASH = 9
TINTS = ("prov-1", "prov-2", "prov-3")
AWAY = (
    (0, 0),
    (0, 1),
    (0, -1),
    (3, 0),
    (-3, 0),
    (3, 1),
    (-3, 1),
    (3, -1),
    (-3, -1),
    (0, 2),
    (0, -2),
)
FARTHER = sorted(
    ((dx, dy) for dy in (-2, -1, 0, 1, 2) for dx in (-9, -6, 6, 9)),
    key=lambda away: abs(away[0]) + 3 * abs(away[1]),
)
HOUSES = 3  # how many a name leaves room for
STANDING = 12  # where all colonists set out


@dataclass(frozen=True)
class Written:
    """Where a name stands: from this column on, before or behind the sign of its city."""

    x: int
    y: int
    before: bool


class Map(Look[Table]):
    """Draws the map for one look at the table."""

    @staticmethod
    def fits(name: MapName, width: int, height: int) -> bool:
        wide, high = LEAST[name]
        return width >= wide and height >= high

    @staticmethod
    def is_tall(name: MapName) -> bool:
        """Whether it is rather high than wide, to the eye."""
        wide, high = LEAST[name]
        return wide < TALL * high

    def draw(self, width: int, height: int) -> Grid:
        name = self.table["map"]
        chart = atlas(name, width, height)
        self.lands = ground(name, width, height)
        self.traces = traces(name, width, height)
        self.tints = {
            province: TINTS[number % len(TINTS)]
            for number, province in enumerate(self.table["provinces"])
        }
        grid = Grid(width, height, self.palette("sea-ink", "sea"))
        for y in range(height):
            for x in range(width):
                grid.put(x, y, " ", self.palette("ink", self._tint(x, y)))
        for line in chart.lines.values():
            self._trace(grid, line)
        words = tuple(self._name(city) for city in chart.cities)
        titles = tuple((one, self._province(one)) for one in self.table["provinces"])
        names, provinces = places(
            name, width, height, words, tuple(map(len, dict(titles).values()))
        )
        for (province, text), (x, y) in zip(titles, provinces):
            move = f"produce {province}"
            grid.put(x, y, text, self._style(move, "ink-2", self._tint(x, y), italic=True))
            grid.spot(x, y, len(text), 1, move)
        for (city, at), written in zip(chart.cities.items(), names):
            self._city(grid, city, at, written)
        for line in chart.lines.values():
            self._rest(grid, line)
        return grid

    # --- land and lines --------------------------------------------------------------------------

    def _tint(self, x: int, y: int) -> str:
        province = self.lands[y][x] if y < len(self.lands) and x < len(self.lands[0]) else ""
        return self.tints.get(province, "land") if province else "sea"

    def _trace(self, grid: Grid, line: Line) -> None:
        """Roads are whole, sea lines are dashed; they join what is there already."""
        lit = self._target(line) in {*self.legal, self.cursor}
        for (x, y), bits in self.traces[line.name]:
            if not (0 <= x < grid.width and 0 <= y < grid.height):
                continue
            drawn = grid.char(x, y)
            known = ord(drawn) - BRAILLE if len(drawn) == 1 and ord(drawn) >= BRAILLE else 0
            ink = "rubric" if lit else "border" if line.kind == "land" else "sea-ink"
            style = self.palette(ink, self._tint(x, y), bold=lit)
            grid.put(x, y, chr(BRAILLE + (bits | known)), style)

    def _target(self, line: Line) -> str:
        """The move that pointing at a line means: a colonist sets out from it, or comes to it."""
        moving = self.table["moving"]
        if moving is None and self.table["lines"].get(line.name) == self.me:
            return f"move {line.name}"
        return f"step {line.name}"

    def _rest(self, grid: Grid, line: Line) -> None:
        """Who is on a line, and where one can go."""
        x, y = line.middle
        moving = self.table["moving"]
        owner = self.table["lines"].get(line.name)
        if moving is not None and moving["at"] == line.name:
            owner = self.table["active"]
        move = self._target(line)
        sign = ON_FOOT if line.kind == "land" else AFLOAT
        if owner is not None:
            tincture = identity(owner).tincture
            style = self.palette(f"{tincture}-on", tincture, bold=True)
            grid.put(x, y, f"{sign}{identity(owner).charge}", style)
        if move in self.legal or move == self.cursor:
            text = sign if owner is not None else "○ "
            grid.put(x, y, text, self._style(move, "ink", "leaf-soft"))
        if move in self.legal or owner == self.me:
            grid.spot(x, y, 2, 1, move)

    # --- names -----------------------------------------------------------------------------------

    def _name(self, city: str) -> str:
        return short_city(self.texts, city)

    def _province(self, province: str) -> str:
        marker = self.table["provinces"][province]
        bonus = (
            f"{marker['coins']}"
            if marker["turned"]
            else self.texts.say(f"good-{marker['good']}.abbr")
        )
        return f"{self.texts.say(f'province-{province}').upper()} ◆{bonus}"

    def _city(self, grid: Grid, city: str, at: Cell, written: Written) -> None:
        move = f"build {city}"
        x, y = at
        here = self.table["cities"][city]
        good = here["good"]
        style = self._style(move, "ink", self._tint(x, y))
        abbr = self.texts.say(f"good-{good}.abbr") if good else f"{CAPITAL} "
        pieces = [(identity(seat).charge, seat) for seat in here["houses"]]
        pieces += list(self._standing(city))
        sign = self._style(move, "card-ink", "card", bold=True)
        grid.put(x, y, abbr, sign)
        name = self._name(city)
        taken = sum(len(text) for text, _ in pieces)
        start = written.x - (taken if written.before else 0)
        column = start if written.before else grid.put(written.x, written.y, name, style)
        for text, seat in pieces:
            tincture = identity(seat).tincture
            column = grid.put(
                column, written.y, text, self.palette(f"{tincture}-on", tincture, bold=True)
            )
        if written.before:
            grid.put(column, written.y, name, style)
        grid.spot(x, y, 2, 1, move)
        grid.spot(start, written.y, len(name) + taken, 1, move)

    def _standing(self, city: str) -> Iterator[tuple[str, int]]:
        """Colonists who have not left the city: how many, whose, of which kind."""
        for seat, player in enumerate(self.table["players"]):
            numbers = (
                (ON_FOOT, player["land"].count(city)),
                (AFLOAT, player["sea"].count(city)),
            )
            signs = "".join(f"{sign}{n if n > 1 else ''}" for sign, n in numbers if n)
            if signs:
                yield f"{signs}{identity(seat).charge}", seat

    def _style(
        self, move: str, ink: str, ground: str, *, bold: bool = False, italic: bool = False
    ) -> Style:
        if move == self.cursor:
            return self.palette("on-leaf", "leaf", bold=True)
        if move in self.legal:
            return self.palette("ink", "leaf-soft", bold=True)
        return self.palette(ink, ground, bold=bold, italic=italic)


@lru_cache(maxsize=8)
def places(
    name: MapName, width: int, height: int, names: tuple[str, ...], provinces: tuple[int, ...]
) -> tuple[list[Written], list[Cell]]:
    """Where names of cities and provinces stand: whatever happens, they stay there."""
    chart = atlas(name, width, height)
    taken = {(x + more, y) for x, y in chart.cities.values() for more in (-1, 0, 1, 2)}
    for line in chart.lines.values():
        taken |= {(line.middle[0] + more, line.middle[1]) for more in (0, 1)}
    written = []
    for (city, (x, y)), text in zip(chart.cities.items(), names):
        found = min(beside(x, y, len(text)), key=lambda one: cost(chart, taken, one, len(text)))
        written.append(found)
        more = HOUSES if chart.province_of.get(city) else STANDING
        room = range(-more if found.before else 0, len(text) + (0 if found.before else more))
        taken |= {(found.x + column, found.y) for column in room}
    titles = []
    for cell, length in zip(chart.names.values(), provinces):
        near = [(cell[0] + dx, cell[1] + dy) for dx, dy in (*AWAY, *FARTHER)]
        at = min(near, key=lambda spot: covered(chart, taken, spot[0], spot[1], length))
        titles.append(at)
        taken |= {(at[0] + more, at[1]) for more in range(-1, length + 1)}
    return written, titles


def beside(x: int, y: int, length: int) -> list[Written]:
    """Behind the sign of the city, before it, below and above."""
    return [
        Written(x + 3, y, False),
        Written(x - length - 1, y, True),
        Written(x - length // 2 + 1, y + 1, False),
        Written(x - length // 2 + 1, y - 1, False),
        Written(x - 1, y + 1, False),
        Written(x - 1, y - 1, False),
        Written(x - length + 2, y + 1, True),
        Written(x - length + 2, y - 1, True),
    ]


def cost(chart: Atlas, taken: set[Cell], one: Written, length: int) -> int:
    """How much a name would cover; where there is room for houses, too, is better."""
    start = one.x - (HOUSES if one.before else 0)
    houses = covered(chart, taken, start, one.y, length + HOUSES)
    return 10 * covered(chart, taken, one.x, one.y, length) + min(houses, 9)


def covered(chart: Atlas, taken: set[Cell], x: int, y: int, length: int) -> int:
    outside = x < 0 or x + length > chart.width or not 0 <= y < chart.height
    return 50 * outside + sum((x + more, y) in taken for more in range(length))


@lru_cache(maxsize=8)
def traces(name: MapName, width: int, height: int) -> dict[str, list[tuple[Cell, int]]]:
    """By line, what it makes black."""
    return {line: list(dots(drawn)) for line, drawn in atlas(name, width, height).lines.items()}


def dots(line: Line) -> Iterator[tuple[Cell, int]]:
    """The characters through which a line runs, with the dots of each that it makes black."""
    found: dict[Cell, int] = {}
    points = line.points
    steps = round(FINE * distance(points[0], points[-1]))
    for step in range(steps + 1):
        if line.kind == "sea" and step // DASH % 2:
            continue
        along = step / steps * (len(points) - 1)
        first = min(int(along), len(points) - 2)
        part = along - first
        (x, y), (u, v) = points[first], points[first + 1]
        px, py = round(2 * (x + (u - x) * part) + 0.5), round(4 * (y + (v - y) * part) + 1.5)
        cell = px // 2, py // 4
        found[cell] = found.get(cell, 0) | DOTS[px % 2][py % 4]
    return iter(found.items())
