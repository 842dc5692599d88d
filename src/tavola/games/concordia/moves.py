"""What a player can do, with its text form. All moves are built here, once."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, MoveTable, Refusal
from tavola.games.concordia.board import BOARDS, LAND, LINE_KINDS, SEA, Board
from tavola.games.concordia.data import (
    CARDS,
    DISPLAY,
    GOOD_COUNT,
    GOODS,
    KINDS,
    SEATS,
    SPACE_NAMES,
)

NO_ARCHITECT: Final = Refusal("K4.2", "no-architect")
NO_HOUSES: Final = Refusal("K4.3", "no-architect")
NO_COLONIST_MOVES: Final = Refusal("K4.2", "no-colonist-moves")
NO_COLONIST_TO_STOP: Final = Refusal("K4.13", "no-colonist-to-stop")
NO_PREFECT: Final = Refusal("K4.5", "no-prefect")
NO_PLACING: Final = Refusal("K4.7", "no-placing-now")
NO_COLONIST_CARD: Final = Refusal("K4.7", "no-colonist-card")
NO_MERCATOR: Final = Refusal("K4.8", "no-mercator")
NO_DIPLOMAT: Final = Refusal("K4.9", "no-diplomat")
NO_SENATOR: Final = Refusal("K4.10", "no-senator")
NOTHING_TO_PAY: Final = Refusal("K4.10", "nothing-to-pay")
NOTHING_TO_CHOOSE: Final = Refusal("K5.2", "nothing-to-choose")


class Act(Move):
    """A move that belongs to one phase or two; elsewhere `not_now` says what it would take."""

    def __init__(self, text: str, not_now: Refusal) -> None:
        super().__init__(text)
        self.not_now: Final = not_now


class Play(Move):
    """K3.1 `play architect`: play one card from the hand."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"play {CARDS[card]}")
        self.card: Final = card


class Leave(Act):
    """K4.2 `leave land roma`: a colonist of that kind sets out from a city."""

    def __init__(self, kind: i64, city: i64, name: str) -> None:
        super().__init__(f"leave {LINE_KINDS[kind]} {name}", NO_ARCHITECT)
        self.kind: Final = kind
        self.city: Final = city
        self.name: Final = name


class Go(Act):
    """K4.2 `move land aquileia roma`: the colonist on that line sets out."""

    def __init__(self, board: i64, line: i64) -> None:
        super().__init__(f"move {BOARDS[board].lines[line]}", NO_ARCHITECT)
        self.board: Final = board
        self.line: Final = line


class Step(Act):
    """K4.2 `step land aquileia roma`: the moving colonist steps onto that line."""

    def __init__(self, board: i64, line: i64) -> None:
        super().__init__(f"step {BOARDS[board].lines[line]}", NO_COLONIST_MOVES)
        self.board: Final = board
        self.line: Final = line


class Stop(Act):
    """K4.13 `stop`: the moving colonist comes to rest."""


class Build(Act):
    """K4.3 `build massilia`: build a house."""

    def __init__(self, city: i64, name: str) -> None:
        super().__init__(f"build {name}", NO_HOUSES)
        self.city: Final = city
        self.name: Final = name


class Produce(Act):
    """K4.5 `produce gallia`: let a province produce."""

    def __init__(self, board: i64, province: i64) -> None:
        super().__init__(f"produce {BOARDS[board].provinces[province]}", NO_PREFECT)
        self.board: Final = board
        self.province: Final = province


class Collect(Act):
    """K4.5 `collect`: take the coins that show on the markers."""


class Place(Act):
    """K4.1, K4.7 `place sea roma`: a colonist from the storehouse into a city."""

    def __init__(self, kind: i64, city: i64, name: str) -> None:
        super().__init__(f"place {LINE_KINDS[kind]} {name}", NO_PLACING)
        self.kind: Final = kind
        self.city: Final = city
        self.name: Final = name


class TakeCoins(Act):
    """K4.7 `take coins`: the coins of the Colonist."""


class Buy(Act):
    """K4.8, K2.6 `buy brick`: buy one good from the bank."""

    def __init__(self, good: i64) -> None:
        super().__init__(f"buy {GOODS[good]}", NO_MERCATOR)
        self.good: Final = good


class Sell(Act):
    """K4.8 `sell wine`: sell one good to the bank."""

    def __init__(self, good: i64) -> None:
        super().__init__(f"sell {GOODS[good]}", NO_MERCATOR)
        self.good: Final = good


class Copy(Act):
    """K4.9 `copy 2`: carry out the top card of that seat's pile."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"copy {SEATS[seat]}", NO_DIPLOMAT)
        self.seat: Final = seat


class BuyCard(Act):
    """K4.10 `card smith 4`: buy the card on that space of the display."""

    def __init__(self, card: i64, space: i64) -> None:
        super().__init__(f"card {CARDS[card]} {SPACE_NAMES[space]}", NO_SENATOR)
        self.card: Final = card
        self.space: Final = space  # counted from 0


class Pay(Act):
    """K4.10 `pay wine`: the good of one's choice that a space asks for."""

    def __init__(self, good: i64) -> None:
        super().__init__(f"pay {GOODS[good]}", NOTHING_TO_PAY)
        self.good: Final = good


class Keep(Act):
    """K5.2 `keep wine`: take one of the goods that do not all fit."""

    def __init__(self, good: i64) -> None:
        super().__init__(f"keep {GOODS[good]}", NOTHING_TO_CHOOSE)
        self.good: Final = good


class Done(Move):
    """K3.3 `done`: leave the rest out, the turn is over."""


PLAY: Final[list[Play]] = [Play(card) for card in range(KINDS)]
STOP: Final[Move] = Stop("stop", NO_COLONIST_TO_STOP)
COLLECT: Final[Move] = Collect("collect", NO_PREFECT)
TAKE_COINS: Final[Move] = TakeCoins("take coins", NO_COLONIST_CARD)
BUY: Final[list[Buy]] = [Buy(good) for good in range(GOOD_COUNT)]
SELL: Final[list[Sell]] = [Sell(good) for good in range(GOOD_COUNT)]
COPY: Final[list[Copy]] = [Copy(seat) for seat in range(len(SEATS))]
PAY: Final[list[Pay]] = [Pay(good) for good in range(GOOD_COUNT)]
KEEP: Final[list[Keep]] = [Keep(good) for good in range(GOOD_COUNT)]
DONE: Final[Move] = Done("done")

# K4.10 by kind of card and space: card * DISPLAY + space. Also kinds that are never for sale: who
# asks for one hears which rule stands against it.
CARD: Final[list[BuyCard]] = [
    BuyCard(card, space) for card in range(KINDS) for space in range(DISPLAY)
]


def _of_cities(board: Board, known: list[Move], make: str) -> list[Move]:
    """Moves by kind and city; a city that stands on both maps has one move (board.py)."""
    texts = {move.text: move for move in known}
    moves: list[Move] = []
    for kind in (LAND, SEA):
        for city in range(board.city_count):
            name = board.cities[city]
            known_move = texts.get(f"{make} {LINE_KINDS[kind]} {name}")
            if known_move is not None:
                moves.append(known_move)
            elif make == "leave":
                moves.append(Leave(kind, city, name))
            else:
                moves.append(Place(kind, city, name))
    return moves


def _build(board: Board, known: list[Move]) -> list[Move]:
    texts = {move.text: move for move in known}
    return [
        texts.get(f"build {board.cities[city]}") or Build(city, board.cities[city])
        for city in range(board.city_count)
    ]


# By map, then by kind * city_count + city, by city, by line or by province.
_IMPERIUM: Final = BOARDS[0]
_ITALIA: Final = BOARDS[1]
_LEAVE_0: Final[list[Move]] = _of_cities(_IMPERIUM, [], "leave")
LEAVE: Final[list[list[Move]]] = [_LEAVE_0, _of_cities(_ITALIA, _LEAVE_0, "leave")]
_PLACE_0: Final[list[Move]] = _of_cities(_IMPERIUM, [], "place")
PLACE: Final[list[list[Move]]] = [_PLACE_0, _of_cities(_ITALIA, _PLACE_0, "place")]
_BUILD_0: Final[list[Move]] = _build(_IMPERIUM, [])
BUILD: Final[list[list[Move]]] = [_BUILD_0, _build(_ITALIA, _BUILD_0)]
GO: Final[list[list[Go]]] = [
    [Go(board.number, line) for line in range(board.line_count)] for board in BOARDS
]
STEP: Final[list[list[Step]]] = [
    [Step(board.number, line) for line in range(board.line_count)] for board in BOARDS
]
PRODUCE: Final[list[list[Produce]]] = [
    [Produce(board.number, province) for province in range(board.province_count)]
    for board in BOARDS
]


def _all() -> list[Move]:
    """Each move once, in a stable order."""
    lists: list[Sequence[Move]] = [PLAY, *LEAVE, *GO, *STEP, [STOP], *BUILD, *PRODUCE, [COLLECT]]
    lists += [*PLACE, [TAKE_COINS], BUY, SELL, COPY, CARD, PAY, KEEP, [DONE]]
    found: dict[str, Move] = {}
    for moves in lists:
        for move in moves:
            found.setdefault(move.text, move)
    return list(found.values())


TABLE: Final = MoveTable(_all())
