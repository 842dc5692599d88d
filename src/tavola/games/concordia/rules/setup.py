"""K2 Set-up: tiles, markers, decks, goods and coins."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Plain
from tavola.games.concordia.board import MAPS, Board
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DECKS,
    DISPLAY,
    GOOD_COUNT,
    GOODS,
    LETTERS,
    SALE_KIND,
    SALE_NAMES,
    SEATS,
    START_COINS,
    START_COINS_WITHOUT_GOODS,
    START_GOODS,
    deck_of,
    tiles_of,
)
from tavola.games.concordia.rules.course import begin
from tavola.games.concordia.rules.storehouse import store
from tavola.games.concordia.state import EMPTY, State, empty_table, no_goods


def set_up(players: i64, options: Plain, chance: Chance, log: Log) -> State:
    """K2.1 to K2.7 A table ready for the start player."""
    limit = options["round_limit"]
    assert isinstance(limit, int)
    state = empty_table(players, MAPS.index(str(options["map"])))
    state.start_goods = options["start_goods"] is True
    state.open_hands = options["open_hands"] is True
    state.interim_scoring = options["interim_scoring"] is True
    state.round_limit = limit
    lay_tiles(state, chance)
    stack_decks(state, chance)
    turn_up_display(state, log)
    state.start = chance.below("start-player", players, SEATS)  # K2.5
    state.praefectus = state.right_of(state.start)
    seat = state.start
    for place in range(players):
        give_start(state, seat, place)
        seat = state.after(seat)
    begin(state, log)
    return state


def lay_tiles(state: State, chance: Chance) -> None:
    """K2.1 The tiles of each letter, shuffled, one on each city of that letter."""
    board = state.board()
    for letter in range(len(LETTERS)):
        if letter not in board.letter:
            continue  # K2.7 Italia has no D
        tiles = tiles_of(LETTERS[letter])
        chance.shuffle(f"tiles-{LETTERS[letter].lower()}", tiles, GOODS)
        place: i64 = 0
        for city in range(board.city_count):
            if board.letter[city] == letter:
                state.tile[city] = tiles[place]
                place += 1
    lay_markers(state)


def lay_markers(state: State) -> None:
    """K2.2 Each province gets the marker of the dearest good among its tiles."""
    board = state.board()
    state.growing = no_goods()
    for city in range(1, board.city_count):
        good = state.tile[city]
        state.growing[good] |= BIT[city]
        province = board.province[city]
        state.bonus[province] = max(state.bonus[province], good)  # goods stand by their price


def stack_decks(state: State, chance: Chance) -> None:
    """K2.3 The decks up to the number of players, each shuffled, I on top."""
    stack = vec[i64]()
    for deck in range(state.players):
        cards = deck_of(deck)
        shuffle_deck(deck, cards, chance)
        for card in cards:
            stack = append(stack, card)
    state.stack = stack


def shuffle_deck(deck: i64, cards: vec[i64], chance: Chance) -> None:
    """K2.3 What lies in one of the decks I to V."""
    chance.shuffle(f"deck-{DECKS[deck]}", cards, SALE_NAMES)


def turn_up_display(state: State, log: Log) -> None:
    """K2.3 Seven cards from the left."""
    for space in range(DISPLAY):
        state.display[space] = state.stack[space]
    state.top = DISPLAY
    if log.listening:
        names = [CARDS[SALE_KIND[card]] for card in state.display if card != EMPTY]
        log.tell("displayed", {"map": board_name(state.board()), "cards": names})


def board_name(board: Board) -> str:
    return board.name


def give_start(state: State, seat: i64, place: i64) -> None:
    """K2.4 Goods, and coins in the order of play; K2.6 without goods more coins."""
    player = state.seats[seat]
    if not state.start_goods:
        player.coins = START_COINS_WITHOUT_GOODS + place
        return
    player.coins = START_COINS + place
    for good in range(GOOD_COUNT):
        store(player, good, START_GOODS[good])
