"""What lies on the table."""

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tavola.core.game import NOBODY, Position
from tavola.games.concordia.board import BOARDS, ROMA, SEA, Board
from tavola.games.concordia.data import (
    DISPLAY,
    GOOD_COUNT,
    HOUSES,
    KINDS,
    NO_CARD,
    OF_A_KIND,
    SPACES,
    START_HAND,
)

# What is asked of the seat that must decide.
PROVISION: Final[i64] = 0  # K2.6 goods for the first turn
PLAY_CARD: Final[i64] = 1  # K3.1
ARCHITECT: Final[i64] = 2  # K4.2, K4.3
STEPPING: Final[i64] = 3  # K4.13, a colonist is on its way
PREFECT: Final[i64] = 4  # K4.5
RECEIVE: Final[i64] = 5  # K5.2, not all goods fit
TRIBUNE_PLACES: Final[i64] = 6  # K4.1
COLONIST: Final[i64] = 7  # K4.7
MERCATOR: Final[i64] = 8  # K4.8
DIPLOMAT: Final[i64] = 9  # K4.9
PURCHASE: Final[i64] = 10  # K4.10, K4.11
PAYMENT: Final[i64] = 11  # K4.10, the good of one's choice
OVER: Final[i64] = 12  # K6
Phase = Literal[
    "provision",
    "play",
    "architect",
    "step",
    "prefect",
    "receive",
    "tribune",
    "colonist",
    "mercator",
    "diplomat",
    "purchase",
    "payment",
    "over",
]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# Where a colonist is: in the storehouse, in a city (its number), or on a line (ON_LINE + number).
STOREHOUSE: Final[i64] = -1
ON_LINE: Final[i64] = 64
COLONISTS: Final[i64] = 2 * OF_A_KIND  # of a player: the land colonists first, then the sea ones
EMPTY: Final[i64] = -1  # a space of the display, or nothing chosen
UNSCORED: Final[i64] = -1  # K7.1
NIBBLE: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536])  # see Player.offered

_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)
_NO_GOODS: Final[vec[i64]] = vec[i64]([i64(0)] * GOOD_COUNT)
# Until the set-up. What `clone` makes at first is thrown away: an empty vec costs nothing.
_NOTHING: Final[vec[i64]] = vec[i64]()


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NO_CARDS[:]


def no_goods() -> vec[i64]:
    """A count of 0 for every good."""
    return _NO_GOODS[:]


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player's things."""

    def __init__(self) -> None:
        self.hand = _NOTHING  # cards by kind (data.CARDS)
        self.pile = _NOTHING  # played cards by kind, the top one included
        self.top: i64 = NO_CARD  # the kind of the pile's top card
        self.goods = _NOTHING  # in the storehouse, by good
        self.free: i64 = SPACES  # free spaces of the storehouse (K5.1)
        self.coins: i64 = 0
        self.colonists = _NOTHING  # where each of the six is
        self.abroad: i64 = 0  # how many of them are on the board
        self.houses: i64 = 0  # the set of cities with a house
        self.houses_left: i64 = HOUSES
        self.offered: i64 = 0  # K5.2 goods to choose from, four bits each (NIBBLE)
        self.interim: i64 = UNSCORED  # K7.1 points of the interim scoring

    def clone(self) -> "Player":
        copy = Player()
        copy.hand = self.hand[:]
        copy.pile = self.pile[:]
        copy.top = self.top
        copy.goods = self.goods[:]
        copy.free = self.free
        copy.coins = self.coins
        copy.colonists = self.colonists[:]
        copy.abroad = self.abroad
        copy.houses = self.houses
        copy.houses_left = self.houses_left
        copy.offered = self.offered
        copy.interim = self.interim
        return copy

    def stored(self, kind: i64) -> i64:
        """A colonist of that kind in the storehouse, by its place in `colonists`; -1 if none."""
        first: i64 = 0
        if kind == SEA:
            first = OF_A_KIND
        for place in range(first, first + OF_A_KIND):
            if self.colonists[place] == STOREHOUSE:
                return place
        return -1


@final
class State(Position):
    """The whole table. `tile`, `bonus`, `growing` and `stack` never change and are shared."""

    def __init__(self, players: i64, map: i64) -> None:
        super().__init__(players)
        self.map: Final[i64] = map  # option `map` (K2.7)
        self.start_goods = True  # option (K2.6)
        self.open_hands = False  # option (K1.7)
        self.interim_scoring = False  # option (K7)
        self.round_limit: i64 = 0  # option (K6.4)
        self.seats: list[Player] = []
        self.tile = _NOTHING  # the good of each city; of Roma EMPTY (K2.1)
        self.bonus = _NOTHING  # the good of each province's marker (K2.2)
        self.growing = _NOTHING  # by good: the set of cities that produce it
        self.turned: i64 = 0  # the set of provinces whose marker shows coins (K4.5)
        self.on_line = _NOTHING  # by line: whose colonist rests there, or NOBODY
        self.display = _NOTHING  # cards for sale by space, or EMPTY
        self.stack = _NOTHING  # cards for sale, the order unknown to all
        self.top: i64 = 0  # how many of the stack have been drawn
        self.start: i64 = 0  # the start player
        self.active: i64 = 0  # whose turn it is
        self.card: i64 = NO_CARD  # the kind of card carried out, maybe copied (K4.9)
        self.steps: i64 = 0  # left for the Architect (K4.2)
        self.moving: i64 = EMPTY  # the active player's colonist on its way
        self.bought: i64 = 0  # the set of goods bought in this trade (K4.8)
        self.sold: i64 = 0  # the set of goods sold in it
        self.buys: i64 = 0  # how many cards may still be bought (K4.10, K4.11)
        self.begun = False  # placed one (K4.7), built one (K4.14) or made a step (K4.13)
        self.praefectus: i64 = players - 1  # who holds the Praefectus Magnus (K4.6)
        self.rounds: i64 = 0  # whole rounds played (K6.4)
        self.concordia: i64 = NOBODY  # who holds the Concordia card (K6.1)

    def clone(self) -> "State":
        copy = State(self.players, self.map)
        copy.phase = self.phase
        copy.acting = self.acting
        copy.start_goods = self.start_goods
        copy.open_hands = self.open_hands
        copy.interim_scoring = self.interim_scoring
        copy.round_limit = self.round_limit
        copy.seats = [player.clone() for player in self.seats]
        copy.tile = self.tile
        copy.bonus = self.bonus
        copy.growing = self.growing
        copy.turned = self.turned
        copy.on_line = self.on_line[:]
        copy.display = self.display[:]
        copy.stack = self.stack
        copy.top = self.top
        copy.start = self.start
        copy.active = self.active
        copy.card = self.card
        copy.steps = self.steps
        copy.moving = self.moving
        copy.bought = self.bought
        copy.sold = self.sold
        copy.buys = self.buys
        copy.begun = self.begun
        copy.praefectus = self.praefectus
        copy.rounds = self.rounds
        copy.concordia = self.concordia
        return copy

    def board(self) -> Board:
        """The map that is played on."""
        return BOARDS[self.map]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        following = seat + 1
        return following if following < self.players else 0

    def right_of(self, seat: i64) -> i64:
        """The next seat anticlockwise."""
        return seat - 1 if seat > 0 else self.players - 1


def new_player() -> Player:
    """K1.5, K2.4 Start cards, colonists, houses; no goods and no coins yet."""
    player = Player()
    player.hand = START_HAND[:]
    player.pile = no_cards()
    player.goods = no_goods()
    player.colonists = vec[i64]([STOREHOUSE] * COLONISTS)
    player.colonists[0] = ROMA
    player.colonists[OF_A_KIND] = ROMA
    player.abroad = 2
    player.free = SPACES - COLONISTS + player.abroad
    return player


def empty_table(players: i64, map: i64) -> State:
    """A map without tiles, nothing on display, seat 0 about to play."""
    board = BOARDS[map]
    state = State(players, map)
    state.phase = PLAY_CARD
    state.acting = 0
    state.round_limit = 100
    state.seats = [new_player() for _ in range(players)]
    state.tile = vec[i64]([EMPTY] * board.city_count)
    state.bonus = vec[i64]([EMPTY] * board.province_count)
    state.growing = no_goods()
    state.on_line = vec[i64]([NOBODY] * board.line_count)
    state.display = vec[i64]([EMPTY] * DISPLAY)
    return state
