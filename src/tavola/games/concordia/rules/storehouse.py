"""K5 The storehouse: twelve spaces for goods and for colonists that are not on the board."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Phase, Plain, Refusal
from tavola.games.concordia.data import GOOD_COUNT, GOODS, Good
from tavola.games.concordia.events import OfGoods
from tavola.games.concordia.moves import KEEP, Act, Keep
from tavola.games.concordia.rules.course import end_turn
from tavola.games.concordia.state import NIBBLE, RECEIVE, Player, State, no_goods


def pay(player: Player, good: i64) -> None:
    """K5.3 A space is free as soon as its good is paid or sold."""
    player.goods[good] -= 1
    player.free += 1


def store(player: Player, good: i64, count: i64) -> None:
    """K5.1 So many of a good that fit."""
    player.goods[good] += count
    player.free -= count


def less(goods: vec[i64], paid: vec[i64]) -> vec[i64]:
    """What is left of these goods when those are paid."""
    left = goods[:]
    for good in range(GOOD_COUNT):
        left[good] -= paid[good]
    return left


def good_list(counts: vec[i64]) -> list[Good]:
    """Counts by good as a list, for people and for JSON."""
    return [GOODS[good] for good in range(GOOD_COUNT) for _step in range(counts[good])]


def offered_count(player: Player, good: i64) -> i64:
    """K5.2 How many of this good he may still choose."""
    return (player.offered // NIBBLE[good]) & 15


def offered_goods(player: Player) -> vec[i64]:
    """K5.2 All that he may still choose from, by good."""
    counts = no_goods()
    for good in range(GOOD_COUNT):
        counts[good] = offered_count(player, good)
    return counts


def receive(state: State, seat: i64, counts: vec[i64], log: Log) -> None:
    """K5.2 Everything, if it fits; what there is no choice about; else he will be asked (K5.3)."""
    player = state.seats[seat]
    total: i64 = 0
    kinds: i64 = 0
    for good in range(GOOD_COUNT):
        if counts[good] > 0:
            total += counts[good]
            kinds += 1
    if total == 0:
        return
    if total > player.free and kinds > 1 and player.free > 0:
        player.offered = 0
        for good in range(GOOD_COUNT):
            player.offered += counts[good] * NIBBLE[good]
        return
    took = no_goods()
    for good in range(GOOD_COUNT):
        took[good] = min(counts[good], player.free)
        store(player, good, took[good])
        counts[good] -= took[good]
    if log.listening:
        tell_receipt(seat, took, counts, log)


def tell_receipt(seat: i64, took: vec[i64], left: vec[i64], log: Log) -> None:
    """What came into the storehouse, and what did not fit."""
    got: OfGoods = {"seat": seat, "goods": good_list(took)}
    lost: OfGoods = {"seat": seat, "goods": good_list(left)}
    if got["goods"]:
        log.tell("received", got)
    if lost["goods"]:
        log.tell("left-behind", lost)


def ask_next(state: State, log: Log) -> None:
    """K5.2 The next one who must choose, the active player first; K5.3 then the turn goes on."""
    seat = state.active
    for _step in range(state.players):
        if state.seats[seat].offered > 0:
            state.phase = RECEIVE
            state.acting = seat
            return
        seat = state.after(seat)
    end_turn(state, log)


class Receiving(Phase[State]):
    """K5.2 Any of the goods offered, where not all of them fit."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        player = state.seats[seat]
        moves: list[Move] = []
        for good in range(GOOD_COUNT):
            if offered_count(player, good) > 0:
                moves.append(KEEP[good])
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Keep):
            if offered_count(state.seats[seat], move.good) == 0:
                return Refusal("K5.2", "not-offered", {"good": GOODS[move.good]})
            return None
        return move.not_now if isinstance(move, Act) else Refusal("K5.2", "must-choose")

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        return Refusal("K5.2", "chooses-first", {"seat": state.acting})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        assert isinstance(move, Keep)
        keep(state, seat, move.good, log)


def keep(state: State, seat: i64, good: i64, log: Log) -> None:
    """K5.2 One good at a time, until all spaces are full or only one kind is left to take."""
    player = state.seats[seat]
    player.offered -= NIBBLE[good]
    store(player, good, 1)
    if log.listening:
        log.tell("kept", {"seat": seat, "good": GOODS[good]})
    rest = offered_goods(player)
    kinds: i64 = 0
    for other in range(GOOD_COUNT):
        if rest[other] > 0:
            kinds += 1
    if player.free > 0 and kinds > 1:
        return
    player.offered = 0
    receive(state, seat, rest, log)
    ask_next(state, log)


def missing(player: Player, needed: vec[i64]) -> list[Good]:
    """K1.6 Which goods he lacks, each as often as it is missing."""
    short: list[Good] = []
    for good in range(GOOD_COUNT):
        for _step in range(needed[good] - player.goods[good]):
            short.append(GOODS[good])
    return short


def lacks(rule: str, goods: list[Good]) -> Refusal:
    """K1.6 Nobody pays with what he does not have."""
    args: Plain = {"goods": goods}
    return Refusal(rule, "lacks-goods", args)
