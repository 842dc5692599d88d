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
    HOUSES,
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
from tavola.games.concordia.score import (
    MARS_POINTS,
    MERCURIUS_POINTS,
    VESTA_COINS,
    goods_of,
    provinces_of,
)
from tavola.games.concordia.state import COLONISTS, EMPTY, Player, State

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

VESTA_COIN: Final = 1.0 / float(VESTA_COINS)  # K6.2 what a coin is worth at the end
# One more of a good, by how many there are: the first ones serve best.
SECOND: Final[list[float]] = [1.35, 1.15, 0.95, 0.8, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]

# How long a game still takes: rounds for each card and house that is left, and the last turns.
ROUNDS_PER_CARD: Final = 3.0
ROUNDS_PER_HOUSE: Final = 1.7
LAST_TURNS: Final = 0.6
LONG: Final = 12.0  # rounds: with so many left all things have time to work
COIN_EARLY: Final = 0.4  # what a coin is worth at the beginning, beyond Vesta
MANY_COINS: Final = 45.0  # of so many, each is worth half of that
SHARED: Final = 0.75  # of the cards for sale, which all divide among them
# What a round brings somebody, on average, and what there is at most (K1.5, K1.1).
HOUSES_PER_ROUND: Final = 0.36
PROVINCES_PER_ROUND: Final = 0.22
MOST_PROVINCES: Final = 11.0
KINDS_PER_ROUND: Final = 0.14
COLONISTS_PER_ROUND: Final = 0.1
# How often in a round a house produces (K4.5), and more for each specialist (K4.12).
PRODUCES: Final = 0.11
PRODUCES_BY_SPECIALIST: Final = 0.09
PRODUCES_ROUGHLY: Final = 0.1  # one or the other
HOUSES_OF_ONE_GOOD: Final = 0.05  # that a round brings
NO_BRICKS: Final = 0.78  # the part of houses that Jupiter counts (K6.2)
USED: Final = 0.06  # how often in a round a further card is played
STEP: Final = 0.1  # a colonist more is a step more, in every round


def rounds_left(state: State) -> float:
    """How many more turns everybody may expect: cards and houses run out, or the rounds do."""
    if state.concordia != NOBODY:
        return 0.0
    cards = float(len(state.stack) - state.top)
    for space in range(DISPLAY):
        if state.display[space] != EMPTY:
            cards += 1.0
    left = LAST_TURNS + ROUNDS_PER_CARD * cards / float(state.players)
    for player in state.seats:
        left = min(left, LAST_TURNS + ROUNDS_PER_HOUSE * float(player.houses_left))
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
        early = min(1.0, left / LONG)  # how much things still have time to work
        self.early: Final = early
        self.coin: Final = VESTA_COIN + COIN_EARLY * early
        # How many cards of each god he has and may still get.
        self.jupiter = 0.0
        self.saturnus = 0.0
        self.mercurius = 0.0
        self.mars = 0.0
        self.special: Final[list[float]] = [0.0] * 5  # Minerva's points per house, by good
        self.expert: Final[list[float]] = [0.0] * 5  # specialists by good
        for kind in range(KINDS):
            cards = player.hand[kind] + player.pile[kind]
            if cards > 0:
                self.count_card(kind, float(cards))
        share = SHARED / float(state.players)
        for space in range(DISPLAY):
            card = state.display[space]
            if card != EMPTY and GOD[SALE_KIND[card]] != MINERVA:
                self.count_card(SALE_KIND[card], share)
        for place in range(state.top, len(state.stack)):
            kind = SALE_KIND[state.stack[place]]
            if GOD[kind] != MINERVA:
                self.count_card(kind, share)
        built = float(size(player.houses))
        # Expected at the end.
        self.houses: Final = min(float(HOUSES), built + HOUSES_PER_ROUND * left)
        provinces = float(provinces_of(state, player))
        self.provinces: Final = min(MOST_PROVINCES, provinces + PROVINCES_PER_ROUND * left)
        kinds = float(goods_of(state, player))
        self.kinds: Final = min(float(GOOD_COUNT), kinds + KINDS_PER_ROUND * left)
        abroad = float(player.abroad)
        self.abroad: Final = min(float(COLONISTS), abroad + COLONISTS_PER_ROUND * left)

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
        return VESTA_COIN * money + extra * money * MANY_COINS / (MANY_COINS + money)

    def goods(self, player: Player) -> float:
        """All goods in the storehouse."""
        total = 0.0
        for good in range(GOOD_COUNT):
            for held in range(player.goods[good]):
                total += self.good(held, good)
        return total

    def house(self, state: State, player: Player, city: i64) -> float:
        """What one more house here brings, without its price; reckoned once per city."""
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
            value += float(MERCURIUS_POINTS) * self.mercurius
        value += self.special[good]
        often = self.left * (PRODUCES + PRODUCES_BY_SPECIALIST * self.expert[good])
        return value + often * float(PRICE[good]) * self.coin

    def card(self, kind: i64) -> float:
        """What owning one more card of this kind brings: its god, and what it does."""
        god = GOD[kind]
        value = 0.0
        if god == JUPITER:
            value = self.houses * NO_BRICKS
        elif god == SATURNUS:
            value = self.provinces
        elif god == MERCURIUS:
            value = float(MERCURIUS_POINTS) * self.kinds
        elif god == MARS:
            value = float(MARS_POINTS) * self.abroad
        return value + USED * self.left * USUAL[ACTION[kind]]

    def specialist(self, state: State, player: Player, kind: i64) -> float:
        """K6.2 Minerva: houses of that good, those that may come, and what they produce."""
        good = SPECIALTY[kind]
        houses = float(size(player.houses & state.growing[good]))
        houses += HOUSES_OF_ONE_GOOD * self.left
        produced = PRODUCES_ROUGHLY * self.left * houses * float(PRICE[good]) * self.coin
        return houses * float(MINERVA_POINTS[kind]) + produced

    def colonist(self) -> float:
        """One more colonist on the board: Mars, and a step in every round."""
        return float(MARS_POINTS) * self.mars + STEP * self.left

    def buying(self, state: State, player: Player, kind: i64) -> float:
        """What owning this card brings."""
        if GOD[kind] == MINERVA:
            return self.specialist(state, player, kind)
        return self.card(kind)
