"""Law 2: someone can act until the end, and games end within the declared length."""

from laws.moves import check_end, check_turn
from laws.setups import Setup
from tests.laws.cases import each_setup, every_step


@each_setup
def test_law_2_someone_can_act_until_the_end_which_comes_in_time(setup: Setup) -> None:
    for walk in every_step(setup, seed=2):
        check_turn(setup.game, walk.state)
    check_end(setup, walk.state)
    assert walk.steps <= setup.longest


@each_setup
def test_law_2_the_set_up_is_followed_by_a_decision(setup: Setup) -> None:
    first = next(every_step(setup, seed=1))
    assert setup.game.to_act(first.state)
    assert first.state.players == setup.players
