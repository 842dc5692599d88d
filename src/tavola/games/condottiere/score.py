"""D8.2 Places: by the largest connected group, then by the number of cities, then equal."""

from tavola.core.game import NOBODY, Result
from tavola.games.condottiere.rules.game_end import cities_of, largest_group
from tavola.games.condottiere.state import OVER, State


def score(state: State) -> Result | None:
    """The result, once the game is over."""
    if state.phase != OVER:
        return None
    standing: list[tuple[bool, int, int]] = []
    for seat in range(state.players):
        won = seat == state.winner  # D8.1 the winner is first, whatever the others hold
        standing.append((won, int(largest_group(state, seat)), int(cities_of(state, seat))))
    places = [1 + sum(other > own for other in standing) for own in standing]
    lines = [[("largest-group", group), ("cities", cities)] for _, group, cities in standing]
    if state.winner == NOBODY:
        return Result(places, lines, "round-limit", "D8.3")
    return Result(places, lines, "connected-group", "D8.1")
