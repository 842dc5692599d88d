"""P6.3 Points and places."""

from tavola.core.game import Result
from tests.laws.parlour.rules.game_end import points
from tests.laws.parlour.state import OVER, State


def score(state: State) -> Result | None:
    """P6.3 Most points win."""
    if state.phase != OVER:
        return None
    total = [points(state, seat) for seat in range(state.players)]
    places = [1 + sum(other > own for other in total) for own in total]
    score = [[("points", own)] for own in total]
    if any(sum(player.vase) == 4 for player in state.seats):
        return Result(places, score, "full-vase", "P6.2")
    return Result(places, score, "last-day", "P6.1")
