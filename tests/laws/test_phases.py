"""Every phase of a game has its object, in the order of the numbers in state.py."""

import sys
from typing import Any

import pytest

from tavola.core.game import Game
from tests.laws.cases import GAMES

WITH_PHASES = [game for game in GAMES if game.phases]


@pytest.mark.parametrize("game", WITH_PHASES, ids=[game.facts.name for game in WITH_PHASES])
def test_the_phases_stand_in_the_order_of_their_numbers(game: Game[Any]) -> None:
    folder = type(game).__module__.rpartition(".")[0]
    names = sys.modules[f"{folder}.state"].PHASE_NAMES
    assert tuple(phase.name for phase in game.phases) == names
