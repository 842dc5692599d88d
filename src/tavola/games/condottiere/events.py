"""What comes with the events that boards read, by type. The page's types are made from these."""

from typing import TypedDict

from tavola.games.condottiere.rules.cards import Cards, Strength


class OfCard(TypedDict):
    """D4.1, D5.5 A card that was played, or taken back."""

    seat: int
    card: str


class OfCity(TypedDict):
    """D6.3, D6.4 A city that was fought over, and whose the condottiere pawn is then."""

    city: str
    seat: int


class Won(OfCity):
    """D6.3 A city that somebody has won, and how strong his army was."""

    strength: int


class Took(Won):
    """D6.3 The same of a city that was another's."""

    former_seat: int


class FoughtArmy(TypedDict):
    cards: Cards
    strength: Strength


class Fought(TypedDict):
    """D6.2 How the armies stood when the battle ended, and who has won, if anybody."""

    city: str
    seat: int | None
    best: int
    second: int
    winter: int | None  # D5.2 what every mercenary counted then
    armies: list[FoughtArmy]


Events = TypedDict(
    "Events",
    {
        "played": OfCard,
        "took-back": OfCard,
        "won-city": Won,
        "took-city": Took,
        "no-winner": OfCity,
        "owner-keeps": OfCity,
        "fought": Fought,
    },
)
