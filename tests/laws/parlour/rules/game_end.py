"""P6 The end."""

from tavola.core.game import NOBODY, Move, Over, Refusal
from tests.laws.parlour.state import OVER, State


class GameOver(Over[State]):
    def why_wait(self, state: State, seat: int, move: Move) -> Refusal:
        return Refusal("P6.1", "game-is-over")


def end_game(state: State) -> None:
    """P6.1, P6.2."""
    state.phase = OVER
    state.acting = NOBODY


def end_if_full(state: State, seat: int) -> None:
    """P6.2."""
    if sum(state.seats[seat].vase) == 4:
        end_game(state)


def points(state: State, seat: int) -> int:
    """P6.3."""
    vase = state.seats[seat].vase
    return sum(count * (1 + drops) for count, drops in zip(vase, state.beds))
