"""Law 12: a view is what everybody sees and what its viewer sees besides, and it stays."""

from laws.setups import Setup
from laws.views import check_kept, check_parts
from tests.laws.cases import each_setup, positions


@each_setup
def test_law_12_nothing_is_in_the_public_part_of_a_view_and_in_the_private_one(
    setup: Setup,
) -> None:
    for state in positions(setup):
        assert setup.game.public(state)
        check_parts(setup.game, state)


@each_setup
def test_law_12_a_view_stays_as_it_was_and_what_is_told_as_unchanged_is(setup: Setup) -> None:
    for seed, state in enumerate(positions(setup)):
        check_kept(setup.game, state, seed, steps=12)
