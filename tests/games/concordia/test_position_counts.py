"""The referee, which knows nothing of the engine, counts as many games (counts.py)."""

from collections.abc import Callable

import pytest

import tavola
from tests.games.concordia.counts import COUNTS
from tests.games.concordia.duel import refereed
from tests.games.concordia.referee import Referee

BY_REFEREE = 700  # so many games are counted once more


def count(referee: Referee, depth: int) -> int:
    if depth == 0 or referee.acting is None:
        return int(depth == 0)
    total = 0
    for move in referee.legal(referee.acting):
        child = referee.copy()
        child.play(referee.acting, move)
        total += count(child, depth - 1)
    return total


@pytest.mark.parametrize(("make", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_referee_finds_as_many(make: Callable[[], tavola.Match], counts: list[int]) -> None:
    referee = refereed(make())
    small = [number for number in counts if number <= BY_REFEREE]
    assert [count(referee, depth) for depth in range(1, len(small) + 1)] == small
