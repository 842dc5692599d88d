"""What things are worth to a player of Concordia, in points at the end of the game."""

from typing import Final, final

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.board import size
from tavola.games.concordia.data import (
    ACTION,
    BRICK,
    DISPLAY,
    DO_ARCHITECT,
    DO_COLONIST,
    DO_CONSUL,
    DO_DIPLOMAT,
    DO_MERCATOR,
    DO_PREFECT,
    DO_SENATOR,
    DO_SPECIALIST,
    DO_TRIBUNE,
    GOD,
    GOOD_COUNT,
    JUPITER,
    KINDS,
    MARS,
    MERCURIUS,
    MINERVA,
    MINERVA_POINTS,
    PRICE,
    SALE_KIND,
    SATURNUS,
    SPECIALTY,
)
from tavola.games.concordia.score import goods_of, per_card, provinces_of
from tavola.games.concordia.state import EMPTY, Player, State

# What a card usually brings when it is played, by what it does.
USUAL: Final[list[float]] = [0.0] * 9
USUAL[DO_TRIBUNE] = 0.0
USUAL[DO_ARCHITECT] = 6.0
USUAL[DO_PREFECT] = 4.2
USUAL[DO_MERCATOR] = 3.4
USUAL[DO_DIPLOMAT] = 4.0
USUAL[DO_SENATOR] = 6.0
USUAL[DO_COLONIST] = 3.0
USUAL[DO_CONSUL] = 4.0
USUAL[DO_SPECIALIST] = 3.2

VESTA_COIN: Final = 0.1  # K6.2 what a coin is worth at the end
SECOND: Final[list[float]] = [1.35, 1.15, 0.95, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]


def rounds_left(state: State) -> float:
    """How many more turns everybody may expect: cards and houses run out, or the rounds do."""
    if state.concordia != NOBODY:
        return 0.0
    cards = float(len(state.stack) - state.top)
    for space in range(DISPLAY):
        if state.display[space] != EMPTY:
            cards += 1.0
    left = 0.6 + 3.0 * cards / float(state.players)
    for player in state.seats:
        left = min(left, 0.6 + 1.7 * float(player.houses_left))
    return min(left, float(state.round_limit - state.rounds))


@final
class Outlook:
    """How one player stands: what a coin, a card of each god and a new house are worth to him."""

    def __init__(self, state: State, seat: i64) -> None:
        player = state.seats[seat]
        left = rounds_left(state)
        self.seat: Final[i64] = seat
        self.memo: Final[list[float]] = [-1.0] * state.board().city_count
        self.left: Final = left
        early = min(1.0, left / 12.0)  # how much things still have time to work
        self.early: Final = early
        self.coin: Final = VESTA_COIN + 0.4 * early
        # How many cards of each god he has and may still get.
        self.jupiter = 0.0
        self.saturnus = 0.0
        self.mercurius = 0.0
        self.mars = 0.0
        self.special: Final[list[float]] = [0.0] * 5  # Minerva's points a house, by good
        self.expert: Final[list[float]] = [0.0] * 5  # specialists by good
        for kind in range(KINDS):
            cards = player.hand[kind] + player.pile[kind]
            if cards > 0:
                self.count_card(kind, float(cards))
        share = 0.75 / float(state.players)
        for space in range(DISPLAY):
            card = state.display[space]
            if card != EMPTY and GOD[SALE_KIND[card]] != MINERVA:
                self.count_card(SALE_KIND[card], share)
        for place in range(state.top, len(state.stack)):
            kind = SALE_KIND[state.stack[place]]
            if GOD[kind] != MINERVA:
                self.count_card(kind, share)
        built = float(size(player.houses))
        self.houses: Final = min(15.0, built + 0.36 * left)  # expected at the end
        self.provinces: Final = min(11.0, float(provinces_of(state, player)) + 0.22 * left)
        self.kinds: Final = min(5.0, float(goods_of(state, player)) + 0.14 * left)
        self.abroad: Final = min(6.0, float(player.abroad) + 0.1 * left)

    def count_card(self, kind: i64, count: float) -> None:
        god = GOD[kind]
        if god == JUPITER:
            self.jupiter += count
        elif god == SATURNUS:
            self.saturnus += count
        elif god == MERCURIUS:
            self.mercurius += count
        elif god == MARS:
            self.mars += count
        elif god == MINERVA:
            good = SPECIALTY[kind]
            self.special[good] += count * float(MINERVA_POINTS[kind])
            self.expert[good] += count

    def good(self, held: i64, good: i64) -> float:
        """One more of a good, if he holds so many: the first ones serve, the rest is money."""
        need = 1.0 + (SECOND[held] - 1.0) * self.early
        return float(PRICE[good]) * self.coin * need

    def coins(self, amount: i64) -> float:
        """Money: the first coins build houses, many of them only wait for Vesta."""
        money = float(amount)
        extra = self.coin - VESTA_COIN
        return VESTA_COIN * money + extra * money * 45.0 / (45.0 + money)

    def goods(self, player: Player) -> float:
        """All goods in the storehouse."""
        total = 0.0
        for good in range(GOOD_COUNT):
            for held in range(player.goods[good]):
                total += self.good(held, good)
        return total

    def house(self, state: State, player: Player, city: i64) -> float:
        """What one more house here brings, without its price; reckoned once a city."""
        value = self.memo[city]
        if value < 0.0:
            value = self.new_house(state, player, city)
            self.memo[city] = value
        return value

    def new_house(self, state: State, player: Player, city: i64) -> float:
        good = state.tile[city]
        value = 0.0
        if good != BRICK:
            value += self.jupiter
        board = state.board()
        if not player.houses & board.within[board.province[city]]:
            value += self.saturnus
        if not player.houses & state.growing[good]:
            value += 2.0 * self.mercurius
        value += self.special[good]
        often = self.left * (0.11 + 0.09 * self.expert[good])
        return value + often * float(PRICE[good]) * self.coin

    def card(self, kind: i64) -> float:
        """What owning one more card of this kind brings: its god, and what it does."""
        god = GOD[kind]
        value = 0.0
        if god == JUPITER:
            value = self.houses * 0.78
        elif god == SATURNUS:
            value = self.provinces
        elif god == MERCURIUS:
            value = 2.0 * self.kinds
        elif god == MARS:
            value = 2.0 * self.abroad
        return value + 0.06 * self.left * USUAL[ACTION[kind]]

    def specialist(self, state: State, player: Player, kind: i64) -> float:
        """K6.2 Minerva: houses of that good, those that may come, and what they produce."""
        good = SPECIALTY[kind]
        houses = float(size(player.houses & state.growing[good])) + 0.05 * self.left
        produced = 0.1 * self.left * houses * float(PRICE[good]) * self.coin
        return houses * float(MINERVA_POINTS[kind]) + produced

    def buying(self, state: State, player: Player, kind: i64) -> float:
        """What owning this card brings."""
        if GOD[kind] == MINERVA:
            return self.specialist(state, player, kind)
        return self.card(kind)


def standing(state: State, seat: i64) -> float:
    """A player's points as they stand, with what money, goods and cards still promise."""
    player = state.seats[seat]
    view = Outlook(state, seat)
    each = per_card(state, player)
    total = view.coins(player.coins) + view.goods(player)
    total += view.jupiter * float(each[JUPITER]) + view.saturnus * float(each[SATURNUS])
    total += view.mercurius * float(each[MERCURIUS]) + view.mars * float(each[MARS])
    for good in range(GOOD_COUNT):
        if view.special[good] > 0.0 or view.left > 0.0:
            houses = float(size(player.houses & state.growing[good]))
            total += houses * view.special[good]
            total += houses * 0.1 * view.left * float(PRICE[good]) * view.coin
    # Cards: what is in the hand can be played now, what is in the pile costs a Tribune first.
    for kind in range(KINDS):
        usual = USUAL[ACTION[kind]]
        owned = float(player.hand[kind] + player.pile[kind])
        if owned > 0.0:
            total += owned * 0.06 * view.left * usual
            total += 0.3 * view.early * usual * float(player.hand[kind])
    total += 0.09 * view.left * float(player.abroad)
    if state.concordia == seat:
        total += 7.0
    return total
