"""D2 Set-up: the first holder of the pawn, and the deal."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Plain
from tavola.games.condottiere.data import (
    CARDS,
    DECK,
    HAND_BASE,
    HAND_PER_CITY,
    KINDS,
    SEATS,
)
from tavola.games.condottiere.rules.game_end import cities_of
from tavola.games.condottiere.state import NAME_CITY, NO_CITY, Player, State, no_cards, no_owners


def set_up(players: i64, options: Plain, chance: Chance, log: Log) -> State:
    """D2.1, D2.2 A table ready for the first city to be named."""
    state = State(players)
    state.seats = [Player() for _ in range(players)]
    state.owner = no_owners()
    state.example_borders = options["borders"] == "example"
    state.free_pass_in_own_city = options["free_pass_in_own_city"] is True
    state.round_limit = _number(options["round_limit"])
    state.pawn = first_condottiere(players, options["first_condottiere"], chance)
    if log.listening:
        log.tell("first-condottiere", {"seat": state.pawn})
    deal(state, chance, log)
    return state


def _number(value: object) -> i64:
    assert isinstance(value, int)
    return value


def first_condottiere(players: i64, choice: object, chance: Chance) -> i64:
    """D2.1 The seat that the option names, or one drawn at random."""
    if choice == "random":
        return chance.below("first-condottiere", players, SEATS)
    return SEATS.index(str(choice))


def hand_size(state: State, seat: i64) -> i64:
    """D2.2, D7.2 Ten cards, and two more for each city that he controls."""
    return HAND_BASE + HAND_PER_CITY * cities_of(state, seat)


def all_cards() -> vec[i64]:
    """D1.1, D7.1 The 96 cards, wherever they were."""
    deck = vec[i64](capacity=96)
    for kind in range(KINDS):
        for _copy in range(DECK[kind]):
            deck = append(deck, kind)
    return deck


def deal(state: State, chance: Chance, log: Log) -> None:
    """D2.2, D7.1, D7.2 All cards are shuffled and dealt anew. D7.3 The pawn names a city."""
    deck = all_cards()
    chance.shuffle("deal", deck, CARDS)
    top: i64 = 0
    for seat in range(state.players):
        player = state.seats[seat]
        player.hand = no_cards()
        player.known = no_cards()
        player.army = no_cards()
        player.played = 0
        player.cards = hand_size(state, seat)
        player.out = False
        for _card in range(player.cards):
            player.hand[deck[top]] += 1
            top += 1
    state.undealt = no_cards()
    for place in range(top, len(deck)):
        state.undealt[deck[place]] += 1
    state.aside = no_cards()
    state.idle_battles = 0  # D7.4 counts anew with every round
    state.city = NO_CITY
    state.phase = NAME_CITY
    state.acting = state.pawn
    if log.listening:
        log.tell("dealt", {"round": state.rounds + 1, "sizes": [p.cards for p in state.seats]})
        for seat in range(state.players):
            cards = card_list(state.seats[seat].hand)
            log.whisper(seat, "your-hand", {"cards": cards}, news=True)


def card_list(counts: vec[i64]) -> list[str]:
    """Counts by kind as a list of cards, for people and for JSON."""
    return [CARDS[kind] for kind in range(KINDS) for _copy in range(counts[kind])]
