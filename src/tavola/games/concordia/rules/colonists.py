"""K4.1 The Tribune, and K4.7 the Colonist: new colonists on the board."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Plain, Refusal
from tavola.games.concordia.board import LAND, LINE_KINDS, ROMA, SEA
from tavola.games.concordia.data import BIT, CARDS, FOOD, KINDS, NO_CARD, TOOL
from tavola.games.concordia.events import TookBack
from tavola.games.concordia.moves import DONE, PLACE, TAKE_COINS, Done, Place, TakeCoins
from tavola.games.concordia.rules.course import be_done, end_turn
from tavola.games.concordia.rules.decision import Decision, not_now
from tavola.games.concordia.rules.moving import stands_on
from tavola.games.concordia.rules.storehouse import lacks, missing, pay
from tavola.games.concordia.state import (
    COLONISTS,
    TRIBUNE_PLACES,
    Player,
    State,
    no_cards,
    no_goods,
)


class TribunePlaces(Decision):
    """K4.1 Once one colonist, land or sea, to Roma; or none."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        table = PLACE[state.map]
        moves: list[Move] = []
        if player.stored(LAND) >= 0:
            moves.append(table[ROMA])
        if player.stored(SEA) >= 0:
            moves.append(table[state.board().city_count + ROMA])
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            if stands_on(state.board(), move.city, move.name) and move.city != ROMA:
                return Refusal("K4.1", "only-to-roma", {"city": move.name})
            return why_not_place(state, seat, move)
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Place):
            place(state, seat, move.kind, move.city, log)
            end_turn(state, log)
        else:
            be_done(state, seat, log)


class Colonist(Decision):
    """K4.7 (a) To Roma or a city with an own house; (b) the coins, unless one is placed."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        if can_place(player):
            board = state.board()
            table = PLACE[state.map]
            cities = player.houses | BIT[ROMA]
            for kind in (LAND, SEA):
                if player.stored(kind) >= 0:
                    for city in range(board.city_count):
                        if cities & BIT[city]:
                            moves.append(table[kind * board.city_count + city])
        if not state.begun:
            moves.append(TAKE_COINS)
        moves.append(DONE)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Place):
            return why_not_place(state, seat, move)
        if isinstance(move, TakeCoins):
            return Refusal("K4.7", "has-placed") if state.begun else None
        return None if isinstance(move, Done) else not_now(state, seat, move)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Place):
            place(state, seat, move.kind, move.city, log)
        elif isinstance(move, TakeCoins):
            take_coins(state, seat, log)
        else:
            be_done(state, seat, log)


def take_back(state: State, seat: i64, log: Log) -> None:
    """K4.1 All played cards, the Tribune included; 1 coin for each beyond three."""
    player = state.seats[seat]
    cards: i64 = 0
    names: list[str] = []
    for kind in range(KINDS):
        count = player.pile[kind]
        if count > 0:
            player.hand[kind] += count
            cards += count
            if log.listening:
                for _step in range(count):
                    names.append(CARDS[kind])
    player.pile = no_cards()
    player.top = NO_CARD
    coins = tribune_coins(cards)
    player.coins += coins
    if log.listening:
        told: TookBack = {"seat": seat, "cards": names, "coins": coins}
        log.tell("took-back", told)
    if can_place(player):
        state.phase = TRIBUNE_PLACES
    else:
        end_turn(state, log)


def tribune_coins(cards: i64) -> i64:
    """K4.1 1 coin for each card beyond three."""
    return cards - 3 if cards > 3 else 0


def colonist_coins(player: Player) -> i64:
    """K4.7 (b) 5 coins, and 1 for each own colonist on the board."""
    return 5 + player.abroad


def most_placed(player: Player) -> i64:
    """K4.7 (a) How many colonists can come from the storehouse, for 1 food and 1 tool each."""
    paid = min(player.goods[FOOD], player.goods[TOOL])
    return min(paid, COLONISTS - player.abroad)


def colonist_goods() -> vec[i64]:
    """K4.1, K4.7 What a colonist costs."""
    needed = no_goods()
    needed[FOOD] = 1
    needed[TOOL] = 1
    return needed


def can_place(player: Player) -> bool:
    """K4.1, K4.7 1 food, 1 tool, and a colonist in the storehouse."""
    return most_placed(player) > 0


def why_not_place(state: State, seat: i64, move: Place) -> Refusal | None:
    """K4.7 Where, and for what."""
    city: Plain = {"city": move.name}
    if not stands_on(state.board(), move.city, move.name):
        return Refusal("K1.2", "not-on-this-map", city)
    player = state.seats[seat]
    if not (player.houses | BIT[ROMA]) & BIT[move.city]:
        return Refusal("K4.7", "no-house-there", city)
    if player.stored(move.kind) < 0:
        return Refusal("K1.5", "no-colonist-stored", {"kind": LINE_KINDS[move.kind]})
    goods = missing(player, colonist_goods())
    return lacks("K4.7", goods) if goods else None


def place(state: State, seat: i64, kind: i64, city: i64, log: Log) -> None:
    """K4.1, K4.7 For 1 food and 1 tool, from the storehouse to the board."""
    player = state.seats[seat]
    pay(player, FOOD)
    pay(player, TOOL)
    player.colonists[player.stored(kind)] = city
    player.free += 1  # K5.3
    player.abroad += 1
    state.begun = True
    if log.listening:
        name = state.board().cities[city]
        log.tell("placed", {"seat": seat, "kind": LINE_KINDS[kind], "city": name})


def take_coins(state: State, seat: i64, log: Log) -> None:
    """K4.7 (b) The coins instead of colonists."""
    player = state.seats[seat]
    coins = colonist_coins(player)
    player.coins += coins
    if log.listening:
        log.tell("took-coins", {"seat": seat, "coins": coins})
    end_turn(state, log)
