"""D5 The cards: what each one does, and how strong an army is."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.condottiere.data import (
    CARDS,
    DRUMMER,
    HEROINE,
    HEROINE_VALUE,
    KINDS,
    MERCENARIES,
    SCARECROW,
    VALUE,
    WINTER,
)
from tavola.games.condottiere.state import Player, State

IN_WINTER: Final[i64] = 1  # D5.2 what each mercenary counts
DRUMMED: Final[i64] = 2  # D5.3 as often do mercenaries count, however many drummers there are

Cards = dict[str, int]  # by name with their number, those that are there


class Strength(TypedDict):
    """D5.8 as numbers: how the strength of an army comes about."""

    total: int
    mercenaries: int  # how many
    sum: int  # of their values
    times: int  # D5.3 as often do they count with a drummer; 1 without
    heroines: int  # how many
    heroic: int  # D5.4 what those add


def mercenaries_in(cards: vec[i64]) -> i64:
    """How many of these cards are mercenaries. A heroine is none (D5.4, D6.6)."""
    count: i64 = 0
    for kind in range(MERCENARIES):
        count += cards[kind]
    return count


def is_winter(state: State) -> bool:
    """D5.2 Whether anyone has played a winter in this battle."""
    for player in state.seats:
        if player.army[WINTER] > 0:
            return True
    return False


def strength(player: Player, winter: bool) -> i64:
    """D5.8 Mercenaries (their number in winter, else their sum), drummed twice, + heroines."""
    return strength_of(player.army, winter)


def strength_of(army: vec[i64], winter: bool) -> i64:
    """The same of any cards."""
    total: i64 = 0
    for kind in range(MERCENARIES):
        if winter:
            total += army[kind] * IN_WINTER  # D5.2
        else:
            total += army[kind] * VALUE[kind]  # D5.1
    if army[DRUMMER] > 0:
        total *= DRUMMED  # D5.3
    return total + HEROINE_VALUE * army[HEROINE]  # D5.4 neither winter nor drummer changes it


def explain_strength(player: Player, winter: bool) -> Strength:
    """D5.8 as numbers: how the strength of an army comes about."""
    total: i64 = 0
    for kind in range(MERCENARIES):
        total += player.army[kind] * VALUE[kind]
    return {
        "total": strength(player, winter),
        "mercenaries": mercenaries_in(player.army),
        "sum": total,
        "times": DRUMMED if player.army[DRUMMER] > 0 else 1,
        "heroines": player.army[HEROINE],
        "heroic": HEROINE_VALUE * player.army[HEROINE],
    }


def counted(cards: vec[i64]) -> Cards:
    """Cards by name with their number, those that are there."""
    return {CARDS[kind]: cards[kind] for kind in range(KINDS) if cards[kind] > 0}


def seen_cards(state: State) -> vec[i64]:
    """D2.3 What everyone has seen in this round: laid aside, played, or taken back and known."""
    seen = state.aside[:]
    for player in state.seats:
        for kind in range(KINDS):
            seen[kind] += player.army[kind] + player.known[kind]
    return seen


def lay(player: Player, card: i64) -> None:
    """D4.1 One card from the hand to the army; of the known cards it uses up one (D2.3)."""
    player.hand[card] -= 1
    player.cards -= 1
    player.army[card] += 1
    player.played += 1
    if player.known[card] > 0:
        player.known[card] -= 1


def scarecrow_has_a_choice(player: Player) -> bool:
    """D5.5 Whether there is anything to take back."""
    return mercenaries_in(player.army) > 0 and player.army[SCARECROW] > 0
