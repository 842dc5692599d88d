"""What cities are worth to a player on the way to a connected group (D8.1), in shares of a win."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.condottiere.data import (
    BIT,
    BOARD_BORDERS,
    CITY_COUNT,
    EXAMPLE_BORDERS,
    GROUP_TO_WIN,
)
from tavola.games.condottiere.rules.game_end import domain, group_in, size
from tavola.games.condottiere.state import State

# A player's hope of winning, by how many cities are still missing for a group that wins.
HOPE: Final[list[float]] = [1.0, 0.30, 0.14, 0.08, 0.05, 0.035, 0.025, 0.02]
PER_CITY: Final = 0.012  # two more cards in every round (D7.2)


def hope(state: State, cities: i64) -> float:
    """How near to winning somebody is who controls this set of cities."""
    return HOPE[missing(state, cities)] + PER_CITY * float(size(cities))


def missing(state: State, cities: i64) -> i64:
    """About how many more cities it takes to join a group that wins; 0 if it is there."""
    need = GROUP_TO_WIN[state.players]
    borders = EXAMPLE_BORDERS if state.example_borders else BOARD_BORDERS
    groups = vec[i64](capacity=8)
    sizes = vec[i64](capacity=8)
    left = cities
    for city in range(CITY_COUNT):
        if left & BIT[city]:
            group = group_in(cities, city, state.example_borders)
            left &= ~group
            groups = append(groups, group)
            sizes = append(sizes, size(group))
            if sizes[len(sizes) - 1] >= need:
                return 0
    joined: i64 = 1  # the largest group that one more city makes
    for city in range(CITY_COUNT):
        if not cities & BIT[city]:
            total: i64 = 1
            for place in range(len(groups)):
                if groups[place] & borders[city]:
                    total += sizes[place]
            joined = max(joined, total)
    return max(i64(1), need - joined + 1)


def gain(state: State, seat: i64, city: i64) -> float:
    """What winning this city brings the seat nearer to winning the game."""
    cities = domain(state, seat)
    if cities & BIT[city]:
        return 0.0
    return hope(state, cities | BIT[city]) - hope(state, cities)


def loss(state: State, seat: i64, city: i64) -> float:
    """What losing this city costs the seat, if it is its own."""
    cities = domain(state, seat)
    if not cities & BIT[city]:
        return 0.0
    return hope(state, cities) - hope(state, cities & ~BIT[city])
