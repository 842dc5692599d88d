"""T3.1 Places."""

from tavola.core.game import NOBODY, Result
from tools.skeleton.state import State


def score(state: State) -> Result | None:
    """The result, once the game is over."""
    if state.winner == NOBODY:
        return None
    places = [1 if seat == state.winner else 2 for seat in range(state.players)]
    lines = [[("taken", int(player.taken))] for player in state.seats]
    return Result(places, lines, "last-counter", "T3.1")
