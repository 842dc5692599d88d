"""Law 3: nothing vanishes."""

from laws.books import check_census
from laws.setups import Setup
from tests.laws.cases import each_setup, every_step


@each_setup
def test_law_3_everything_is_accounted_for_after_every_move(setup: Setup) -> None:
    census: dict[str, int] = {}
    for walk in every_step(setup, seed=3):
        census = census or setup.game.census(walk.state)
        check_census(setup.game, walk.state, census)
    assert sum(census.values()) > 0
