"""C3.2 Phase 1: an outbid player moves the envoy on for a pilgrim, or takes it back."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import COLUMNS_IN_USE, PILGRIMS
from tavola.games.comuni.moves import (
    RELOCATE,
    WITHDRAW,
    Bid,
    Claim,
    Collect,
    Relocate,
    Withdraw,
)
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.envoys import put_envoy, takes_it, withdraw
from tavola.games.comuni.rules.supply import pay
from tavola.games.comuni.state import State


class Outbid(Decision):
    """C3.2 Relocate, or withdraw."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        for column in range(COLUMNS_IN_USE[state.players]):
            if takes_it(state, seat, column):
                moves.append(RELOCATE[column])
        moves.append(WITHDRAW)
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Relocate):
            return why_not_there(state, seat, move.column)
        if isinstance(move, (Bid, Claim, Collect)):
            return Refusal("C3.2", "outbid-first")
        return None if isinstance(move, Withdraw) else not_now(move)

    def whose(self, state: State) -> Refusal:
        return Refusal("C3.2", "outbid-one-decides", {"seat": state.acting})

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Relocate):
            relocate(state, seat, move.column, log)
        else:
            withdraw(state, seat, log)


def why_not_there(state: State, seat: i64, column: i64) -> Refusal | None:
    """C3.2 A column in use (C2.2), with cards (C3.21), free or with a lower bid of another."""
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
