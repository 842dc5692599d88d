"""C7 Final scoring: what the track does not show yet, and the places."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY, Result
from tavola.games.comuni.data import FOUR, HIGHEST, VALUE
from tavola.games.comuni.rules.building import building_for
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
    """C7.2 Points for all four resources."""
    points: i64 = 0
    for resource in range(FOUR):
        points += majority_of(state, seat, resource)
    return points


def majority_of(state: State, seat: i64, resource: i64) -> i64:
    """C7.2 2 for the most, 1 for each who ties; somebody must hold one.

    C6.5 Gold on bids that were never claimed does not count.
    """
    own = state.seats[seat].resources[resource]
    if own == 0:
        return 0
    alone = True
    for other in range(state.players):
        if other != seat:
            theirs = state.seats[other].resources[resource]
            if theirs > own:
                return 0
            if theirs == own:
                alone = False
    return 2 if alone else 1


def smallest_building(player: Player, any_smallest: bool) -> i64:
    """C7.5 With a building of every kind: the smallest of all, or of the highest of each kind."""
    return smallest_with(player, any_smallest, 0, 0)


def smallest_with(player: Player, any_smallest: bool, kind: i64, storey: i64) -> i64:
    """C7.5 The same with such a further storey of this kind (0: none)."""
    raised = building_for(player, kind, storey) if storey > 1 else NOBODY
    smallest = storey if storey == 1 else HIGHEST
    lowest: i64 = HIGHEST  # of the highest of each kind
    for each in range(FOUR):
        highest: i64 = 0
        if each == kind:
            highest = storey
        for building in range(len(player.building_kind)):
            if player.building_kind[building] == each:
                height = storey if building == raised else player.building_height[building]
                highest = max(highest, height)
                smallest = min(smallest, height)
        if highest == 0:
            return 0
        lowest = min(lowest, highest)
    return VALUE[smallest if any_smallest else lowest]
