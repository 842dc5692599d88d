"""C2 Set-up: decks, columns, comuni and what they begin with."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Plain
from tavola.games.comuni.data import (
    CARD_COUNT,
    CARDS,
    COLUMNS_IN_USE,
    COMUNI,
    DECK_OF,
    FOUR,
    Pack,
)
from tavola.games.comuni.pack import SHELF
from tavola.games.comuni.rules.refill import fill_place, tell_filled
from tavola.games.comuni.rules.supply import cube_list, gain
from tavola.games.comuni.state import IN_DECK, State, empty_table


def set_up(players: i64, options: Plain, chance: Chance, log: Log) -> State:
    """C2 A table ready for the first turn."""
    found: object = SHELF.find(str(options["data_pack"]))
    assert isinstance(found, Pack)
    limit = options["round_limit"]
    assert isinstance(limit, int)
    state = empty_table(found, draw_comuni(players, chance))
    state.open_screens = options["open_screens"] is True
    state.end_turn = options["after_invasion"] == "end_turn"
    state.masters_need_two = options["guild_master_needs_two_storeys"] is True
    state.heroes_need_walls = options["heroes_need_walls"] is True
    state.any_smallest = options["smallest_building"] == "any"
    state.round_limit = limit
    if log.listening and found.reconstructed:
        log.tell("reconstructed", {"figures": found.reconstructed})
    shuffle_decks(state, chance)
    hand_out(state, log)
    if log.listening:
        log.tell("captain", {"seat": state.captain})
    fill_columns(state, log)
    return state


def draw_comuni(players: i64, chance: Chance) -> list[i64]:
    """C2.4 Each player is given one of the five comuni at random."""
    lots = vec[i64]([i64(comune) for comune in range(len(COMUNI))])
    chance.shuffle("comuni", lots, COMUNI)
    return [lots[seat] for seat in range(players)]


def deck_of(state: State, deck: i64) -> vec[i64]:
    """C2.1 The cards of a deck that are used by so many players, in their order."""
    cards = vec[i64](capacity=32)
    for card in range(CARD_COUNT):
        if DECK_OF[card] == deck and state.pack.players[card] <= state.players:
            cards = append(cards, card)
    return cards


def shuffle_decks(state: State, chance: Chance) -> None:
    """C2.1 Each deck by itself."""
    decks: list[vec[i64]] = []
    for deck in range(FOUR):
        cards = deck_of(state, deck)
        chance.shuffle("deck", cards, CARDS)
        for card in cards:
            state.place[card] = IN_DECK
        decks.append(cards)
    state.decks = decks


def hand_out(state: State, log: Log) -> None:
    """C2.4 The start resources. C2.5 The lowest comune has the league captain and starts."""
    first: i64 = 0
    for seat in range(state.players):
        comune = state.seats[seat].comune
        if comune < state.seats[first].comune:
            first = seat
        taken: list[str] = []
        for resource in range(FOUR):
            cubes = gain(state, seat, resource, state.pack.start[comune * FOUR + resource])
            if log.listening:
                taken += cube_list(resource, cubes)
        if log.listening:
            log.tell("comune", {"seat": seat, "comune": COMUNI[comune], "resources": taken})
    state.captain = first
    state.turn = first
    state.acting = first


def fill_columns(state: State, log: Log) -> None:
    """C2.2 The leftmost columns, face up from deck A."""
    for column in range(COLUMNS_IN_USE[state.players]):
        for place in range(state.pack.first[column], state.pack.first[column + 1]):
            fill_place(state, place, column)
        tell_filled(state, column, log)
    assert state.last_player == NOBODY
