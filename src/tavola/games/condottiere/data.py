"""The printed facts (data.toml) in the form in which the rules use them (D1)."""

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# D1.1: the kinds of card, in the order in which hands and armies are counted. Mercenaries come
# first.
MERCENARIES: Final[i64] = 7  # kinds 0 … 6 are mercenaries
WINTER: Final[i64] = 7
DRUMMER: Final[i64] = 8
HEROINE: Final[i64] = 9
SCARECROW: Final[i64] = 10
SURRENDER: Final[i64] = 11
BISHOP: Final[i64] = 12
KINDS: Final[i64] = 13
CARDS: Final[tuple[str, ...]] = (
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "10",
    "winter",
    "drummer",
    "heroine",
    "scarecrow",
    "surrender",
    "bishop",
)
VALUE: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 10])  # D5.1, by kind of mercenary

_FILE = tomllib.loads((files("tavola.games.condottiere") / "data.toml").read_text("utf-8"))

DECK: Final[vec[i64]] = vec[i64]([_FILE["deck"][card] for card in CARDS])
HEROINE_VALUE: Final[i64] = _FILE["heroine"]["value"]  # D5.4
HAND_BASE: Final[i64] = _FILE["hand"]["base"]  # D2.2
HAND_PER_CITY: Final[i64] = _FILE["hand"]["per_city"]  # D7.2
GROUP_TO_WIN: Final[vec[i64]] = vec[i64](  # D8.1, by the number of players
    [_FILE["group_to_win"].get(str(players), 0) for players in range(7)]
)

CITIES: Final[tuple[str, ...]] = tuple(city["id"] for city in _FILE["city"])
CITY_COUNT: Final[i64] = len(CITIES)
# One bit per city, so that a set of cities is a number. A table, since mypyc 2.4.1 shifts in 32
# bits.
BIT: Final[vec[i64]] = vec[i64]([2**city for city in range(len(CITIES))])


def _borders(added: list[list[str]]) -> vec[i64]:
    """For each city the set of its neighbours (D1.2)."""
    sets = [0] * len(CITIES)
    for city, entry in enumerate(_FILE["city"]):
        for neighbour in entry["borders"]:
            sets[city] |= 2 ** CITIES.index(neighbour)
    for one, other in added:
        sets[CITIES.index(one)] |= 2 ** CITIES.index(other)
        sets[CITIES.index(other)] |= 2 ** CITIES.index(one)
    return vec[i64]([i64(neighbours) for neighbours in sets])


BOARD_BORDERS: Final[vec[i64]] = _borders([])
EXAMPLE_BORDERS: Final[vec[i64]] = _borders(_FILE["example_borders"]["added"])

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4", "5")
