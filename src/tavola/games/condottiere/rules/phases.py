"""All phases of the game, in the order of their numbers (state.py)."""

from typing import Final

from tavola.core.game import Phase
from tavola.games.condottiere.rules.battle import Battle
from tavola.games.condottiere.rules.battle_end import LayingAside
from tavola.games.condottiere.rules.course import Naming
from tavola.games.condottiere.rules.game_end import GameOver
from tavola.games.condottiere.rules.scarecrow import TakingBack
from tavola.games.condottiere.state import State

PHASES: Final[list[Phase[State]]] = [
    Naming("name-city"),
    Battle("battle"),
    TakingBack("take-back"),
    LayingAside("lay-aside"),
    GameOver("over"),
]
