"""All phases of the game, in the order of their numbers (state.py), with the rule of each."""

from typing import Final

from tavola.core.game import Phase
from tavola.games.medievalia.rules.aftermath import ArchersActing, PriestsActing
from tavola.games.medievalia.rules.damage import OrderingDamage
from tavola.games.medievalia.rules.doubling import Doubling
from tavola.games.medievalia.rules.formation import Defending, FormingArmies
from tavola.games.medievalia.rules.game_end import GameOver
from tavola.games.medievalia.rules.help import Helping
from tavola.games.medievalia.rules.moving import Moving
from tavola.games.medievalia.rules.payment import Paying
from tavola.games.medievalia.rules.play import Placing
from tavola.games.medievalia.rules.reactions import Answering, Shooting
from tavola.games.medievalia.rules.setup import Exchanging
from tavola.games.medievalia.rules.targets import Targeting
from tavola.games.medievalia.rules.turn import Turn
from tavola.games.medievalia.state import State

PHASES: Final[list[Phase[State]]] = [
    Exchanging("exchange", "M2.4"),
    Turn("turn", "M3.4"),
    Moving("move", "M3.4"),
    Paying("batch", "M3.4"),
    Doubling("double", "M3.4"),
    Placing("place", "M3.4"),
    Helping("help", "M8.6"),
    Shooting("shots", "M6.8"),
    Answering("answer", "M7.11"),
    FormingArmies("armies", "M7.4"),
    Defending("defence", "M7.5"),
    Targeting("targets", "M7.6"),
    OrderingDamage("damage", "M7.7"),
    ArchersActing("archers", "M7.9"),
    PriestsActing("priests", "M7.9"),
    GameOver("over"),
]
