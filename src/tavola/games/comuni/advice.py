"""What a sensible player of Comuni weighs."""

from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.comuni.state import State


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    return [0.0 for _ in moves]


def worth(state: State, seat: i64) -> float:
    return 0.5
