"""M7 A battle in a view: all of it is public."""

from typing import TypedDict

from mypy_extensions import i64

from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, UNDECIDED, Battle
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
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    bears,
    defenders_in,
    root,
    wall_bears,
    walls_of,
)
from tavola.games.medievalia.rules.targets import legal_targets
from tavola.games.medievalia.rules.zones import zone_name
from tavola.games.medievalia.state import TARGETS, State


class Combat(TypedDict):
    """Who fights whom, and with how much."""

    army: int
    attackers: list[str]
    defenders: list[str]
    target: str | None
    attack: int
    counter: int


class BattleView(TypedDict):
    """Armies, aims, combats, and how far the damage has come."""

    zone: str
    attacker: int
    enemy: int
    armies: int
    sent: dict[str, int]  # by figure: its army
    undecided: list[str]
    aims: list[str | None]
    bears: dict[str, int]  # M7.6 by possible target: the damage that what stands there takes first
    combats: list[Combat]
    left: int
    ordering: int
    walls: dict[str, int]  # by building: its damage
    walls_bear: dict[str, int]  # M7.17 by military building of the fief: what it still takes
    broken: list[str]


def aim_text(aim: i64) -> str | None:
    """What an attacking army aims at."""
    if aim == NO_AIM:
        return None
    if aim == OPPOSED:
        return "opposed"
    if aim == HELD:
        return "hold"
    return f"join {JOINED - aim}" if aim <= JOINED else GROUP_NAMES[aim]


def look_at_battle(state: State, battle: Battle) -> BattleView:
    return {
        "zone": zone_name(state, battle.zone),
        "attacker": battle.attacker,
        "enemy": battle.enemy,
        "armies": battle.armies,
        "sent": {
            FIGURE_NAMES[figure]: battle.army[figure]
            for figure in range(FIGURES)
            if battle.army[figure] > 0
        },
        "undecided": [
            FIGURE_NAMES[figure] for figure in range(FIGURES) if battle.army[figure] == UNDECIDED
        ],
        "aims": [aim_text(battle.aim[army]) for army in range(1, battle.armies + 1)],
        "bears": look_at_targets(state, battle) if state.phase == TARGETS else {},
        "combats": [
            look_at_combat(state, battle, army)
            for army in range(1, battle.armies + 1)
            if root(battle, army) == army
        ],
        "left": battle.left,
        "ordering": battle.combat,
        "walls": {
            BUILDINGS[building]: battle.wall_damage[building]
            for building in range(BUILDING_KINDS)
            if battle.wall_damage[building] > 0
        },
        "walls_bear": {
            BUILDINGS[building]: wall_bears(state, battle, building)
            for building in range(ORDINARY, BUILDING_KINDS)
            if (walls_of(state, battle.zone) & BIT[building]) != 0
        },
        "broken": [LAND_NAMES[land] for land in battle.broken],
    }


def look_at_targets(state: State, battle: Battle) -> dict[str, int]:
    found: dict[str, int] = {}
    for move in legal_targets(state, battle):
        if isinstance(move, Target):
            found[GROUP_NAMES[move.group]] = bears(state, battle, move.group)
    return found


def look_at_combat(state: State, battle: Battle, combat: i64) -> Combat:
    attackers = attackers_in(state, battle, combat)
    opponents = defenders_in(state, battle, combat)
    aim = battle.aim[combat]
    return {
        "army": combat,
        "attackers": [FIGURE_NAMES[figure] for figure in attackers],
        "defenders": [FIGURE_NAMES[figure] for figure in opponents],
        "target": GROUP_NAMES[aim] if 0 <= aim <= CITY else None,
        "attack": attack_of(state, attackers),
        "counter": attack_on_attackers(state, battle, combat),
    }
