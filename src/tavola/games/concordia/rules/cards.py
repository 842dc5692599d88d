"""K4 Which card does what; the Diplomat (K4.9) and the specialists (K4.12)."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.board import size
from tavola.games.concordia.data import (
    ACTION,
    CARDS,
    DO_ARCHITECT,
    DO_COLONIST,
    DO_CONSUL,
    DO_DIPLOMAT,
    DO_MERCATOR,
    DO_PREFECT,
    DO_SENATOR,
    DO_TRIBUNE,
    NO_CARD,
    SPECIALTY,
)
from tavola.games.concordia.moves import COPY, DONE, Copy
from tavola.games.concordia.rules.colonists import take_back
from tavola.games.concordia.rules.purchase import begin_purchase
from tavola.games.concordia.rules.storehouse import receive
from tavola.games.concordia.rules.trade import begin_trade
from tavola.games.concordia.rules.turn import end_turn, lay_on_pile
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    DIPLOMAT,
    PREFECT,
    State,
    no_goods,
)


def play_card(state: State, seat: i64, kind: i64, log: Log) -> None:
    """K3.1 Lay it on the pile and carry it out."""
    lay_on_pile(state, seat, kind, log)
    carry_out(state, seat, kind, log)


def carry_out(state: State, seat: i64, kind: i64, log: Log) -> None:
    """K4 The action of a card, played or copied."""
    state.card = kind
    action = ACTION[kind]
    if action == DO_ARCHITECT:
        state.steps = state.seats[seat].abroad  # K4.2
        state.phase = ARCHITECT
    elif action == DO_PREFECT:
        state.phase = PREFECT
    elif action == DO_MERCATOR:
        begin_trade(state, seat, log)
    elif action == DO_DIPLOMAT:
        state.phase = DIPLOMAT
    elif action == DO_SENATOR:
        begin_purchase(state, 2)
    elif action == DO_TRIBUNE:
        take_back(state, seat, log)
    elif action == DO_COLONIST:
        state.phase = COLONIST
    elif action == DO_CONSUL:
        begin_purchase(state, 1)
    else:
        specialists_produce(state, seat, SPECIALTY[kind], log)


def specialists_produce(state: State, seat: i64, good: i64, log: Log) -> None:
    """K4.12 Every own house in a city of that good produces 1."""
    counts = no_goods()
    counts[good] = size(state.seats[seat].houses & state.growing[good])
    receive(state, seat, counts, log)
    end_turn(state, log)


def can_copy(state: State, seat: i64, other: i64) -> bool:
    """K4.9 The top of another's pile, if there is one and it is no Diplomat."""
    if other == seat or other >= state.players:
        return False
    top = state.seats[other].top
    return top != NO_CARD and ACTION[top] != DO_DIPLOMAT


def legal_diplomat(state: State, seat: i64) -> list[Move]:
    """K4.9 The piles that can be copied; or none of them."""
    moves: list[Move] = []
    for other in range(state.players):
        if can_copy(state, seat, other):
            moves.append(COPY[other])
    moves.append(DONE)
    return moves


def why_not_copy(state: State, seat: i64, move: Copy) -> Refusal | None:
    """K4.9 Another player's pile, not empty, no Diplomat on top."""
    if state.phase != DIPLOMAT:
        return Refusal("K4.9", "no-diplomat")
    other = move.seat
    if other >= state.players:
        return Refusal("K4.9", "nobody-sits-there")
    if other == seat:
        return Refusal("K4.9", "own-pile")
    top = state.seats[other].top
    args: Plain = {"seat": other}
    if top == NO_CARD:
        return Refusal("K4.9", "pile-is-empty", args)
    if ACTION[top] == DO_DIPLOMAT:
        return Refusal("K4.9", "diplomat-on-top", args)
    return None


def copy(state: State, seat: i64, other: i64, log: Log) -> None:
    """K4.9 The other's card stays where it lies; its action is carried out as one's own."""
    kind = state.seats[other].top
    if log.listening:
        log.tell("copied", {"seat": seat, "other_seat": other, "card": CARDS[kind]})
    carry_out(state, seat, kind, log)
