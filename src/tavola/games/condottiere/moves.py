"""What a player can do, with its text form. All moves are built here, once."""

from typing import Final, final

from mypy_extensions import i64

from tavola.core.game import Move, MoveTable
from tavola.games.condottiere.data import CARDS, CITIES, CITY_COUNT, KINDS, MERCENARIES


@final
class NameCity(Move):
    """D3.2 `city siena`: name the city of the next battle."""

    def __init__(self, city: i64) -> None:
        super().__init__(f"city {CITIES[city]}")
        self.city: Final = city


@final
class Play(Move):
    """D4.1 `play 10`, `play winter`: lay one card from the hand."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card: Final = card


@final
class Pass(Move):
    """D4.1 `pass`."""


@final
class TakeBack(Move):
    """D5.5 `take 10`: the mercenary that a scarecrow brings back into the hand."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"take {CARDS[card]}")
        self.card: Final = card


@final
class TakeNone(Move):
    """D5.5 `take none`: the scarecrow brings nothing back."""


@final
class Keep(Move):
    """D6.6 `keep`: keep the hand."""


@final
class LayAside(Move):
    """D6.6 `lay aside`: lay aside the whole hand, openly."""


NAME: Final[list[Move]] = [NameCity(city) for city in range(CITY_COUNT)]
PLAY: Final[list[Play]] = [Play(card) for card in range(KINDS)]
PASS: Final[Move] = Pass("pass")
TAKE: Final[list[TakeBack]] = [TakeBack(card) for card in range(MERCENARIES)]
TAKE_NONE: Final[Move] = TakeNone("take none")
KEEP: Final[Move] = Keep("keep")
ASIDE: Final[Move] = LayAside("lay aside")

TABLE: Final = MoveTable([*NAME, *PLAY, PASS, *TAKE, TAKE_NONE, KEEP, ASIDE])
