"""C3 Phase 1: bid, claim or collect."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.comuni.data import (
    CARDS,
    COLUMNS,
    COLUMNS_IN_USE,
    ENVOYS,
    FOUR,
    GOLD,
    NO_CARD,
)
from tavola.games.comuni.moves import CLAIM, COLLECT, Bid, Claim, Collect, bid_of
from tavola.games.comuni.rules.decision import Decision, not_now
from tavola.games.comuni.rules.envoys import put_envoy
from tavola.games.comuni.rules.supply import cube_list, gain
from tavola.games.comuni.state import CHOOSE, IN_HAND, State


class Projecting(Decision):
    """C3.1, C3.4, C3.5 One of three options; C3.3 with three envoys out only to claim."""

    def own_moves(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        out = state.envoys_out(seat)
        if out < ENVOYS:
            most = state.seats[seat].resources[GOLD]
            for column in range(COLUMNS_IN_USE[state.players]):
                if state.bidder[column] == seat or state.is_empty(column):
                    continue
                for gold in range(lowest_bid(state, column), most + 1):
                    moves.append(bid_of(column, gold))
        if out > 0:
            moves.append(CLAIM)
        if out < ENVOYS:
            moves.append(COLLECT)
        return moves

    def why_not_own(self, state: State, seat: i64, move: Move) -> Refusal | None:
        out = state.envoys_out(seat)
        if isinstance(move, Claim):
            return Refusal("C3.4", "no-envoy-out") if out == 0 else None
        if not isinstance(move, (Bid, Collect)):
            return not_now(move)
        if out == ENVOYS:
            return Refusal("C3.3", "all-envoys-out")
        return why_not_bid(state, seat, move) if isinstance(move, Bid) else None

    def decide(self, state: State, seat: i64, move: Move, log: Log) -> None:
        if isinstance(move, Bid):
            bid(state, seat, move.column, move.gold, log)
        elif isinstance(move, Claim):
            claim(state, seat, log)
        else:
            collect(state, seat, log)


def lowest_bid(state: State, column: i64) -> i64:
    """C3.1 Any gold, 0 included; on another's bid at least 1 more."""
    if state.bidder[column] == NOBODY:
        return 0
    return state.gold[column] + 1


def why_not_bid(state: State, seat: i64, move: Bid) -> Refusal | None:
    """C3.1, C3.21 A column in use, with cards, not his own, for more than lies there."""
    column = move.column
    if column >= COLUMNS_IN_USE[state.players]:
        return Refusal("C2.2", "column-not-in-use", {"columns": COLUMNS_IN_USE[state.players]})
    if state.bidder[column] == seat:
        return Refusal("C3.1", "column-is-yours", {"column": column + 1})
    if state.is_empty(column):
        return Refusal("C3.21", "column-is-empty", {"column": column + 1})
    least = lowest_bid(state, column)
    if move.gold < least:
        return Refusal("C3.1", "bid-too-low", {"column": column + 1, "least": least})
    have = state.seats[seat].resources[GOLD]
    if move.gold > have:
        return Refusal("C3.1", "too-little-gold", {"gold": move.gold, "have": have})
    return None


def bid(state: State, seat: i64, column: i64, gold: i64, log: Log) -> None:
    """C3.1 An envoy with gold on a column; C1.8 the gold waits there."""
    if log.listening:
        log.tell("bid", {"seat": seat, "column": column + 1, "gold": gold})
    state.seats[seat].resources[GOLD] -= gold
    put_envoy(state, seat, column, gold, log)


def claim(state: State, seat: i64, log: Log) -> None:
    """C3.4 All cards of all own columns; C3.23 first the gold goes to the supply."""
    choices: i64 = 0
    for column in range(COLUMNS):
        if state.bidder[column] != seat:
            continue
        cards = take_cards(state, seat, column)
        if log.listening:
            log.tell(
                "claimed",
                {
                    "seat": seat,
                    "column": column + 1,
                    "cards": [CARDS[card] for card in cards],
                    "gold": state.gold[column],
                },
            )
        state.supply[GOLD] += state.gold[column]
        state.gold[column] = 0
        state.bidder[column] = NOBODY
        if state.pack.has_choice(column):
            choices += 1
    state.choices = choices
    state.refill = state.last_turns == 0  # C6.2 the last round has no phase 2
    state.phase = CHOOSE


def take_cards(state: State, seat: i64, column: i64) -> vec[i64]:
    """C3.4 None may be left."""
    cards = vec[i64](capacity=3)
    for place in range(state.pack.first[column], state.pack.first[column + 1]):
        card = state.display[place]
        if card != NO_CARD:
            cards = append(cards, card)
            state.display[place] = NO_CARD
            state.place[card] = IN_HAND
            state.holder[card] = seat
            state.claimed[card] = state.turns
            put_in_hand(state, seat, card)
    return cards


def put_in_hand(state: State, seat: i64, card: i64) -> None:
    """Hands are kept in ascending order: one and the same hand is always written the same."""
    hand = append(state.seats[seat].hand, card)
    at: i64 = len(hand) - 1
    while at > 0 and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card
    state.seats[seat].hand = hand


def collect(state: State, seat: i64, log: Log) -> None:
    """C3.5 Base income, buildings of active kinds, guild masters; C3.23 then what is of choice."""
    player = state.seats[seat]
    taken: list[str] = []
    for resource in range(FOUR):
        cubes = gain(state, seat, resource, income_of(state, seat, resource))
        player.active[resource] = 0
        if log.listening:
            taken += cube_list(resource, cubes)
    if log.listening:
        log.tell("collected", {"seat": seat, "resources": taken})
    state.choices = state.pack.choices[player.comune]
    state.refill = False
    state.phase = CHOOSE


def income_of(state: State, seat: i64, resource: i64) -> i64:
    """C3.5 What collecting brings of one kind, as long as the supply holds it."""
    player = state.seats[seat]
    cubes = state.pack.income[player.comune * FOUR + resource]
    if player.active[resource] != 0:
        cubes += player.highest(resource)
    if state.masters[resource] == seat:
        cubes += 1
    return cubes
