"""M7.7 Damage: the owner orders his cards (step 4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Refusal
from tavola.games.medievalia.battle import ATTACKER, DEFENDER, Battle
from tavola.games.medievalia.data import (
    BIT,
    BUILDING_KINDS,
    BUILDINGS,
    FIGURE_NAMES,
    LAND_NAMES,
    ORDINARY,
)
from tavola.games.medievalia.moves import CITY, HIT, HIT_WALL, SHIELD, Hit, HitWall, Shield
from tavola.games.medievalia.rules.abilities import capacity
from tavola.games.medievalia.rules.aftermath import begin_aftermath
from tavola.games.medievalia.rules.bonus import bonus_left, bonuses, give_bonus
from tavola.games.medievalia.rules.combat import (
    attack_of,
    attack_on_attackers,
    attackers_in,
    defenders_in,
    root,
    wall_bears,
    walls_in,
)
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.produce import contains
from tavola.games.medievalia.rules.reports import tell_combats
from tavola.games.medievalia.state import DAMAGE, State


def begin_damage(state: State, battle: Battle, log: Log) -> None:
    """M7.18 The attacker orders the damage on his cards first, combat by combat."""
    mark_fighters(state, battle)
    if log.listening:
        tell_combats(state, battle, log)
    battle.order = ATTACKER
    battle.combat = 0
    next_combat(state, battle, log)


def mark_fighters(state: State, battle: Battle) -> None:
    """M7.19 Whoever is in a combat has fought."""
    for combat in range(1, battle.armies + 1):
        if root(battle, combat) == combat:
            for figure in attackers_in(state, battle, combat):
                battle.fought[figure] = 1
            for figure in defenders_in(state, battle, combat):
                battle.fought[figure] = 1


def next_combat(state: State, battle: Battle, log: Log) -> None:
    """M7.18 The next combat, the attacker's cards first, then the defender's."""
    while True:
        battle.combat += 1
        if battle.combat > battle.armies:
            if battle.order == DEFENDER:
                begin_aftermath(state, battle, log)
                return
            battle.order = DEFENDER
            battle.combat = 0
            continue
        combat = battle.combat
        if root(battle, combat) != combat:
            continue
        if battle.order == ATTACKER:
            battle.left = attack_on_attackers(state, battle, combat)
        else:
            battle.left = attack_of(state, attackers_in(state, battle, combat))
        if log.listening and battle.left > 0:
            side = "attacker" if battle.order == ATTACKER else "defender"
            args = {"army": combat, "side": side, "count": battle.left}
            log.tell("damage", {**args, "attacker_seat": battle.attacker})
        if take_without_choice(state, battle, log):
            continue
        state.phase = DAMAGE
        state.acting = orderer(state, battle)
        return


def open_figures(state: State, battle: Battle) -> vec[i64]:
    """The figures that have not had their turn to take damage."""
    combat = battle.combat
    if battle.order == ATTACKER:
        figures = attackers_in(state, battle, combat)
    else:
        figures = defenders_in(state, battle, combat)
    found = vec[i64]()
    for figure in figures:
        if battle.struck[figure] == 0:
            found = append(found, figure)
    return found


def open_walls(state: State, battle: Battle) -> i64:
    """The military buildings that have not, a bit each."""
    if battle.order == ATTACKER:
        return 0
    return walls_in(state, battle, battle.combat) & ~battle.walls_struck


def orderer(state: State, battle: Battle) -> i64:
    """M8.7 The owner; where allies share a combat, the first of them."""
    if battle.order == ATTACKER:
        return battle.attacker
    figures = open_figures(state, battle)
    return state.owner[figures[0]] if len(figures) > 0 else battle.zone


def is_choice(state: State, battle: Battle) -> bool:
    """Whether there is a question: not for no damage, for a single card, or if all are doomed."""
    if battle.left == 0:
        return False
    figures = open_figures(state, battle)
    walls = open_walls(state, battle)
    bears: i64 = 0
    cards: i64 = len(figures)
    for figure in figures:
        bears += capacity(state, figure)
        bears += bonuses(state, battle, figure)
    for building in range(ORDINARY, BUILDING_KINDS):
        if (walls & BIT[building]) != 0:
            cards += 1
            bears += wall_bears(state, battle, building)
    return cards > 1 and battle.left < bears


def take_without_choice(state: State, battle: Battle, log: Log) -> bool:
    """Whether all is settled without a question."""
    if is_choice(state, battle):
        return False
    if battle.left > 0:
        figures = open_figures(state, battle)
        walls = open_walls(state, battle)
        for figure in figures:
            while bonus_left(state, battle, figure):
                give_bonus(state, battle, figure, log)
        for figure in figures:
            take(state, battle, figure, log)
        for building in range(ORDINARY, BUILDING_KINDS):
            if (walls & BIT[building]) != 0:
                take_wall(state, battle, building, log)
    strike_land(state, battle, log)
    return True


def take(state: State, battle: Battle, figure: i64, log: Log) -> None:
    """M7.7 Filled up to its defence before the damage goes on."""
    amount = min(battle.left, capacity(state, figure))
    state.damage[figure] += amount
    battle.left -= amount
    battle.struck[figure] = 1
    if log.listening and amount > 0:
        log.tell(
            "takes-damage",
            {"seat": state.owner[figure], "piece": FIGURE_NAMES[figure], "count": amount},
        )


def take_wall(state: State, battle: Battle, building: i64, log: Log) -> None:
    """M7.17 A military building takes damage like a figure."""
    amount = min(battle.left, wall_bears(state, battle, building))
    battle.wall_damage[building] += amount
    battle.left -= amount
    battle.walls_struck |= BIT[building]
    if log.listening and amount > 0:
        args = {"seat": battle.zone, "card": BUILDINGS[building], "count": amount}
        log.tell("wall-damage", {**args})


def strike_land(state: State, battle: Battle, log: Log) -> None:
    """M7.8, M7.17 The territory or the city comes last: 1 damage takes the one."""
    aim = battle.aim[battle.combat]
    if battle.order == ATTACKER or battle.left <= 0 or aim > CITY or aim < 0:
        return
    if aim == CITY:
        state.seats[battle.zone].city_damage += battle.left
        if log.listening:
            log.tell("city-damage", {"seat": battle.zone, "count": battle.left})
    else:
        battle.broken = append(battle.broken, aim)
        if log.listening:
            log.tell("land-broken", {"seat": battle.zone, "piece": LAND_NAMES[aim]})


class OrderingDamage(Decision):
    """M7.7 The next card that takes damage; M5.7 or a +0/1 before."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        battle = state.open_battle()
        moves: list[Move] = []
        figures = open_figures(state, battle)
        for figure in figures:
            moves.append(HIT[figure])
        walls = open_walls(state, battle)
        for building in range(ORDINARY, BUILDING_KINDS):
            if (walls & BIT[building]) != 0:
                moves.append(HIT_WALL[building - ORDINARY])
        for figure in figures:
            if bonus_left(state, battle, figure):
                moves.append(SHIELD[figure])
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        """M7.7 Only cards of this combat that took none yet; M5.7 only a +0/1 that there is."""
        battle = state.open_battle()
        if isinstance(move, HitWall):
            if (open_walls(state, battle) & BIT[move.building]) != 0:
                return None
            return Refusal("M7.17", "not-in-this-combat", {"piece": BUILDINGS[move.building]})
        if not isinstance(move, (Hit, Shield)):
            return Refusal("M7.7", "order-damage")
        figure = move.figure
        if not contains(open_figures(state, battle), figure):
            return Refusal("M7.7", "not-in-this-combat", {"piece": FIGURE_NAMES[figure]})
        if isinstance(move, Shield) and not bonus_left(state, battle, figure):
            return Refusal("M5.7", "no-bonus", {"piece": FIGURE_NAMES[figure]})
        return None

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        """M7.7 One card after the other, until the damage is used up."""
        battle = state.open_battle()
        if isinstance(move, Hit):
            take(state, battle, move.figure, log)
        elif isinstance(move, HitWall):
            take_wall(state, battle, move.building, log)
        elif isinstance(move, Shield):
            give_bonus(state, battle, move.figure, log)
        if take_without_choice(state, battle, log):
            next_combat(state, battle, log)
