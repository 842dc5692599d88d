"""The referee, which knows nothing of the engine, counts as many games (counts.py)."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.core.chance import FastChance
from tests.games.condottiere.counts import COUNTS
from tests.games.condottiere.duel import refereed
from tests.games.condottiere.referee import DECK, Referee

SEED = 1  # of every deal on the way
BY_REFEREE = 1500  # so many games are counted once more


def deck_of_the_seed() -> list[str]:
    """What `FastChance(SEED)` makes of the deck in the order of the game's data."""
    cards = tuple(DECK)
    order = vec[i64]([kind for kind, card in enumerate(cards) for _ in range(DECK[card])])
    FastChance(SEED).shuffle("deal", order, cards)
    return [cards[kind] for kind in order]


def count(referee: Referee, depth: int, deck: list[str]) -> int:
    if depth == 0 or referee.acting is None:
        return int(depth == 0)
    total = 0
    for move in referee.legal(referee.acting):
        child = referee.copy()
        child.play(referee.acting, move, deck)
        total += count(child, depth - 1, deck)
    return total


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_referee_finds_as_many(make: Callable[[], tavola.Match], counts: list[int]) -> None:
    referee = refereed(make())
    deck = deck_of_the_seed()
    small = [number for number in counts if number <= BY_REFEREE]
    assert [count(referee, depth, deck) for depth in range(1, len(small) + 1)] == small
