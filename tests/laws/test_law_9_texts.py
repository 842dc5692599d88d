"""Law 9: moves print and parse one to one. (tests/text has events and refusals.)"""

from typing import Any

import pytest

from laws.moves import check_texts
from tavola.core.game import Game
from tests.laws.cases import each_game


@each_game
def test_law_9_moves_print_and_parse_one_to_one_in_short_lower_case_words(game: Game[Any]) -> None:
    check_texts(game.table)


@each_game
@pytest.mark.parametrize("change", [str.upper, str.title, " {}".format, "{} ".format, "{}.".format])
def test_law_9_a_move_written_in_another_way_is_no_move(game: Game[Any], change: Any) -> None:
    assert all(game.table.parse(change(move.text)) is None for move in game.table.moves)
