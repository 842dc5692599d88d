"""M7.3, M7.15 Declaring a battle."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Log, Move, Refusal
from tavola.games.medievalia.battle import UNDECIDED, new_battle
from tavola.games.medievalia.data import BIT
from tavola.games.medievalia.moves import CLASH, CONTEST, RAID, Clash, ClashCentre, Raid
from tavola.games.medievalia.rules.combat import defenders, is_ready
from tavola.games.medievalia.rules.formation import go_on_armies
from tavola.games.medievalia.rules.zones import (
    border_number,
    border_zone,
    enemy_figures_in,
    figures_in,
    lord,
    zone_args,
)
from tavola.games.medievalia.state import ARMIES, CENTRAL, FIRST_BORDER, NOWHERE, ZONES, State


def ready_in(state: State, seat: i64, zone: i64) -> bool:
    """M7.15 Whether he has an unflipped figure there."""
    for figure in state.seats[seat].figures:
        if is_ready(state, figure, zone):
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


def battle_zone(state: State, move: Move) -> i64:
    """Where it would be; NOWHERE: not at this table."""
    if isinstance(move, Raid):
        return move.seat if move.seat < state.players else NOWHERE
    if isinstance(move, Clash):
        return border_zone(state, move.seat, move.other)
    return CENTRAL if state.central else NOWHERE


def battle_enemy(move: Move) -> i64:
    """Against whom it would be."""
    if isinstance(move, Raid):
        return move.enemy
    if isinstance(move, Clash):
        return move.enemy
    assert isinstance(move, ClashCentre)
    return move.enemy


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
        if zone == seat and not enemy_figures_in(state, seat, zone):
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
        there = [
            other
            for other in defenders(state, battle)
            if other == lord(state, zone) or figures_in(state, other, zone)
        ]
        log.tell("battle", {"seat": seat, "enemy_seats": there, **zone_args(state, zone)})
    for figure in state.seats[seat].figures:
        if is_ready(state, figure, zone):
            battle.army[figure] = UNDECIDED
    go_on_armies(state, battle, log)
