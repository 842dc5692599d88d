"""K4.3, K4.4, K4.14 The Architect builds houses."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.board import ROMA, Board
from tavola.games.concordia.data import BIT, BRICK, FOOD, GOODS, HOUSE_COINS
from tavola.games.concordia.events import Built
from tavola.games.concordia.moves import BUILD, DONE, Build, Done, Go, Leave
from tavola.games.concordia.rules.course import be_done, end_turn
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.game_end import take_concordia
from tavola.games.concordia.rules.moving import (
    add_departures,
    colonist_in,
    set_out,
    stands_on,
    why_not_go,
    why_not_leave,
)
from tavola.games.concordia.rules.storehouse import good_list, lacks, missing, pay
from tavola.games.concordia.state import ON_LINE, Player, State, no_goods


class Architect(Decision):
    """K4.2 Colonists that can set out; K4.3 houses; or be done."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        add_departures(state, player, moves)
        board = state.board()
        table = BUILD[state.map]
        seen = player.houses | BIT[ROMA]
        for where in player.colonists:
            if where < ON_LINE:
                continue
            line = where - ON_LINE
            city = board.line_a[line]
            if not seen & BIT[city]:
                seen |= BIT[city]
                if can_pay(state, player.goods, player.coins, city):
                    moves.append(table[city])
            city = board.line_b[line]
            if not seen & BIT[city]:
                seen |= BIT[city]
                if can_pay(state, player.goods, player.coins, city):
                    moves.append(table[city])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return why_not_build(state, seat, move)
        if isinstance(move, Leave):
            return why_not_leave(state, seat, move)
        if isinstance(move, Go):
            return why_not_go(state, seat, move)
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        player = state.seats[seat]
        if isinstance(move, Build):
            build(state, seat, move.city, log)
        elif isinstance(move, Leave):
            set_out(state, seat, colonist_in(player, move.kind, move.city), log)
        elif isinstance(move, Go):
            kind = state.board().line_kind[move.line]
            set_out(state, seat, colonist_in(player, kind, ON_LINE + move.line), log)
        else:
            be_done(state, seat, log)


def sites(board: Board, player: Player) -> i64:
    """K4.3, K4.14 The set of cities at the ends of the lines where his colonists stand.

    Also those in which he can't build any more, and Roma.
    """
    cities: i64 = 0
    for where in player.colonists:
        if where >= ON_LINE:
            line = where - ON_LINE
            cities |= BIT[board.line_a[line]] | BIT[board.line_b[line]]
    return cities


def house_coins(state: State, city: i64) -> i64:
    """K4.4 The city's coins, times one more than the houses that stand there."""
    times: i64 = 1
    for player in state.seats:
        if player.houses & BIT[city]:
            times += 1
    return times * HOUSE_COINS[state.tile[city]]


def house_goods(good: i64) -> vec[i64]:
    """K4.4 1 food in a brick city; 1 brick and 1 of its good in any other."""
    goods = no_goods()
    if good == BRICK:
        goods[FOOD] = 1
    else:
        goods[BRICK] = 1
        goods[good] = 1
    return goods


def can_pay(state: State, goods: vec[i64], coins: i64, city: i64) -> bool:
    """K4.4, K1.6 Whether these goods and coins pay for a house in this city."""
    good = state.tile[city]
    if good == BRICK:
        if goods[FOOD] == 0:
            return False
    elif goods[BRICK] == 0 or goods[good] == 0:
        return False
    return coins >= HOUSE_COINS[good] and coins >= house_coins(state, city)


def why_not_build(state: State, seat: i64, move: Build) -> Refusal | None:
    """K4.3 Where own colonists are next to a city; K4.4 for goods and coins."""
    board = state.board()
    city: Plain = {"city": move.name}
    if not stands_on(board, move.city, move.name):
        return Refusal("K1.2", "not-on-this-map", city)
    if move.city == ROMA:
        return Refusal("K4.3", "not-in-roma", city)
    player = state.seats[seat]
    if player.houses & BIT[move.city]:
        return Refusal("K4.3", "house-already-there", city)
    if not sites(board, player) & BIT[move.city]:
        return Refusal("K4.3", "no-colonist-next-to-city", city)
    goods = missing(player, house_goods(state.tile[move.city]))
    if goods:
        return lacks("K4.4", goods)
    coins = house_coins(state, move.city)
    if coins > player.coins:
        return Refusal("K4.4", "lacks-coins", {"coins": coins, "has_coins": player.coins})
    return None


def build(state: State, seat: i64, city: i64, log: Log) -> None:
    """K4.14 One house, paid at once; no moving after it. K6.1 The 15th ends the turn."""
    player = state.seats[seat]
    good = state.tile[city]
    coins = house_coins(state, city)
    if good == BRICK:
        pay(player, FOOD)
    else:
        pay(player, BRICK)
        pay(player, good)
    player.coins -= coins
    player.houses |= BIT[city]
    player.houses_left -= 1
    state.steps = 0
    state.begun = True
    if log.listening:
        paid = good_list(house_goods(good))
        told: Built = {
            "seat": seat,
            "city": state.board().cities[city],
            "good": GOODS[good],
            "goods": paid,
            "coins": coins,
        }
        log.tell("built", told)
    if player.houses_left == 0:
        take_concordia(state, seat, log)
        end_turn(state, log)
