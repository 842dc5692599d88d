"""C3.19 Phase 5: pilgrims return plunder tokens."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.comuni.data import PILGRIMS
from tavola.games.comuni.moves import REPAIR as REPAIRS
from tavola.games.comuni.moves import Repair
from tavola.games.comuni.rules.supply import pay
from tavola.games.comuni.state import REPAIR, State


def price_of(tokens: i64) -> i64:
    """C3.19 1 pilgrim for 1 token, 3 for 2."""
    return tokens if tokens < 2 else 3


def may_repair(state: State, seat: i64, tokens: i64) -> bool:
    player = state.seats[seat]
    return player.plunder >= tokens and player.resources[PILGRIMS] >= price_of(tokens)


def legal_repair(state: State, seat: i64) -> list[Move]:
    """C3.19, C3.26 Once a turn, and only if he wants to."""
    moves: list[Move] = []
    for tokens in range(3):
        if may_repair(state, seat, tokens):
            moves.append(REPAIRS[tokens])
    return moves


def why_not_repair(state: State, seat: i64, move: Repair) -> Refusal | None:
    """C3.19 At no other time; what he has, and can pay."""
    if state.phase != REPAIR:
        return Refusal("C3.19", "not-repairing")
    player = state.seats[seat]
    if player.plunder < move.tokens:
        return Refusal("C3.19", "too-little-plunder", {"have": player.plunder})
    price = price_of(move.tokens)
    if player.resources[PILGRIMS] < price:
        have = player.resources[PILGRIMS]
        return Refusal("C3.19", "too-few-pilgrims", {"price": price, "have": have})
    return None


def repair(state: State, seat: i64, tokens: i64, log: Log) -> None:
    """C3.19 Tokens go back."""
    pay(state, seat, PILGRIMS, price_of(tokens))
    state.seats[seat].plunder -= tokens
    if log.listening:
        if tokens == 0:
            log.tell("not-repaired", {"seat": seat})
        else:
            log.tell("repaired", {"seat": seat, "tokens": tokens, "pilgrims": price_of(tokens)})
