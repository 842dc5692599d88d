"""What cities are worth to a player on the way to a connected group (D8.1), in shares of a win."""

from typing import Final

from mypy_extensions import i64

from tavola.games.condottiere.advice_reach import reach_of
from tavola.games.condottiere.data import BIT
from tavola.games.condottiere.rules.game_end import domain, size
from tavola.games.condottiere.state import State

# A player's hope of winning, by how many cities are still missing for a group that wins.
HOPE: Final[list[float]] = [1.0, 0.30, 0.14, 0.08, 0.05, 0.035, 0.025]
PER_CITY: Final = 0.012  # two more cards in every round (D7.2)


def hope(state: State, cities: i64) -> float:
    """How near to winning somebody is who controls this set of cities."""
    return HOPE[reach_of(state).missing(cities)] + PER_CITY * float(size(cities))


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
