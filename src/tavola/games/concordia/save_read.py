"""A position is read from data; what it leaves open is drawn."""

from typing import Annotated

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.positions import counts_of, index_of, need, seat_of, set_of
from tavola.games.concordia.board import LINE_KINDS, MAPS, MapName
from tavola.games.concordia.data import (
    ACTION,
    CARDS,
    DISPLAY,
    DO_SENATOR,
    GOODS,
    HOUSES,
    KINDS,
    NO_CARD,
    OF_A_KIND,
    SALE_COUNT,
    SALE_DECK,
    SALE_KIND,
    SALE_NAMES,
    SPACES,
    START_HAND,
    Good,
)
from tavola.games.concordia.rules.setup import lay_markers, shuffle_deck
from tavola.games.concordia.state import (
    COLONISTS,
    EMPTY,
    NIBBLE,
    ON_LINE,
    PAYMENT,
    PHASE_NAMES,
    PURCHASE,
    STOREHOUSE,
    UNSCORED,
    State,
    empty_table,
)

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Place = Annotated[int, msgspec.Meta(ge=0, le=5)]


class SavedPlayer(msgspec.Struct, forbid_unknown_fields=True):
    hand: list[str] | None = None
    pile: list[str] = []
    goods: list[Good] = []
    coins: Count = 0
    land: list[str] = msgspec.field(default_factory=lambda: ["roma"])
    sea: list[str] = msgspec.field(default_factory=lambda: ["roma"])
    houses: list[str] = []
    offered: Annotated[list[Good], msgspec.Meta(max_length=15)] = []
    interim: Count | None = None


class SavedState(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[list[SavedPlayer], msgspec.Meta(min_length=2, max_length=5)]
    map: MapName
    tiles: dict[str, Good]
    turned: list[str] = []
    display: Annotated[list[str | None], msgspec.Meta(max_length=7)] = []
    stack: list[str] | None = None
    start: Seat = 0
    active: Seat | None = None
    acting: Seat | None = None
    phase: str = "play"
    card: str | None = None
    steps: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    moving: Place | None = None
    begun: bool = False
    bought: list[Good] = []
    sold: list[Good] = []
    buys: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    praefectus: Seat | None = None
    concordia: Seat | None = None
    rounds: Annotated[int, msgspec.Meta(ge=0, le=1001)] = 0
    start_goods: bool = True
    open_hands: bool = False
    interim_scoring: bool = False
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100


def read(saved: SavedState, chance: Chance) -> State:
    """The position, not yet checked as a whole."""
    players = len(saved.players)
    state = empty_table(players, MAPS.index(saved.map))
    state.start_goods = saved.start_goods
    state.open_hands = saved.open_hands
    state.interim_scoring = saved.interim_scoring
    state.round_limit = saved.round_limit
    read_tiles(state, saved.tiles)
    state.turned = set_of(saved.turned, state.board().provinces, "turned", "province")
    for seat, player in enumerate(saved.players):
        read_player(state, player, seat)
    state.start = seat_of(saved.start, players, "start")
    state.active = seat_of(saved.start if saved.active is None else saved.active, players, "active")
    state.phase = index_of(saved.phase, PHASE_NAMES, "phase", "phase")
    state.acting = seat_of(saved.acting, players, "acting")
    if saved.acting is None and saved.phase != "over":
        state.acting = state.active
    if saved.card is not None:
        state.card = index_of(saved.card, CARDS, "card", "card")
    state.steps = saved.steps
    state.moving = EMPTY if saved.moving is None else saved.moving
    state.begun = saved.begun
    state.bought = set_of(saved.bought, GOODS, "bought", "good")
    state.sold = set_of(saved.sold, GOODS, "sold", "good")
    state.buys = saved.buys
    state.praefectus = state.right_of(state.start)
    if saved.praefectus is not None:
        state.praefectus = seat_of(saved.praefectus, players, "praefectus")
    state.concordia = seat_of(saved.concordia, players, "concordia")
    state.rounds = saved.rounds
    read_sale(state, saved, chance)
    return state


def read_tiles(state: State, tiles: dict[str, Good]) -> None:
    board = state.board()
    for name in tiles:
        index_of(name, board.cities[1:], "tiles", "city")
    for city in range(1, board.city_count):
        name = board.cities[city]
        need(name in tiles, f"tiles: {name} has none (K2.1)")
        state.tile[city] = GOODS.index(tiles[name])
    lay_markers(state)


def read_sale(state: State, saved: SavedState, chance: Chance) -> None:
    """What lies on display, and the stack, the top card first."""
    for space, name in enumerate(saved.display):
        if name is not None:
            state.display[space] = index_of(name, SALE_NAMES, f"display[{space}]", "card")
    if saved.stack is None:
        state.stack = draw_stack(state, chance)
        return
    stack = vec[i64]()
    for place, name in enumerate(saved.stack):
        card = index_of(name, SALE_NAMES, f"stack[{place}]", "card")
        below = len(stack) == 0 or SALE_DECK[stack[-1]] <= SALE_DECK[card]
        need(below, f"stack[{place}]: the decks lie in order, I on top (K2.3)")
        stack = append(stack, card)
    state.stack = stack


def cards_taken(state: State) -> i64:
    """K4.10, K4.11 How many cards this action has taken from the row."""
    if state.card == NO_CARD or (state.phase != PURCHASE and state.phase != PAYMENT):
        return 0
    most = 2 if ACTION[state.card] == DO_SENATOR else 1
    return max(most - state.buys, 0)


def draw_stack(state: State, chance: Chance) -> vec[i64]:
    """K2.3 Under a full row the cards that lie nowhere else, deck by deck in an order drawn anew.

    Who has bought a card has bought the one of the lowest deck: it was turned up first. And no
    card is left in the stack of a deck below one that is turned up already.
    """
    shown = [card for card in state.display if card != EMPTY]
    if len(shown) + cards_taken(state) < DISPLAY:
        return vec[i64]()
    first = max((SALE_DECK[card] for card in shown), default=i64(0))
    sold = [
        sum(player.hand[kind] + player.pile[kind] - START_HAND[kind] for player in state.seats)
        for kind in range(KINDS)
    ]
    stack = vec[i64]()
    for deck in range(state.players):
        left = vec[i64]()
        for card in range(SALE_COUNT):
            if SALE_DECK[card] == deck and card not in shown:
                if sold[SALE_KIND[card]] > 0:
                    sold[SALE_KIND[card]] -= 1
                elif deck >= first:
                    left = append(left, card)
        if len(left) > 0:
            shuffle_deck(deck, left, chance)
        for card in left:
            stack = append(stack, card)
    return stack


def read_player(state: State, saved: SavedPlayer, seat: int) -> None:
    place = f"players[{seat}]"
    player = state.seats[seat]
    player.pile = counts_of(saved.pile, CARDS, f"{place}.pile", "card")
    if saved.hand is None:
        for kind in range(KINDS):
            player.hand[kind] = max(START_HAND[kind] - player.pile[kind], 0)
    else:
        player.hand = counts_of(saved.hand, CARDS, f"{place}.hand", "card")
    player.top = CARDS.index(saved.pile[-1]) if saved.pile else NO_CARD
    player.goods = vec[i64]([saved.goods.count(good) for good in GOODS])
    player.coins = saved.coins
    player.colonists = vec[i64]([STOREHOUSE] * COLONISTS)
    for kind, places in enumerate((saved.land, saved.sea)):
        need(len(places) <= OF_A_KIND, f"{place}: 3 {LINE_KINDS[kind]} colonists at most (K1.5)")
        for number, name in enumerate(places):
            player.colonists[kind * OF_A_KIND + number] = read_where(state, name, kind, place)
    player.abroad = len(saved.land) + len(saved.sea)
    player.free = SPACES - len(saved.goods) - (COLONISTS - player.abroad)
    player.houses = set_of(saved.houses, state.board().cities, f"{place}.houses", "city")
    player.houses_left = HOUSES - len(saved.houses)
    player.offered = sum(int(NIBBLE[GOODS.index(good)]) for good in saved.offered)
    player.interim = UNSCORED if saved.interim is None else saved.interim


def read_where(state: State, name: str, kind: int, place: str) -> int:
    """A city, or a line of the colonist's kind."""
    board = state.board()
    if name in board.cities:
        return board.cities.index(name)
    if name in board.lines and board.line_kind[board.lines.index(name)] == kind:
        return ON_LINE + board.lines.index(name)
    raise ValueError(f"{place}.{LINE_KINDS[kind]}: no city or {LINE_KINDS[kind]} line {name!r}")
