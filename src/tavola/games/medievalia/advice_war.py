"""Advice for war: when to march, how to fight, what to attack, who takes the damage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.medievalia.advice_value import (
    attack_in,
    defence_in,
    fief_output,
    figure_value,
    guard,
    land_value,
)
from tavola.games.medievalia.battle import NOT_SENT, Battle
from tavola.games.medievalia.data import (
    BIT,
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
from tavola.games.medievalia.rules.zones import lord, neighbours
from tavola.games.medievalia.state import FIRST_BORDER, State

VICTORY: Final = 60.0  # points for a city that falls
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
            best = max(best, land_value(state, made, land) + 0.4 * float(guards))
        elif guards > 0 and attack > 0:
            best = max(best, 0.3 * float(min(attack, guards)))
    if attack >= state.pack.city_defence + guard(state, holder, CITY):
        best = max(best, VICTORY)
    return best


def siege_value(state: State, holder: i64) -> float:
    """What standing in a fief is worth by itself: the siege counter (M9.3)."""
    for land in state.seats[holder].lands:
        if guard(state, holder, land) > 0:
            return 0.1
    if guard(state, holder, CITY) > 0 and len(state.seats[holder].lands) > 0:
        return 0.1
    return 1.0 + 3.0 * float(state.seats[holder].siege)


def prospect(state: State, seat: i64, zone: i64, attack: i64, defence: i64) -> float:
    """What a force could do in a zone, against what it would meet there."""
    holder = lord(state, zone)
    if holder == NOBODY or not state.enemies(seat, holder):
        return 0.0
    theirs = side_attack(state, state.side(holder), zone)
    gain = best_target(state, holder, attack) + siege_value(state, holder)
    risk = float(theirs) / float(max(defence, 1))
    return gain * (1.0 - min(risk, 1.0) * 0.8) - min(risk, 1.0) * 1.2


def weigh_march(state: State, seat: i64, figure: i64, zone: i64) -> float:
    """M7.2 Towards a fief that is worth a visit, together with who is there already."""
    kind = FIGURE_KIND[figure]
    here = state.zone[figure]
    cost = (
        0.35 + 0.9 * float(state.pack.work[kind]) if here == seat else stay_value(state, seat, here)
    )
    attack = state.pack.attack[kind]
    defence = state.pack.defence[kind]
    if here == seat and state.post[figure] >= 0:
        made = fief_output(state, seat)
        post = state.post[figure]
        stake = 1.0 if post == CITY else land_value(state, made, post)
        cost += 0.15 * stake
    holder = lord(state, zone)
    if holder != NOBODY and state.enemies(seat, holder):
        force = attack_in(state, seat, zone) + attack
        stand = defence_in(state, seat, zone) + defence
        for other in state.seats[seat].figures:  # who waits beside it would follow
            if other != figure and state.zone[other] == here and here >= FIRST_BORDER:
                force += state.pack.attack[FIGURE_KIND[other]]
                stand += state.pack.defence[FIGURE_KIND[other]]
        return 0.45 * prospect(state, seat, zone, force, stand) - cost
    if holder == seat:
        return threat_at_home(state, seat) - 0.2
    best = 0.0
    joined = neighbours(state, zone)
    for fief in range(state.players):
        if (joined & BIT[fief]) != 0 and fief != seat and state.enemies(seat, fief):
            force = attack_in(state, seat, zone) + attack + waiting(state, seat, figure, True)
            stand = defence_in(state, seat, zone) + defence + waiting(state, seat, figure, False)
            best = max(best, prospect(state, seat, fief, force, stand))
    return 0.3 * best - cost - 0.1


def stay_value(state: State, seat: i64, zone: i64) -> float:
    """What is given up by leaving a zone abroad."""
    attack = attack_in(state, seat, zone)
    return max(0.45 * prospect(state, seat, zone, attack, defence_in(state, seat, zone)), 0.0)


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
                    total += 0.4 * float(state.pack.attack[FIGURE_KIND[figure]])
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
            gain += 0.7 * float(min(attack, bears))
        gain -= 0.6 * float(min(theirs, defence))
    holder = lord(state, zone)
    if holder != NOBODY and state.side(holder) == enemy:
        met = min(float(bears) / float(max(attack, 1)), 1.0)
        gain += best_target(state, holder, attack) * (1.0 - 0.7 * met)
    return gain - 0.1


def weigh_army(state: State, battle: Battle, move: Move) -> float:
    """M7.4 Together against whoever can meet them and for a city, apart against empty lands."""
    side = battle.enemy
    if not isinstance(move, Into):
        return -0.1
    met = side_attack(state, side, battle.zone) > 0
    if met or not defends_home(state, battle) or takes_city(state, battle):
        return 1.0 if move.army == 1 else 0.0
    open_lands: i64 = 0
    for land in state.seats[battle.zone].lands:
        if guard(state, battle.zone, land) == 0:
            open_lands += 1
    if move.army > battle.armies:
        return 1.0 if battle.armies < open_lands else -0.2
    return 0.5 if move.army == 1 else 0.3


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
    value = 0.8 * float(min(mine, bears)) / float(max(bears, 1))
    value += 0.9 if mine >= bears else 0.0
    value -= 0.7 * min(float(theirs) / float(max(stand, 1)), 1.0)
    if state.post[figure] >= 0:
        value -= 0.5
    return value


def weigh_target(state: State, battle: Battle, seat: i64, made: vec[i64], move: Move) -> float:
    """M7.6 What the army can take, less what strikes back."""
    if isinstance(move, HoldBack):
        return 0.05
    army = aiming(battle)
    attack = army_attack(state, battle, seat, army)
    stand = army_defence(state, battle, seat, army)
    if isinstance(move, JoinCombat):
        bears: i64 = 0
        for other in defenders(state, battle):
            bears += army_defence(state, battle, other, move.army)
        first = army_attack(state, battle, seat, move.army)
        return 0.8 if first < bears <= first + attack else 0.1
    assert isinstance(move, Target)
    group = move.group
    if group > CITY:
        figure = group - FIRST_FREE
        back = state.pack.attack[FIGURE_KIND[figure]]
        kill = figure_value(state, figure) if attack >= capacity(state, figure) else 0.0
        return kill - 0.4 * float(min(back, stand))
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
            return -1.0
    elif guard(state, holder, group) > guards and (state.built[group]) != 0:
        guards += 4  # walls, or nearly so
        back += 1
    harm = 0.5 * float(min(back, stand))
    if group < CITY and attack > guards:
        return land_value(state, made, group) + lost - harm
    return lost * min(float(attack) / float(max(guards, 1)), 1.0) - harm - 0.2


def weigh_damage(state: State, battle: Battle, move: Move) -> float:
    """M7.7 First who can bear it all; else who is worth least for what he takes."""
    if isinstance(move, HitWall):
        return 0.2 if battle.left < 4 else -0.3
    if isinstance(move, Hit):
        room = capacity(state, move.figure)
        if room > battle.left:
            return 1.0 - 0.01 * float(room)
        return -figure_value(state, move.figure) / float(max(room, 1))
    assert isinstance(move, Shield)
    room = capacity(state, move.figure)
    return 1.5 if room <= battle.left < room + 1 else 0.1 - 0.01 * float(room)


def weigh_shot(state: State, move: Move) -> float:
    """M6.2 To kill; else hardly worth a flipped group."""
    if not isinstance(move, Shoot):
        return 0.0
    room = capacity(state, move.figure)
    if room == 1:
        return figure_value(state, move.figure)
    return 0.05 if room > 1 else -0.5


def weigh_healing(state: State, move: Move) -> float:
    """M6.1 To save whom one damage less saves."""
    if not isinstance(move, Heal):
        return 0.0
    return figure_value(state, move.figure) if capacity(state, move.figure) == 0 else -0.1
