"""Advice for war: when to march, and where to fight."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import NOBODY
from tavola.games.medievalia.advice_values import (
    attack_in,
    defence_in,
    fief_output,
    guard,
    land_value,
)
from tavola.games.medievalia.data import (
    BIT,
    FIGURE_KIND,
)
from tavola.games.medievalia.moves import (
    CITY,
)
from tavola.games.medievalia.rules.produce import labour_of
from tavola.games.medievalia.rules.zones import lord, neighbours
from tavola.games.medievalia.state import FIRST_BORDER, State

# In points.
VICTORY: Final = 60.0  # a city that falls
GUARDS_TOO: Final = 0.4  # for each damage by which guards fall with their land
WEAKENED: Final = 0.3  # … by which they are hurt in vain
SIEGE_BARRED: Final = (
    0.1  # M9.3 while the fief is guarded; else at first, and for each turn counted
)
SIEGE: Final = 1.0
SIEGE_COUNTED: Final = 3.0
# What stands against a force: the part of its gain, and the points, that it risks at most.
RISKED: Final = 0.8
LOST: Final = 1.2
# Of what a force could do: now, beside its goal, and one march farther.
MARCHING: Final = 0.45
APPROACHING: Final = 0.3
APPROACH_EFFORT: Final = 0.1
# What a march from home costs: the figure, its labour, its part in guarding a post.
LEAVES_HOME: Final = 0.35
LEAVES_WORK: Final = 0.9
LEAVES_POST: Final = 0.15
CITY_STAKE: Final = 1.0
RETURN_EFFORT: Final = 0.2
INTRUDER: Final = 0.4  # for each attack of enemies at home
# A battle: for each damage dealt and taken; M7.8 the part of a target that defenders save.
DEALT: Final = 0.7
TAKEN: Final = 0.6
SAVED: Final = 0.7
BATTLE_EFFORT: Final = 0.1
NONE_DIES: Final[i64] = 1000


def side_attack(state: State, side: i64, zone: i64) -> i64:
    """The attack of a side's unflipped figures in a zone."""
    count: i64 = 0
    for seat in range(state.players):
        if state.side(seat) == side:
            count += attack_in(state, seat, zone)
    return count


def side_defence(state: State, side: i64, zone: i64) -> i64:
    count: i64 = 0
    for seat in range(state.players):
        if state.side(seat) == side:
            count += defence_in(state, seat, zone)
    return count


def weakest(state: State, side: i64, zone: i64) -> i64:
    """The smallest defence of those figures: less damage kills nobody (M7.10)."""
    least: i64 = NONE_DIES
    for seat in range(state.players):
        if state.side(seat) == side:
            for figure in state.seats[seat].figures:
                if state.zone[figure] == zone and state.flipped[figure] == 0:
                    least = min(least, state.pack.defence[FIGURE_KIND[figure]])
    return least


def best_target(state: State, holder: i64, attack: i64) -> float:
    """What an army of so much attack could take in a fief, if nobody met it."""
    best = 0.0
    made = fief_output(state, holder)
    for land in state.seats[holder].lands:
        guards = guard(state, holder, land)
        if attack > guards:
            best = max(best, land_value(state, made, land) + GUARDS_TOO * float(guards))
        elif guards > 0 and attack > 0:
            best = max(best, WEAKENED * float(min(attack, guards)))
    if attack >= state.pack.city_defence + guard(state, holder, CITY):
        best = max(best, VICTORY)
    return best


def siege_value(state: State, holder: i64) -> float:
    """What standing in a fief is worth by itself: the siege counter (M9.3)."""
    for land in state.seats[holder].lands:
        if guard(state, holder, land) > 0:
            return SIEGE_BARRED
    if guard(state, holder, CITY) > 0 and len(state.seats[holder].lands) > 0:
        return SIEGE_BARRED
    return SIEGE + SIEGE_COUNTED * float(state.seats[holder].siege)


def prospect(state: State, seat: i64, zone: i64, attack: i64, defence: i64) -> float:
    """What a force could do in a zone, against what it would meet there."""
    holder = lord(state, zone)
    if holder == NOBODY or not state.enemies(seat, holder):
        return 0.0
    theirs = side_attack(state, state.side(holder), zone)
    gain = best_target(state, holder, attack) + siege_value(state, holder)
    risk = float(theirs) / float(max(defence, 1))
    return gain * (1.0 - min(risk, 1.0) * RISKED) - min(risk, 1.0) * LOST


def weigh_march(state: State, seat: i64, figure: i64, zone: i64) -> float:
    """M7.2 Towards a fief that is worth a visit, together with who is there already."""
    kind = FIGURE_KIND[figure]
    here = state.zone[figure]
    cost = (
        LEAVES_HOME + LEAVES_WORK * float(labour_of(state, figure))
        if here == seat
        else stay_value(state, seat, here)
    )
    attack = state.pack.attack[kind]
    defence = state.pack.defence[kind]
    if here == seat and state.post[figure] >= 0:
        made = fief_output(state, seat)
        post = state.post[figure]
        stake = CITY_STAKE if post == CITY else land_value(state, made, post)
        cost += LEAVES_POST * stake
    holder = lord(state, zone)
    if holder != NOBODY and state.enemies(seat, holder):
        force = attack_in(state, seat, zone) + attack
        stand = defence_in(state, seat, zone) + defence
        for other in state.seats[seat].figures:  # who waits beside it would follow
            if other != figure and state.zone[other] == here and here >= FIRST_BORDER:
                force += state.pack.attack[FIGURE_KIND[other]]
                stand += state.pack.defence[FIGURE_KIND[other]]
        return MARCHING * prospect(state, seat, zone, force, stand) - cost
    if holder == seat:
        return threat_at_home(state, seat) - RETURN_EFFORT
    best = 0.0
    joined = neighbours(state, zone)
    for fief in range(state.players):
        if (joined & BIT[fief]) != 0 and fief != seat and state.enemies(seat, fief):
            force = attack_in(state, seat, zone) + attack + waiting(state, seat, figure, True)
            stand = defence_in(state, seat, zone) + defence + waiting(state, seat, figure, False)
            best = max(best, prospect(state, seat, fief, force, stand))
    return APPROACHING * best - cost - APPROACH_EFFORT


def stay_value(state: State, seat: i64, zone: i64) -> float:
    """What is given up by leaving a zone abroad."""
    attack = attack_in(state, seat, zone)
    here = prospect(state, seat, zone, attack, defence_in(state, seat, zone))
    return max(MARCHING * here, 0.0)


def waiting(state: State, seat: i64, figure: i64, attacking: bool) -> i64:
    """The soldiers at home who could come along: those who don't labour."""
    count: i64 = 0
    for other in state.seats[seat].figures:
        kind = FIGURE_KIND[other]
        soldier = state.zone[other] == seat and state.pack.work[kind] == 0
        if soldier and other != figure and state.flipped[other] == 0:
            count += state.pack.attack[kind] if attacking else state.pack.defence[kind]
    return count


def threat_at_home(state: State, seat: i64) -> float:
    """How badly intruders at home are felt."""
    total = 0.0
    for other in range(state.players):
        if state.enemies(seat, other):
            for figure in state.seats[other].figures:
                if state.zone[figure] == seat:
                    total += INTRUDER * float(state.pack.attack[FIGURE_KIND[figure]])
    return total


def weigh_battle(state: State, seat: i64, zone: i64, enemy: i64) -> float:
    """M7.15 What a battle would bring and cost."""
    attack = attack_in(state, seat, zone)
    defence = defence_in(state, seat, zone)
    theirs = side_attack(state, enemy, zone)
    bears = side_defence(state, enemy, zone)
    gain = 0.0
    if bears > 0:
        if attack >= weakest(state, enemy, zone):
            gain += DEALT * float(min(attack, bears))
        gain -= TAKEN * float(min(theirs, defence))
    holder = lord(state, zone)
    if holder != NOBODY and state.side(holder) == enemy:
        met = min(float(bears) / float(max(attack, 1)), 1.0)
        gain += best_target(state, holder, attack) * (1.0 - SAVED * met)
    return gain - BATTLE_EFFORT
