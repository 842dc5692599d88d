"""All decisions, in the order of the numbers of their phases (state.py)."""

from typing import Final

from tavola.core.game import Phase
from tavola.games.comuni.rules.building import Building
from tavola.games.comuni.rules.choice import Choosing
from tavola.games.comuni.rules.discard import Discarding
from tavola.games.comuni.rules.game_end import GameOver
from tavola.games.comuni.rules.outbid import Outbid
from tavola.games.comuni.rules.pledges import Pledging
from tavola.games.comuni.rules.project import Projecting
from tavola.games.comuni.rules.repair import Repairing
from tavola.games.comuni.state import State

PHASES: Final[list[Phase[State]]] = [
    Projecting("project"),
    Outbid("outbid"),
    Choosing("choose"),
    Pledging("invasion"),
    Building("build"),
    Discarding("discard"),
    Repairing("repair"),
    GameOver("over"),
]
