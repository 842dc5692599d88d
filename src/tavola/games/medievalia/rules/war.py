"""M7 War: declaring a battle, the armies, the defence, the targets (steps 1 to 3)."""

from librt.vecs import append
from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.battle import (
    HELD,
    JOINED,
    NO_AIM,
    NOT_SENT,
    OPPOSED,
    UNDECIDED,
    Battle,
    new_battle,
)
from tavola.games.medievalia.data import BIT, FIGURE_NAMES, LANDS
from tavola.games.medievalia.moves import (
    AGAINST,
    CITY,
    CLASH,
    CONTEST,
    FIRST_FREE,
    FREE,
    GROUP_NAMES,
    HOLD,
    INTO,
    JOIN,
    RAID,
    STAY,
    TARGET,
    Against,
    HoldBack,
    Into,
    JoinCombat,
    Stay,
    Target,
)
from tavola.games.medievalia.rules.combat import defenders, defends_home
from tavola.games.medievalia.rules.damage import begin_damage
from tavola.games.medievalia.rules.zones import (
    border_number,
    enemy_figures_in,
    figures_in,
    lord,
    zone_args,
)
from tavola.games.medievalia.state import (
    ARMIES,
    CENTRAL,
    DEFENCE,
    FIRST_BORDER,
    NO_FIGURE,
    TARGETS,
    ZONES,
    State,
)

# --- M7.3, M7.15: declaring ---------------------------------------------------------------------


def ready_in(state: State, seat: i64, zone: i64) -> bool:
    """M7.15 Whether he has an unflipped figure there."""
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone and state.flipped[figure] == 0:
            return True
    return False


def is_forced(state: State, seat: i64, zone: i64) -> bool:
    """M7.3 Outside his own fief, unflipped, beside enemy figures."""
    return zone != seat and ready_in(state, seat, zone) and enemy_figures_in(state, seat, zone)


def must_fight(state: State, seat: i64) -> bool:
    """M7.3 Whether the turn can't end without a battle."""
    for figure in state.seats[seat].figures:
        zone = state.zone[figure]
        if zone != seat and state.flipped[figure] == 0 and enemy_figures_in(state, seat, zone):
            return True
    return False


def side_is_there(state: State, side: i64, zone: i64) -> bool:
    """M7.15 An enemy side that has figures there, or whose fief it is."""
    holder = lord(state, zone)
    if holder != NOBODY and state.side(holder) == side:
        return True
    for seat in range(state.players):
        if state.side(seat) == side and figures_in(state, seat, zone):
            return True
    return False


def could_fight(state: State, seat: i64, zone: i64, enemy: i64) -> bool:
    """M7.15 Whether he may declare a battle there against that side, named by its first seat."""
    if not state.enemies(seat, enemy) or state.side(enemy) != enemy:
        return False
    return ready_in(state, seat, zone) and side_is_there(state, enemy, zone)


def battle_move(state: State, zone: i64, enemy: i64) -> Move:
    """The move that declares it."""
    if zone < FIRST_BORDER:
        return RAID[4 * zone + enemy]
    if zone == CENTRAL:
        return CONTEST[enemy]
    return CLASH[4 * border_number(state, zone) + enemy]


def legal_battles(state: State, seat: i64, moves: list[Move]) -> bool:
    """M7.3, M7.15 Where he could fight; whether a battle is forced."""
    forced = must_fight(state, seat)
    seen: i64 = 0
    for figure in state.seats[seat].figures:
        zone = state.zone[figure]
        if state.flipped[figure] != 0 or (seen & BIT[zone]) != 0:
            continue
        seen |= BIT[zone]
        if forced and not is_forced(state, seat, zone):
            continue
        for enemy in range(state.players):
            if could_fight(state, seat, zone, enemy):
                moves.append(battle_move(state, zone, enemy))
    return forced


def why_not_battle(state: State, seat: i64, zone: i64, enemy: i64) -> Refusal | None:
    """M7.15, M7.3 What stands in the way of this battle."""
    if zone < 0 or zone >= ZONES or enemy >= state.players:
        return Refusal("M1.4", "no-such-zone")
    if not state.enemies(seat, enemy):
        return Refusal("M7.15", "own-side")
    if state.side(enemy) != enemy:
        return Refusal("M7.15", "name-first-of-side", {"seat": state.side(enemy)})
    if not ready_in(state, seat, zone):
        return Refusal("M7.15", "nobody-ready", {**zone_args(state, zone)})
    if not side_is_there(state, enemy, zone):
        return Refusal("M7.15", "nobody-to-fight", {"seat": enemy, **zone_args(state, zone)})
    if must_fight(state, seat) and not is_forced(state, seat, zone):
        return Refusal("M7.3", "fight-elsewhere")
    return None


def declare(state: State, seat: i64, zone: i64, enemy: i64, log: Log) -> None:
    """M7.15 Only these two sides take part."""
    battle = new_battle(zone, seat, enemy)
    state.battle = battle
    state.phase = ARMIES
    if log.listening:
        log.tell("battle", {"seat": seat, "enemy_seat": enemy, **zone_args(state, zone)})
    for figure in state.seats[seat].figures:
        if state.zone[figure] == zone and state.flipped[figure] == 0:
            battle.army[figure] = UNDECIDED
    go_on_armies(state, battle, log)


# --- M7.4: the attacker's armies ----------------------------------------------------------------


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
    if battle.zone != battle.attacker:
        return False
    return battle.armies > 0 or decisions_left(state, battle, battle.attacker) > 1


def legal_armies(state: State, battle: Battle) -> list[Move]:
    """M7.4 Into one of the armies, or a new one."""
    moves: list[Move] = []
    for army in range(battle.armies + 1):
        moves.append(INTO[army])
    if may_stay(state, battle):
        moves.append(STAY)
    return moves


def why_not_army(state: State, battle: Battle, move: Move) -> Refusal | None:
    if isinstance(move, Into):
        if move.army > battle.armies + 1:
            return Refusal("M7.4", "no-such-army", {"count": battle.armies + 1})
        return None
    if isinstance(move, Stay):
        if may_stay(state, battle):
            return None
        if battle.zone == battle.attacker:
            return Refusal("M7.15", "send-one")
        return Refusal("M7.4", "all-take-part")
    return Refusal("M7.4", "form-armies")


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


# --- M7.5: the defence --------------------------------------------------------------------------


def begin_defence(state: State, battle: Battle, log: Log) -> None:
    """M7.5 All unflipped figures of the other side in the zone."""
    state.phase = DEFENCE
    for seat in defenders(state, battle):
        for figure in state.seats[seat].figures:
            if state.zone[figure] == battle.zone and state.flipped[figure] == 0:
                battle.army[figure] = UNDECIDED
    go_on_defence(state, battle, log)


def legal_defence(state: State, battle: Battle) -> list[Move]:
    """M7.5 Against one of the attacking armies. Several may face the same one, and fight as one.

    (Only infantry's +0/1 asks for the armies of a combat (M5.7), and it is never worse to be one.)
    """
    moves: list[Move] = []
    for army in range(battle.armies):
        moves.append(AGAINST[army])
    if defends_home(state, battle):
        moves.append(STAY)
    return moves


def why_not_defence(state: State, battle: Battle, move: Move) -> Refusal | None:
    if isinstance(move, Against):
        if move.army > battle.armies:
            return Refusal("M7.5", "no-such-army", {"count": battle.armies})
        return None
    if isinstance(move, Stay):
        return None if defends_home(state, battle) else Refusal("M7.5", "all-take-part")
    return Refusal("M7.5", "set-up-defence")


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
            log.tell("faces-army", {**args, "army": army})
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


# --- M7.6: targets ------------------------------------------------------------------------------


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


def why_not_target(state: State, battle: Battle, move: Move) -> Refusal | None:
    if isinstance(move, HoldBack):
        return None
    if isinstance(move, JoinCombat):
        if move.army <= battle.armies and battle.aim[move.army] == OPPOSED:
            return None
        return Refusal("M7.16", "no-such-combat", {"army": move.army})
    if isinstance(move, Target):
        return why_not_aim(state, battle, move.group)
    return Refusal("M7.6", "pick-target")


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
            log.tell("targets", {**args, "piece": GROUP_NAMES[aim]})
    go_on_targets(state, battle, log)


def go_on_targets(state: State, battle: Battle, log: Log) -> None:
    """M7.6 One army after the other; then the damage."""
    if aiming(battle) == 0:
        begin_damage(state, battle, log)
    elif len(legal_targets(state, battle)) == 1:
        aim_at(state, battle, HELD, log)  # there is nothing to choose
