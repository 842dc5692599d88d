"""What could be done: prices, places to build, ways, yields.

`asked` is the seat that must act if it is the viewer, else NOBODY: what others consider is theirs.
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import ROMA
from tavola.games.concordia.data import BIT, DISPLAY, NO_CARD, SPACE_ANY, Good
from tavola.games.concordia.moves import GO, LEAVE, STEP
from tavola.games.concordia.rules.building import house_coins, house_goods, sites
from tavola.games.concordia.rules.cards import can_copy
from tavola.games.concordia.rules.colonists import colonist_coins, most_placed
from tavola.games.concordia.rules.moving import departs_first, first_step, kind_of, steps_to
from tavola.games.concordia.rules.prefect import yields
from tavola.games.concordia.rules.purchase import affordable, asks_any, consul, price
from tavola.games.concordia.rules.storehouse import good_list, missing
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONIST,
    COLONISTS,
    DIPLOMAT,
    EMPTY,
    ON_LINE,
    PURCHASE,
    STEPPING,
    Player,
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


def look_at_reach(state: State, asked: i64) -> dict[str, dict[str, int]]:
    """Of all colonists that can set out; where one is on its way, of that one."""
    found: dict[str, dict[str, int]] = {}
    if asked == NOBODY or state.steps == 0:
        return found
    board = state.board()
    player = state.seats[asked]
    going: list[i64] = []
    needed: list[vec[i64]] = []
    for colonist in range(COLONISTS):
        where = player.colonists[colonist]
        if where >= 0 and goes(state, player, colonist):
            going.append(colonist)
            needed.append(steps_to(state, kind_of(colonist), where, state.steps))
    for line in range(board.line_count):
        if state.on_line[line] != NOBODY:
            continue
        ways: dict[str, int] = {}
        for steps in range(1, state.steps + 1):
            for place in range(len(going)):
                if needed[place][line] == steps:
                    ways[first_move(state, player, going[place], needed[place], line)] = steps
        if ways:
            found[board.lines[line]] = ways
    return found


def goes(state: State, player: Player, colonist: i64) -> bool:
    """Whether it is the one on its way, or could be; of equal ones in a city the first."""
    if state.phase == STEPPING:
        return colonist == state.moving
    return departs_first(player, colonist)


def first_move(state: State, player: Player, colonist: i64, needed: vec[i64], line: i64) -> str:
    """To set out; where it is on its way, the next step."""
    if state.phase == STEPPING:
        return STEP[state.map][first_step(state, needed, line)].text
    where = player.colonists[colonist]
    if where >= ON_LINE:
        return GO[state.map][where - ON_LINE].text
    return LEAVE[state.map][kind_of(colonist) * state.board().city_count + where].text


def look_at_yields(state: State, seat: i64) -> dict[str, list[list[Good]]]:
    """K4.5 By province that can produce: by seat, what everybody would receive."""
    board = state.board()
    found: dict[str, list[list[Good]]] = {}
    for province in range(board.province_count):
        if not state.turned & BIT[province]:
            found[board.provinces[province]] = yields_of(state, seat, province)
    return found


def yields_of(state: State, seat: i64, province: i64) -> list[list[Good]]:
    within = state.board().within[province]
    found: list[list[Good]] = []
    for owner in range(state.players):
        if owner == seat or state.seats[owner].houses & within:
            found.append(good_list(yields(state, seat, province, owner)))
        else:
            found.append([])
    return found


def space_is_free(state: State) -> bool:
    """K4.11 Whether the card that is carried out pays for no space."""
    return state.card != NO_CARD and consul(state)


def price_of(state: State, card: i64, space: i64) -> Price:
    free_space = space_is_free(state)
    return {
        "goods": good_list(price(card, space, free_space)),
        "any": SPACE_ANY[space] if asks_any(space, free_space) else 0,
    }


def look_at_payable(state: State, asked: i64) -> list[int]:
    """K4.10 The spaces whose card he can pay."""
    found: list[int] = []
    if asked == NOBODY or state.phase != PURCHASE:
        return found
    for space in range(DISPLAY):
        card = state.display[space]
        if card != EMPTY and affordable(state.seats[asked], card, space, consul(state)):
            found.append(space)
    return found


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
