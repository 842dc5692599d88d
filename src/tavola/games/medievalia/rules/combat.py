"""M7 Who fights whom: the sides of a battle, and its combats."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    FIGURE_KIND,
    LANDS,
    ORDINARY,
    WALLS,
)
from tavola.games.medievalia.moves import CITY, FIRST_FREE
from tavola.games.medievalia.rules.abilities import capacity
from tavola.games.medievalia.rules.zones import lord
from tavola.games.medievalia.state import State


def defenders(state: State, battle: Battle) -> vec[i64]:
    """M8.7 The enemy side's seats: the owner of the fief first, else by turn after the attacker."""
    found = vec[i64]()
    holder = lord(state, battle.zone)
    if holder != NOBODY and state.side(holder) == battle.enemy:
        found = append(found, holder)
    seat = state.next_seat(battle.attacker)
    while seat != battle.attacker:
        if seat != holder and state.in_game(seat) and state.side(seat) == battle.enemy:
            found = append(found, seat)
        seat = state.next_seat(seat)
    return found


def defends_home(state: State, battle: Battle) -> bool:
    """M7.5 In his own, or his ally's, fief a defender chooses whom he sends."""
    holder = lord(state, battle.zone)
    return holder != NOBODY and state.side(holder) == battle.enemy


def attacks_at_home(battle: Battle) -> bool:
    """M7.4 In his own fief the attacker chooses, too."""
    return battle.zone == battle.attacker


def is_ready(state: State, figure: i64, zone: i64) -> bool:
    """M7.4, M7.5 Whether it takes part in a battle there: unflipped, and in the zone."""
    return state.zone[figure] == zone and state.flipped[figure] == 0


def root(battle: Battle, army: i64) -> i64:
    """M7.16 The combat in which this attacking army is, named by one of its armies; 0: none."""
    aim = battle.aim[army]
    if aim == OPPOSED:
        return army
    if aim == HELD or aim == NO_AIM:
        return 0
    if aim <= JOINED:
        return JOINED - aim
    first: i64 = 1
    while battle.aim[first] != aim:  # armies that pick the same target share one combat
        first += 1
    return first


def attackers_in(state: State, battle: Battle, combat: i64) -> vec[i64]:
    """The attacker's figures in this combat."""
    found = vec[i64]()
    for figure in state.seats[battle.attacker].figures:
        army = battle.army[figure]
        if army > 0 and root(battle, army) == combat:
            found = append(found, figure)
    return found


def defenders_in(state: State, battle: Battle, combat: i64) -> vec[i64]:
    """M7.16, M7.17 The armies set against it; the garrison still there; or one free figure."""
    found = vec[i64]()
    aim = battle.aim[combat]
    if aim == OPPOSED:
        for seat in defenders(state, battle):
            for figure in state.seats[seat].figures:
                if state.zone[figure] == battle.zone and battle.army[figure] == combat:
                    found = append(found, figure)
    elif aim > CITY:
        found = append(found, aim - FIRST_FREE)
    else:
        found = garrison(state, battle, aim)
    return found


def garrison(state: State, battle: Battle, post: i64) -> vec[i64]:
    """M7.17 The figures of the fief that are at this post and were not sent."""
    found = vec[i64]()
    for figure in state.seats[battle.zone].figures:
        if state.post[figure] == post and battle.army[figure] <= 0:
            found = append(found, figure)
    return found


def walls_in(state: State, battle: Battle, combat: i64) -> i64:
    """M7.17 The military buildings of a territory that is attacked, a bit each."""
    aim = battle.aim[combat]
    return state.built[aim] & WALLS if 0 <= aim < LANDS else 0


def attack_of(state: State, figures: vec[i64]) -> i64:
    """M7.7 The sum of their attack."""
    count: i64 = 0
    for figure in figures:
        count += state.pack.attack[FIGURE_KIND[figure]]
    return count


def figures_bear(state: State, figures: vec[i64]) -> i64:
    """M7.7 How much more damage destroys all of them."""
    count: i64 = 0
    for figure in figures:
        count += max(capacity(state, figure), 0)
    return count


def bears(state: State, battle: Battle, group: i64) -> i64:
    """M7.7, M7.17 How much damage a target takes before it, or the land under it, is touched."""
    if group > CITY:
        return figures_bear(state, vec[i64]([group - FIRST_FREE]))
    count = figures_bear(state, garrison(state, battle, group))
    if group < LANDS:
        for building in range(ORDINARY, BUILDING_KINDS):
            if (state.built[group] & BIT[building]) != 0:
                count += wall_bears(state, battle, building)
    return count


def wall_bears(state: State, battle: Battle, building: i64) -> i64:
    """M7.17 How much more damage destroys a military building."""
    return state.pack.building_defence[building] - battle.wall_damage[building]


def walls_of(state: State, zone: i64) -> i64:
    """M5.5 The military buildings of a fief, a bit each."""
    walls: i64 = 0
    if zone < state.players:
        for land in state.seats[zone].lands:
            walls |= state.built[land] & WALLS
    return walls


def attack_on_attackers(state: State, battle: Battle, combat: i64) -> i64:
    """M7.7, M7.17 What strikes back: figures, military buildings, the city."""
    count = attack_of(state, defenders_in(state, battle, combat))
    walls = walls_in(state, battle, combat)
    if walls != 0:
        for building in range(ORDINARY, BUILDING_KINDS):
            if (walls & BIT[building]) != 0:
                count += state.pack.building_attack[building]
    if battle.aim[combat] == CITY:
        count += state.pack.city_attack
    return count
