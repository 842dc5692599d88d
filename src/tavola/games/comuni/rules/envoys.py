"""C3.1, C3.2 Envoys with their gold: put on a column, displaced, taken back."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log
from tavola.games.comuni.data import COLUMNS_IN_USE, GOLD, PILGRIMS
from tavola.games.comuni.state import BUILD, OUTBID, State


def put_envoy(state: State, seat: i64, column: i64, gold: i64, log: Log) -> None:
    """C3.1, C3.2 Whoever stood there is outbid and decides next."""
    outbid, former = state.bidder[column], state.gold[column]
    state.bidder[column] = seat
    state.gold[column] = gold
    if outbid == NOBODY:
        end_phase_one(state)
        return
    if log.listening:
        log.tell("outbid", {"seat": outbid, "column": column + 1, "by_seat": seat, "gold": gold})
    state.phase = OUTBID
    state.acting = outbid
    state.outbid_gold = former


def withdraw(state: State, seat: i64, log: Log) -> None:
    """C3.2 Envoy and gold come back."""
    state.seats[seat].resources[GOLD] += state.outbid_gold
    if log.listening:
        log.tell("withdrew", {"seat": seat, "gold": state.outbid_gold})
    end_phase_one(state)


def end_phase_one(state: State) -> None:
    """C3.22 Phase 1 is over when the chain is."""
    state.phase = BUILD
    state.acting = state.turn
    state.outbid_gold = 0


def takes_it(state: State, seat: i64, column: i64) -> bool:
    """C3.2 Free, or with a lower bid of another; C3.21 and with cards."""
    holder = state.bidder[column]
    if holder == seat or state.is_empty(column):
        return False
    return holder == NOBODY or state.gold[column] < state.outbid_gold


def has_to_withdraw(state: State, seat: i64) -> bool:
    """C3.22 Without a pilgrim, or without a column to go to, there is nothing to decide."""
    if state.seats[seat].resources[PILGRIMS] == 0:
        return True
    for column in range(COLUMNS_IN_USE[state.players]):
        if takes_it(state, seat, column):
            return False
    return True
