"""What a player can do, with its text form. All moves are built here, once."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, MoveTable
from tavola.games.comuni.data import (
    ARMIES,
    CARD_COUNT,
    CARDS,
    COLUMNS,
    CRAFTSMEN,
    FOUR,
    GOLD,
    HIGHEST,
    KINDS,
    MOST_OF_A_KIND,
    PILGRIMS,
    RESOURCES,
)
from tavola.games.comuni.state import CITY, PLEDGED, PLEDGES


class Bid(Move):
    """C3.1 `bid 3 2`: an envoy with 2 gold on column 3."""

    def __init__(self, column: i64, gold: i64) -> None:
        super().__init__(f"bid {column + 1} {gold}")
        self.column: Final = column
        self.gold: Final = gold


class Claim(Move):
    """C3.4 `claim`: take the cards of all columns with an own envoy."""


class Collect(Move):
    """C3.5 `collect`: take the income."""


class Withdraw(Move):
    """C3.2 `withdraw`: outbid, take envoy and gold back."""


class Relocate(Move):
    """C3.2 `relocate 4`: outbid, pay a pilgrim and move to column 4."""

    def __init__(self, column: i64) -> None:
        super().__init__(f"relocate {column + 1}")
        self.column: Final = column


class Take(Move):
    """C3.23 `take gold`: a resource of choice."""

    def __init__(self, resource: i64) -> None:
        super().__init__(f"take {RESOURCES[resource]}")
        self.resource: Final = resource


class Trade(Move):
    """C4.1 `trade gold armies`: 2 of one for 1 of the other."""

    def __init__(self, paid: i64, taken: i64) -> None:
        super().__init__(f"trade {RESOURCES[paid]} {RESOURCES[taken]}")
        self.paid: Final = paid
        self.taken: Final = taken


class Build(Move):
    """C3.11 `build a05 military 2`: the card as the second storey of a military building."""

    def __init__(self, card: i64, kind: i64, storey: i64) -> None:
        super().__init__(f"build {CARDS[card]} {KINDS[kind]} {storey}")
        self.card: Final = card
        self.kind: Final = kind
        self.storey: Final = storey


class Wall(Move):
    """C3.15 `wall a05 1`: the card, face down, as the first level of a wall section."""

    def __init__(self, card: i64, level: i64) -> None:
        super().__init__(f"wall {CARDS[card]} {level}")
        self.card: Final = card
        self.level: Final = level


class Done(Move):
    """C3.26 `done`: no more building."""


class Discard(Move):
    """C3.17 `discard a05`: face down, out of the game."""

    def __init__(self, card: i64) -> None:
        super().__init__(f"discard {CARDS[card]}")
        self.card: Final = card


class Repair(Move):
    """C3.19 `repair 2`: return so many plunder tokens, or none."""

    def __init__(self, tokens: i64) -> None:
        super().__init__(f"repair {tokens}")
        self.tokens: Final = tokens


class Pledge(Move):
    """C5.3 `league armies 3`, `city gold 4`: so many cubes for the league or the own city."""

    def __init__(self, question: i64, cubes: i64) -> None:
        side = "city" if question >= CITY else "league"
        super().__init__(f"{side} {RESOURCES[PLEDGED[question]]} {cubes}")
        self.question: Final = question
        self.cubes: Final = cubes


class Commit(Move):
    """C5.11 `commit`: the decision stands."""


BID: Final[list[Bid]] = [
    Bid(column, gold) for column in range(COLUMNS) for gold in range(MOST_OF_A_KIND + 1)
]
CLAIM: Final[Move] = Claim("claim")
COLLECT: Final[Move] = Collect("collect")
WITHDRAW: Final[Move] = Withdraw("withdraw")
RELOCATE: Final[list[Relocate]] = [Relocate(column) for column in range(COLUMNS)]
TAKE: Final[list[Take]] = [Take(resource) for resource in range(FOUR)]
TRADE: Final[list[Trade]] = [
    Trade(GOLD, ARMIES),
    Trade(PILGRIMS, GOLD),
    Trade(PILGRIMS, ARMIES),
    Trade(PILGRIMS, CRAFTSMEN),
]
BUILD: Final[list[Build]] = [
    Build(card, kind, storey)
    for card in range(CARD_COUNT)
    for kind in range(FOUR)
    for storey in range(1, HIGHEST + 1)
]
WALL: Final[list[Wall]] = [
    Wall(card, level) for card in range(CARD_COUNT) for level in range(1, HIGHEST + 1)
]
DONE: Final[Move] = Done("done")
DISCARD: Final[list[Discard]] = [Discard(card) for card in range(CARD_COUNT)]
REPAIR: Final[list[Repair]] = [Repair(tokens) for tokens in range(3)]
COMMIT: Final[Move] = Commit("commit")


def _amounts(question: int) -> list[Pledge]:
    """Any number of armies, or gold and pilgrims by twos."""
    step = 1 if PLEDGED[question] == ARMIES else 2
    return [Pledge(question, cubes) for cubes in range(0, int(MOST_OF_A_KIND) + 1, step)]


PLEDGE: Final[list[list[Pledge]]] = [_amounts(question) for question in range(int(PLEDGES))]

TABLE: Final = MoveTable(
    [
        *BID,
        CLAIM,
        COLLECT,
        WITHDRAW,
        *RELOCATE,
        *TAKE,
        *TRADE,
        *BUILD,
        *WALL,
        DONE,
        *DISCARD,
        *REPAIR,
        *(move for moves in PLEDGE for move in moves),
        COMMIT,
    ]
)


def bid_of(column: i64, gold: i64) -> Bid:
    return BID[column * (MOST_OF_A_KIND + 1) + gold]


def build_of(card: i64, kind: i64, storey: i64) -> Build:
    return BUILD[(card * FOUR + kind) * HIGHEST + storey - 1]


def wall_of(card: i64, level: i64) -> Wall:
    return WALL[card * HIGHEST + level - 1]
