"""What looks as it did in an earlier position of the match (core/same.py)."""

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.core.same import same
from tavola.games.concordia.state import OVER, Player, State
from tavola.games.concordia.view_players import may_know
from tavola.games.concordia.view_prospects import space_is_free


def same_houses(state: State, before: State) -> bool:
    """The tiles stay where they are (K2.1)."""
    for seat in range(state.players):
        if state.seats[seat].houses != before.seats[seat].houses:
            return False
    return True


def same_display(state: State, before: State) -> bool:
    """The cards, and what they cost."""
    return space_is_free(state) == space_is_free(before) and same(state.display, before.display)


def same_player(one: Player, other: Player) -> bool:
    return (
        one.top == other.top
        and one.free == other.free
        and one.coins == other.coins
        and one.abroad == other.abroad
        and one.houses == other.houses
        and one.houses_left == other.houses_left
        and one.offered == other.offered
        and one.interim == other.interim
        and same(one.goods, other.goods)
        and same(one.colonists, other.colonists)
        and same(one.hand, other.hand)
        and same(one.pile, other.pile)
    )


def same_scores(state: State, before: State, reader: i64) -> bool:
    """K6.2 Of those whose cards the reader may know; his own always."""
    if state.concordia != before.concordia or (state.phase == OVER) != (before.phase == OVER):
        return False
    for seat in range(state.players):
        if may_know(state, seat, reader) and not same_player(state.seats[seat], before.seats[seat]):
            return False
    return True


def same_yields(state: State, before: State, seat: i64) -> bool:
    """K4.5, K4.6"""
    if state.turned != before.turned or not same_houses(state, before):
        return False
    return seat == NOBODY or (state.praefectus == seat) == (before.praefectus == seat)
