"""Law 1: 100,000 wrong moves, none of them accepted, each refused with a rule or a clear word."""

import pytest

from laws.setups import Setup
from laws.watched import Watched
from tavola.core.chance import FastChance
from tests.laws.cases import TABLES, each_table
from tests.laws.wrong import Mischief

WRONG_MOVES = 100_000
CHUNK = 2_500
TRIES = 50  # at each position
PACE = 12  # at most so many moves to the next one


def test_law_1_there_are_100_000_wrong_moves_below() -> None:
    assert WRONG_MOVES % CHUNK == CHUNK % TRIES == 0


@pytest.mark.parametrize("chunk", range(WRONG_MOVES // CHUNK))
def test_law_1_a_wrong_move_is_never_accepted_and_changes_nothing(chunk: int) -> None:
    dice = FastChance(chunk)
    watched = Watched(TABLES[chunk % len(TABLES)], seed=chunk)
    for game in range(CHUNK // TRIES):
        stroll(watched, dice)
        if not watched.match.to_act:
            watched = Watched(watched.setup, seed=chunk * 1000 + game)
        mischief = Mischief(watched.match, dice)
        for _ in range(TRIES):
            watched.refuse(*mischief.next())
        watched.check_unchanged()


def stroll(watched: Watched, dice: FastChance) -> None:
    """Some random moves, so that the wrong ones meet all kinds of positions."""
    for _ in range(dice.pick(PACE)):
        if watched.match.to_act:
            watched.play_any(dice)


@each_table
def test_law_1_after_the_end_every_move_is_refused_by_a_rule(setup: Setup) -> None:
    watched = Watched(setup, seed=1)
    dice = FastChance(1)
    while watched.match.to_act:
        stroll(watched, dice)
    for seat in range(setup.players):
        for move in setup.game.table.moves:
            watched.refuse(seat, move.text)
            refusal = watched.match.why_not(seat, move.text)
            assert refusal is not None
            assert refusal.rule
