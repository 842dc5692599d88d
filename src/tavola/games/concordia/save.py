"""A position as data that a person can write (docs/positions.md)."""

from typing import Annotated, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Plain
from tavola.games.concordia.board import LINE_KINDS, MAPS
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    GOODS,
    HOUSES,
    KINDS,
    NO_CARD,
    OF_A_KIND,
    SALE_DECK,
    SALE_NAMES,
    SPACES,
    START_HAND,
)
from tavola.games.concordia.rules.setup import lay_markers
from tavola.games.concordia.rules.storehouse import good_list, offered_goods
from tavola.games.concordia.save_check import check
from tavola.games.concordia.state import (
    COLONISTS,
    EMPTY,
    NIBBLE,
    ON_LINE,
    PHASES,
    STOREHOUSE,
    UNSCORED,
    Player,
    State,
    empty_table,
    no_cards,
)
from tavola.games.concordia.view import abroad, card_name, named_goods

Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Place = Annotated[int, msgspec.Meta(ge=0, le=5)]
Good = Literal["brick", "food", "tool", "wine", "cloth"]


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
    map: Literal["imperium", "italia"]
    tiles: dict[str, Good]
    turned: list[str] = []
    display: Annotated[list[str | None], msgspec.Meta(max_length=7)] = []
    stack: list[str] = []
    start: Seat = 0
    active: Seat | None = None
    acting: Seat | None = None
    phase: Literal[
        "provision",
        "play",
        "architect",
        "step",
        "prefect",
        "receive",
        "tribune",
        "colonist",
        "mercator",
        "diplomat",
        "purchase",
        "payment",
        "over",
    ] = "play"
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


def save(state: State) -> Plain:
    """Markers are not written: they follow from the tiles (K2.2)."""
    board = state.board()
    return {
        "players": [_save_player(state, player) for player in state.seats],
        "map": board.name,
        "tiles": {board.cities[c]: GOODS[state.tile[c]] for c in range(1, board.city_count)},
        "turned": [p for k, p in enumerate(board.provinces) if state.turned & BIT[k]],
        "display": [None if card == EMPTY else SALE_NAMES[card] for card in state.display],
        "stack": [SALE_NAMES[card] for card in state.stack[state.top :]],
        "start": state.start,
        "active": state.active,
        "acting": _or_none(state.acting),
        "phase": PHASES[state.phase],
        "card": card_name(state.card),
        "steps": state.steps,
        "moving": _or_none(state.moving),
        "begun": state.begun,
        "bought": named_goods(state.bought),
        "sold": named_goods(state.sold),
        "buys": state.buys,
        "praefectus": state.praefectus,
        "concordia": _or_none(state.concordia),
        "rounds": state.rounds,
        "start_goods": state.start_goods,
        "open_hands": state.open_hands,
        "interim_scoring": state.interim_scoring,
        "round_limit": state.round_limit,
    }


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _save_player(state: State, player: Player) -> Plain:
    """The top card of the pile stands last. Land and sea colonists by place, one after another."""
    board = state.board()
    pile = _names(player.pile)
    if player.top != NO_CARD:
        pile.remove(CARDS[player.top])
        pile.append(CARDS[player.top])
    return {
        "hand": _names(player.hand),
        "pile": pile,
        "goods": good_list(player.goods),
        "coins": player.coins,
        "land": abroad(state, player, 0),
        "sea": abroad(state, player, 1),
        "houses": [board.cities[c] for c in range(board.city_count) if player.houses & BIT[c]],
        "offered": good_list(offered_goods(player)),
        "interim": None if player.interim == UNSCORED else player.interim,
    }


def _names(cards: vec[i64]) -> list[str]:
    return [CARDS[kind] for kind in range(KINDS) for _ in range(cards[kind])]


def load(data: Plain) -> State:
    """Read a position; ValueError names the place of the first thing that can't be."""
    saved = msgspec.convert(data, SavedState)  # msgspec.ValidationError is a ValueError
    players = len(saved.players)
    state = empty_table(players, MAPS.index(saved.map))
    state.start_goods = saved.start_goods
    state.open_hands = saved.open_hands
    state.interim_scoring = saved.interim_scoring
    state.round_limit = saved.round_limit
    _lay_tiles(state, saved.tiles)
    _lay_display(state, saved)
    for province in saved.turned:
        state.turned |= BIT[_index(state.board().provinces, province, "turned", "province")]
    state.seats = [_player(state, player, seat) for seat, player in enumerate(saved.players)]
    state.start = _seat(saved.start, players, "start")
    state.active = state.start if saved.active is None else _seat(saved.active, players, "active")
    state.phase = PHASES.index(saved.phase)
    state.acting = _seat(saved.acting, players, "acting")
    if saved.acting is None and saved.phase != "over":
        state.acting = state.active
    state.card = NO_CARD if saved.card is None else _index(CARDS, saved.card, "card", "card")
    state.steps = saved.steps
    state.moving = EMPTY if saved.moving is None else saved.moving
    state.begun = saved.begun
    state.bought = _good_set(saved.bought)
    state.sold = _good_set(saved.sold)
    state.buys = saved.buys
    state.praefectus = state.right_of(state.start)
    if saved.praefectus is not None:
        state.praefectus = _seat(saved.praefectus, players, "praefectus")
    state.concordia = _seat(saved.concordia, players, "concordia")
    state.rounds = saved.rounds
    check(state)
    return state


def _lay_tiles(state: State, tiles: dict[str, Good]) -> None:
    board = state.board()
    for name in tiles:
        _index(board.cities[1:], name, "tiles", "city")
    for city in range(1, board.city_count):
        name = board.cities[city]
        if name not in tiles:
            raise ValueError(f"tiles: {name} has none (K2.1)")
        state.tile[city] = GOODS.index(tiles[name])
    lay_markers(state)


def _lay_display(state: State, saved: SavedState) -> None:
    for space, name in enumerate(saved.display):
        if name is not None:
            state.display[space] = _index(SALE_NAMES, name, f"display[{space}]", "card")
    stack = vec[i64]()
    for place, name in enumerate(saved.stack):
        card = _index(SALE_NAMES, name, f"stack[{place}]", "card")
        if len(stack) and SALE_DECK[stack[-1]] > SALE_DECK[card]:
            raise ValueError(f"stack[{place}]: the decks lie in order, I on top (K2.3)")
        stack = append(stack, card)
    state.stack = stack
    state.top = 0


def _player(state: State, saved: SavedPlayer, seat: int) -> Player:
    place = f"players[{seat}]"
    board = state.board()
    pile = _cards(saved.pile, f"{place}.pile")
    if saved.hand is None:
        hand = START_HAND[:]
        for kind in range(KINDS):
            hand[kind] = max(hand[kind] - pile[kind], 0)
    else:
        hand = _cards(saved.hand, f"{place}.hand")
    houses: i64 = 0
    for name in saved.houses:
        houses |= BIT[_index(board.cities, name, f"{place}.houses", "city")]
    colonists = vec[i64]([STOREHOUSE] * COLONISTS)
    for kind, places in enumerate((saved.land, saved.sea)):
        if len(places) > OF_A_KIND:
            raise ValueError(f"{place}: 3 {LINE_KINDS[kind]} colonists at most (K1.5)")
        for number, name in enumerate(places):
            where = _where(state, name, kind, place)
            colonists[kind * OF_A_KIND + number] = where
    offered = 0
    for good in saved.offered:
        offered += NIBBLE[GOODS.index(good)]
    abroad_count = len(saved.land) + len(saved.sea)
    return Player(
        hand=hand,
        pile=pile,
        top=CARDS.index(saved.pile[-1]) if saved.pile else NO_CARD,
        goods=vec[i64]([saved.goods.count(good) for good in _GOOD_NAMES]),
        free=SPACES - len(saved.goods) - (COLONISTS - abroad_count),
        coins=saved.coins,
        colonists=colonists,
        abroad=abroad_count,
        houses=houses,
        houses_left=HOUSES - len(set(saved.houses)),
        offered=offered,
        interim=UNSCORED if saved.interim is None else saved.interim,
    )


_GOOD_NAMES: tuple[Good, ...] = ("brick", "food", "tool", "wine", "cloth")


def _where(state: State, name: str, kind: int, place: str) -> int:
    """A city, or a line of the colonist's kind."""
    board = state.board()
    if name in board.cities:
        return board.cities.index(name)
    if name in board.lines and board.line_kind[board.lines.index(name)] == kind:
        return ON_LINE + board.lines.index(name)
    raise ValueError(f"{place}.{LINE_KINDS[kind]}: no city or {LINE_KINDS[kind]} line {name!r}")


def _cards(names: list[str], place: str) -> vec[i64]:
    counts = no_cards()
    for name in names:
        counts[_index(CARDS, name, place, "card")] += 1
    return counts


def _index(names: tuple[str, ...], name: str, place: str, what: str) -> int:
    if name not in names:
        raise ValueError(f"{place}: no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _seat(seat: int | None, players: int, place: str) -> int:
    if seat is None:
        return NOBODY
    if seat >= players:
        raise ValueError(f"{place}: there is no seat {seat} with {players} players")
    return seat


def _good_set(names: list[Good]) -> int:
    return sum(int(BIT[GOODS.index(name)]) for name in set(names))
