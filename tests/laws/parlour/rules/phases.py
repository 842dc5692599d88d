"""All phases of the game, in the order of their numbers (state.py)."""

from typing import Final

from tavola.core.game import Phase
from tests.laws.parlour.rules.day import Day
from tests.laws.parlour.rules.game_end import GameOver
from tests.laws.parlour.rules.morning import Morning
from tests.laws.parlour.rules.theft import Theft
from tests.laws.parlour.state import State

PHASES: Final[list[Phase[State]]] = [
    Morning("morning"),
    Day("day"),
    Theft("theft"),
    GameOver("over"),
]
