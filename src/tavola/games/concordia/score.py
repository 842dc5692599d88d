"""K6.2 What the gods are worth to a player, and K6.3 the places."""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Result
from tavola.games.concordia.board import size
from tavola.games.concordia.data import (
    BRICK,
    CARDS,
    GOD,
    GOD_COUNT,
    GODS,
    GOOD_COUNT,
    JUPITER,
    KINDS,
    MARS,
    MERCURIUS,
    MINERVA,
    MINERVA_POINTS,
    PRICE,
    SATURNUS,
    SPECIALTY,
    VESTA,
    God,
)
from tavola.games.concordia.state import OVER, Player, State

CONCORDIA_POINTS: Final[i64] = 7  # K6.1
# K6.2
VESTA_COINS: Final[i64] = 10  # for a point
MERCURIUS_POINTS: Final[i64] = 2  # for each kind of good
MARS_POINTS: Final[i64] = 2  # for each colonist on the board


class Scored(TypedDict):
    """K6.2 One kind of card in somebody's hand and pile, and what it is worth."""

    card: str
    god: God
    count: int
    each: int
    points: int


class Score(TypedDict):
    """K6.2 Points by god, and all of them."""

    vesta: int
    jupiter: int
    saturnus: int
    mercurius: int
    mars: int
    minerva: int
    concordia: int
    points: int


def wealth(player: Player) -> i64:
    """K6.2 Money, and goods at their prices."""
    total = player.coins
    for good in range(GOOD_COUNT):
        total += player.goods[good] * PRICE[good]
    return total


def provinces_of(state: State, player: Player) -> i64:
    """K6.2 How many provinces have a house of his."""
    board = state.board()
    count: i64 = 0
    for province in range(board.province_count):
        if player.houses & board.within[province]:
            count += 1
    return count


def goods_of(state: State, player: Player) -> i64:
    """K6.2 How many kinds of good his houses produce."""
    count: i64 = 0
    for good in range(GOOD_COUNT):
        if player.houses & state.growing[good]:
            count += 1
    return count


def per_card(state: State, player: Player) -> vec[i64]:
    """K6.2 What one card of each god is worth to him; Minerva's differ by card (0 here)."""
    worth = vec[i64]([i64(0)] * GOD_COUNT)
    worth[VESTA] = wealth(player) // VESTA_COINS
    worth[JUPITER] = size(player.houses & ~state.growing[BRICK])
    worth[SATURNUS] = provinces_of(state, player)
    worth[MERCURIUS] = MERCURIUS_POINTS * goods_of(state, player)
    worth[MARS] = MARS_POINTS * player.abroad
    return worth


def by_god(state: State, player: Player) -> vec[i64]:
    """K6.2 His points by god: every card in hand and pile."""
    each = per_card(state, player)
    total = vec[i64]([i64(0)] * GOD_COUNT)
    for kind in range(KINDS):
        cards = player.hand[kind] + player.pile[kind]
        if cards > 0:
            god = GOD[kind]
            if god == MINERVA:
                houses = size(player.houses & state.growing[SPECIALTY[kind]])
                total[god] += cards * MINERVA_POINTS[kind] * houses
            else:
                total[god] += cards * each[god]
    return total


def by_card(state: State, player: Player) -> list[Scored]:
    """K6.2 Each kind of card he has, in hand or pile: how many, what one is worth, and all."""
    each = per_card(state, player)
    lines: list[Scored] = []
    for kind in range(KINDS):
        cards = player.hand[kind] + player.pile[kind]
        if cards == 0:
            continue
        god = GOD[kind]
        worth = each[god]
        if god == MINERVA:
            worth = MINERVA_POINTS[kind] * size(player.houses & state.growing[SPECIALTY[kind]])
        lines.append(
            {
                "card": CARDS[kind],
                "god": GODS[god],
                "count": cards,
                "each": worth,
                "points": cards * worth,
            }
        )
    return lines


def points(state: State, seat: i64) -> i64:
    """K6.2 All his points, the Concordia card included."""
    total: i64 = 0
    for value in by_god(state, state.seats[seat]):
        total += value
    if state.concordia == seat:
        total += CONCORDIA_POINTS
    return total


def sum_up(state: State, seat: i64) -> Score:
    """K6.2 The points god by god, and their sum."""
    gods = by_god(state, state.seats[seat])
    return {
        "vesta": gods[VESTA],
        "jupiter": gods[JUPITER],
        "saturnus": gods[SATURNUS],
        "mercurius": gods[MERCURIUS],
        "mars": gods[MARS],
        "minerva": gods[MINERVA],
        "concordia": CONCORDIA_POINTS if state.concordia == seat else 0,
        "points": points(state, seat),
    }


def breakdown(score: Score) -> list[tuple[str, int]]:
    """The same, line by line."""
    return [
        ("vesta", score["vesta"]),
        ("jupiter", score["jupiter"]),
        ("saturnus", score["saturnus"]),
        ("mercurius", score["mercurius"]),
        ("mars", score["mars"]),
        ("minerva", score["minerva"]),
        ("concordia", score["concordia"]),
        ("points", score["points"]),
    ]


def tie_break(state: State, seat: i64) -> i64:
    """K6.3 How many times the Praefectus Magnus would have to pass on to reach this seat."""
    return (state.praefectus - seat) % state.players


def score(state: State) -> Result | None:
    """The result, once the game is over."""
    if state.phase != OVER:
        return None
    standing = [
        (int(points(state, seat)), -int(tie_break(state, seat))) for seat in range(state.players)
    ]
    places = [1 + sum(other > own for other in standing) for own in standing]
    lines = [breakdown(sum_up(state, seat)) for seat in range(state.players)]
    totals = sorted((total for total, _ in standing), reverse=True)
    if len(set(totals)) < len(totals):  # only then is it compared
        for seat in range(state.players):
            lines[seat].append(("praefectus", int(tie_break(state, seat))))
    tied = totals[0] == totals[1]
    if state.concordia == NOBODY:
        return Result(places, lines, "round-limit-tied" if tied else "round-limit", "K6.4")
    if state.seats[state.concordia].houses_left == 0:
        return Result(places, lines, "fifteenth-house-tied" if tied else "fifteenth-house", "K6.1")
    return Result(places, lines, "last-card-tied" if tied else "last-card", "K6.1")
