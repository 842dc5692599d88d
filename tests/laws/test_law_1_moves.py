"""Law 1: every legal move applies; any other is refused with an existing rule number."""

from laws.books import written
from laws.moves import check_apply, check_moves, sample
from laws.setups import Setup
from laws.watched import Watched
from tavola.core.chance import FastChance
from tests.laws.cases import each_setup, positions
from tests.runs import FIRST_OF_TWO

ALL = 10**6
PAIRS = 2_000  # seats × moves: all of a small table, of a large one so many at random
REFUSED = 60  # moves of a seat
WATCHED = 10 if FIRST_OF_TWO else 30  # moves of a match


@each_setup
def test_law_1_every_legal_move_applies_and_leads_to_a_sound_position(setup: Setup) -> None:
    for state in positions(setup):
        before = written(setup.game, state)
        check_apply(setup, state, FastChance(1), ALL)
        assert written(setup.game, state) == before


@each_setup
def test_law_1_a_move_is_refused_exactly_when_it_is_not_listed(setup: Setup) -> None:
    for state in positions(setup):
        before = written(setup.game, state)
        check_moves(setup, state, FastChance(1), PAIRS)
        assert written(setup.game, state) == before


@each_setup
def test_law_1_a_refused_move_leaves_the_match_as_it_was(setup: Setup) -> None:
    dice = FastChance(1)
    watched = Watched(setup, seed=1)
    match = watched.match
    while match.to_act and len(match.steps) < WATCHED:
        for seat in range(setup.players):
            legal = match.legal(seat)
            for move in sample(setup.game.table.moves, dice, REFUSED):
                if move.text not in legal:
                    watched.refuse(seat, move.text)
            watched.check_unchanged()
        watched.play_any(dice)
