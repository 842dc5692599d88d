"""C3.19 Phase 5: pilgrims return plunder tokens."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import PILGRIMS
from tavola.games.comuni.moves import REPAIR, Repair
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.supply import pay
from tavola.games.comuni.state import TURN_END, State


class Repairing(Decision):
    """C3.19, C3.26 Once a turn, what he has and can pay, and only if he wants to."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        for tokens in range(3):
            if may_repair(state, seat, tokens):
                moves.append(REPAIR[tokens])
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if not isinstance(move, Repair):
            return not_now(move)
        player = state.seats[seat]
        if player.plunder < move.tokens:
            return Refusal("C3.19", "too-little-plunder", {"have": player.plunder})
        price = price_of(move.tokens)
        have = player.resources[PILGRIMS]
        if have < price:
            return Refusal("C3.19", "too-few-pilgrims", {"price": price, "have": have})
        return None

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        assert isinstance(move, Repair)
        repair(state, seat, move.tokens, log)
        state.phase = TURN_END


def price_of(tokens: i64) -> i64:
    """C3.19 1 pilgrim for 1 token, 3 for 2."""
    return tokens if tokens < 2 else 3


def may_repair(state: State, seat: i64, tokens: i64) -> bool:
    player = state.seats[seat]
    return player.plunder >= tokens and player.resources[PILGRIMS] >= price_of(tokens)


def repair(state: State, seat: i64, tokens: i64, log: Log) -> None:
    """C3.19 Tokens go back."""
    pay(state, seat, PILGRIMS, price_of(tokens))
    state.seats[seat].plunder -= tokens
    if log.listening:
        if tokens == 0:
            log.tell("not-repaired", {"seat": seat})
        else:
            log.tell("repaired", {"seat": seat, "tokens": tokens, "pilgrims": price_of(tokens)})
