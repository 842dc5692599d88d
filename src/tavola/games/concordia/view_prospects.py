"""What the seat that must act could do: prices, places to build, ways, yields.

`asked` is that seat if it is the viewer, else NOBODY: what others consider is theirs.
"""

from typing import TypedDict

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import ROMA
from tavola.games.concordia.data import BIT, NO_CARD, SPACE_ANY, Good
from tavola.games.concordia.moves import GO, LEAVE, STEP
from tavola.games.concordia.rules.building import house_coins, house_goods, sites
from tavola.games.concordia.rules.cards import can_copy
from tavola.games.concordia.rules.colonists import colonist_coins, most_placed
from tavola.games.concordia.rules.moving import kind_of, steps_to, way_to
from tavola.games.concordia.rules.prefect import yields
from tavola.games.concordia.rules.purchase import affordable, asks_any, consul, price
from tavola.games.concordia.rules.storehouse import good_list, missing
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    COLONISTS,
    DIPLOMAT,
    ON_LINE,
    PREFECT,
    PURCHASE,
    STEPPING,
    State,
)


class Price(TypedDict):
    """K4.10 Fixed goods, and how many of one's choice."""

    goods: list[Good]
    any: int


class Site(TypedDict):
    """K4.4 A city with the price of a house, and what the viewer lacks of it."""

    city: str
    coins: int
    goods: list[Good]
    lacking: list[Good]
    lacking_coins: int


class ColonistOffer(TypedDict):
    """K4.7 The coins, or at most so many colonists (as far as food and tools reach)."""

    coins: int
    most: int


def look_at_sites(state: State, asked: i64) -> list[Site]:
    found: list[Site] = []
    if asked == NOBODY or state.phase != ARCHITECT:
        return found
    board = state.board()
    player = state.seats[asked]
    cities = sites(board, player) & ~player.houses & ~BIT[ROMA]
    for city in range(board.city_count):
        if cities & BIT[city]:
            goods = house_goods(state.tile[city])
            coins = house_coins(state, city)
            found.append(
                {
                    "city": board.cities[city],
                    "coins": coins,
                    "goods": good_list(goods),
                    "lacking": missing(player, goods),
                    "lacking_coins": max(0, coins - player.coins),
                }
            )
    return found


def look_at_reach(state: State, asked: i64) -> dict[str, list[str]]:
    """For each line the colonist with the fewest steps; where it is on its way, it alone."""
    found: dict[str, list[str]] = {}
    if asked == NOBODY or state.steps == 0:
        return found
    board = state.board()
    colonists = state.seats[asked].colonists
    for colonist in range(COLONISTS):
        where = colonists[colonist]
        if where < 0 or (state.phase == STEPPING and colonist != state.moving):
            continue
        kind = kind_of(colonist)
        needed = steps_to(state, kind, where, state.steps)
        for line in range(board.line_count):
            if state.on_line[line] != NOBODY or not 0 < needed[line] <= state.steps:
                continue
            moves = [STEP[state.map][step].text for step in way_to(state, needed, line)]
            if state.phase == ARCHITECT:
                if where >= ON_LINE:
                    moves.insert(0, GO[state.map][where - ON_LINE].text)
                else:
                    moves.insert(0, LEAVE[state.map][kind * board.city_count + where].text)
            name = board.lines[line]
            if name not in found or len(moves) < len(found[name]):
                found[name] = moves
    return found


def yields_of(state: State, asked: i64, province: i64) -> list[list[Good]] | None:
    if asked == NOBODY or state.phase != PREFECT or state.turned & BIT[province]:
        return None
    return [good_list(yields(state, asked, province, owner)) for owner in range(state.players)]


def price_of(state: State, card: i64, space: i64) -> Price:
    free_space = state.card != NO_CARD and consul(state)
    return {
        "goods": good_list(price(card, space, free_space)),
        "any": SPACE_ANY[space] if asks_any(space, free_space) else 0,
    }


def payable(state: State, asked: i64, card: i64, space: i64) -> bool | None:
    if asked == NOBODY or state.phase != PURCHASE:
        return None
    return affordable(state.seats[asked], card, space, consul(state))


def look_at_offer(state: State, asked: i64) -> ColonistOffer | None:
    if asked == NOBODY or state.phase != COLONIST:
        return None
    player = state.seats[asked]
    return {"coins": colonist_coins(player), "most": most_placed(player)}


def can_be_copied(state: State, asked: i64) -> list[int]:
    found: list[int] = []
    if asked == NOBODY or state.phase != DIPLOMAT:
        return found
    for other in range(state.players):
        if can_copy(state, asked, other):
            found.append(other)
    return found
