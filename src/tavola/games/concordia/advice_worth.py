"""What a position is worth: the share of a win that each player can expect."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tavola.games.concordia.advice_values import PRODUCES_ROUGHLY, USED, USUAL, Outlook
from tavola.games.concordia.board import size
from tavola.games.concordia.data import (
    ACTION,
    GOOD_COUNT,
    JUPITER,
    KINDS,
    MARS,
    MERCURIUS,
    PRICE,
    SATURNUS,
)
from tavola.games.concordia.score import CONCORDIA_POINTS, per_card
from tavola.games.concordia.state import State

# In points of the score.
SPREAD: Final = 7.0  # points by which one must lead to be a clear favourite, at the end
SPREAD_EARLY: Final = 9.0  # and so many more at the beginning
IN_HAND: Final = 0.3  # of its usual worth: a card that need not be brought back first
STEP: Final = 0.09  # a colonist abroad is a step, in every round


def worth(state: State, seat: i64) -> float:
    """The seat's share of the win by how everybody stands."""
    own = standing(state, seat)
    left = Outlook(state, seat).early
    spread = SPREAD + SPREAD_EARLY * left
    total = 0.0
    for other in range(state.players):
        total += exp((standing(state, other) - own) / spread)
    return 1.0 / total


def standing(state: State, seat: i64) -> float:
    """A player's points as they stand, with what money, goods and cards still promise."""
    player = state.seats[seat]
    view = Outlook(state, seat)
    each = per_card(state, player)
    total = view.coins(player.coins) + view.goods(player)
    total += view.jupiter * float(each[JUPITER]) + view.saturnus * float(each[SATURNUS])
    total += view.mercurius * float(each[MERCURIUS]) + view.mars * float(each[MARS])
    for good in range(GOOD_COUNT):
        if view.special[good] > 0.0 or view.left > 0.0:
            houses = float(size(player.houses & state.growing[good]))
            total += houses * view.special[good]
            total += houses * PRODUCES_ROUGHLY * view.left * float(PRICE[good]) * view.coin
    # Cards: what is in the hand can be played now, what is in the pile costs a Tribune first.
    for kind in range(KINDS):
        usual = USUAL[ACTION[kind]]
        owned = float(player.hand[kind] + player.pile[kind])
        if owned > 0.0:
            total += owned * USED * view.left * usual
            total += IN_HAND * view.early * usual * float(player.hand[kind])
    total += STEP * view.left * float(player.abroad)
    if state.concordia == seat:
        total += float(CONCORDIA_POINTS)
    return total
