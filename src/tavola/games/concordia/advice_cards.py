"""Advice about cards: what playing one would bring now."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.concordia.advice_architect import Plan
from tavola.games.concordia.advice_values import USUAL, Outlook
from tavola.games.concordia.advice_wishes import CARD_TAG, COLONIST_WISH, Wishes, value
from tavola.games.concordia.data import (
    ACTION,
    ACTIONS,
    BIT,
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
    GOOD_COUNT,
    KINDS,
    MERCATOR_COINS,
    PRICE,
    SALE_KIND,
    SPECIALTY,
)
from tavola.games.concordia.rules.cards import can_copy, specialist_yields
from tavola.games.concordia.rules.colonists import (
    can_place,
    colonist_coins,
    colonist_goods,
    most_placed,
    tribune_coins,
)
from tavola.games.concordia.rules.prefect import coins_showing, yields
from tavola.games.concordia.rules.purchase import affordable, asks_any, price
from tavola.games.concordia.rules.storehouse import less, pay, store
from tavola.games.concordia.rules.trade import can_buy, is_third
from tavola.games.concordia.state import EMPTY, Player, State

UNKNOWN: Final = -1e9
ENVY: Final = 0.12  # points that a coin's worth of goods to each other player costs oneself
TRADES: Final = 10  # steps of a Mercator that are looked ahead
EFFORT: Final = 0.01  # points that a trade must bring at least
LOCKED: Final = 0.4  # a card in the pile is missed until the Tribune, in shares of its usual worth
UNPAID_HOUSES: Final = 1.0  # points that an Architect may promise beyond what can be paid now
SECOND_CARD: Final = 0.8  # of a Senator's second card: its price is what the first one left


@final
class Counsel:
    """One player's view of the table, with his wishes: made once for each decision."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.player: Final[Player] = state.seats[seat]
        self.view: Final = Outlook(state, seat)
        self.wishes: Final = Wishes(state, seat, self.view)
        self.now: Final = self.wishes.worth(self.player.goods, self.player.coins, NOBODY)
        self.known: Final[list[float]] = [UNKNOWN] * len(ACTIONS)  # by what a card does

    def change(self, goods: vec[i64], coins: i64, without: i64) -> float:
        """What it brings to have these goods and coins instead of one's own."""
        return self.wishes.worth(goods, coins, without) - self.now

    def one_more(self, good: i64, coins: i64) -> float:
        """A good more, and so many coins more or less."""
        goods = self.player.goods[:]
        goods[good] += 1
        return self.change(goods, self.player.coins + coins, NOBODY)

    def one_less(self, good: i64, coins: i64) -> float:
        goods = self.player.goods[:]
        goods[good] -= 1
        return self.change(goods, self.player.coins + coins, NOBODY)

    def coins(self, amount: i64) -> float:
        return self.change(self.player.goods, self.player.coins + amount, NOBODY)

    def received(self, counts: vec[i64]) -> float:
        """K5.2 As many of these goods as fit, the dearest first."""
        goods = self.player.goods[:]
        space = self.player.free
        for back in range(GOOD_COUNT):
            good = GOOD_COUNT - 1 - back
            fits = min(space, counts[good])
            goods[good] += fits
            space -= fits
        return self.change(goods, self.player.coins, NOBODY)

    # --- cards ------------------------------------------------------------------------------------

    def play(self, kind: i64) -> float:
        """The gain of a card, less what one misses while it is in the pile."""
        gain = self.card(kind)
        if ACTION[kind] == DO_TRIBUNE:
            return gain
        return gain - LOCKED * USUAL[ACTION[kind]] * self.view.early

    def card(self, kind: i64) -> float:
        """What carrying out this card brings; reckoned once, however many cards do the same."""
        action = ACTION[kind]
        if action == DO_MERCATOR or action == DO_SPECIALIST:
            return self.reckon(kind)
        if self.known[action] == UNKNOWN:
            self.known[action] = self.reckon(kind)
        return self.known[action]

    def reckon(self, kind: i64) -> float:
        action = ACTION[kind]
        if action == DO_ARCHITECT:
            return self.architect()
        if action == DO_PREFECT:
            return self.prefect()
        if action == DO_MERCATOR:
            return self.mercator(kind)
        if action == DO_SENATOR:
            return self.senator()
        if action == DO_CONSUL:
            return self.best_purchase(True, NOBODY)
        if action == DO_COLONIST:
            return max(self.placing(), self.coins(colonist_coins(self.player)))
        if action == DO_DIPLOMAT:
            return self.diplomat()
        if action == DO_TRIBUNE:
            return self.tribune()
        return self.received(specialist_yields(self.state, self.player, SPECIALTY[kind]))

    def plan(self, steps: i64) -> Plan:
        return Plan(self.state, self.seat, self.view, self.wishes, self.now, steps)

    def architect(self) -> float:
        """Houses now and better places for later; not more houses than can be paid together."""
        plan = self.plan(self.player.abroad)
        return min(plan.total, plan.most + plan.waiting + UNPAID_HOUSES) - plan.waiting

    def province(self, province: i64) -> float:
        """K4.5 (a) The bonus and the own houses, less what it gives to others."""
        state = self.state
        others: i64 = 0
        for owner in range(state.players):
            if owner != self.seat and state.seats[owner].free > 0:
                others += value(yields(state, self.seat, province, owner))
        own = self.received(yields(state, self.seat, province, self.seat))
        return own - ENVY * float(others) / float(state.players - 1)

    def prefect(self) -> float:
        """K4.5 The best province, or the coins."""
        best = self.coins(coins_showing(self.state))
        for province in range(self.state.board().province_count):
            if not self.state.turned & BIT[province]:
                best = max(best, self.province(province))
        return best

    def mercator(self, kind: i64) -> float:
        """K4.8 The coins, then trade after trade as long as it helps."""
        trader = self.player.clone()
        trader.coins += MERCATOR_COINS[kind]
        goods = trader.goods
        best = self.change(goods, trader.coins, NOBODY)
        bought: i64 = 0
        sold: i64 = 0
        for _step in range(TRADES):
            chosen: i64 = NOBODY
            for good in range(GOOD_COUNT):
                if is_third(bought | sold, good):
                    continue
                if not sold & BIT[good] and can_buy(trader, good):
                    goods[good] += 1
                    gain = self.change(goods, trader.coins - PRICE[good], NOBODY)
                    goods[good] -= 1
                    if gain > best + EFFORT:
                        best = gain
                        chosen = good
                if not bought & BIT[good] and goods[good] > 0:
                    goods[good] -= 1
                    gain = self.change(goods, trader.coins + PRICE[good], NOBODY)
                    goods[good] += 1
                    if gain > best + EFFORT:
                        best = gain
                        chosen = GOOD_COUNT + good
            if chosen == NOBODY:
                break
            if chosen < GOOD_COUNT:
                trader.coins -= PRICE[chosen]
                store(trader, chosen, 1)
                bought |= BIT[chosen]
            else:
                trader.coins += PRICE[chosen - GOOD_COUNT]
                pay(trader, chosen - GOOD_COUNT)
                sold |= BIT[chosen - GOOD_COUNT]
        return best

    def after_purchase(self, goods: vec[i64], space: i64, free_space: bool) -> vec[i64]:
        """K4.10 What is left when the card there is paid; "any" with the good most plentiful."""
        left = less(goods, price(self.state.display[space], space, free_space))
        if asks_any(space, free_space):
            most: i64 = 0
            for good in range(GOOD_COUNT):
                if left[good] > left[most]:
                    most = good
            left[most] -= 1
        return left

    def purchase(self, space: i64, free_space: bool) -> float:
        """What the card on this space brings beyond its price."""
        left = self.after_purchase(self.player.goods, space, free_space)
        gain = self.view.buying(self.state, self.player, SALE_KIND[self.state.display[space]])
        return gain + self.change(left, self.player.coins, CARD_TAG + space)

    def best_purchase(self, free_space: bool, without: i64) -> float:
        """The best card that he can pay; `without`: a space whose card is bought already."""
        best = 0.0
        for space in range(DISPLAY):
            card = self.state.display[space]
            if (
                card != EMPTY
                and space != without
                and affordable(self.player, card, space, free_space)
            ):
                best = max(best, self.purchase(space, free_space))
        return best

    def senator(self) -> float:
        """K4.10 The best card, and the next best for the goods that are left."""
        best = 0.0
        chosen: i64 = NOBODY
        for space in range(DISPLAY):
            card = self.state.display[space]
            if card != EMPTY and affordable(self.player, card, space, False):
                gain = self.purchase(space, False)
                if gain > best:
                    best = gain
                    chosen = space
        if chosen == NOBODY:
            return 0.0
        goods = self.player.goods
        self.player.goods = self.after_purchase(goods, chosen, False)
        second = self.best_purchase(False, chosen)
        self.player.goods = goods
        return best + SECOND_CARD * second

    def placing(self) -> float:
        """K4.7 (a) As many colonists as food and tools allow."""
        count = most_placed(self.player)
        return max(0.0, float(count) * self.colonist()) if count > 0 else 0.0

    def colonist(self) -> float:
        """One more colonist on the board: Mars, a step, a free space; for its goods."""
        goods = less(self.player.goods, colonist_goods())
        paid = self.change(goods, self.player.coins, COLONIST_WISH)
        return self.view.colonist() + paid

    def diplomat(self) -> float:
        """K4.9 The best of the cards that can be copied."""
        best = 0.0
        for other in range(self.state.players):
            if can_copy(self.state, self.seat, other):
                best = max(best, self.card(self.state.seats[other].top))
        return best

    def tribune(self) -> float:
        """K4.1 Coins, perhaps a colonist, and all that can be played again."""
        player = self.player
        cards: i64 = 1
        back = 0.0
        for kind in range(KINDS):
            count = player.pile[kind]
            if count > 0:
                cards += count
                back += float(count) * USUAL[ACTION[kind]]
        gain = self.coins(tribune_coins(cards))
        if can_place(player):
            gain += max(0.0, self.colonist())
        return gain + LOCKED * back * self.view.early
