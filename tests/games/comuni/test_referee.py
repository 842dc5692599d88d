"""The rules against a second implementation of them (referee.py), move by move.

Both play the same random games with all numbers of players and all options; after every move
everything is compared: legal moves of every seat, cubes, cards, bids, buildings, tokens, result.
"""

from collections import Counter
from random import Random

import pytest

from tests.games.comuni.duel import fresh, options_for, play_out
from tests.runs import FIRST_OF_TWO

GAMES = 6 if FIRST_OF_TWO else 40


@pytest.mark.parametrize("players", range(2, 6))
def test_whole_games_agree_with_the_referee(players: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(GAMES):
        rng = Random(f"{players} {number}")
        duel = fresh(players, number, options_for(rng))
        play_out(duel, rng)
        assert duel.match.result is not None
        ends[duel.match.result.rule] += 1
    assert ends["C6.3"] > GAMES // 4
    assert ends["C6.6"] > 0
