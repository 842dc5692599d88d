"""C6 The end: who has the last turn, and the limit."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Over, Refusal
from tavola.games.comuni.state import State


class GameOver(Over[State]):
    """C6.3 The emperor has come, and the game is scored."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("C6.3", "game-is-over")


def claims_again(state: State, seat: i64) -> bool:
    """C6.5 Whether a turn of his comes after this one, in which he could claim."""
    if state.last_turns == 0:
        return True
    other = state.turn
    for _step in range(state.last_turns - 1):
        other = state.left_of(other)
        if other == seat:
            return True
    return False


def limit_reached(state: State, log: Log) -> bool:
    """C6.6 The player who ended the last round counts as the one who drew the last card."""
    if state.turns < state.round_limit * state.players:
        return False
    state.last_player = state.turn
    state.by_limit = True
    if log.listening:
        log.tell("limit-reached", {"rounds": state.round_limit})
    return True
