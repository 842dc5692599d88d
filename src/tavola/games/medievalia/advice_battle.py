"""Advice for the steps of a battle: armies, targets, who takes the damage, shots and healings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.medievalia.advice_values import (
    WALL,
    attack_in,
    figure_value,
    guard,
    land_value,
)
from tavola.games.medievalia.advice_war import VICTORY, side_attack
from tavola.games.medievalia.battle import NOT_SENT, Battle
from tavola.games.medievalia.data import (
    FIGURE_KIND,
)
from tavola.games.medievalia.moves import (
    CITY,
    FIRST_FREE,
    Against,
    Heal,
    Hit,
    HitWall,
    HoldBack,
    Into,
    JoinCombat,
    Shield,
    Shoot,
    Target,
)
from tavola.games.medievalia.rules.abilities import capacity
from tavola.games.medievalia.rules.combat import defenders, defends_home
from tavola.games.medievalia.rules.targets import aiming
from tavola.games.medievalia.state import State

# In points.
# M7.4 Armies, in the order in which they are preferred.
STAY: Final = -0.1
TOGETHER: Final = 1.0
ONE_TOO_MANY: Final = -0.2
JOIN_FIRST: Final = 0.5
JOIN_LATER: Final = 0.3
# M7.5 Meeting an army: what is dealt, to beat it, what is taken, to leave a post for it.
MEET_DEALT: Final = 0.8
MEET_BEATS: Final = 0.9
MEET_TAKEN: Final = 0.7
MEET_LEAVES: Final = 0.5
# M7.6 Targets: none; a combat that is decided by joining it; what strikes back.
NO_TARGET: Final = 0.05
JOIN_DECIDES: Final = 0.8
JOIN_IDLE: Final = 0.1
STRIKES_BACK: Final = 0.4
PLACE_STRIKES_BACK: Final = 0.5
CITY_IN_VAIN: Final = -1.0
IN_VAIN: Final = 0.2
WALL_ATTACK: Final[i64] = 1  # of a military building: the tower's (M1.3)
# M7.7 Who takes the damage: a wall that holds; who bears it, the smaller first; a +0/1 that saves.
WALL_HOLDS: Final = 0.2
WALL_FALLS: Final = -0.3
BEARS: Final = 1.0
ROOMY: Final = 0.01
SHIELD_SAVES: Final = 1.5
SHIELD_IDLE: Final = 0.1
SHOT_IN_VAIN: Final = 0.05
SHOT_AT_THE_DEAD: Final = -0.5
HEALED_IN_VAIN: Final = -0.1


def weigh_army(state: State, battle: Battle, move: Move) -> float:
    """M7.4 Together against whoever can meet them and for a city, apart against empty lands."""
    side = battle.enemy
    if not isinstance(move, Into):
        return STAY
    met = side_attack(state, side, battle.zone) > 0
    if met or not defends_home(state, battle) or takes_city(state, battle):
        return TOGETHER if move.army == 1 else 0.0
    open_lands: i64 = 0
    for land in state.seats[battle.zone].lands:
        if guard(state, battle.zone, land) == 0:
            open_lands += 1
    if move.army > battle.armies:
        return TOGETHER if battle.armies < open_lands else ONE_TOO_MANY
    return JOIN_FIRST if move.army == 1 else JOIN_LATER


def takes_city(state: State, battle: Battle) -> bool:
    """M7.8 Whether all together would destroy the city, if nobody met them."""
    attack = attack_in(state, battle.attacker, battle.zone)
    return attack >= state.pack.city_defence + guard(state, battle.zone, CITY)


def army_attack(state: State, battle: Battle, seat: i64, army: i64) -> i64:
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if battle.army[figure] == army:
            count += state.pack.attack[FIGURE_KIND[figure]]
    return count


def army_defence(state: State, battle: Battle, seat: i64, army: i64) -> i64:
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if battle.army[figure] == army:
            count += capacity(state, figure)
    return count


def weigh_defence(state: State, battle: Battle, seat: i64, figure: i64, move: Move) -> float:
    """M7.5 Meet an army that can be beaten, or that would do more harm than the fight."""
    if not isinstance(move, Against):
        return 0.0
    army = move.army
    kind = FIGURE_KIND[figure]
    mine = army_attack(state, battle, seat, army) + state.pack.attack[kind]
    stand = army_defence(state, battle, seat, army) + state.pack.defence[kind]
    for other in state.seats[seat].figures:  # those still to be set up may join
        if other > figure and battle.army[other] < 0:
            mine += state.pack.attack[FIGURE_KIND[other]]
            stand += state.pack.defence[FIGURE_KIND[other]]
    theirs = army_attack(state, battle, battle.attacker, army)
    bears = army_defence(state, battle, battle.attacker, army)
    value = MEET_DEALT * float(min(mine, bears)) / float(max(bears, 1))
    value += MEET_BEATS if mine >= bears else 0.0
    value -= MEET_TAKEN * min(float(theirs) / float(max(stand, 1)), 1.0)
    if state.post[figure] >= 0:
        value -= MEET_LEAVES
    return value


def weigh_target(state: State, battle: Battle, seat: i64, made: vec[i64], move: Move) -> float:
    """M7.6 What the army can take, less what strikes back."""
    if isinstance(move, HoldBack):
        return NO_TARGET
    army = aiming(battle)
    attack = army_attack(state, battle, seat, army)
    stand = army_defence(state, battle, seat, army)
    if isinstance(move, JoinCombat):
        bears: i64 = 0
        for other in defenders(state, battle):
            bears += army_defence(state, battle, other, move.army)
        first = army_attack(state, battle, seat, move.army)
        return JOIN_DECIDES if first < bears <= first + attack else JOIN_IDLE
    assert isinstance(move, Target)
    group = move.group
    if group > CITY:
        figure = group - FIRST_FREE
        back = state.pack.attack[FIGURE_KIND[figure]]
        kill = figure_value(state, figure) if attack >= capacity(state, figure) else 0.0
        return kill - STRIKES_BACK * float(min(back, stand))
    return weigh_place_attacked(state, battle, made, group, attack, stand)


def weigh_place_attacked(
    state: State, battle: Battle, made: vec[i64], group: i64, attack: i64, stand: i64
) -> float:
    """M7.8 A territory or the city, with what stands on it."""
    holder = battle.zone
    guards: i64 = 0
    back: i64 = 0
    lost = 0.0
    for figure in state.seats[holder].figures:
        if state.post[figure] == group and battle.army[figure] == NOT_SENT:
            guards += capacity(state, figure)
            back += state.pack.attack[FIGURE_KIND[figure]]
            lost += figure_value(state, figure)
    if group == CITY:
        back += state.pack.city_attack
        if attack >= guards + state.pack.city_defence:
            return VICTORY
        if guards == 0:
            return CITY_IN_VAIN
    elif guard(state, holder, group) > guards and (state.built[group]) != 0:
        guards += WALL
        back += WALL_ATTACK
    harm = PLACE_STRIKES_BACK * float(min(back, stand))
    if group < CITY and attack > guards:
        return land_value(state, made, group) + lost - harm
    return lost * min(float(attack) / float(max(guards, 1)), 1.0) - harm - IN_VAIN


def weigh_damage(state: State, battle: Battle, move: Move) -> float:
    """M7.7 First who can bear it all; else who is worth least for what he takes."""
    if isinstance(move, HitWall):
        return WALL_HOLDS if battle.left < WALL else WALL_FALLS
    if isinstance(move, Hit):
        room = capacity(state, move.figure)
        if room > battle.left:
            return BEARS - ROOMY * float(room)
        return -figure_value(state, move.figure) / float(max(room, 1))
    assert isinstance(move, Shield)
    room = capacity(state, move.figure)
    return SHIELD_SAVES if room <= battle.left < room + 1 else SHIELD_IDLE - ROOMY * float(room)


def weigh_shot(state: State, move: Move) -> float:
    """M6.2 To kill; else hardly worth a flipped group."""
    if not isinstance(move, Shoot):
        return 0.0
    room = capacity(state, move.figure)
    if room == 1:
        return figure_value(state, move.figure)
    return SHOT_IN_VAIN if room > 1 else SHOT_AT_THE_DEAD


def weigh_healing(state: State, move: Move) -> float:
    """M6.1 To save whom one damage less saves."""
    if not isinstance(move, Heal):
        return 0.0
    return figure_value(state, move.figure) if capacity(state, move.figure) == 0 else HEALED_IN_VAIN
