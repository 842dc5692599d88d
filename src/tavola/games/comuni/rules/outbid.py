"""C3.2 Phase 1: an outbid player moves the envoy on for a pilgrim, or takes it back."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.comuni.data import COLUMNS_IN_USE, GOLD, PILGRIMS
from tavola.games.comuni.moves import RELOCATE, WITHDRAW, Relocate
from tavola.games.comuni.rules.project import end_phase_one, put_envoy
from tavola.games.comuni.rules.supply import pay
from tavola.games.comuni.state import OUTBID, State


def takes_it(state: State, seat: i64, column: i64) -> bool:
    """C3.2 Free, or with a lower bid of another; C3.21 and with cards."""
    holder = state.bidder[column]
    if holder == seat or state.is_empty(column):
        return False
    return holder == NOBODY or state.gold[column] < state.outbid_gold


def legal_outbid(state: State, seat: i64) -> list[Move]:
    """C3.2 Relocate, or withdraw."""
    moves: list[Move] = []
    for column in range(COLUMNS_IN_USE[state.players]):
        if takes_it(state, seat, column):
            moves.append(RELOCATE[column])
    moves.append(WITHDRAW)
    return moves


def has_to_withdraw(state: State, seat: i64) -> bool:
    """C3.22 Without a pilgrim, or without a column to go to, there is nothing to decide."""
    if state.seats[seat].resources[PILGRIMS] == 0:
        return True
    for column in range(COLUMNS_IN_USE[state.players]):
        if takes_it(state, seat, column):
            return False
    return True


def why_not_outbid(state: State, seat: i64, move: Move) -> Refusal | None:
    """C3.2 Only when outbid; and where to."""
    if state.phase != OUTBID:
        return Refusal("C3.2", "not-outbid")
    if not isinstance(move, Relocate):
        return None
    column = move.column
    if column >= COLUMNS_IN_USE[state.players]:
        return Refusal("C2.2", "column-not-in-use", {"columns": COLUMNS_IN_USE[state.players]})
    if state.bidder[column] == seat:
        return Refusal("C3.2", "envoy-is-there", {"column": column + 1})
    if state.is_empty(column):
        return Refusal("C3.21", "column-is-empty", {"column": column + 1})
    if not takes_it(state, seat, column):
        return Refusal(
            "C3.2",
            "bid-not-lower",
            {"column": column + 1, "gold": state.gold[column], "own_gold": state.outbid_gold},
        )
    return None


def relocate(state: State, seat: i64, column: i64, log: Log) -> None:
    """C3.2 For 1 pilgrim, with unchanged gold; whoever is displaced has the same choice."""
    pay(state, seat, PILGRIMS, 1)
    if log.listening:
        log.tell("relocated", {"seat": seat, "column": column + 1, "gold": state.outbid_gold})
    put_envoy(state, seat, column, state.outbid_gold, log)


def withdraw(state: State, seat: i64, log: Log) -> None:
    """C3.2 Envoy and gold come back."""
    state.seats[seat].resources[GOLD] += state.outbid_gold
    if log.listening:
        log.tell("withdrew", {"seat": seat, "gold": state.outbid_gold})
    end_phase_one(state)
