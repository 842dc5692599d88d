"""K3 A turn: one card from the hand, its action, and on to the next player."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Refusal
from tavola.games.concordia.data import CARDS, KINDS, NO_CARD, TRIBUNE
from tavola.games.concordia.moves import PLAY, Play
from tavola.games.concordia.rules.game_end import last_turn_is_over, limit_is_reached, over
from tavola.games.concordia.rules.interim import score_interim
from tavola.games.concordia.state import (
    EMPTY,
    PAYMENT,
    PLAY_CARD,
    PREFECT,
    PROVISION,
    RECEIVE,
    STEPPING,
    State,
)


def legal_play(state: State, seat: i64) -> list[Move]:
    """K3.1 Any card of the hand, with or without effect; nobody passes."""
    hand = state.seats[seat].hand
    moves: list[Move] = []
    for kind in range(KINDS):
        if hand[kind] > 0:
            moves.append(PLAY[kind])
    return moves


def why_not_play(state: State, seat: i64, move: Play) -> Refusal | None:
    """K3.1 Exactly one card a turn, and one that is in the hand."""
    if state.phase == PROVISION:
        return Refusal("K2.6", "provision-first")
    player = state.seats[seat]
    if state.phase != PLAY_CARD:
        refusal = why_not_done(state)  # in the middle of a step, a choice or a payment
        if refusal is not None:
            return refusal
        card = player.top  # the Diplomat, not what it copies; the Tribune is back in the hand
        if card == NO_CARD:
            card = state.card
        return Refusal("K3.1", "one-card-a-turn", {"card": CARDS[card]})
    if player.hand[move.card] > 0:
        return None
    if player.pile[move.card] > 0:
        return Refusal("K3.1", "in-your-pile", {"card": CARDS[move.card]})
    return Refusal("K3.1", "not-in-hand", {"card": CARDS[move.card]})


def lay_on_pile(state: State, seat: i64, kind: i64, log: Log) -> None:
    """K3.1 From the hand onto the own pile."""
    player = state.seats[seat]
    player.hand[kind] -= 1
    player.pile[kind] += 1
    player.top = kind
    if log.listening:
        log.tell("played", {"seat": seat, "card": CARDS[kind]})


def why_not_done(state: State) -> Refusal | None:
    """K3.3 What is optional may be left out, at any time but in the middle of a step."""
    phase = state.phase
    if phase == PLAY_CARD:
        return Refusal("K3.1", "must-play")
    if phase == STEPPING:
        return Refusal("K4.13", "colonist-on-its-way")
    if phase == RECEIVE:
        return Refusal("K5.2", "must-choose")
    if phase == PAYMENT:
        return Refusal("K4.10", "must-pay")
    return None


def decline(state: State, seat: i64, log: Log) -> None:
    """K3.3 The rest of the action is left out."""
    if log.listening:
        if state.phase == PREFECT:
            log.tell("declined", {"seat": seat})
        else:
            log.tell("done", {"seat": seat})


def end_turn(state: State, log: Log) -> None:
    """K3.2 The next player clockwise; K6.1, K6.4 unless the game is over."""
    if state.interim_scoring and state.card == TRIBUNE:
        score_interim(state, state.active, log)
    state.card = NO_CARD
    state.steps = 0
    state.moving = EMPTY
    state.bought = 0
    state.sold = 0
    state.buys = 0
    state.begun = False
    following = state.after(state.active)
    if following == state.start:
        state.rounds += 1
    if last_turn_is_over(state, following) or limit_is_reached(state, following):
        over(state, log)
        return
    state.active = following
    state.acting = following
    state.phase = PLAY_CARD
    if state.rounds == 0 and not state.start_goods:
        state.phase = PROVISION  # K2.6


def begin(state: State, log: Log) -> None:
    """K2.5, K3.2 The start player's first turn."""
    state.active = state.start
    state.acting = state.start
    state.phase = PLAY_CARD
    if not state.start_goods:
        state.phase = PROVISION
    if log.listening:
        log.tell("start-player", {"seat": state.start, "praefectus_seat": state.praefectus})


def end_provision(state: State, seat: i64, log: Log) -> None:
    """K2.6 Goods bought, now his card."""
    state.phase = PLAY_CARD
    state.bought = 0
    if log.listening:
        log.tell("provisioned", {"seat": seat})
