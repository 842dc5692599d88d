"""K4.8 The Mercator trades with the bank; K2.6 so does the first turn without start goods."""

from mypy_extensions import i64

from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.board import size
from tavola.games.concordia.data import BIT, GOOD_COUNT, GOODS, MERCATOR_COINS, PRICE
from tavola.games.concordia.moves import BUY, DONE, SELL, Buy, Sell
from tavola.games.concordia.rules.storehouse import pay, store
from tavola.games.concordia.state import MERCATOR, PROVISION, State


def begin_trade(state: State, seat: i64, log: Log) -> None:
    """K4.8 3 coins first, 5 with the bought card."""
    coins = MERCATOR_COINS[state.card]
    state.seats[seat].coins += coins
    state.bought = 0
    state.sold = 0
    state.phase = MERCATOR
    if log.listening:
        log.tell("mercator-coins", {"seat": seat, "coins": coins})


def legal_provision(state: State, seat: i64) -> list[Move]:
    """K2.6 Goods of any kinds, as far as money and space reach."""
    player = state.seats[seat]
    moves: list[Move] = []
    if player.free > 0:
        for good in range(GOOD_COUNT):
            if player.coins >= PRICE[good]:
                moves.append(BUY[good])
    moves.append(DONE)
    return moves


def legal_trade(state: State, seat: i64) -> list[Move]:
    """K4.8 At most two goods, each bought or sold."""
    player = state.seats[seat]
    traded = state.bought | state.sold
    full = size(traded) == 2
    moves: list[Move] = []
    for good in range(GOOD_COUNT):
        bit = BIT[good]
        if full and not traded & bit:
            continue
        if player.free > 0 and player.coins >= PRICE[good] and not state.sold & bit:
            moves.append(BUY[good])
        if player.goods[good] > 0 and not state.bought & bit:
            moves.append(SELL[good])
    moves.append(DONE)
    return moves


def why_not_third(state: State, good: i64) -> Refusal | None:
    """K4.8 No third good."""
    traded = state.bought | state.sold
    if size(traded) < 2 or traded & BIT[good]:
        return None
    one, other = [GOODS[known] for known in range(GOOD_COUNT) if traded & BIT[known]]
    return Refusal("K4.8", "third-good", {"good": one, "other_good": other})


def why_not_buy(state: State, seat: i64, move: Buy) -> Refusal | None:
    """K4.8 Two goods at most, not what was sold; K5.3 only what fits; K1.6 for coins."""
    good = move.good
    name: Plain = {"good": GOODS[good]}
    if state.phase == MERCATOR:
        refusal = why_not_third(state, good)
        if refusal is not None:
            return refusal
        if state.sold & BIT[good]:
            return Refusal("K4.8", "sold-before", name)
    elif state.phase != PROVISION:
        return Refusal("K4.8", "no-mercator")
    player = state.seats[seat]
    if player.free == 0:
        return Refusal("K5.3", "storehouse-full")
    if player.coins < PRICE[good]:
        return Refusal("K1.6", "lacks-coins", {"coins": PRICE[good], "has_coins": player.coins})
    return None


def why_not_sell(state: State, seat: i64, move: Sell) -> Refusal | None:
    """K4.8 Two goods at most, not what was bought; K1.6 only what one has."""
    good = move.good
    name: Plain = {"good": GOODS[good]}
    if state.phase == PROVISION:
        return Refusal("K2.6", "nothing-is-sold")
    if state.phase != MERCATOR:
        return Refusal("K4.8", "no-mercator")
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
        log.tell("bought", {"seat": seat, "good": GOODS[good], "coins": PRICE[good]})


def sell(state: State, seat: i64, good: i64, log: Log) -> None:
    """K4.8, K1.8 One good to the bank."""
    player = state.seats[seat]
    player.coins += PRICE[good]
    pay(player, good)
    state.sold |= BIT[good]
    if log.listening:
        log.tell("sold", {"seat": seat, "good": GOODS[good], "coins": PRICE[good]})
