"""Every phase of a game has its object, in the order of the numbers in state.py."""

import sys
from typing import Any

from tavola.core.game import Game
from tests.laws.cases import each_game


@each_game
def test_the_phases_stand_in_the_order_of_their_numbers(game: Game[Any]) -> None:
    folder = type(game).__module__.rpartition(".")[0]
    names = sys.modules[f"{folder}.state"].PHASE_NAMES
    assert tuple(phase.name for phase in game.phases) == names
