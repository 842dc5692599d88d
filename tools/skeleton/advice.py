"""What a sensible player of this game knows."""

from mypy_extensions import i64

from tavola.core.game import Move
from tools.skeleton.moves import MOST, Take
from tools.skeleton.state import State


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Whoever must leave a multiple of four can't take the last counter."""
    return [
        1.0 if isinstance(move, Take) and (state.left - move.count) % (MOST + 1) == 0 else 0.0
        for move in moves
    ]
