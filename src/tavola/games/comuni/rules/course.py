"""C3 The course of a turn: everything that happens by itself, up to the next decision."""

from tavola.core.game import NOBODY, Log
from tavola.games.comuni.data import EMPEROR, HAND_LIMIT, PILGRIMS
from tavola.games.comuni.rules.envoys import has_to_withdraw, withdraw
from tavola.games.comuni.rules.game_end import limit_reached
from tavola.games.comuni.rules.invasion import begin_invasion
from tavola.games.comuni.rules.masters import claim_guild_masters
from tavola.games.comuni.rules.refill import refill
from tavola.games.comuni.rules.supply import supply_is_empty
from tavola.games.comuni.state import (
    BUILD,
    CHOOSE,
    DISCARD,
    MASTERS,
    OUTBID,
    OVER,
    PROJECT,
    REFILL,
    REPAIR,
    TURN_END,
    State,
)


def go_on(state: State, log: Log) -> None:
    """C3.26 All phases of every turn, in their order, up to the next one that asks somebody."""
    while passes_by(state, log):
        pass


def passes_by(state: State, log: Log) -> bool:
    """Whether this phase asks nobody; what happens in it has happened then."""
    phase = state.phase
    if phase <= OVER:
        return is_skipped(state, log)
    if phase == MASTERS:
        claim_guild_masters(state, log)
        state.phase = REPAIR
    elif phase == TURN_END:
        end_turn(state, log)
    else:
        refill(state, log)
    return True


def is_skipped(state: State, log: Log) -> bool:
    """Whether there is nothing to decide in a phase that could ask."""
    phase = state.phase
    player = state.seats[state.turn]
    if phase == BUILD and len(player.hand) == 0:
        leave_building(state)
    elif phase == DISCARD and len(player.hand) <= HAND_LIMIT:
        state.phase = MASTERS
    elif phase == REPAIR and (player.plunder == 0 or player.resources[PILGRIMS] == 0):
        state.phase = TURN_END
    elif phase == CHOOSE and (state.choices == 0 or supply_is_empty(state)):
        state.choices = 0
        state.phase = REFILL if state.refill else BUILD
        state.refill = False
    elif phase == OUTBID and has_to_withdraw(state, state.acting):
        withdraw(state, state.acting, log)  # C3.22
    else:
        return False
    return True


def leave_building(state: State) -> None:
    """C3.17 Then the hand. C3.10 The next phase 3 begins with one free action again."""
    state.actions = 1
    state.storeys_laid = 0
    state.levels_laid = 0
    state.phase = DISCARD


def end_turn(state: State, log: Log) -> None:
    """C3.20 The captain passes to the left; C6.1 but stays with who drew the last card."""
    state.turns += 1
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns == 0:
            begin_invasion(state, EMPEROR, log)  # C6.3
            return
    elif state.last_player != NOBODY or limit_reached(state, log):
        state.last_turns = state.players  # C6.2 everybody once more, that player last
        if log.listening:
            log.tell("last-round", {"seat": state.last_player})
    state.turn = state.left_of(state.turn)
    if state.last_player == NOBODY:
        state.captain = state.turn
    state.phase = PROJECT
    state.acting = state.turn
    if log.listening:
        log.tell("turn", {"seat": state.turn})
