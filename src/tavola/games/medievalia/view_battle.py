"""M7 A battle in a view: all of it is public."""

from typing import TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.medievalia.battle import HELD, OPPOSED, UNDECIDED, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    FIGURE_NAMES,
    FIGURES,
    LAND_NAMES,
    ORDINARY,
)
from tavola.games.medievalia.moves import CITY, GROUP_NAMES, Target
from tavola.games.medievalia.rules.abilities import capacity
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    attacks_at_home,
    bears,
    defenders,
    defenders_in,
    defends_home,
    figures_bear,
    is_ready,
    root,
    wall_bears,
)
from tavola.games.medievalia.rules.damage import open_figures, open_walls
from tavola.games.medievalia.rules.game_end import city_is_broken
from tavola.games.medievalia.rules.targets import aiming, legal_targets
from tavola.games.medievalia.rules.war import battle_enemy, battle_zone, legal_battles
from tavola.games.medievalia.rules.zones import zone_name
from tavola.games.medievalia.state import ARMIES, DAMAGE, DEFENCE, TARGETS, State


class Blow(TypedDict):
    """M7.7 Damage on one card, or on all that stand together."""

    damage: int
    bears: int  # what destroys it
    taken: int  # of the damage
    more: int  # how much more would: 0, and it falls
    rest: int  # M7.8 what goes on to the land, the city or the next card


class Army(TypedDict):
    """M7.13 An attacking army, and what it meets."""

    army: int
    attackers: list[str]
    defenders: list[str]  # those set against it; else the garrison, or the figure, that it attacks
    target: str | None  # M7.6 what it attacks
    joins: int | None  # M7.16 the army in whose combat it is
    holds: bool  # M7.6 it attacks nothing
    strikes: Blow  # with all the armies of its combat
    suffers: Blow | None  # None: nothing strikes back


class BattleView(TypedDict):
    """Armies, what they meet, and how far the damage has come."""

    zone: str
    attacker: int
    enemies: list[int]  # M8.7 the other side: whose fief it is first
    chooses: bool  # M7.4, M7.5 who forms armies now fights at home: he may leave figures out
    armies: list[Army]
    sent: dict[str, int]  # by figure: its army, or the one that it is set against
    undecided: list[str]
    targets: dict[str, Blow]  # M7.6 what the army in question would do to each
    hits: dict[str, Blow]  # M7.7 what each card would take of the damage that is left
    damage_left: int
    ordering: int
    walls: dict[str, int]  # by building: its damage
    broken: list[str]  # M7.18 territories, or the city, whose own damage suffices


class Front(TypedDict):
    """M7.15 Who would take part in a battle, and how strong both sides would be."""

    attackers: int
    attack: int
    defenders: int
    counter: int


def blow(damage: i64, bears: i64) -> Blow:
    return {
        "damage": damage,
        "bears": bears,
        "taken": min(damage, bears),
        "more": max(bears - damage, 0),
        "rest": max(damage - bears, 0),
    }


def look_at_battle(state: State, battle: Battle) -> BattleView:
    return {
        "zone": zone_name(state, battle.zone),
        "attacker": battle.attacker,
        "enemies": list(defenders(state, battle)),
        "chooses": (state.phase == ARMIES and attacks_at_home(battle))
        or (state.phase == DEFENCE and defends_home(state, battle)),
        "armies": [look_at_army(state, battle, army) for army in range(1, battle.armies + 1)],
        "sent": {
            FIGURE_NAMES[figure]: battle.army[figure]
            for figure in range(FIGURES)
            if battle.army[figure] > 0
        },
        "undecided": [
            FIGURE_NAMES[figure] for figure in range(FIGURES) if battle.army[figure] == UNDECIDED
        ],
        "targets": look_at_targets(state, battle) if state.phase == TARGETS else {},
        "hits": look_at_hits(state, battle) if state.phase == DAMAGE else {},
        "damage_left": battle.left,
        "ordering": battle.combat,
        "walls": {
            BUILDINGS[building]: battle.wall_damage[building]
            for building in range(BUILDING_KINDS)
            if battle.wall_damage[building] > 0
        },
        "broken": broken_open(state, battle),
    }


def broken_open(state: State, battle: Battle) -> list[str]:
    found = [LAND_NAMES[land] for land in battle.broken]
    if battle.zone < state.players and city_is_broken(state, battle.zone):
        found.append(GROUP_NAMES[CITY])
    return found


def figures_of(state: State, battle: Battle, army: i64, attacking: bool) -> vec[i64]:
    """The figures of an attacking army, or those that are set against it."""
    found = vec[i64]()
    for figure in range(FIGURES):
        if battle.army[figure] == army and (state.owner[figure] == battle.attacker) == attacking:
            found = append(found, figure)
    return found


def look_at_army(state: State, battle: Battle, army: i64) -> Army:
    aim = battle.aim[army]
    combat = root(battle, army)
    own = figures_of(state, battle, army, True)
    if combat == army:  # the damage is that of all who are in it
        others = defenders_in(state, battle, army)
        all_own = attackers_in(state, battle, army)
        counter = attack_on_attackers(state, battle, army)
        borne = figures_bear(state, others) if aim == OPPOSED else bears(state, battle, aim)
    else:
        others = figures_of(state, battle, army, False)
        all_own = own
        counter = attack_of(state, others)
        borne = figures_bear(state, others)
    struck = combat == army or len(others) > 0
    return {
        "army": army,
        "attackers": names(own),
        "defenders": names(others),
        "target": GROUP_NAMES[aim] if aim >= 0 else None,
        "joins": combat if combat not in (0, army) else None,
        "holds": aim == HELD,
        "strikes": blow(attack_of(state, all_own), borne),
        "suffers": blow(counter, figures_bear(state, all_own)) if struck else None,
    }


def names(figures: vec[i64]) -> list[str]:
    return [FIGURE_NAMES[figure] for figure in figures]


def look_at_targets(state: State, battle: Battle) -> dict[str, Blow]:
    """M7.16 Armies that pick the same target strike together."""
    found: dict[str, Blow] = {}
    for move in legal_targets(state, battle):
        if isinstance(move, Target):
            damage: i64 = 0
            for army in range(1, battle.armies + 1):
                if army == aiming(battle) or battle.aim[army] == move.group:
                    damage += attack_of(state, figures_of(state, battle, army, True))
            found[GROUP_NAMES[move.group]] = blow(damage, bears(state, battle, move.group))
    return found


def look_at_hits(state: State, battle: Battle) -> dict[str, Blow]:
    found: dict[str, Blow] = {}
    for figure in open_figures(state, battle):
        found[FIGURE_NAMES[figure]] = blow(battle.left, max(capacity(state, figure), 0))
    walls = open_walls(state, battle)
    for building in range(ORDINARY, BUILDING_KINDS):
        if (walls & BIT[building]) != 0:
            found[BUILDINGS[building]] = blow(battle.left, wall_bears(state, battle, building))
    return found


def look_at_fronts(state: State, seat: i64) -> dict[str, Front]:
    """M7.15 The battles that the seat may declare, by move."""
    moves: list[Move] = []
    legal_battles(state, seat, moves)
    return {
        move.text: look_at_front(state, seat, battle_zone(state, move), battle_enemy(move))
        for move in moves
    }


def look_at_front(state: State, seat: i64, zone: i64, side: i64) -> Front:
    own = vec[i64]()
    others = vec[i64]()
    for other in range(state.players):
        for figure in state.seats[other].figures:
            if is_ready(state, figure, zone):
                if other == seat:
                    own = append(own, figure)
                elif state.side(other) == side:
                    others = append(others, figure)
    return {
        "attackers": len(own),
        "attack": attack_of(state, own),
        "defenders": len(others),
        "counter": attack_of(state, others),
    }
