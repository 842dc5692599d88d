"""What comes with the events that boards read, by type. The page's types are made from these."""

from typing import TypedDict

from tavola.games.concordia.data import Good


class OfCard(TypedDict):
    """K3.1 A card that was played."""

    seat: int
    card: str


class Copied(OfCard):
    """K4.9"""

    other_seat: int


class BoughtCard(OfCard):
    """K4.10 On which space, and the goods that were paid for it at once."""

    space: int
    goods: list[Good]


class TookBack(TypedDict):
    """K4.1 The cards of the pile, and the coins that they bring."""

    seat: int
    cards: list[str]
    coins: int


class Coins(TypedDict):
    seat: int
    coins: int


class Dealt(TypedDict):
    """K4.8 A good that somebody bought from the bank, or sold to it."""

    seat: int
    good: Good
    coins: int


class OfGoods(TypedDict):
    """K5.2 Goods that somebody received, or could not store."""

    seat: int
    goods: list[Good]


class Kept(TypedDict):
    """K5.2 A good that was chosen where not all fit."""

    seat: int
    good: Good


class Produced(TypedDict):
    """K4.5 (a) The province, and the good of its bonus."""

    seat: int
    province: str
    good: Good


class Built(TypedDict):
    """K4.4 A house, and what was paid for it."""

    seat: int
    city: str
    good: Good
    goods: list[Good]
    coins: int


class Passed(TypedDict):
    """K4.6"""

    seat: int
    to_seat: int


class OfSeat(TypedDict):
    seat: int


Events = TypedDict(
    "Events",
    {
        "played": OfCard,
        "copied": Copied,
        "took-back": TookBack,
        "mercator-coins": Coins,
        "bought": Dealt,
        "sold": Dealt,
        "collected": Coins,
        "produced": Produced,
        "received": OfGoods,
        "kept": Kept,
        "left-behind": OfGoods,
        "bought-card": BoughtCard,
        "built": Built,
        "praefectus-passed": Passed,
        "concordia-by-house": OfSeat,
    },
)
