"""Law 5: copies are independent; save and load give the same position."""

import json

from laws.books import check_clone, check_load
from laws.setups import Setup
from laws.watched import Watched
from tavola.core.chance import FastChance
from tests.laws.cases import LONG, each_setup, positions

AFAR = 30  # moves played on copies and loaded positions


@each_setup
def test_law_5_moves_on_a_copy_do_not_touch_the_original(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_clone(setup.game, state, seed, AFAR)


@each_setup
def test_law_5_a_loaded_position_is_the_same_and_plays_on_the_same(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_load(setup.game, state, seed, AFAR)


@each_setup
def test_law_5_a_saved_position_is_json(setup: Setup) -> None:
    for state in positions(setup):
        saved = setup.game.save(state)
        assert json.loads(json.dumps(saved)) == saved


@each_setup
def test_law_5_a_loaded_match_goes_on_the_same_with_the_same_chance(setup: Setup) -> None:
    dice = FastChance(5)
    watched = Watched(setup, seed=5)
    while watched.match.to_act and len(watched.match.steps) < LONG:
        if dice.pick(20) == 0:
            watched.save_and_load()  # and is played on beside the match, which compares them
            watched.resume()
        watched.play_any(dice)
