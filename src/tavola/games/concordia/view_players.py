"""K1.7 What a seat may know of the players."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.concordia.board import LAND, SEA
from tavola.games.concordia.data import (
    BRICK,
    CARDS,
    CLOTH,
    FOOD,
    HOUSES,
    KINDS,
    NO_CARD,
    TOOL,
    WINE,
    Good,
)
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.storehouse import good_list, offered_goods
from tavola.games.concordia.score import Score, Scored, by_card, provinces_of, sum_up
from tavola.games.concordia.state import COLONISTS, ON_LINE, OVER, UNSCORED, State
from tavola.games.concordia.state import Player as PlayerState


class Goods(TypedDict):
    brick: int
    food: int
    tool: int
    wine: int
    cloth: int


class Stored(TypedDict):
    """Colonists in the storehouse."""

    land: int
    sea: int


class Player(TypedDict):
    """The public side of a player."""

    coins: int
    goods: Goods
    free: int
    stored: Stored
    abroad: int
    # Where the colonists are: a city, or a line as moves write it.
    land: list[str]
    sea: list[str]
    houses: int
    houses_left: int
    # With a house (K6.2).
    provinces: int
    cards: int
    pile: int
    top: str | None
    # K5.2 Goods that do not all fit, to choose from.
    offered: list[Good]
    interim: int | None
    # K1.7 Only where hands are open.
    hand: dict[str, int] | None
    played: dict[str, int] | None


def look_at_player(state: State, seat: i64) -> Player:
    player = state.seats[seat]
    shown = state.open_hands
    return {
        "coins": player.coins,
        "goods": look_at_goods(player.goods),
        "free": player.free,
        "stored": {"land": in_store(player, LAND), "sea": in_store(player, SEA)},
        "abroad": player.abroad,
        "land": abroad(state, player, LAND),
        "sea": abroad(state, player, SEA),
        "houses": HOUSES - player.houses_left,
        "houses_left": player.houses_left,
        "provinces": provinces_of(state, player),
        "cards": sum(player.hand),
        "pile": sum(player.pile),
        "top": card_name(player.top),
        "offered": good_list(offered_goods(player)),
        "interim": None if player.interim == UNSCORED else player.interim,
        "hand": counted(player.hand) if shown else None,
        "played": counted(player.pile) if shown else None,
    }


def scores(state: State, reader: i64) -> list[Score | None]:
    """K6.2 By seat the points god by god, as far as the reader may know the cards."""
    return [
        sum_up(state, seat) if may_know(state, seat, reader) else None
        for seat in range(state.players)
    ]


def scored_cards(state: State, reader: i64) -> list[list[Scored] | None]:
    """The same card by card."""
    return [
        by_card(state, state.seats[seat]) if may_know(state, seat, reader) else None
        for seat in range(state.players)
    ]


def may_know(state: State, seat: i64, reader: i64) -> bool:
    """K1.7 Hands are one's own, unless they are open, until the game is over."""
    return state.open_hands or seat == reader or state.phase == OVER


def look_at_goods(goods: vec[i64]) -> Goods:
    return {
        "brick": goods[BRICK],
        "food": goods[FOOD],
        "tool": goods[TOOL],
        "wine": goods[WINE],
        "cloth": goods[CLOTH],
    }


def in_store(player: PlayerState, kind: i64) -> i64:
    """How many colonists of that kind are in the storehouse."""
    count: i64 = 0
    for colonist in range(COLONISTS):
        if kind_of(colonist) == kind and player.colonists[colonist] < 0:
            count += 1
    return count


def abroad(state: State, player: PlayerState, kind: i64) -> list[str]:
    """Where his colonists of that kind are."""
    return [
        place_name(state, player.colonists[colonist])
        for colonist in range(COLONISTS)
        if kind_of(colonist) == kind and player.colonists[colonist] >= 0
    ]


def counted(cards: vec[i64]) -> dict[str, int]:
    """Cards by name with their number, those that are there."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        if cards[kind] > 0:
            found[CARDS[kind]] = cards[kind]
    return found


def card_name(kind: i64) -> str | None:
    return None if kind == NO_CARD else CARDS[kind]


def place_name(state: State, where: i64) -> str:
    """A city, or a line as moves write it."""
    board = state.board()
    return board.lines[where - ON_LINE] if where >= ON_LINE else board.cities[where]
