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
from tavola.games.medievalia.state import NO_FIGURE, State


def guards_beside(state: State, battle: Battle, guard: i64, figure: i64) -> bool:
    """M6.3 Whether this is unflipped infantry of the figure's army or garrison."""
    if FIGURE_KIND[guard] != INFANTRY or state.flipped[guard] != 0:
        return False
    army = battle.army[figure]
    if battle.fought[guard] == 0 or battle.army[guard] != army:
        return False
    return army > 0 or (state.post[figure] >= 0 and state.post[guard] == state.post[figure])


def guarded_by(battle: Battle, guard: i64) -> i64:
    """Who has this infantry's +0/1; NO_FIGURE: nobody yet."""
    return battle.guards[guard - FIRST_FIGURE[INFANTRY]]


def guard_for(state: State, battle: Battle, figure: i64) -> i64:
    """M6.3 Another infantry of its army or garrison whose +0/1 was not given; or NO_FIGURE."""
    for guard in state.seats[state.owner[figure]].figures:
        if guard == figure or not guards_beside(state, battle, guard, figure):
            continue
        if guarded_by(battle, guard) == NO_FIGURE:
            return guard
    return NO_FIGURE


def guard_in_exchange(state: State, battle: Battle, figure: i64) -> i64:
    """M5.7 For infantry whose own +0/1 was not given: another's that went to a third figure.

    That figure can have the first one's instead. So the order of giving decides nothing.
    """
    if not guards_beside(state, battle, figure, figure):
        return NO_FIGURE
    if guarded_by(battle, figure) != NO_FIGURE:
        return NO_FIGURE
    for guard in state.seats[state.owner[figure]].figures:
        if guard != figure and guards_beside(state, battle, guard, figure):
            holder = guarded_by(battle, guard)
            if holder != NO_FIGURE and holder != figure:
                return guard
    return NO_FIGURE


def has_guard(state: State, battle: Battle, figure: i64) -> bool:
    """M6.3 Whether an infantry's +0/1 can go to this figure."""
    if guard_for(state, battle, figure) != NO_FIGURE:
        return True
    return guard_in_exchange(state, battle, figure) != NO_FIGURE


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
    return has_guard(state, battle, figure) or building_for(state, figure) >= 0


def bonuses(state: State, battle: Battle, figure: i64) -> i64:
    """At least as much as could be given to this figure and no other: 0 if there is nothing."""
    count: i64 = 0
    post = state.post[figure]
    if at_post(state, figure) and post < LANDS:
        unspent = state.built[post] & state.pack.bonus_buildings & ~state.given[post]
        for building in range(ORDINARY):
            if (unspent & BIT[building]) != 0:
                count += state.pack.building_bonus[building]
    if has_guard(state, battle, figure):
        for guard in state.seats[state.owner[figure]].figures:
            if FIGURE_KIND[guard] == INFANTRY:
                count += 1
    return count


def give_guard(state: State, battle: Battle, figure: i64) -> bool:
    """M6.3 An infantry's +0/1, by exchange if need be; whether there was one."""
    guard = guard_for(state, battle, figure)
    if guard == NO_FIGURE:
        guard = guard_in_exchange(state, battle, figure)
        if guard == NO_FIGURE:
            return False
        battle.guards[figure - FIRST_FIGURE[INFANTRY]] = guarded_by(battle, guard)
    battle.guards[guard - FIRST_FIGURE[INFANTRY]] = figure
    state.extra[figure] += 1
    return True


def give_bonus(state: State, battle: Battle, figure: i64, log: Log) -> None:
    """M5.7 It stays with the figure for the turn. Infantry's first: a building's may yet save one.

    (So a building's goes to a figure only when no infantry's is left for it: none of them is ever
    worth taking back in exchange.)
    """
    if not give_guard(state, battle, figure):
        building = building_for(state, figure)
        state.given[state.post[figure]] |= BIT[building]
        state.extra[figure] += state.pack.building_bonus[building]
    if log.listening:
        log.tell("bonus", {"seat": state.owner[figure], "piece": FIGURE_NAMES[figure]})
