"""What looks as it did in an earlier position of the match (core/same.py)."""

from mypy_extensions import i64

from tavola.core.same import same
from tavola.games.comuni.data import CARD_COUNT, FOUR
from tavola.games.comuni.rules.game_end import claims_again
from tavola.games.comuni.rules.invasion import lead_of
from tavola.games.comuni.rules.project import income_of
from tavola.games.comuni.state import BUILD, IN_HAND, INVASION, OVER, PROJECT, Player, State


def who_moved_cards(state: State, before: State) -> list[bool]:
    """By seat: whether a card of his lies elsewhere, or a card has come to him."""
    found = [False] * int(state.players)
    for card in range(CARD_COUNT):
        if (
            state.place[card] != before.place[card]
            or state.holder[card] != before.holder[card]
            or state.pile[card] != before.pile[card]
            or state.storey[card] != before.storey[card]
        ):
            if state.place[card] >= IN_HAND:
                found[state.holder[card]] = True
            if before.place[card] >= IN_HAND:
                found[before.holder[card]] = True
    return found


def same_player(state: State, before: State, seat: i64) -> bool:
    """What he has built, and what follows from what others have; his cards lie as they did."""
    if state.phase == OVER:
        return False
    if state.open_screens and not same_behind(state, before, seat):
        return False
    if not same_comune(state.seats[seat], before.seats[seat]):
        return False
    if lead_of(state, seat) != lead_of(before, seat) or not same_threat(state, before, seat):
        return False
    if state.envoys_out(seat) != before.envoys_out(seat):
        return False
    for resource in range(FOUR):
        now = min(income_of(state, seat, resource), state.supply[resource])
        if now != min(income_of(before, seat, resource), before.supply[resource]):
            return False
    return True


def same_comune(one: Player, other: Player) -> bool:
    return (
        one.points == other.points
        and one.committed == other.committed
        and same(one.hand, other.hand)
        and same(one.building_kind, other.building_kind)
        and same(one.building_height, other.building_height)
        and same(one.wall_height, other.wall_height)
        and same(one.wall_bonus, other.wall_bonus)
        and same(one.active, other.active)
    )


def same_behind(state: State, before: State, seat: i64) -> bool:
    """Behind the screen."""
    one, other = state.seats[seat], before.seats[seat]
    return (
        one.plunder == other.plunder
        and one.asked == other.asked
        and same(one.resources, other.resources)
        and same(one.pledge, other.pledge)
        and same(state.heroes, before.heroes)
    )


def same_threat(state: State, before: State, seat: i64) -> bool:
    """C5.2 What the seat faces in an invasion, and C5.5 who has the league captain in it."""
    if state.phase != INVASION:
        return before.phase != INVASION
    return (
        before.phase == INVASION
        and state.invader == before.invader
        and state.captain == before.captain
        and lead_of(state, seat) == lead_of(before, seat)
    )


def same_column(state: State, before: State, column: i64) -> bool:
    if state.bidder[column] != before.bidder[column] or state.gold[column] != before.gold[column]:
        return False
    for place in range(state.pack.first[column], state.pack.first[column + 1]):
        if state.display[place] != before.display[place]:
            return False
    return True


def same_reveal(state: State, before: State) -> bool:
    """C5.13"""
    return state.revealed is before.revealed and same(state.heroes, before.heroes)


def same_own(state: State, before: State, seat: i64) -> bool:
    """Behind the screen, for who is not asked what to do with it."""
    if is_asked(state, seat) or is_asked(before, seat):
        return False
    return (
        same_comune(state.seats[seat], before.seats[seat])
        and same_behind(state, before, seat)
        and same_threat(state, before, seat)
        and claims_again(state, seat) == claims_again(before, seat)
        and not who_moved_cards(state, before)[seat]
    )


def is_asked(state: State, seat: i64) -> bool:
    """Whether a claim (C3.4) or buildings (C3.11) are offered to the seat."""
    if state.acting != seat:
        return False
    return state.phase == BUILD or (state.phase == PROJECT and state.envoys_out(seat) > 0)
