"""Law 4: compiled and interpreted give the same games."""

from typing import Any

from laws.setups import Setup
from tavola.core.game import Game
from tests.laws.cases import GAMES, SETUPS, each_game, each_setup
from tests.laws.checksums import FOLDER, checksum, expected


@each_setup
def test_law_4_the_same_seeds_give_the_same_games_interpreted_and_compiled(setup: Setup) -> None:
    assert checksum(setup) == expected(setup.game.facts.name)[str(setup)]


@each_game
def test_law_4_the_file_of_checksums_names_every_set_up_and_nothing_else(game: Game[Any]) -> None:
    assert list(expected(game.facts.name)) == [str(one) for one in SETUPS if one.game is game]


def test_law_4_there_are_checksums_of_every_game_and_of_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {game.facts.name for game in GAMES}
