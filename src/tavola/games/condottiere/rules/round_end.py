"""D7 The end of a round."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log
from tavola.games.condottiere.rules.game_end import check_round_limit
from tavola.games.condottiere.rules.setup import deal
from tavola.games.condottiere.state import NAME_CITY, NO_CITY, State

STANDSTILL: Final[i64] = 3  # D7.4


def round_is_over(state: State) -> bool:
    """D7.1 At most one player still holds cards, or D7.4 the round stands still."""
    return state.with_cards() <= 1 or state.idle_battles >= STANDSTILL


def go_on(state: State, chance: Chance, log: Log) -> None:
    """D6.8 After a battle and the hands laid aside: a new round, the end, or the next city."""
    state.city = NO_CITY
    if not round_is_over(state):
        state.phase = NAME_CITY
        state.acting = state.pawn  # D3.2, D6.7: with or without cards
        return
    state.rounds += 1
    if log.listening:
        standstill = state.with_cards() > 1
        log.tell("standstill" if standstill else "round-over", {"round": state.rounds})
    if not check_round_limit(state, log):
        deal(state, chance, log)
