"""The rules against a second implementation of them (referee.py), move by move.

Both play the same random games, with all numbers of players, maps and options; after every move
everything is compared: legal moves of every seat, hands, piles, goods, board, result.
"""

from collections import Counter
from random import Random

import pytest

from tests.games.concordia.duel import fresh, play_out
from tests.runs import FIRST_OF_TWO

GAMES = 1 if FIRST_OF_TWO else 6


@pytest.mark.parametrize("players", range(2, 6))
def test_whole_games_agree_with_the_referee(players: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(GAMES):
        rng = Random(f"fresh {players} {number}")
        duel = fresh(players, number, rng)
        play_out(duel, rng)
        ends[duel.referee.phase] += 1
    assert ends == {"over": GAMES}
