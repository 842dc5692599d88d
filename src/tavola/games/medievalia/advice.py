"""What a sensible player of Medievalia weighs: `weigh` looks at what the seat may know only."""

from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.medievalia.state import TURN, State


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    return [0.0 for _ in moves]


def worth(state: State, seat: i64) -> float:
    return 0.5


def settled(state: State) -> bool:
    return state.phase == TURN and state.batch is None
