"""The two maps (K1.2, K2.7): cities, provinces and lines, numbered for the rules."""

from typing import Any, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.concordia.data import BIT, FILE, LETTERS

LAND: Final[i64] = 0
SEA: Final[i64] = 1
Kind = Literal["land", "sea"]
LINE_KINDS: Final[tuple[Kind, ...]] = ("land", "sea")

ROMA: Final[i64] = 0  # K1.2 the capital: without a tile, without a province
MapName = Literal["imperium", "italia"]
MAPS: Final[tuple[MapName, ...]] = ("imperium", "italia")

# Cities that stand on both maps have the same number on both, so that `build aquileia` is one move.
_FIRST: Final = ["roma", "aquileia", "syracusae"]


@final
class Board:
    """One map. Lists of lines lie one behind the other; `…_first` says where each one begins."""

    def __init__(self, number: i64, printed: dict[str, Any]) -> None:
        provinces = printed["provinces"]
        printed_cities = [city["id"] for entry in provinces for city in entry["cities"]]
        cities = [*_FIRST, *(city for city in printed_cities if city not in _FIRST)]
        self.number: Final[i64] = number
        self.name: Final[MapName] = MAPS[number]
        self.fewest: Final[i64] = printed["fewest"]
        self.most: Final[i64] = printed["most"]
        self.cities: Final[tuple[str, ...]] = tuple(cities)
        self.city_count: Final[i64] = len(cities)
        self.provinces: Final[tuple[str, ...]] = tuple(entry["id"] for entry in provinces)
        self.province_count: Final[i64] = len(provinces)
        province_of = {c["id"]: k for k, entry in enumerate(provinces) for c in entry["cities"]}
        # By city; Roma has neither.
        self.province: Final[vec[i64]] = vec[i64]([province_of.get(city, -1) for city in cities])
        self.letter: Final[vec[i64]] = vec[i64](
            [
                LETTERS.index(provinces[province_of[city]]["letter"]) if city in province_of else -1
                for city in cities
            ]
        )
        # By province: the set of its cities.
        self.within: Final[vec[i64]] = vec[i64](
            [
                i64(sum(int(BIT[cities.index(city["id"])]) for city in entry["cities"]))
                for entry in provinces
            ]
        )
        lines = [(LAND, *pair) for pair in printed["land"]]
        lines += [(SEA, *pair) for pair in printed["sea"]]
        ends = [(cities.index(one), cities.index(other)) for _, one, other in lines]
        self.line_count: Final[i64] = len(lines)
        # `land aquileia roma`: how a line is written in moves and positions.
        self.lines: Final[tuple[str, ...]] = tuple(
            f"{LINE_KINDS[kind]} {one} {other}" for kind, one, other in lines
        )
        self.line_kind: Final[vec[i64]] = vec[i64]([kind for kind, _, _ in lines])
        self.line_a: Final[vec[i64]] = vec[i64]([i64(one) for one, _ in ends])
        self.line_b: Final[vec[i64]] = vec[i64]([i64(other) for _, other in ends])
        # K4.2 the lines of each kind that start in a city: kind * city_count + city
        starting = [
            [line for line, pair in enumerate(ends) if lines[line][0] == kind and city in pair]
            for kind in (0, 1)
            for city in range(len(cities))
        ]
        self.start_first: Final[vec[i64]] = _firsts(starting)
        self.start_lines: Final[vec[i64]] = _flat(starting)
        # The cities at the other ends of these lines, as a set: kind * city_count + city
        self.around: Final[vec[i64]] = vec[i64](
            [
                i64(sum({int(BIT[end]) for line in found for end in ends[line]} - {int(BIT[city])}))
                for k, found in enumerate(starting)
                for city in [k % len(cities)]
            ]
        )
        # K4.2 the lines of the same kind that share a city with a line
        beside = [
            [
                other
                for other, pair in enumerate(ends)
                if other != line and lines[other][0] == lines[line][0] and set(pair) & {a, b}
            ]
            for line, (a, b) in enumerate(ends)
        ]
        self.beside_first: Final[vec[i64]] = _firsts(beside)
        self.beside_lines: Final[vec[i64]] = _flat(beside)


def _firsts(lists: list[list[int]]) -> vec[i64]:
    firsts = [0]
    for items in lists:
        firsts.append(firsts[-1] + len(items))
    return vec[i64]([i64(first) for first in firsts])


def _flat(lists: list[list[int]]) -> vec[i64]:
    return vec[i64]([i64(item) for items in lists for item in items])


BOARDS: Final[list[Board]] = [Board(number, FILE["maps"][name]) for number, name in enumerate(MAPS)]

_SIZES: Final[vec[i64]] = vec[i64]([number.bit_count() for number in range(2048)])


def size(members: i64) -> i64:
    """How many members a set of up to 32 has."""
    return _SIZES[members & 2047] + _SIZES[(members >> 11) & 2047] + _SIZES[members >> 22]


def maps_for(players: i64) -> tuple[str, ...]:
    """K2.7 The maps for so many players, the usual one first."""
    return tuple(board.name for board in BOARDS if board.fewest <= players <= board.most)


def cities_of(map: str, province: str) -> list[str]:
    """The cities of a province, by name."""
    board = next(board for board in BOARDS if board.name == map)
    number = board.provinces.index(province)
    return [board.cities[c] for c in range(board.city_count) if board.province[c] == number]


def lines_from(map: str, city: str, kind: Kind) -> list[tuple[str, str]]:
    """The lines of a kind that leave a city, as they are written, each with the city at its end."""
    board = next(board for board in BOARDS if board.name == map)
    found = []
    for line in board.lines:
        sort, one, other = line.split()
        if sort == kind and city in (one, other):
            found.append((line, other if city == one else one))
    return found
