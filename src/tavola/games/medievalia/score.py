"""M9.2, M9.6 Places: the winner, then by prestige, then the defeated, the later the better."""

from mypy_extensions import i64

from tavola.core.game import Result
from tavola.games.medievalia.rules.game_end import buildings_of, printed_output
from tavola.games.medievalia.state import (
    EMPTY_DECK,
    LAST_BUILDING,
    MILITARY,
    NOT_YET,
    OVER,
    SIEGE,
    State,
)


def prestige(state: State, seat: i64) -> tuple[int, int, int]:
    """M9.2 Buildings, then printed output, then hand cards."""
    return (
        int(buildings_of(state, seat)),
        int(printed_output(state, seat)),
        int(state.seats[seat].cards),
    )


def standing(state: State, seat: i64) -> tuple[int, int, int, int]:
    """What places are compared by, one side's seats added up (M8.1). The larger, the better."""
    members = [other for other in range(state.players) if state.side(other) == state.side(seat)]
    if all(state.seats[other].fell > 0 for other in members):
        return (int(max(state.seats[other].fell for other in members)) - 1000, 0, 0, 0)
    parts = [prestige(state, other) for other in members]
    if state.reason == MILITARY or state.reason == SIEGE:
        return (1, 0, 0, 0)  # M9.1 one side is left
    return (0, sum(p[0] for p in parts), sum(p[1] for p in parts), sum(p[2] for p in parts))


def score(state: State) -> Result | None:
    """The result, once the game is over."""
    if state.phase != OVER or state.reason == NOT_YET:
        return None
    standings = [standing(state, seat) for seat in range(state.players)]
    places = [1 + sum(other > own for other in standings) for own in standings]
    lines: list[list[tuple[str, int]]] = []
    for seat in range(state.players):
        buildings, output, cards = prestige(state, seat)
        lines.append([("buildings", buildings), ("output", output), ("hand", cards)])
    if state.reason == MILITARY:
        return Result(places, lines, "military", "M9.1")
    if state.reason == SIEGE:
        return Result(places, lines, "siege", "M9.3")
    if state.reason == LAST_BUILDING:
        return Result(places, lines, "last-building", "M9.2")
    assert state.reason == EMPTY_DECK
    return Result(places, lines, "empty-deck", "M9.2")
