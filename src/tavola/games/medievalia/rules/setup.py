"""M2 Set-up: the piles, the deal, the start player, and the exchange in the first turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.medievalia.data import (
    BUILDING_COUNT,
    BUILDING_KINDS,
    BUILDING_TOTAL,
    BUILDINGS,
    CARDS,
    EXCHANGE_LOSS,
    EXCHANGE_MOST,
    FACE_UP,
    HANDICAP,
    KINDS,
    OPENING_HAND,
    PILE_SIZES,
    PILES,
    SEATS,
    Pack,
)
from tavola.games.medievalia.moves import DONE, PUT_BACK, Done, PutBack
from tavola.games.medievalia.rules.course import begin_turn, draw_first_card
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.state import State, empty_table, no_cards, whole_deck


def set_up(players: i64, options: Plain, pack: Pack, chance: Chance, log: Log) -> State:
    """M2.1, M2.2, M2.3 A table at which the first turn begins."""
    state = empty_table(players, pack)
    state.alliance = bool(options.get("alliance", False))
    state.central = bool(options.get("central_fief", False))
    state.allied_archers = bool(options.get("allied_archers", True))
    lay_out_buildings(state, chance)
    shuffle_deck(state, chance)
    first = start_player(players, options["start_player"], chance)
    deal(state, first, bool(options["seat_handicap"]), log)
    if log.listening:
        log.tell("start-player", {"seat": first})
    begin_turn(state, first, log)
    return state


def start_player(players: i64, choice: object, chance: Chance) -> i64:
    """M2.3 The seat that the option names, or one drawn by lot."""
    if choice == "random":
        return chance.below("start-player", players, SEATS)
    return SEATS.index(str(choice))


def lay_out_buildings(state: State, chance: Chance) -> None:
    """M2.1 One school, workshop and bank face up; the others shuffled under them."""
    counts = BUILDING_COUNT[:]
    for building in FACE_UP:
        counts[building] -= 1
    hidden = vec[i64]()
    for building in range(BUILDING_KINDS):
        for _step in range(counts[building]):
            hidden = append(hidden, building)
    chance.shuffle("buildings", hidden, BUILDINGS)
    lay_piles(state, hidden)


def lay_piles(state: State, hidden: vec[i64]) -> None:
    """M2.1 5, 5 and 4 face down, in this order, the face-up one on top of each."""
    at: i64 = 0
    for pile in range(PILES):
        size = PILE_SIZES[pile]
        for place in range(size):
            state.piles[pile * BUILDING_TOTAL + place] = hidden[at]
            at += 1
        state.piles[pile * BUILDING_TOTAL + size] = FACE_UP[pile]
        state.heights[pile] = size + 1


def shuffle_deck(state: State, chance: Chance) -> None:
    """M2.2 The main deck."""
    deck = whole_deck()
    chance.shuffle("deck", deck, CARDS)
    state.deck = deck
    state.left = len(deck)


def deal(state: State, first: i64, handicap: bool, log: Log) -> None:
    """M2.2 8 cards each; by option more, the later a player has his first turn."""
    for seat in range(state.players):
        player = state.seats[seat]
        player.cards = OPENING_HAND
        if handicap:
            player.cards += HANDICAP[(seat - first) % state.players]
        for _step in range(player.cards):
            state.left -= 1
            player.hand[state.deck[state.left]] += 1
        if log.listening:
            log.tell("dealt", {"seat": seat, "count": player.cards})
            log.whisper(seat, "your-hand", {"cards": card_list(player.hand)}, news=True)


def card_list(counts: vec[i64]) -> list[str]:
    """Counts by kind as a list of cards, for people and for JSON."""
    return [CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


# --- M2.4: the exchange -------------------------------------------------------------------------


def put_back_so_far(state: State) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        count += state.returned[kind]
    return count


class Exchanging(Decision):
    """M2.4 One more card to put back, up to 5, or done."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        if put_back_so_far(state) < EXCHANGE_MOST:
            hand = state.seats[seat].hand
            for kind in range(KINDS):
                if hand[kind] > state.returned[kind]:
                    moves.append(PUT_BACK[kind])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, PutBack):
            return Refusal("M2.4", "exchange-first")
        if state.seats[seat].hand[move.card] == 0:
            return Refusal("M2.4", "not-in-hand", {"card": CARDS[move.card]})
        if state.seats[seat].hand[move.card] == state.returned[move.card]:
            return Refusal("M2.4", "all-put-back", {"card": CARDS[move.card]})
        if put_back_so_far(state) >= EXCHANGE_MOST:
            return Refusal("M2.4", "enough-put-back", {"count": EXCHANGE_MOST})
        return None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, PutBack):
            put_back(state, seat, move.card, log)
        else:
            finish_exchange(state, seat, chance, log)


def put_back(state: State, seat: i64, card: i64, log: Log) -> None:
    """M2.4 Only chosen; it stays in the hand until the exchange is done."""
    state.returned[card] += 1
    if log.listening:
        log.whisper(seat, "put-back", {"seat": seat, "card": CARDS[card]})


def finish_exchange(state: State, seat: i64, chance: Chance, log: Log) -> None:
    """M2.4 Takes one card fewer; only then the cards put back are shuffled into the deck."""
    count = put_back_so_far(state)
    if count == 0:
        if log.listening:
            log.tell("kept-hand", {"seat": seat})
    else:
        exchange(state, seat, count, chance, log)
    draw_first_card(state, log)


def cards_taken(state: State) -> i64:
    """M2.4 One fewer than are put back, and no more than there are."""
    count = put_back_so_far(state)
    return min(count - EXCHANGE_LOSS, state.left) if count > 0 else 0


def exchange(state: State, seat: i64, count: i64, chance: Chance, log: Log) -> None:
    player = state.seats[seat]
    taken = no_cards()
    takes = cards_taken(state)
    for _step in range(takes):
        state.left -= 1
        taken[state.deck[state.left]] += 1
    deck = vec[i64]()
    for place in range(state.left):
        deck = append(deck, state.deck[place])
    for kind in range(KINDS):
        for _step in range(state.returned[kind]):
            deck = append(deck, kind)
        player.hand[kind] += taken[kind] - state.returned[kind]
    player.cards += takes - count
    state.returned = no_cards()
    state.deck = deck
    state.left = len(deck)
    chance.shuffle("exchange", state.deck, CARDS)
    if log.listening:
        log.tell("exchanged", {"seat": seat, "count": count, "taken": takes}, reveals=True)
        log.whisper(seat, "your-hand", {"cards": card_list(player.hand)}, news=True)
