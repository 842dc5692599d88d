"""K6 The end: the Concordia card, the last turns, the limit."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Over, Refusal
from tavola.games.concordia.data import DISPLAY
from tavola.games.concordia.events import OfSeat
from tavola.games.concordia.state import EMPTY, OVER, State


class GameOver(Over[State]):
    """K6.1, K6.4 After the last turn, or at the limit."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("K6.4" if state.concordia == NOBODY else "K6.1", "game-is-over")


def cards_for_sale(state: State) -> i64:
    """K6.1 How many can still be bought: on display and in the stack."""
    cards = i64(len(state.stack)) - state.top
    for space in range(DISPLAY):
        if state.display[space] != EMPTY:
            cards += 1
    return cards


def take_concordia(state: State, seat: i64, log: Log) -> None:
    """K6.1 By the last card or the 15th house, copied or not; a second time it has no effect."""
    if state.concordia != NOBODY:
        return
    state.concordia = seat
    if log.listening:
        by_house = state.seats[seat].houses_left == 0
        told: OfSeat = {"seat": seat}
        log.tell("concordia-by-house" if by_house else "concordia-by-card", told)


def last_turn_is_over(state: State, following: i64) -> bool:
    """K6.1 Every other player has had one more turn: it would be the holder's own again."""
    return state.concordia == following


def limit_is_reached(state: State, following: i64) -> bool:
    """K6.4 So many whole rounds, unless the last turns have begun."""
    return (
        following == state.start and state.rounds >= state.round_limit and state.concordia == NOBODY
    )


def over(state: State, log: Log) -> None:
    """K6.3 Nobody acts any more; the score is counted (score.py)."""
    state.phase = OVER
    state.acting = NOBODY
    if log.listening:
        if state.concordia == NOBODY:
            log.tell("limit-reached", {"rounds": state.rounds})
        else:
            log.tell("game-over", {"rounds": state.rounds})
