"""C3.20, C6 The end of a turn, the last round, the emperor and the end of the game."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Over, Refusal
from tavola.games.comuni.data import EMPEROR
from tavola.games.comuni.rules.invasion import begin_invasion
from tavola.games.comuni.state import PROJECT, State


def end_turn(state: State, log: Log) -> None:
    """C3.20 The captain passes to the left; C6.1 but stays with who drew the last card."""
    state.turns += 1
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            begin_invasion(state, EMPEROR, log)  # C6.3
            return
    elif state.last_player != NOBODY or limit_reached(state, log):
        state.last_turns = state.players  # C6.2 everybody once more, that player last
        if log.listening:
            log.tell("last-round", {"seat": state.last_player})
    state.turn = state.left_of(state.turn)
    if state.last_player == NOBODY:
        state.captain = state.turn
    state.phase = PROJECT
    state.acting = state.turn
    if log.listening:
        log.tell("turn", {"seat": state.turn})


def limit_reached(state: State, log: Log) -> bool:
    """C6.6 The player who ended the last round counts as the one who drew the last card."""
    if state.turns < state.round_limit * state.players:
        return False
    state.last_player = state.turn
    state.by_limit = True
    if log.listening:
        log.tell("limit-reached", {"rounds": state.round_limit})
    return True


class GameOver(Over[State]):
    """C6.3 The emperor has come, and the game is scored."""

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("C6.3", "game-is-over")
