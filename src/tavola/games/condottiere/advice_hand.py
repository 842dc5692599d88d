"""Advice about cards: what a hand could do in a battle, and what a card is worth if it is kept."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.condottiere.data import (
    DECK,
    DRUMMER,
    HEROINE,
    HEROINE_VALUE,
    KINDS,
    MERCENARIES,
    VALUE,
)
from tavola.games.condottiere.rules.cards import IN_WINTER
from tavola.games.condottiere.state import State

# What a card is worth in the hand, in points of strength: mercenaries and heroines what they count
# (D5.1, D5.4), the other special cards what they are missed for.
POWER: Final[list[float]] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 5.0, 8.0, 10.0, 2.0, 5.0, 5.0]
# D5.3 What a drummer adds to a usual army of mercenaries, outside winter and in it.
DRUM: Final = 6.0
DRUM_IN_WINTER: Final = 1.0
# What such a point is worth in shares of a win. The more rivals, the more battles one can leave to
# them and gain by it: they spend their cards against each other.
POINT_PER_RIVAL: Final = 0.001


def point(state: State) -> float:
    """What a point of strength in the hand is worth, in shares of a win."""
    return POINT_PER_RIVAL * float(state.players - 1)


def face(kind: i64, winter: bool) -> float:
    """What a card in the hand could add to the strength."""
    if kind < MERCENARIES:
        return float(IN_WINTER if winter else VALUE[kind])
    if kind == HEROINE:
        return float(HEROINE_VALUE)
    if kind == DRUMMER:
        return DRUM_IN_WINTER if winter else DRUM
    return 0.0


def hand_power(hand: vec[i64], winter: bool) -> float:
    total = 0.0
    for kind in range(KINDS):
        if hand[kind] > 0:
            total += float(hand[kind]) * face(kind, winter)
    return total


def unseen_cards(state: State, seat: i64) -> vec[i64]:
    """The cards that the seat has not seen: in other hands, or undealt (D2.3)."""
    unseen = DECK[:]
    take_away(unseen, state.seats[seat].hand)
    take_away(unseen, state.aside)
    for player in state.seats:
        take_away(unseen, player.army)
    return unseen


def take_away(cards: vec[i64], gone: vec[i64]) -> None:
    for kind in range(KINDS):
        cards[kind] -= gone[kind]


def average_power(cards: vec[i64], winter: bool) -> float:
    """What one of these cards adds on average."""
    count: i64 = 0
    for kind in range(KINDS):
        count += cards[kind]
    return hand_power(cards, winter) / float(count) if count > 0 else 0.0


def unseen_power(state: State, seat: i64, winter: bool) -> float:
    """What a card that the seat has not seen adds on average."""
    return average_power(unseen_cards(state, seat), winter)
