"""What looks as it did in an earlier position of the match (core/same.py)."""

from mypy_extensions import i64

from tavola.core.same import same
from tavola.games.medievalia.rules.price import built_by
from tavola.games.medievalia.state import State


def same_player(state: State, before: State, seat: i64) -> bool:
    """His record, and every card of his in play."""
    one, other = state.seats[seat], before.seats[seat]
    if (
        one.cards != other.cards
        or one.city_flipped != other.city_flipped
        or one.city_damage != other.city_damage
        or one.siege != other.siege
        or one.fell != other.fell
        or not same(one.figures, other.figures)
        or not same(one.lands, other.lands)
    ):
        return False
    for land in one.lands:
        if (
            state.land_flipped[land] != before.land_flipped[land]
            or state.built[land] != before.built[land]
        ):
            return False
    for figure in one.figures:
        if not same_figure(state, before, figure):
            return False
    return True


def same_figure(state: State, before: State, figure: i64) -> bool:
    return (
        state.zone[figure] == before.zone[figure]
        and state.post[figure] == before.post[figure]
        and state.flipped[figure] == before.flipped[figure]
        and state.damage[figure] == before.damage[figure]
        and state.extra[figure] == before.extra[figure]
        and state.marched[figure] == before.marched[figure]
        and state.shifted[figure] == before.shifted[figure]
    )


def same_things(state: State, before: State) -> bool:
    for seat in range(state.players):
        one, other = state.seats[seat], before.seats[seat]
        if not same(one.figures, other.figures) or not same(one.lands, other.lands):
            return False
    return same(state.number, before.number) and same(state.land_number, before.land_number)


def same_unspent(state: State, before: State, seat: i64) -> bool:
    """M4.5 Of who is active a batch may be seen or not."""
    if seat == state.active or seat == before.active:
        return False
    return same_player(state, before, seat)


def same_hand(state: State, before: State, seat: i64) -> bool:
    """Its cards, and what they cost him (M5.6)."""
    return built_by(state, seat) == built_by(before, seat) and same(
        state.seats[seat].hand, before.seats[seat].hand
    )
