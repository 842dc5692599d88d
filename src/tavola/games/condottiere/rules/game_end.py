"""D8 The end of the game: victory, places, the limit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Over, Refusal
from tavola.games.condottiere.data import (
    BIT,
    BOARD_BORDERS,
    CITIES,
    CITY_COUNT,
    EXAMPLE_BORDERS,
    GROUP_TO_WIN,
)
from tavola.games.condottiere.state import OVER, State

# How many cities a set has, looked up for its nine lower and its eight upper bits.
_SIZES: Final[vec[i64]] = vec[i64]([cities.bit_count() for cities in range(512)])


def cities_of(state: State, seat: i64) -> i64:
    """How many cities the seat controls. More than ten markers is no limit (D1.3)."""
    count: i64 = 0
    for owner in state.owner:
        if owner == seat:
            count += 1
    return count


def domain(state: State, seat: i64) -> i64:
    """The set of cities that the seat controls."""
    cities: i64 = 0
    for city in range(CITY_COUNT):
        if state.owner[city] == seat:
            cities |= BIT[city]
    return cities


def group_in(cities: i64, city: i64, example_borders: bool) -> i64:
    """The connected group (D1.2) around `city` within a set of cities."""
    borders = EXAMPLE_BORDERS if example_borders else BOARD_BORDERS
    group: i64 = BIT[city]
    grown: i64 = 0
    while grown != group:
        grown = group
        for member in range(CITY_COUNT):
            if group & BIT[member]:
                group |= borders[member] & cities
    return group


def group_with(state: State, seat: i64, city: i64) -> i64:
    """D8.1 How large the seat's group around this city is, or would be if the city were its own."""
    return size(group_in(domain(state, seat) | BIT[city], city, state.example_borders))


def size(cities: i64) -> i64:
    """How many cities a set has."""
    return _SIZES[cities & 511] + _SIZES[cities >> 9]


def largest_group(state: State, seat: i64) -> i64:
    """D8.1, D8.2 The size of the largest connected group that the seat controls."""
    cities = domain(state, seat)
    best: i64 = 0
    for city in range(CITY_COUNT):
        if cities & BIT[city]:
            group = group_in(cities, city, state.example_borders)
            cities &= ~group
            best = max(best, size(group))
    return best


def wins(state: State, joined: i64) -> bool:
    """D8.1 Whether so many connected cities win the game."""
    return joined >= GROUP_TO_WIN[state.players]


def check_victory(state: State, seat: i64, city: i64, log: Log) -> bool:
    """D8.1 Whether the city just won completes a connected group that wins the game."""
    group = group_in(domain(state, seat), city, state.example_borders)
    if not wins(state, size(group)):
        return False
    state.winner = seat
    end_game(state)
    if log.listening:
        names = [CITIES[member] for member in range(CITY_COUNT) if group & BIT[member]]
        log.tell("won", {"seat": seat, "cities": names})
    return True


def check_round_limit(state: State, log: Log) -> bool:
    """D8.3 Whether so many rounds have ended that the game is over."""
    if state.rounds < state.round_limit:
        return False
    end_game(state)
    if log.listening:
        log.tell("limit-reached", {"rounds": state.rounds})
    return True


class GameOver(Over[State]):
    """D8.1 By a victory, D8.3 or by the limit."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("D8.3" if state.winner == NOBODY else "D8.1", "game-is-over")


def end_game(state: State) -> None:
    state.phase = OVER
    state.acting = NOBODY
