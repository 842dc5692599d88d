"""How many games of so many moves there are from fixed positions (perft).

A rule that allows one move too many or too few, anywhere in the tree, changes these numbers. Small
depths are counted by the referee too, which knows nothing of the engine.
"""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.core.chance import FastChance
from tavola.core.playout import count_positions
from tests.games.condottiere.duel import refereed
from tests.games.condottiere.referee import DECK, Referee
from tests.games.condottiere.table import table

SEED = 1  # of every deal on the way
BY_REFEREE = 1500  # so many games are counted once more

# name: position, counts for 1, 2, 3 … moves
COUNTS: dict[str, tuple[Callable[[], tavola.Match], list[int]]] = {
    "2 players": (
        lambda: tavola.start("condottiere", 2, seed=1),
        [17, 136, 1088, 7956, 52309],
    ),
    "3 players": (
        lambda: tavola.start("condottiere", 3, seed=2),
        [17, 136, 850, 8347, 54128],
    ),
    "4 players": (
        lambda: tavola.start("condottiere", 4, seed=3),
        [17, 136, 1360, 10064],
    ),
    "6 players": (
        lambda: tavola.start("condottiere", 6, seed=4),
        [17, 136, 1224, 8568],
    ),
    "scarecrows": (
        lambda: table(
            *("10 4 scarecrow scarecrow", "1 scarecrow drummer", "5 winter"),
            city="siena",
            owners={2: "siena"},
        ),
        [4, 16, 48, 152, 388, 874, 2065, 6304, 30327],
    ),
    "an owner waits, and a new round begins": (
        lambda: table("10 surrender", "heroine bishop", city="siena", owners={1: "siena"}),
        [3, 8, 30, 300, 2525, 19541],
    ),
    "hands laid aside, and a standstill": (
        lambda: table("heroine", "winter drummer", "bishop 1", "10", phase="lay-aside", idle=3),
        [2, 4, 4, 4, 68, 544, 4352],
    ),
    "a victory is near": (
        lambda: table(
            *("1 10", "2 scarecrow", "", "heroine 5", "bishop", "1 1"),
            city="roma",
            owners={4: "roma", 0: "siena firenze urbino"},
        ),
        [3, 9, 27, 54, 81, 135, 250, 440, 1442, 2649, 6963],
    ),
}


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
def test_the_engine_finds_so_many_games(
    make: Callable[[], tavola.Match], counts: list[int]
) -> None:
    match = make()
    found = [
        count_positions(match.game, match.state, depth, SEED) for depth in range(1, len(counts) + 1)
    ]
    assert found == counts


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_referee_finds_as_many(make: Callable[[], tavola.Match], counts: list[int]) -> None:
    referee = refereed(make())
    deck = deck_of_the_seed()
    small = [number for number in counts if number <= BY_REFEREE]
    assert [count(referee, depth, deck) for depth in range(1, len(small) + 1)] == small
