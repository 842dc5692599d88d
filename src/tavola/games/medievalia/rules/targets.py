"""M7.6 What the unopposed armies attack (step 3)."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.battle import HELD, JOINED, NO_AIM, OPPOSED, Battle
from tavola.games.medievalia.data import LANDS
from tavola.games.medievalia.moves import (
    CITY,
    FIRST_FREE,
    FREE,
    GROUP_NAMES,
    HOLD,
    JOIN,
    TARGET,
    HoldBack,
    JoinCombat,
    Target,
)
from tavola.games.medievalia.rules.combat import defenders, defends_home
from tavola.games.medievalia.rules.damage import begin_damage
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.state import TARGETS, State


def begin_targets(state: State, battle: Battle, log: Log) -> None:
    """M7.6 Each attacking army without an opponent picks one target."""
    for seat in defenders(state, battle):
        for figure in state.seats[seat].figures:
            army = battle.army[figure]
            if army > 0:
                battle.aim[army] = OPPOSED
    state.phase = TARGETS
    state.acting = battle.attacker
    go_on_targets(state, battle, log)


def aiming(battle: Battle) -> i64:
    """The next army without a target; 0: none."""
    for army in range(1, battle.armies + 1):
        if battle.aim[army] == NO_AIM:
            return army
    return 0


def is_single_target(state: State, battle: Battle, figure: i64) -> bool:
    """M7.16 A free figure of that side in the zone that was not sent is attacked alone."""
    owner = state.owner[figure]
    return (
        owner != NOBODY
        and state.zone[figure] == battle.zone
        and state.post[figure] == FREE
        and battle.army[figure] <= 0
        and state.side(owner) == battle.enemy
    )


def legal_targets(state: State, battle: Battle) -> list[Move]:
    """M7.6 A territory, the city, a squire; or none."""
    moves: list[Move] = []
    if defends_home(state, battle):
        for land in state.seats[battle.zone].lands:
            moves.append(TARGET[land])
        moves.append(TARGET[CITY])
    for seat in defenders(state, battle):
        for figure in state.seats[seat].figures:
            if is_single_target(state, battle, figure):
                moves.append(TARGET[FIRST_FREE + figure])
    for army in range(1, battle.armies + 1):
        if battle.aim[army] == OPPOSED:
            moves.append(JOIN[army - 1])
    moves.append(HOLD)
    return moves


class Targeting(Decision):
    """M7.6 What the unopposed army in question attacks."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        return legal_targets(state, state.open_battle())

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        battle = state.open_battle()
        if isinstance(move, HoldBack):
            return None
        if isinstance(move, JoinCombat):
            if move.army <= battle.armies and battle.aim[move.army] == OPPOSED:
                return None
            return Refusal("M7.16", "no-such-combat", {"army": move.army})
        if isinstance(move, Target):
            return why_not_aim(state, battle, move.group)
        return Refusal("M7.6", "pick-target")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        aim = HELD
        if isinstance(move, Target):
            aim = move.group
        elif isinstance(move, JoinCombat):
            aim = JOINED - move.army
        aim_at(state, state.open_battle(), aim, log)


def why_not_aim(state: State, battle: Battle, group: i64) -> Refusal | None:
    """M7.15 Only cards of that side; M7.16 who stayed at his post is attacked with his land."""
    piece = {"piece": GROUP_NAMES[group]}
    if group <= CITY:
        if not defends_home(state, battle):
            return Refusal("M7.15", "not-their-land", {**piece})
        if group < LANDS and state.land_owner[group] != battle.zone:
            return Refusal("M7.15", "not-their-land", {**piece})
        return None
    figure = group - FIRST_FREE
    if is_single_target(state, battle, figure):
        return None
    owner = state.owner[figure]
    if owner == NOBODY or state.zone[figure] != battle.zone or state.side(owner) != battle.enemy:
        return Refusal("M7.15", "not-their-figure", {**piece})
    if battle.army[figure] > 0:
        return Refusal("M7.16", "join-its-combat", {**piece, "army": battle.army[figure]})
    return Refusal("M7.16", "at-its-post", {**piece})


def aim_at(state: State, battle: Battle, aim: i64, log: Log) -> None:
    """M7.6 The target of the army in question."""
    army = aiming(battle)
    battle.aim[army] = aim
    if log.listening:
        args = {"seat": battle.attacker, "army": army}
        if aim == HELD:
            log.tell("holds", {**args})
        elif aim <= JOINED:
            log.tell("joins-combat", {**args, "other_army": JOINED - aim})
        else:
            owner = battle.zone if aim <= CITY else state.owner[aim - FIRST_FREE]
            log.tell("targets", {**args, "piece": GROUP_NAMES[aim], "owner_seat": owner})
    go_on_targets(state, battle, log)


def go_on_targets(state: State, battle: Battle, log: Log) -> None:
    """M7.6 One army after the other; then the damage."""
    if aiming(battle) == 0:
        begin_damage(state, battle, log)
    elif len(legal_targets(state, battle)) == 1:
        aim_at(state, battle, HELD, log)  # there is nothing to choose
