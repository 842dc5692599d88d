"""How far a set of cities is from a connected group that wins (D8.1)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.condottiere.data import (
    BIT,
    BOARD_BORDERS,
    CITY_COUNT,
    EXAMPLE_BORDERS,
    GROUP_TO_WIN,
)
from tavola.games.condottiere.rules.game_end import size
from tavola.games.condottiere.state import State

SETS: Final[i64] = 2**17  # so many sets of cities there are


@final
class Reach:
    """Answers for one map and one size of group.

    Search asks millions of times about the same few sets, so each answer is found once and kept.
    """

    def __init__(self, borders: vec[i64], need: i64) -> None:
        self.need: Final = need
        self.groups: Final = connected_sets(borders, need)
        self.answers: Final = vec[i64]([i64(-1)] * int(SETS))

    def missing(self, cities: i64) -> i64:
        """How many more cities it takes to hold a group that wins; 0 if it is there."""
        answer = self.answers[cities]
        if answer < 0:
            answer = self.need
            for group in self.groups:
                answer = min(answer, size(group & ~cities))
            self.answers[cities] = answer
        return answer


def connected_sets(borders: vec[i64], cities_each: i64) -> vec[i64]:
    """All connected sets of so many cities: those with one city less, each grown by a neighbour."""
    sets: set[int] = {int(bit) for bit in BIT}
    for _city in range(cities_each - 1):
        larger: set[int] = set()
        for smaller in sets:
            members: i64 = smaller
            around: i64 = 0
            for city in range(CITY_COUNT):
                if members & BIT[city]:
                    around |= borders[city]
            for city in range(CITY_COUNT):
                if around & BIT[city] & ~members:
                    larger.add(int(members | BIT[city]))
        sets = larger
    found = vec[i64](capacity=len(sets))
    for group in sorted(sets):
        found = append(found, i64(group))
    return found


_KNOWN: Final[list[Reach | None]] = [None] * 14  # by players, then the same for the other borders


def reach_of(state: State) -> Reach:
    """The one for this table's borders and number of players, made when it is first needed."""
    place = state.players
    if state.example_borders:
        place += 7
    known = _KNOWN[place]
    if known is None:
        borders = EXAMPLE_BORDERS if state.example_borders else BOARD_BORDERS
        known = Reach(borders, GROUP_TO_WIN[state.players])
        _KNOWN[place] = known
    return known
