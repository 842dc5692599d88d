"""M7.4, M7.5 The attacker's armies and the defence (steps 1 and 2)."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Refusal
from tavola.games.medievalia.battle import NO_AIM, NOT_SENT, UNDECIDED, Battle
from tavola.games.medievalia.data import FIGURE_NAMES
from tavola.games.medievalia.moves import AGAINST, INTO, STAY, Against, Into, Stay
from tavola.games.medievalia.rules.combat import (
    attacks_at_home,
    defenders,
    defends_home,
    is_ready,
)
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.targets import begin_targets
from tavola.games.medievalia.state import DEFENCE, NO_FIGURE, State


def undecided(state: State, battle: Battle, seat: i64) -> i64:
    """The seat's next figure of which nothing is decided yet."""
    for figure in state.seats[seat].figures:
        if battle.army[figure] == UNDECIDED:
            return figure
    return NO_FIGURE


def decisions_left(state: State, battle: Battle, seat: i64) -> i64:
    count: i64 = 0
    for figure in state.seats[seat].figures:
        if battle.army[figure] == UNDECIDED:
            count += 1
    return count


def may_stay(state: State, battle: Battle) -> bool:
    """M7.4 At home he chooses; M7.15 but at least one figure is sent."""
    if not attacks_at_home(battle):
        return False
    return battle.armies > 0 or decisions_left(state, battle, battle.attacker) > 1


class FormingArmies(Decision):
    """M7.4 Into one of the armies, or a new one."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        battle = state.open_battle()
        moves: list[Move] = []
        for army in range(battle.armies + 1):
            moves.append(INTO[army])
        if may_stay(state, battle):
            moves.append(STAY)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        battle = state.open_battle()
        if isinstance(move, Into):
            if move.army > battle.armies + 1:
                return Refusal("M7.4", "no-such-army", {"count": battle.armies + 1})
            return None
        if isinstance(move, Stay):
            if may_stay(state, battle):
                return None
            if attacks_at_home(battle):
                return Refusal("M7.15", "send-one")
            return Refusal("M7.4", "all-take-part")
        return Refusal("M7.4", "form-armies")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        army = move.army if isinstance(move, Into) else NOT_SENT
        put_into_army(state, state.open_battle(), army, log)


def put_into_army(state: State, battle: Battle, army: i64, log: Log) -> None:
    """M7.4 The figure in question goes into this army; 0: it stays (M7.5)."""
    figure = undecided(state, battle, battle.attacker)
    battle.army[figure] = army
    if army > battle.armies:
        battle.armies = army
        battle.aim = append(battle.aim, NO_AIM)
    if log.listening:
        args = {"seat": battle.attacker, "piece": FIGURE_NAMES[figure]}
        if army == NOT_SENT:
            log.tell("stays", {**args})
        else:
            log.tell("joins-army", {**args, "army": army})
    go_on_armies(state, battle, log)


def go_on_armies(state: State, battle: Battle, log: Log) -> None:
    """M7.4 One figure after the other; then the defender."""
    if undecided(state, battle, battle.attacker) == NO_FIGURE:
        begin_defence(state, battle, log)
        return
    state.acting = battle.attacker
    if battle.armies == 0 and not may_stay(state, battle):
        put_into_army(state, battle, 1, log)  # there is nothing to choose


def begin_defence(state: State, battle: Battle, log: Log) -> None:
    """M7.5 All unflipped figures of the other side in the zone."""
    state.phase = DEFENCE
    for seat in defenders(state, battle):
        for figure in state.seats[seat].figures:
            if is_ready(state, figure, battle.zone):
                battle.army[figure] = UNDECIDED
    go_on_defence(state, battle, log)


class Defending(Decision):
    """M7.5 Against one of the attacking armies. Several may face the same one, and fight as one.

    (Only infantry's +0/1 asks for the armies of a combat (M5.7), and it is never worse to be one.)
    """

    def legal(self, state: State, seat: i64) -> list[Move]:
        battle = state.open_battle()
        moves: list[Move] = []
        for army in range(battle.armies):
            moves.append(AGAINST[army])
        if defends_home(state, battle):
            moves.append(STAY)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        battle = state.open_battle()
        if isinstance(move, Against):
            if move.army > battle.armies:
                return Refusal("M7.5", "no-such-army", {"count": battle.armies})
            return None
        if isinstance(move, Stay):
            return None if defends_home(state, battle) else Refusal("M7.5", "all-take-part")
        return Refusal("M7.5", "set-up-defence")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        army = move.army if isinstance(move, Against) else NOT_SENT
        set_against(state, state.open_battle(), army, log)


def set_against(state: State, battle: Battle, army: i64, log: Log) -> None:
    """M7.5 The figure in question is set against this army; 0: it stays at its post."""
    seat = state.acting
    figure = undecided(state, battle, seat)
    battle.army[figure] = army
    if log.listening:
        args = {"seat": seat, "piece": FIGURE_NAMES[figure]}
        if army == NOT_SENT:
            log.tell("stays", {**args})
        else:
            log.tell("faces-army", {**args, "army": army, "attacker_seat": battle.attacker})
    go_on_defence(state, battle, log)


def go_on_defence(state: State, battle: Battle, log: Log) -> None:
    """M7.5, M8.7 One defender after the other, one figure after the other; then the targets."""
    for seat in defenders(state, battle):
        if undecided(state, battle, seat) != NO_FIGURE:
            state.acting = seat
            if battle.armies == 1 and not defends_home(state, battle):
                set_against(state, battle, 1, log)  # there is nothing to choose
            return
    begin_targets(state, battle, log)
