"""C4 Trading: openly, at once, whenever a player has a decision to take."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import RESOURCES
from tavola.games.comuni.moves import TRADE, Trade
from tavola.games.comuni.rules.invasion import ask_anew
from tavola.games.comuni.rules.supply import gain, pay
from tavola.games.comuni.state import INVASION, State

PRICE: Final[i64] = 2


def add_trades(state: State, seat: i64, moves: list[Move]) -> None:
    """C4.1 2 gold for 1 army, 2 pilgrims for 1 of any other kind that the supply holds."""
    resources = state.seats[seat].resources
    for move in TRADE:
        if resources[move.paid] >= PRICE and state.supply[move.taken] > 0:
            moves.append(move)


def why_not_trade(state: State, seat: i64, move: Trade) -> Refusal | None:
    """C4.1 Two of one kind, and the other in the supply."""
    have = state.seats[seat].resources[move.paid]
    if have < PRICE:
        return Refusal("C4.1", "too-few-to-trade", {"resource": RESOURCES[move.paid], "have": have})
    if state.supply[move.taken] == 0:
        return Refusal("C4.1", "supply-has-none", {"resource": RESOURCES[move.taken]})
    return None


def trade(state: State, seat: i64, move: Trade, log: Log) -> None:
    """C4.2 An open act that does not end the decision; a pledge begun in secret begins anew."""
    pay(state, seat, move.paid, PRICE)
    gain(state, seat, move.taken, 1)
    if state.phase == INVASION:
        ask_anew(state.seats[seat])
    if log.listening:
        log.tell(
            "traded",
            {
                "seat": seat,
                "paid_resources": [RESOURCES[move.paid]] * int(PRICE),
                "taken_resources": [RESOURCES[move.taken]],
            },
        )
