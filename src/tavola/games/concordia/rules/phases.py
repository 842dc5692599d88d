"""All phases of the game, in the order of their numbers (state.py)."""

from typing import Final

from tavola.core.game import Phase
from tavola.games.concordia.rules.building import Architect
from tavola.games.concordia.rules.cards import Diplomat, PlayCard
from tavola.games.concordia.rules.colonists import Colonist, TribunePlaces
from tavola.games.concordia.rules.game_end import GameOver
from tavola.games.concordia.rules.moving import Stepping
from tavola.games.concordia.rules.prefect import Prefect
from tavola.games.concordia.rules.purchase import Payment, Purchase
from tavola.games.concordia.rules.storehouse import Receiving
from tavola.games.concordia.rules.trade import Mercator, Provision
from tavola.games.concordia.state import State

PHASES: Final[list[Phase[State]]] = [
    Provision("provision"),
    PlayCard("play"),
    Architect("architect"),
    Stepping("step"),
    Prefect("prefect"),
    Receiving("receive"),
    TribunePlaces("tribune"),
    Colonist("colonist"),
    Mercator("mercator"),
    Diplomat("diplomat"),
    Purchase("purchase"),
    Payment("payment"),
    GameOver("over"),
]
