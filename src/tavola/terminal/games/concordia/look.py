"""The view of Concordia with types, and what can be reckoned from it."""

import msgspec

from tavola.core.views import MatchView
from tavola.games.concordia.board import BOARDS, Board
from tavola.games.concordia.data import GOODS, HOUSE_COINS, PRICE

Counts = dict[str, int]


class City(msgspec.Struct):
    good: str | None
    houses: list[int]


class Province(msgspec.Struct):
    good: str
    coins: int
    turned: bool


class Sale(msgspec.Struct):
    """A card on display, and what its space adds to its price."""

    card: str
    god: str
    cost: list[str]
    any: int
    cloth: int


class Moving(msgspec.Struct):
    kind: str
    at: str


class Seat(msgspec.Struct):
    """The public side of a player."""

    coins: int
    goods: Counts
    free: int
    stored: Counts
    abroad: int
    land: list[str]
    sea: list[str]
    houses: int
    cards: int
    pile: int
    top: str | None
    offered: list[str]


class Look(msgspec.Struct):
    """All that the viewer may know of the table."""

    phase: str
    map: str
    round: int
    active: int
    card: str | None
    steps: int
    moving: Moving | None
    praefectus: int
    concordia: int | None
    showing: int
    cities: dict[str, City]
    provinces: dict[str, Province]
    lines: Counts
    display: list[Sale | None]
    stack: int
    players: list[Seat]
    hand: Counts | None
    score: Counts | None
    # Of the frame of the view, not of the table:
    me: int = -1
    to_act: list[int] = []
    legal: list[str] = []

    @property
    def board(self) -> Board:
        return next(board for board in BOARDS if board.name == self.map)

    def cities_of(self, province: str) -> list[str]:
        board = self.board
        number = board.provinces.index(province)
        return [name for city, name in enumerate(board.cities) if board.province[city] == number]

    def house_price(self, city: str) -> tuple[list[str], int]:
        """K4.4 Goods and coins for a house there."""
        good = self.cities[city].good
        assert good is not None
        goods = ["food"] if good == "brick" else ["brick", good]
        times = 1 + len(self.cities[city].houses)
        return goods, int(HOUSE_COINS[GOODS.index(good)]) * times

    def card_price(self, space: int) -> tuple[list[str], bool]:
        """K4.10, K4.11 The fixed goods, and whether any is asked for."""
        sale = self.display[space]
        assert sale is not None
        if self.card == "consul":
            return sale.cost, False
        return sale.cost + ["cloth"] * sale.cloth, bool(sale.any)

    def harvest(self, province: str, seat: int) -> list[str]:
        """K4.5, K4.6 What fits of a seat's goods if the viewer let this province produce."""
        marker = self.provinces[province]
        found = []
        if seat == self.me:
            found = [marker.good] * (2 if self.praefectus == seat else 1)
        for city in self.cities_of(province):
            good = self.cities[city].good
            if good is not None and seat in self.cities[city].houses:
                found.append(good)
        found.sort(key=GOODS.index, reverse=True)  # K5.2 where not all fit, the dearest
        return found[: self.players[seat].free]


def price_of(good: str) -> int:
    return int(PRICE[GOODS.index(good)])


def read(view: MatchView) -> Look:
    """The view with types."""
    look = msgspec.convert(view["table"], Look)
    me = view["seat"]
    look.me = me if isinstance(me, int) else -1
    look.to_act = msgspec.convert(view["to_act"], list[int])
    look.legal = msgspec.convert(view["legal"], list[str])
    return look
