"""K1.7 The worlds that fit what a seat knows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.games.concordia.data import SALE_COUNT, SALE_DECK, SALE_NAMES
from tavola.games.concordia.state import State

_NO_SALE_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * SALE_COUNT)


def redeal(state: State, seat: i64, chance: Chance) -> State:
    """A world that fits what the seat knows: all but the order of the stack (K1.7).

    Which cards are left in each deck is known: those of the decks in play that were never turned
    up. They are put in the order of the printed list before they are shuffled, so that the old
    order leaves no trace.
    """
    world = state.clone()
    stack = state.stack
    fresh = stack[: state.top]
    first = state.top
    while first < len(stack):
        deck = SALE_DECK[stack[first]]
        lies = _NO_SALE_CARDS[:]
        last = first
        while last < len(stack) and SALE_DECK[stack[last]] == deck:
            lies[stack[last]] = 1
            last += 1
        left = vec[i64](capacity=8)
        for card in range(SALE_COUNT):
            if lies[card] > 0:
                left = append(left, card)
        chance.shuffle("redeal", left, SALE_NAMES)
        for card in left:
            fresh = append(fresh, card)
        first = last
    world.stack = fresh
    return world
