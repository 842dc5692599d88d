"""K4.8 The Mercator trades with the bank; K2.6 so does the first turn without start goods."""

from typing import Final

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.board import size
from tavola.games.concordia.data import BIT, GOOD_COUNT, GOODS, MERCATOR_COINS, PRICE
from tavola.games.concordia.events import Coins, Dealt
from tavola.games.concordia.moves import BUY, DONE, SELL, Act, Buy, Done, Play, Sell
from tavola.games.concordia.rules.course import be_done
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.storehouse import pay, store
from tavola.games.concordia.state import MERCATOR, PLAY_CARD, Player, State

MOST_TRADED: Final[i64] = 2  # K4.8 goods in a trade


class Provision(Decision):
    """K2.6 Goods of any kinds, as far as money and space reach; nothing is sold."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        for good in range(GOOD_COUNT):
            if can_buy(player, good):
                moves.append(BUY[good])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Buy):
            return why_not_buy(state.seats[seat], move.good)
        if isinstance(move, Sell):
            return Refusal("K2.6", "nothing-is-sold")
        if isinstance(move, Play):
            return Refusal("K2.6", "provision-first")
        return move.not_now if isinstance(move, Act) else None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Buy):
            buy(state, seat, move.good, log)
            return
        state.phase = PLAY_CARD
        state.bought = 0
        if log.listening:
            log.tell("provisioned", {"seat": seat})


class Mercator(Decision):
    """K4.8 At most two goods, each bought or sold."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        for good in range(GOOD_COUNT):
            if is_third(state.bought | state.sold, good):
                continue
            if not state.sold & BIT[good] and can_buy(player, good):
                moves.append(BUY[good])
            if not state.bought & BIT[good] and player.goods[good] > 0:
                moves.append(SELL[good])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Buy):
            refusal = why_not_third(state, move.good)
            if refusal is not None:
                return refusal
            if state.sold & BIT[move.good]:
                return Refusal("K4.8", "sold-before", {"good": GOODS[move.good]})
            return why_not_buy(state.seats[seat], move.good)
        if isinstance(move, Sell):
            return why_not_sell(state, seat, move.good)
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Buy):
            buy(state, seat, move.good, log)
        elif isinstance(move, Sell):
            sell(state, seat, move.good, log)
        else:
            be_done(state, seat, log)


def begin_trade(state: State, seat: i64, log: Log) -> None:
    """K4.8 3 coins first, 5 with the bought card."""
    coins = MERCATOR_COINS[state.card]
    state.seats[seat].coins += coins
    state.bought = 0
    state.sold = 0
    state.phase = MERCATOR
    if log.listening:
        told: Coins = {"seat": seat, "coins": coins}
        log.tell("mercator-coins", told)


def can_buy(player: Player, good: i64) -> bool:
    """K5.3 Only what fits; K1.6 for coins that he has."""
    return player.free > 0 and player.coins >= PRICE[good]


def why_not_buy(player: Player, good: i64) -> Refusal | None:
    if can_buy(player, good):
        return None
    if player.free == 0:
        return Refusal("K5.3", "storehouse-full")
    return Refusal("K1.6", "lacks-coins", {"coins": PRICE[good], "has_coins": player.coins})


def is_third(traded: i64, good: i64) -> bool:
    """K4.8 Whether it would be a third good, beside those traded already."""
    return not traded & BIT[good] and size(traded) == MOST_TRADED


def goods_left(state: State) -> i64:
    """K4.8 In how many goods beside those traded already he may trade."""
    return MOST_TRADED - size(state.bought | state.sold) if state.phase == MERCATOR else 0


def why_not_third(state: State, good: i64) -> Refusal | None:
    """K4.8 No third good."""
    traded = state.bought | state.sold
    if not is_third(traded, good):
        return None
    one, other = [GOODS[known] for known in range(GOOD_COUNT) if traded & BIT[known]]
    return Refusal("K4.8", "third-good", {"good": one, "other_good": other})


def why_not_sell(state: State, seat: i64, good: i64) -> Refusal | None:
    """K4.8 Two goods at most, not what was bought; K1.6 only what one has."""
    name: Plain = {"good": GOODS[good]}
    refusal = why_not_third(state, good)
    if refusal is not None:
        return refusal
    if state.bought & BIT[good]:
        return Refusal("K4.8", "bought-before", name)
    if state.seats[seat].goods[good] == 0:
        return Refusal("K1.6", "none-to-sell", name)
    return None


def buy(state: State, seat: i64, good: i64, log: Log) -> None:
    """K4.8, K1.8 One good from the bank."""
    player = state.seats[seat]
    player.coins -= PRICE[good]
    store(player, good, 1)
    state.bought |= BIT[good]
    if log.listening:
        log.tell("bought", dealt(seat, good))


def sell(state: State, seat: i64, good: i64, log: Log) -> None:
    """K4.8, K1.8 One good to the bank."""
    player = state.seats[seat]
    player.coins += PRICE[good]
    pay(player, good)
    state.sold |= BIT[good]
    if log.listening:
        log.tell("sold", dealt(seat, good))


def dealt(seat: i64, good: i64) -> Dealt:
    return {"seat": seat, "good": GOODS[good], "coins": PRICE[good]}
