"""Law 4: compiled and interpreted give the same games."""

from tavola.core.laws.setups import Setup
from tests.laws.cases import GAMES, SETUPS, each_setup
from tests.laws.checksums import checksum, expected


@each_setup
def test_law_4_the_same_seeds_give_the_same_games_interpreted_and_compiled(setup: Setup) -> None:
    assert checksum(setup) == expected()[setup.game.facts.name][str(setup)]


def test_law_4_the_file_of_checksums_names_every_set_up_and_nothing_else() -> None:
    assert expected() == {
        game.facts.name: {
            str(setup): expected()[game.facts.name][str(setup)]
            for setup in SETUPS
            if setup.game is game
        }
        for game in GAMES
    }
