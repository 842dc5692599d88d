"""What a sensible player of Concordia weighs."""

from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.concordia.score import points
from tavola.games.concordia.state import State


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    return [0.0 for _ in moves]


def worth(state: State, seat: i64) -> float:
    total = 0.0
    for other in range(state.players):
        total += float(points(state, other)) + 1.0
    return (float(points(state, seat)) + 1.0) / total
