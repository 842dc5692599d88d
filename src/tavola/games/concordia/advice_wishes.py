"""What goods and coins are good for: the houses in reach and the cards on display that they buy.

Single goods have no price of their own to a player who builds: a brick is worth much where it is
the last thing missing, and little as the eighth one. So a storehouse is judged by what it can buy.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.concordia.advice_values import VESTA_COIN, Outlook
from tavola.games.concordia.data import (
    BIT,
    BRICK,
    CLOTH,
    DISPLAY,
    FOOD,
    GOOD_COUNT,
    PRICE,
    SALE_KIND,
    SPACE_ANY,
    TOOL,
    WINE,
)
from tavola.games.concordia.rules.building import house_coins, house_goods
from tavola.games.concordia.rules.colonists import colonist_goods
from tavola.games.concordia.rules.moving import kind_of
from tavola.games.concordia.rules.purchase import price
from tavola.games.concordia.state import COLONISTS, EMPTY, ON_LINE, Player, State

MOST: Final[i64] = 9  # wishes that are looked at
PAID: Final = 0.62  # a wish that can be paid at once: what is left is to play the card
BOUGHT: Final = 0.5  # one for which goods must be bought first
SOLD: Final = 0.36  # one for which other goods must be sold
HOPED: Final = 0.16  # the part that is there of one that can't be paid
COLONIST_WISH: Final[i64] = 999
MONEY_EARLY: Final = 0.06  # what a coin without a wish is worth beyond Vesta, at the beginning
EFFORT: Final[i64] = 6  # coins: what every wish takes besides its price, a card to be played
PART: Final = 0.4  # a wish with a good missing is so much nearer to one with all of them missing
STEPS: Final[i64] = 2  # of an Architect for one colonist: more are seldom left

BRICK_PRICE: Final[i64] = PRICE[BRICK]
FOOD_PRICE: Final[i64] = PRICE[FOOD]
TOOL_PRICE: Final[i64] = PRICE[TOOL]
WINE_PRICE: Final[i64] = PRICE[WINE]
CLOTH_PRICE: Final[i64] = PRICE[CLOTH]


@final
class Wish:
    """Something to buy: a house (`tag` is the city) or a card (64 + its space)."""

    def __init__(self, tag: i64, goods: vec[i64], coins: i64, gain: float) -> None:
        self.tag: Final[i64] = tag
        self.brick: Final[i64] = goods[BRICK]
        self.food: Final[i64] = goods[FOOD]
        self.tool: Final[i64] = goods[TOOL]
        self.wine: Final[i64] = goods[WINE]
        self.cloth: Final[i64] = goods[CLOTH]
        self.coins: Final[i64] = coins
        self.gain: Final = gain
        self.cost: Final[i64] = coins + value(goods)
        self.merit: Final = gain / float(self.cost + EFFORT)


CARD_TAG: Final[i64] = 64


@final
class Wishes:
    """The best wishes of a player, the most rewarding first."""

    def __init__(self, state: State, seat: i64, view: Outlook) -> None:
        self.view: Final = view
        self.rate: Final = VESTA_COIN + MONEY_EARLY * view.early
        player = state.seats[seat]
        found: list[Wish] = []
        add_houses(state, player, view, found)
        add_cards(state, player, view, found)
        if player.abroad < COLONISTS:
            found.append(Wish(COLONIST_WISH, colonist_goods(), 0, view.colonist()))
        self.list: Final = best_first(found)

    def worth(self, goods: vec[i64], coins: i64, without: i64) -> float:
        """What this storehouse and money are worth; `without`: a wish that is fulfilled."""
        brick = goods[BRICK]
        food = goods[FOOD]
        tool = goods[TOOL]
        wine = goods[WINE]
        cloth = goods[CLOTH]
        rest = value(goods)
        total = self.rate * float(coins + rest)
        money = coins
        for wish in self.list:
            if wish.tag == without:
                continue
            # What is missing of each good, and what the bank asks for it.
            short: i64 = 0
            if wish.brick > brick:
                short += (wish.brick - brick) * BRICK_PRICE
            if wish.food > food:
                short += (wish.food - food) * FOOD_PRICE
            if wish.tool > tool:
                short += (wish.tool - tool) * TOOL_PRICE
            if wish.wine > wine:
                short += (wish.wine - wine) * WINE_PRICE
            if wish.cloth > cloth:
                short += (wish.cloth - cloth) * CLOTH_PRICE
            if short == 0 and money >= wish.coins:
                total += PAID * wish.gain
            elif money >= wish.coins + short:
                # Every good that is there already brings it nearer.
                part = PART + (1.0 - PART) * float(short) / float(wish.cost - wish.coins)
                total += (PAID - (PAID - BOUGHT) * part) * wish.gain
            elif money + rest < wish.cost:
                total += HOPED * wish.gain * float(money + rest) / float(wish.cost)
                break
            else:
                total += SOLD * wish.gain
                if money < wish.coins + short:
                    break
            money -= wish.coins + short
            rest -= wish.cost - wish.coins - short
            brick = max(0, brick - wish.brick)
            food = max(0, food - wish.food)
            tool = max(0, tool - wish.tool)
            wine = max(0, wine - wish.wine)
            cloth = max(0, cloth - wish.cloth)
        return total


def value(goods: vec[i64]) -> i64:
    """At the bank's prices."""
    total: i64 = 0
    for good in range(GOOD_COUNT):
        total += goods[good] * PRICE[good]
    return total


def best_first(found: list[Wish]) -> list[Wish]:
    """The most rewarding for their cost, by insertion."""
    row: list[Wish] = []
    for wish in found:
        if wish.gain <= 0.0:
            continue
        if len(row) == MOST and row[MOST - 1].merit >= wish.merit:
            continue
        place: i64 = 0
        while place < len(row) and row[place].merit >= wish.merit:
            place += 1
        row.insert(place, wish)
        if len(row) > MOST:
            row.pop()
    return row


def add_houses(state: State, player: Player, view: Outlook, found: list[Wish]) -> None:
    """K4.3 Houses in the cities that colonists can reach with one Architect."""
    if player.houses_left == 0:
        return
    board = state.board()
    reach = cities_in_reach(state, player) & ~player.houses
    for city in range(1, board.city_count):
        if reach & BIT[city]:
            goods = house_goods(state.tile[city])
            gain = view.house(state, player, city)
            found.append(Wish(city, goods, house_coins(state, city), gain))


def cities_in_reach(state: State, player: Player) -> i64:
    """The ends of all lines that one of his colonists can get to."""
    board = state.board()
    cities: i64 = 0
    for colonist in range(COLONISTS):
        where = player.colonists[colonist]
        if where < 0:
            continue
        edge: i64 = 0
        if where >= ON_LINE:
            edge = BIT[board.line_a[where - ON_LINE]] | BIT[board.line_b[where - ON_LINE]]
        else:
            edge = BIT[where]
        # One line from a city for each step, along lines of its kind.
        kind = kind_of(colonist)
        for _step in range(min(player.abroad, STEPS)):
            wider = edge
            for city in range(board.city_count):
                if edge & BIT[city]:
                    wider |= board.around[kind * board.city_count + city]
            edge = wider
        cities |= edge
    return cities & ~BIT[0]


def add_cards(state: State, player: Player, view: Outlook, found: list[Wish]) -> None:
    """K4.10 Cards on display; "any" is counted as a brick, the cheapest good."""
    for space in range(DISPLAY):
        card = state.display[space]
        if card != EMPTY:
            goods = price(card, space, False)
            goods[BRICK] += SPACE_ANY[space]
            gain = view.buying(state, player, SALE_KIND[card])
            found.append(Wish(CARD_TAG + space, goods, 0, gain))
