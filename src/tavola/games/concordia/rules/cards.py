"""K3.1 A card is played. K4 Which card does what; the Diplomat (K4.9), the specialists (K4.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
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
    KINDS,
    NO_CARD,
    SPECIALTY,
)
from tavola.games.concordia.events import Copied, OfCard
from tavola.games.concordia.moves import COPY, DONE, PLAY, Act, Copy, Done, Play
from tavola.games.concordia.rules.colonists import take_back
from tavola.games.concordia.rules.course import be_done, end_turn
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.purchase import begin_purchase
from tavola.games.concordia.rules.storehouse import receive
from tavola.games.concordia.rules.trade import begin_trade
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    DIPLOMAT,
    PREFECT,
    Player,
    State,
    no_goods,
)


class PlayCard(Decision):
    """K3.1 Any card of the hand, with or without effect; nobody passes."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        hand = state.seats[seat].hand
        moves: list[Move] = []
        for kind in range(KINDS):
            if hand[kind] > 0:
                moves.append(PLAY[kind])
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Play):
            player = state.seats[seat]
            if player.hand[move.card] > 0:
                return None
            if player.pile[move.card] > 0:
                return Refusal("K3.1", "in-your-pile", {"card": CARDS[move.card]})
            return Refusal("K3.1", "not-in-hand", {"card": CARDS[move.card]})
        return move.not_now if isinstance(move, Act) else Refusal("K3.1", "must-play")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Play)
        kind = move.card
        player = state.seats[seat]
        player.hand[kind] -= 1
        player.pile[kind] += 1
        player.top = kind
        if log.listening:
            told: OfCard = {"seat": seat, "card": CARDS[kind]}
            log.tell("played", told)
        begin_action(state, seat, kind, log)


def begin_action(state: State, seat: i64, kind: i64, log: Log) -> None:
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
        receive(state, seat, specialist_yields(state, state.seats[seat], SPECIALTY[kind]), log)
        end_turn(state, log)


def specialist_yields(state: State, player: Player, good: i64) -> vec[i64]:
    """K4.12 Every own house in a city of that good produces 1."""
    counts = no_goods()
    counts[good] = size(player.houses & state.growing[good])
    return counts


class Diplomat(Decision):
    """K4.9 The piles that can be copied; or none of them."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        for other in range(state.players):
            if can_copy(state, seat, other):
                moves.append(COPY[other])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Copy):
            return why_not_copy(state, seat, move.seat)
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Copy):
            copy(state, seat, move.seat, log)
        else:
            be_done(state, seat, log)


def can_copy(state: State, seat: i64, other: i64) -> bool:
    """K4.9 The top of another's pile, if there is one and it is no Diplomat."""
    if other == seat:
        return False
    top = state.seats[other].top
    return top != NO_CARD and ACTION[top] != DO_DIPLOMAT


def why_not_copy(state: State, seat: i64, other: i64) -> Refusal | None:
    """K4.9 Another player's pile, not empty, no Diplomat on top."""
    if other >= state.players:
        return Refusal("K4.9", "nobody-sits-there")
    if other == seat:
        return Refusal("K4.9", "own-pile")
    args: Plain = {"seat": other}
    if state.seats[other].top == NO_CARD:
        return Refusal("K4.9", "pile-is-empty", args)
    return None if can_copy(state, seat, other) else Refusal("K4.9", "diplomat-on-top", args)


def copy(state: State, seat: i64, other: i64, log: Log) -> None:
    """K4.9 The other's card stays where it lies; its action is carried out as one's own."""
    kind = state.seats[other].top
    if log.listening:
        told: Copied = {"seat": seat, "other_seat": other, "card": CARDS[kind]}
        log.tell("copied", told)
    begin_action(state, seat, kind, log)
