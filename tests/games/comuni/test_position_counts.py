"""The referee, which knows nothing of the engine, counts as many games (counts.py)."""

import pytest

from tests.games.comuni.counts import COUNTS
from tests.games.comuni.duel import refereed
from tests.games.comuni.referee import Referee

BY_REFEREE = 3000  # so many games are counted once more


def count(referee: Referee, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in referee.to_act():
        for move in referee.legal(seat):
            child = referee.copy()
            child.play(seat, move)
            total += count(child, depth - 1)
    return total


@pytest.mark.parametrize("players", range(2, 6))
def test_the_referee_finds_as_many(players: int) -> None:
    make, counts = COUNTS[f"{players} players"]
    referee = refereed(make())
    small = [number for number in counts if number <= BY_REFEREE]
    assert len(small) > 2
    assert [count(referee, depth) for depth in range(1, len(small) + 1)] == small
