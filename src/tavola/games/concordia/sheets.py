"""K1 What can be asked about, with the figures that explain it: cards, goods, gods, the map."""

from typing import Final

from mypy_extensions import i64

from tavola.games.concordia.board import LAND, LINE_KINDS, ROMA, SEA, Board
from tavola.games.concordia.data import (
    BIT,
    CARDS,
    DISPLAY,
    GOD,
    GODS,
    GOOD_COUNT,
    GOODS,
    HOUSE_COINS,
    HOUSES,
    KINDS,
    MARKER_COINS,
    MERCATOR_COINS,
    MINERVA_POINTS,
    OF_A_KIND,
    PRICE,
    SALE_COST,
    SALE_COUNT,
    SALE_DECK,
    SALE_KIND,
    SPACE_CLOTH,
    SPACES,
    SPECIALTY,
    START_HAND,
    Good,
)
from tavola.games.concordia.rules.trade import MOST_TRADED
from tavola.games.concordia.score import (
    CONCORDIA_POINTS,
    MARS_POINTS,
    MERCURIUS_POINTS,
    VESTA_COINS,
)
from tavola.games.concordia.state import COLONISTS, State

Figures = dict[str, object]

# By noun, the fields of the view that are parts of what its sheets explain; those that are called
# like a thing go without saying. The last ones are the frame of every table.
FIELDS: Final[dict[str, str]] = {
    "card": "steps buys traded bought sold goods_left copies played top",
    "points": "interim scores scored count each",
    "province": "showing turned yields",
    "house": "sites lacking lacking_coins houses_left",
    "kind": "moving at reach most stored abroad",
    "storehouse": "free offered",
    "display": "cost any price for_sale payable deck",
    "concordia": "last_turns",
    "": "phase round round_limit start active players",
}


def sheets(state: State) -> dict[str, Figures]:
    """All that can be asked about at this table."""
    board = state.board()
    found = of_cards(state)
    found.update(of_gods())
    found.update(of_goods())
    found.update(of_map(board))
    colonists: Figures = {"number": OF_A_KIND}
    for kind in LINE_KINDS:
        found[f"kind {kind}"] = colonists
    house: Figures = {"number": HOUSES}
    storehouse: Figures = {"spaces": SPACES}
    coins: Figures = {"coins": VESTA_COINS}
    display: Figures = {"spaces": DISPLAY, "cloth": SPACE_CLOTH[DISPLAY - 1]}
    concordia: Figures = {"points": CONCORDIA_POINTS, "number": HOUSES}
    found.update(
        {
            "house": house,
            "line": {},
            "marker": {},
            "storehouse": storehouse,
            "coins": coins,
            "praefectus": {},
            "display": display,
            "stack": {},
            "hand": {},
            "pile": {},
            "concordia": concordia,
            "points": {},
        }
    )
    return found


def of_cards(state: State) -> dict[str, Figures]:
    """K1.5, K4.10 Each card: its god, its price, how many are for sale among so many players."""
    found: dict[str, Figures] = {}
    for card in range(KINDS):
        good = SPECIALTY[card]
        prices = prices_of(state, card)
        if START_HAND[card] == 0 and not prices:
            continue  # of a deck that is for more players
        found[f"card {CARDS[card]}"] = {
            "god": GODS[GOD[card]],
            "number": for_sale(state, card),
            "goods": prices[0] if prices else [],
            "or_goods": prices[1] if len(prices) > 1 else [],
            "coins": MERCATOR_COINS[card],
            "trades": MOST_TRADED,
            "points": MINERVA_POINTS[card],
            "price": PRICE[good] if good >= 0 else 0,
        }
    return found


def for_sale(state: State, card: i64) -> int:
    """K2.3 How many of a kind there are to buy in this match."""
    return len([k for k in range(SALE_COUNT) if is_for_sale(state, k, card)])


def prices_of(state: State, card: i64) -> list[list[Good]]:
    """K4.10 The goods printed on the cards of a kind: not the same on all diplomats."""
    found: list[list[Good]] = []
    for sale in range(SALE_COUNT):
        if is_for_sale(state, sale, card):
            price: list[Good] = []
            for good in range(GOOD_COUNT):
                price += [GOODS[good]] * int(SALE_COST[sale * GOOD_COUNT + good])
            if price not in found:
                found.append(price)
    return found


def is_for_sale(state: State, sale: i64, card: i64) -> bool:
    return SALE_KIND[sale] == card and SALE_DECK[sale] < state.players


def of_gods() -> dict[str, Figures]:
    """K6.2 For what each god scores."""
    specialists = [int(points) for points in MINERVA_POINTS if points > 0]
    figures: Figures = {
        "coins": VESTA_COINS,
        "houses": HOUSES,
        "kinds": MERCURIUS_POINTS,
        "all_kinds": MERCURIUS_POINTS * GOOD_COUNT,
        "each": MARS_POINTS,
        "all": MARS_POINTS * COLONISTS,
        "least": min(specialists),
        "most": max(specialists),
    }
    return {f"god {god}": figures for god in GODS}


def of_goods() -> dict[str, Figures]:
    """K1.1, K4.4, K1.4 Each good: its price, the coins for a house, those on its marker."""
    return {
        f"good {GOODS[good]}": {
            "price": PRICE[good],
            "house": HOUSE_COINS[good],
            "coins": MARKER_COINS[good],
        }
        for good in range(GOOD_COUNT)
    }


def of_map(board: Board) -> dict[str, Figures]:
    """K1.2 The cities with the lines that begin there, and the provinces."""
    found: dict[str, Figures] = {}
    for city in range(board.city_count):
        province = board.province[city]
        found[f"city {board.cities[city]}"] = {
            "province": board.provinces[province] if city != ROMA else None,
            "land_cities": named(board, board.around[LAND * board.city_count + city]),
            "sea_cities": named(board, board.around[SEA * board.city_count + city]),
        }
    for province in range(board.province_count):
        found[f"province {board.provinces[province]}"] = {
            "cities": named(board, board.within[province])
        }
    found[f"map {board.name}"] = {
        "cities": board.city_count - 1,
        "provinces": board.province_count,
        "fewest": board.fewest,
        "most": board.most,
    }
    return found


def named(board: Board, cities: i64) -> list[str]:
    """A set of cities by name."""
    return [board.cities[city] for city in range(board.city_count) if cities & BIT[city]]
