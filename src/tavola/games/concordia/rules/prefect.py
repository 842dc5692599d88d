"""K4.5, K4.6 The Prefect: a province produces, or the coins are collected."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Refusal
from tavola.games.concordia.data import BIT, GOODS, MARKER_COINS
from tavola.games.concordia.events import Coins, Passed, Produced
from tavola.games.concordia.moves import COLLECT, DONE, PRODUCE, Collect, Done, Produce
from tavola.games.concordia.rules.course import end_turn
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.storehouse import ask_next, receive
from tavola.games.concordia.state import State, no_goods


class Prefect(Decision):
    """K4.5 Any province whose marker shows a good; or the coins; or neither (K3.3)."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        table = PRODUCE[state.map]
        turned = state.turned
        for province in range(state.board().province_count):
            if not turned & BIT[province]:
                moves.append(table[province])
        moves.append(COLLECT)
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Produce):
            if move.board != state.map:
                return Refusal("K1.2", "province-not-on-this-map")
            if state.turned & BIT[move.province]:
                name = state.board().provinces[move.province]
                return Refusal("K4.5", "marker-shows-coins", {"province": name})
            return None
        if isinstance(move, (Collect, Done)):
            return None  # also when no coin shows
        return not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Produce):
            produce(state, seat, move.province, log)
        elif isinstance(move, Collect):
            collect(state, seat, log)
        else:
            if log.listening:
                log.tell("declined", {"seat": seat})
            end_turn(state, log)


def coins_showing(state: State) -> i64:
    """K4.5 The sum of all coins on turned markers."""
    coins: i64 = 0
    for province in range(state.board().province_count):
        if state.turned & BIT[province]:
            coins += MARKER_COINS[state.bonus[province]]
    return coins


def collect(state: State, seat: i64, log: Log) -> None:
    """K4.5 (b) Take them; then all markers show their goods again."""
    coins = coins_showing(state)
    state.seats[seat].coins += coins
    state.turned = 0
    if log.listening:
        told: Coins = {"seat": seat, "coins": coins}
        log.tell("collected", told)
    end_turn(state, log)


def yields(state: State, seat: i64, province: i64, owner: i64) -> vec[i64]:
    """K4.5 (a) What this owner receives if that seat lets the province produce, by good."""
    counts = no_goods()
    if owner == seat:
        counts[state.bonus[province]] = 2 if state.praefectus == seat else 1  # K4.6
    board = state.board()
    houses = state.seats[owner].houses & board.within[province]
    if houses:
        for city in range(1, board.city_count):
            if houses & BIT[city]:
                counts[state.tile[city]] += 1
    return counts


def produce(state: State, seat: i64, province: i64, log: Log) -> None:
    """K4.5 (a) The bonus, then every house of everybody; for the active player one receipt."""
    state.turned |= BIT[province]
    if log.listening:
        name = state.board().provinces[province]
        good = GOODS[state.bonus[province]]
        told: Produced = {"seat": seat, "province": name, "good": good}
        log.tell("produced", told)
    counts = yields(state, seat, province, seat)
    if state.praefectus == seat:
        pass_praefectus(state, log)
    receive(state, seat, counts, log)
    cities = state.board().within[province]
    owner = state.after(seat)
    while owner != seat:
        if state.seats[owner].houses & cities:
            receive(state, owner, yields(state, seat, province, owner), log)
        owner = state.after(owner)
    ask_next(state, log)


def pass_praefectus(state: State, log: Log) -> None:
    """K4.6 To the player on the right, whether the goods fit or not."""
    holder = state.praefectus
    state.praefectus = state.right_of(holder)
    if log.listening:
        told: Passed = {"seat": holder, "to_seat": state.praefectus}
        log.tell("praefectus-passed", told)
