"""C4 Whatever is decided, one may trade as a part of it; then the turn goes on by itself."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Refusal
from tavola.games.comuni.data import HAND_LIMIT
from tavola.games.comuni.moves import (
    Bid,
    Build,
    Claim,
    Collect,
    Commit,
    Discard,
    Done,
    Pledge,
    Relocate,
    Repair,
    Take,
    Trade,
    Wall,
    Withdraw,
)
from tavola.games.comuni.rules.course import go_on
from tavola.games.comuni.rules.trade import add_trades, trade, why_not_trade
from tavola.games.comuni.state import State


class Decision(Phase[State]):
    """A phase that asks somebody. The four questions below are about all moves but trades."""

    @abstractmethod
    def own_moves(self, state: State, seat: i64) -> list[Move]:
        """What is legal here."""

    @abstractmethod
    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """Why a move is not legal here."""

    @abstractmethod
    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        """Carry out a legal move."""

    def whose(self, state: State) -> Refusal:
        """C3.20 Why somebody else has to wait."""
        return Refusal("C3.20", "not-your-turn", {"seat": state.turn})

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves = self.own_moves(state, seat)
        add_trades(state, seat, moves)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Trade):
            return why_not_trade(state, seat, move)
        return self.why_not_own(state, seat, move)

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        """C4.1 Who has nothing to decide does not trade, either."""
        if isinstance(move, Trade):
            return Refusal("C4.1", "nothing-to-decide", {"seat": state.acting})
        return self.whose(state)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Trade):
            trade(state, seat, move, log)
        else:
            self.decide(state, seat, move, log)
        go_on(state, log)


_FIRST: Final = Refusal("C3.26", "phase-one-is-over")
_BUILDING: Final = Refusal("C3.26", "not-building")
_OUTBID: Final = Refusal("C3.2", "not-outbid")
_INVASION: Final = Refusal("C5.3", "no-invasion")
_ITS_TIME: Final[dict[type[Move], Refusal]] = {
    Bid: _FIRST,
    Claim: _FIRST,
    Collect: _FIRST,
    Withdraw: _OUTBID,
    Relocate: _OUTBID,
    Take: Refusal("C3.23", "nothing-to-choose"),
    Build: _BUILDING,
    Wall: _BUILDING,
    Done: _BUILDING,
    Discard: Refusal("C3.17", "nothing-to-discard", {"limit": HAND_LIMIT}),
    Repair: Refusal("C3.19", "not-repairing"),
    Pledge: _INVASION,
    Commit: _INVASION,
}


def not_now(move: Move) -> Refusal:
    """C3.26 Each phase in its time: when this move could be made."""
    return _ITS_TIME[type(move)]
