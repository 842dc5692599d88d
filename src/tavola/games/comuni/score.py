"""C7 Final scoring: what the track does not show yet, and the places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Result
from tavola.games.comuni.data import FOUR, HIGHEST, VALUE
from tavola.games.comuni.state import OVER, Player, State

GUILD_MASTER: Final[i64] = 3  # C7.1


def score(state: State) -> Result | None:
    """The result, once the game is over."""
    if state.phase != OVER:
        return None
    lines: list[list[tuple[str, int]]] = []
    order: list[tuple[int, int]] = []
    for seat in range(state.players):
        player = state.seats[seat]
        parts: list[tuple[str, int]] = [
            ("buildings", int(player.points)),
            ("guild-masters", int(GUILD_MASTER * masters_of(state, seat))),
            ("majorities", int(majorities_of(state, seat))),
            ("heroes", int(tokens_of(state, seat))),
            ("plunder", -int(player.plunder)),
            ("smallest-building", int(smallest_building(player, state.any_smallest))),
        ]
        total = int(total_of(state, seat))
        order.append((total, -int(player.comune)))  # C7.6 a tie goes to the lower comune
        lines.append([*parts, ("total", total)])
    places = [1 + sum(other > own for other in order) for own in order]
    if state.by_limit:
        return Result(places, lines, "round-limit", "C6.6")
    return Result(places, lines, "emperor", "C6.3")


def total_of(state: State, seat: i64) -> i64:
    """What the seat would have, were the game over now; a total may fall below 0 (C7.6)."""
    player = state.seats[seat]
    total = player.points + GUILD_MASTER * masters_of(state, seat) + majorities_of(state, seat)
    total += tokens_of(state, seat) - player.plunder  # C7.3, C7.4
    return total + smallest_building(player, state.any_smallest)


def masters_of(state: State, seat: i64) -> i64:
    """C7.1 How many guild masters the seat has."""
    count: i64 = 0
    for holder in state.masters:
        if holder == seat:
            count += 1
    return count


def tokens_of(state: State, seat: i64) -> i64:
    """C7.3 What the seat's hero tokens are worth."""
    total: i64 = 0
    for token in range(2 * FOUR):
        if state.heroes[token] == seat:
            total += state.pack.heroes[token]
    return total


def majorities_of(state: State, seat: i64) -> i64:
    """C7.2 For each resource 2 for the most, 1 for each who ties; somebody must hold one.

    C6.5 Gold on bids that were never claimed does not count.
    """
    points: i64 = 0
    for resource in range(FOUR):
        own = state.seats[seat].resources[resource]
        if own == 0:
            continue
        alone = True
        most = True
        for other in range(state.players):
            if other != seat:
                theirs = state.seats[other].resources[resource]
                if theirs > own:
                    most = False
                elif theirs == own:
                    alone = False
        if most:
            points += 2 if alone else 1
    return points


def smallest_building(player: Player, any_smallest: bool) -> i64:
    """C7.5 With a building of every kind: the smallest of all, or of the highest of each kind."""
    return value_of_smallest(player.building_kind, player.building_height, any_smallest)


def value_of_smallest(kinds: vec[i64], heights: vec[i64], any_smallest: bool) -> i64:
    """C7.5 The same for any buildings, by kind and storeys."""
    smallest: i64 = HIGHEST
    for kind in range(FOUR):
        highest: i64 = 0
        for building in range(len(kinds)):
            if kinds[building] == kind:
                highest = max(highest, heights[building])
        smallest = min(smallest, highest)
    if smallest > 0 and any_smallest:
        for height in heights:
            smallest = min(smallest, height)
    return VALUE[smallest]
