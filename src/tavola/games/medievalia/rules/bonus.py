"""M5.7 +0/1: whose it is, and to whom it goes."""

from mypy_extensions import i64

from tavola.core.game import Log
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.data import (
    BIT,
    FIGURE_KIND,
    FIGURE_NAMES,
    FIRST_FIGURE,
    INFANTRY,
    LANDS,
    ORDINARY,
)
from tavola.games.medievalia.rules.abilities import at_post
from tavola.games.medievalia.state import State


def guard_for(state: State, battle: Battle, figure: i64) -> i64:
    """M6.3 Another, unflipped infantry of its army or garrison whose +0/1 was not given; or -1."""
    army = battle.army[figure]
    for guard in state.seats[state.owner[figure]].figures:
        if FIGURE_KIND[guard] != INFANTRY or guard == figure or state.flipped[guard] != 0:
            continue
        if (battle.guards & BIT[guard - FIRST_FIGURE[INFANTRY]]) != 0:
            continue
        if battle.fought[guard] == 0 or battle.army[guard] != army:
            continue
        if army > 0 or (state.post[figure] >= 0 and state.post[guard] == state.post[figure]):
            return guard
    return -1


def building_for(state: State, figure: i64) -> i64:
    """M5.5 An ordinary building at its post whose +0/1 was not given; or -1."""
    post = state.post[figure]
    if not at_post(state, figure) or post >= LANDS:
        return -1
    unspent = state.built[post] & state.pack.bonus_buildings & ~state.given[post]
    for building in range(ORDINARY):
        if (unspent & BIT[building]) != 0:
            return building
    return -1


def bonus_left(state: State, battle: Battle, figure: i64) -> bool:
    return guard_for(state, battle, figure) >= 0 or building_for(state, figure) >= 0


def bonuses(state: State, battle: Battle, figure: i64) -> i64:
    """At least as much as could be given to this figure and no other: 0 if there is nothing."""
    count: i64 = 0
    post = state.post[figure]
    if at_post(state, figure) and post < LANDS:
        unspent = state.built[post] & state.pack.bonus_buildings & ~state.given[post]
        for building in range(ORDINARY):
            if (unspent & BIT[building]) != 0:
                count += state.pack.building_bonus[building]
    if guard_for(state, battle, figure) >= 0:
        for guard in state.seats[state.owner[figure]].figures:
            if FIGURE_KIND[guard] == INFANTRY:
                count += 1
    return count


def give_bonus(state: State, battle: Battle, figure: i64, log: Log) -> None:
    """M5.7 It stays with the figure for the turn. Infantry's first: a building's may yet save one.

    (A building's can go to infantry as well, infantry's only to others: so nothing is lost.)
    """
    guard = guard_for(state, battle, figure)
    if guard >= 0:
        battle.guards |= BIT[guard - FIRST_FIGURE[INFANTRY]]
        state.extra[figure] += 1
    else:
        building = building_for(state, figure)
        state.given[state.post[figure]] |= BIT[building]
        state.extra[figure] += state.pack.building_bonus[building]
    if log.listening:
        log.tell("bonus", {"seat": state.owner[figure], "piece": FIGURE_NAMES[figure]})
