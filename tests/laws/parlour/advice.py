"""What a sensible player of this game knows."""

from tavola.core.game import Move
from tests.laws.parlour.moves import Step
from tests.laws.parlour.rules.game_end import points
from tests.laws.parlour.state import State


def weigh(state: State, seat: int, moves: list[Move]) -> list[float]:
    """Flowers of watered beds belong into the vase."""
    own = state.seats[seat]
    return [
        float(own.hand[move.about] + state.beds[move.about])
        if isinstance(move, Step) and move.verb in {"plant", "water"}
        else 0.0
        for move in moves
    ]


def worth(state: State, seat: int) -> float:
    total = sum(points(state, other) + 1 for other in range(state.players))
    return (points(state, seat) + 1) / total
