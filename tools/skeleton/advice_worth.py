"""What a position is worth: the share of a win that each player can expect."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tools.skeleton.state import State


def worth(state: State, seat: i64) -> float:
    if state.winner != NOBODY:
        return 1.0 if seat == state.winner else 0.0
    return 1.0 / int(state.players)
