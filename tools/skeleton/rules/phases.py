"""All phases of the game, in the order of their numbers (state.py)."""

from typing import Final

from tavola.core.game import Phase
from tools.skeleton.rules.game_end import GameOver
from tools.skeleton.rules.turn import Taking
from tools.skeleton.state import State

PHASES: Final[list[Phase[State]]] = [Taking("take"), GameOver("over")]
