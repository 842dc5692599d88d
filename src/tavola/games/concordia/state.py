"""What lies on the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Position
from tavola.games.concordia.board import BOARDS, LAND, ROMA, SEA, Board
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
PHASES: Final[tuple[str, ...]] = (
    *("provision", "play", "architect", "step", "prefect", "receive", "tribune"),
    *("colonist", "mercator", "diplomat", "purchase", "payment", "over"),
)

# Where a colonist is: in the storehouse, in a city (its number), or on a line (ON_LINE + number).
STOREHOUSE: Final[i64] = -1
ON_LINE: Final[i64] = 64
COLONISTS: Final[i64] = 2 * OF_A_KIND  # of a player: the land colonists first, then the sea ones
EMPTY: Final[i64] = -1  # a space of the display, or nothing chosen
UNSCORED: Final[i64] = -1  # K7.1
NIBBLE: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536])  # see Player.offered

_NO_CARDS: Final[vec[i64]] = vec[i64]([i64(0)] * KINDS)
_NO_GOODS: Final[vec[i64]] = vec[i64]([i64(0)] * GOOD_COUNT)


def no_cards() -> vec[i64]:
    """A count of 0 for every kind of card."""
    return _NO_CARDS[:]


def no_goods() -> vec[i64]:
    """A count of 0 for every good."""
    return _NO_GOODS[:]


@final
class Player:
    """One player's things."""

    def __init__(
        self,
        hand: vec[i64],
        pile: vec[i64],
        top: i64,
        goods: vec[i64],
        free: i64,
        coins: i64,
        colonists: vec[i64],
        abroad: i64,
        houses: i64,
        houses_left: i64,
        offered: i64,
        interim: i64,
    ) -> None:
        self.hand = hand  # cards by kind (data.CARDS)
        self.pile = pile  # played cards by kind, the top one included
        self.top = top  # the kind of the pile's top card, or NO_CARD
        self.goods = goods  # in the storehouse, by good
        self.free = free  # free spaces of the storehouse (K5.1)
        self.coins = coins
        self.colonists = colonists  # where each of the six is
        self.abroad = abroad  # how many of them are on the board
        self.houses = houses  # the set of cities with a house
        self.houses_left = houses_left
        self.offered = offered  # K5.2 goods to choose from, four bits each (NIBBLE)
        self.interim = interim  # K7.1 points of the interim scoring, or UNSCORED

    def clone(self) -> "Player":
        return Player(
            self.hand[:],
            self.pile[:],
            self.top,
            self.goods[:],
            self.free,
            self.coins,
            self.colonists[:],
            self.abroad,
            self.houses,
            self.houses_left,
            self.offered,
            self.interim,
        )

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

    def __init__(
        self,
        players: i64,
        map: i64,
        start_goods: bool,
        open_hands: bool,
        interim_scoring: bool,
        round_limit: i64,
        seats: list[Player],
        tile: vec[i64],
        bonus: vec[i64],
        growing: vec[i64],
        turned: i64,
        on_line: vec[i64],
        display: vec[i64],
        stack: vec[i64],
        top: i64,
        start: i64,
        active: i64,
        acting: i64,
        phase: i64,
        card: i64,
        steps: i64,
        moving: i64,
        bought: i64,
        sold: i64,
        buys: i64,
        begun: bool,
        praefectus: i64,
        rounds: i64,
        concordia: i64,
    ) -> None:
        super().__init__(players)
        self.map = map  # option `map` (K2.7)
        self.start_goods = start_goods  # option (K2.6)
        self.open_hands = open_hands  # option (K1.7)
        self.interim_scoring = interim_scoring  # option (K7)
        self.round_limit = round_limit  # option (K6.4)
        self.seats = seats
        self.tile = tile  # the good of each city; of Roma EMPTY (K2.1)
        self.bonus = bonus  # the good of each province's marker (K2.2)
        self.growing = growing  # by good: the set of cities that produce it
        self.turned = turned  # the set of provinces whose marker shows coins (K4.5)
        self.on_line = on_line  # by line: whose colonist rests there, or NOBODY
        self.display = display  # cards for sale by space, or EMPTY
        self.stack = stack  # cards for sale, the order unknown to all
        self.top = top  # how many of the stack have been drawn
        self.start = start  # the start player
        self.active = active  # whose turn it is
        self.acting = acting  # whose decision it is; NOBODY when the game is over
        self.phase = phase
        self.card = card  # the kind of card carried out, maybe copied (K4.9); else NO_CARD
        self.steps = steps  # left for the Architect (K4.2)
        self.moving = moving  # the active player's colonist on its way, or EMPTY
        self.bought = bought  # the set of goods bought in this trade (K4.8)
        self.sold = sold  # the set of goods sold in it
        self.buys = buys  # how many cards may still be bought (K4.10, K4.11)
        self.begun = begun  # placed one (K4.7), built one (K4.14) or made a step (K4.13)
        self.praefectus = praefectus  # who holds the Praefectus Magnus (K4.6)
        self.rounds = rounds  # whole rounds played (K6.4)
        self.concordia = concordia  # who holds the Concordia card (K6.1), or NOBODY

    def clone(self) -> "State":
        return State(
            self.players,
            self.map,
            self.start_goods,
            self.open_hands,
            self.interim_scoring,
            self.round_limit,
            [player.clone() for player in self.seats],
            self.tile,
            self.bonus,
            self.growing,
            self.turned,
            self.on_line[:],
            self.display[:],
            self.stack,
            self.top,
            self.start,
            self.active,
            self.acting,
            self.phase,
            self.card,
            self.steps,
            self.moving,
            self.bought,
            self.sold,
            self.buys,
            self.begun,
            self.praefectus,
            self.rounds,
            self.concordia,
        )

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
    colonists = vec[i64]([STOREHOUSE] * COLONISTS)
    colonists[LAND] = ROMA
    colonists[OF_A_KIND] = ROMA
    return Player(
        hand=START_HAND[:],
        pile=no_cards(),
        top=NO_CARD,
        goods=no_goods(),
        free=SPACES - COLONISTS + 2,
        coins=0,
        colonists=colonists,
        abroad=2,
        houses=0,
        houses_left=HOUSES,
        offered=0,
        interim=UNSCORED,
    )


def empty_table(players: i64, map: i64) -> State:
    """A map without tiles, nothing on display, seat 0 about to play."""
    board = BOARDS[map]
    return State(
        players=players,
        map=map,
        start_goods=True,
        open_hands=False,
        interim_scoring=False,
        round_limit=100,
        seats=[new_player() for _ in range(players)],
        tile=vec[i64]([EMPTY] * board.city_count),
        bonus=vec[i64]([EMPTY] * board.province_count),
        growing=no_goods(),
        turned=0,
        on_line=vec[i64]([NOBODY] * board.line_count),
        display=vec[i64]([EMPTY] * DISPLAY),
        stack=vec[i64](),
        top=0,
        start=0,
        active=0,
        acting=0,
        phase=PLAY_CARD,
        card=NO_CARD,
        steps=0,
        moving=EMPTY,
        bought=0,
        sold=0,
        buys=0,
        begun=False,
        praefectus=players - 1,
        rounds=0,
        concordia=NOBODY,
    )
