"""T3 The end."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move, Over, Refusal
from tools.skeleton.state import OVER, State


class GameOver(Over[State]):
    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("T3.1", "game-is-over")


def end_game(state: State, winner: i64) -> None:
    """T3.1."""
    state.winner = winner
    state.phase = OVER
    state.acting = NOBODY
