"""The rules against a second implementation of them (referee.py), move by move.

Both play the same random games, from the set-up and from random positions, with all numbers of
players and all options; after every move everything is compared: legal moves of every seat, owners,
pawn, hands, known cards, armies, phase, result.
"""

from collections import Counter
from random import Random

import pytest

from tests.games.condottiere.duel import fresh, from_the_middle, play_out
from tests.runs import FIRST_OF_TWO

FRESH = 6 if FIRST_OF_TWO else 30
FROM_THE_MIDDLE = 60 if FIRST_OF_TWO else 240


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_agree_with_the_referee(players: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(FRESH):
        rng = Random(f"whole {players} {number}")
        duel = fresh(players, number, rng)
        play_out(duel, rng, most=400)
        ends[duel.referee.phase] += 1
    assert ends["over"] > FRESH // 3


@pytest.mark.parametrize("players", range(2, 7))
def test_games_from_random_positions_agree_with_the_referee(players: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(FROM_THE_MIDDLE):
        rng = Random(f"middle {players} {number}")
        duel = from_the_middle(players, number, rng)
        play_out(duel, rng, most=60)
        if duel.match.result is not None:
            ends[duel.match.result.rule] += 1
    assert ends["D8.1"] > FROM_THE_MIDDLE // 100
    assert ends["D8.3"] > FROM_THE_MIDDLE // 10
