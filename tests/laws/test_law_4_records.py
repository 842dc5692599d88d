"""Law 4: a record replays to the same position, by its outcomes alone and from its seed."""

from laws.books import written
from laws.setups import Setup
from laws.walk import Walk, record_walk
from laws.watched import Watched
from tavola.core.chance import FastChance
from tavola.core.record import from_text, read, replay, to_text
from tests.laws.cases import each_setup, each_table
from tests.runs import FIRST_OF_TWO


def played(setup: Setup, seed: int, moves: int) -> Watched:
    """A match after so many random moves, or at its end."""
    watched = Watched(setup, seed)
    dice = FastChance(seed)
    while watched.match.to_act and len(watched.match.steps) <= moves:
        watched.play_any(dice)
    return watched


@(each_table if FIRST_OF_TWO else each_setup)
def test_law_4_a_finished_match_is_told_by_its_record_and_drawn_from_its_seed(
    setup: Setup,
) -> None:
    watched = played(setup, seed=4, moves=setup.longest)
    assert watched.match.result is not None
    watched.check_record()
    watched.check_seed()


@each_setup
def test_law_4_a_running_match_is_told_by_its_record_and_drawn_from_its_seed(
    setup: Setup,
) -> None:
    watched = played(setup, seed=5, moves=9)
    watched.check_record()
    watched.check_seed()


@each_setup
def test_law_4_the_record_of_a_random_game_leads_to_where_it_went(setup: Setup) -> None:
    walk = Walk(setup, seed=6)
    walk.go(50)
    data = from_text(to_text(record_walk(setup, seed=6, steps=walk.steps)))
    match = replay(read(data), lambda _: setup.game)
    assert len(match.steps) - 1 == walk.steps
    assert written(setup.game, match.state) == written(setup.game, walk.state)
