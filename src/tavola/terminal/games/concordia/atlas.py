"""Where the cities of both maps stand in characters, and how the lines between them run.

Names need room, so it is a cartogram: true in its directions, not in its distances. Every line is
an arc between its two cities, bent just so far that it passes by all others; in its middle, where
colonists rest, there is room for one that lies under no name and on no other line's middle.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final

from tavola.games.concordia.board import BOARDS, MapName

Cell = tuple[int, int]
Spot = tuple[float, float]

# How wide and high the drawings below are meant; larger ones are stretched.
LEAST: Final[dict[MapName, Cell]] = {"imperium": (86, 21), "italia": (50, 28)}
# By city: column and row of its sign.
CITIES: Final[dict[MapName, dict[str, Cell]]] = {
    "imperium": {
        "roma": (39, 10),
        "isca-d": (9, 1),
        "londinium": (20, 0),
        "lutetia": (20, 3),
        "burdigala": (14, 6),
        "massilia": (24, 8),
        "brigantium": (2, 8),
        "olisipo": (1, 13),
        "valentia": (16, 12),
        "colonia-a": (32, 1),
        "vindobona": (47, 2),
        "novaria": (32, 6),
        "aquileia": (43, 5),
        "syracusae": (44, 14),
        "rusadir": (10, 16),
        "carthago": (33, 15),
        "sirmium": (53, 6),
        "napoca": (59, 3),
        "tomis": (70, 5),
        "dyrrhachium": (51, 9),
        "athenae": (57, 13),
        "leptis-magna": (38, 19),
        "cyrene": (52, 18),
        "bycantium": (67, 9),
        "sinope": (79, 7),
        "attalia": (68, 13),
        "antiochia": (76, 12),
        "tyros": (78, 16),
        "alexandria": (64, 18),
        "memphis": (66, 20),
        "petra": (79, 20),
    },
    "italia": {
        "roma": (22, 14),
        "bauzanum": (18, 0),
        "aquileia": (32, 1),
        "verona": (21, 3),
        "comum": (9, 2),
        "segusio": (1, 4),
        "genua": (8, 6),
        "nicaea": (1, 8),
        "mutina": (18, 5),
        "ravenna": (29, 6),
        "florentia": (18, 8),
        "cosa": (14, 12),
        "aleria": (3, 13),
        "olbia": (4, 18),
        "ancona": (34, 9),
        "spoletum": (24, 11),
        "hadria": (37, 12),
        "casinum": (30, 14),
        "neapolis": (24, 19),
        "luceria": (38, 15),
        "brundisium": (44, 18),
        "potentia": (31, 18),
        "croton": (38, 23),
        "messana": (32, 25),
        "panormus": (15, 24),
        "syracusae": (31, 27),
    },
}
# By province: where its name begins, if there is room.
NAMES: Final[dict[MapName, dict[str, Cell]]] = {
    "imperium": {
        "britannia": (8, 0),
        "gallia": (8, 4),
        "hispania": (3, 10),
        "germania": (35, 3),
        "italia": (34, 12),
        "mauretania": (0, 18),
        "dacia": (60, 5),
        "hellas": (52, 11),
        "lybia": (41, 17),
        "asia": (72, 10),
        "syria": (76, 14),
        "aegyptus": (48, 20),
    },
    "italia": {
        "venetia": (34, 3),
        "transpadana": (0, 0),
        "liguria": (0, 10),
        "aemilia": (33, 5),
        "etruria": (8, 14),
        "corsica": (0, 16),
        "umbria": (36, 10),
        "campania": (10, 17),
        "apulia": (39, 17),
        "lucania": (39, 21),
        "sicilia": (14, 26),
    },
}
BENDS = (0.0, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.6, -0.6)
ALONG = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68)
TALL = 2.0  # characters are twice as high as wide
NEAR = 2.4  # columns: an arc that comes so near to a city seems to lead there
COAST = 5.5  # columns from a city or a road to the shore
STEPS = 24  # points of an arc


@dataclass(frozen=True)
class Line:
    """A line as moves write it, its arc, and the character in its middle."""

    name: str
    kind: str
    ends: tuple[str, str]
    points: tuple[Spot, ...]
    middle: Cell


class Atlas:
    """One map at one size."""

    def __init__(self, name: MapName, width: int, height: int) -> None:
        wide, high = LEAST[name]
        self.width, self.height = max(width, wide), max(height, high)
        across, down = (self.width - 1) / (wide - 1), (self.height - 1) / (high - 1)

        def stretched(cells: dict[str, Cell]) -> dict[str, Cell]:
            return {name: (round(x * across), round(y * down)) for name, (x, y) in cells.items()}

        self.cities = stretched(CITIES[name])
        self.names = stretched(NAMES[name])
        board = next(board for board in BOARDS if board.name == name)
        self.province_of = {
            city: board.provinces[board.province[number]]
            for number, city in enumerate(board.cities)
            if board.province[number] >= 0
        }
        self.lines: dict[str, Line] = {}
        taken = {cell for city in self.cities.values() for cell in around(city)}
        for line in sorted(board.lines, key=self._length):
            found = self._draw(line, taken)
            self.lines[line] = found
            taken.update(around(found.middle))

    def _length(self, line: str) -> float:
        _, one, other = line.split()
        return distance(self.cities[one], self.cities[other])

    def _draw(self, line: str, taken: set[Cell]) -> Line:
        """The straightest arc that passes by all other cities and the middles of other lines."""
        kind, one, other = line.split()
        ends = self.cities[one], self.cities[other]
        others = [at for city, at in self.cities.items() if city not in {one, other}]
        both = f"{'sea' if kind == 'land' else 'land'} {one} {other}" in self.lines
        best: tuple[float, tuple[Spot, ...], Cell] | None = None
        for bend in BENDS:
            points = tuple(arc(*ends, bend))
            near = sum(min(distance(at, point) for point in points) < NEAR for at in others)
            middle, hidden = self._middle(points, taken)
            out = not all(0 <= x < self.width and 0 <= y < self.height for x, y in points)
            cost = abs(bend) + 2 * near + 1.5 * hidden + 3 * out + (2 if both and not bend else 0)
            if best is None or cost < best[0]:
                best = cost, points, middle
        assert best is not None
        return Line(line, kind, (one, other), best[1], best[2])

    def _middle(self, points: tuple[Spot, ...], taken: set[Cell]) -> tuple[Cell, bool]:
        for along in ALONG:
            x, y = points[round(along * STEPS)]
            if (round(x), round(y)) not in taken:
                return (round(x), round(y)), False
        x, y = points[STEPS // 2]
        return (round(x), round(y)), True

    def ground(self) -> list[list[str]]:
        """By row and column the province, "roma" for the capital's own, "" for the sea."""
        found = [[""] * self.width for _ in range(self.height)]
        shores: list[Spot] = [*self.cities.values()]
        shores += [at for line in self.lines.values() if line.kind == "land" for at in line.points]
        for x, y in {cell for shore in shores for cell in self._inland(shore)}:
            city = min(self.cities, key=lambda city: distance(self.cities[city], (x, y)))
            found[y][x] = self.province_of.get(city, city)
        return found

    def _inland(self, shore: Spot) -> Iterator[Cell]:
        """The characters that are land because of a city or a point of a road."""
        x, y = round(shore[0]), round(shore[1])
        wide, high = int(COAST), int(COAST / TALL)
        for row in range(max(0, y - high), min(self.height, y + high + 1)):
            for column in range(max(0, x - wide), min(self.width, x + wide + 1)):
                if distance((column, row), shore) <= COAST:
                    yield column, row


def distance(one: Spot, other: Spot) -> float:
    """In columns."""
    return hypot(one[0] - other[0], TALL * (one[1] - other[1]))


def around(cell: Cell) -> Iterator[Cell]:
    """A piece is two characters wide."""
    for across in (-2, -1, 0, 1, 2):
        yield cell[0] + across, cell[1]


def arc(one: Spot, other: Spot, bend: float) -> Iterator[Spot]:
    """From one to the other; `bend`: how far aside in the middle, of its length."""
    (x, y), (u, v) = one, other
    side_x, side_y = TALL * (v - y) * bend, -(u - x) * bend / TALL
    for step in range(STEPS + 1):
        t = step / STEPS
        out = 4 * t * (1 - t)
        yield x + (u - x) * t + side_x * out, y + (v - y) * t + side_y * out


@lru_cache(maxsize=8)
def atlas(name: MapName, width: int, height: int) -> Atlas:
    return Atlas(name, width, height)


@lru_cache(maxsize=8)
def ground(name: MapName, width: int, height: int) -> list[list[str]]:
    return atlas(name, width, height).ground()
