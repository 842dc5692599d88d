"""What a sensible player of Medievalia weighs: `weigh` looks at what the seat may know only."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.game import Move
from tavola.games.medievalia.advice_battle import (
    weigh_army,
    weigh_damage,
    weigh_defence,
    weigh_healing,
    weigh_shot,
    weigh_target,
)
from tavola.games.medievalia.advice_economy import (
    available,
    best_post,
    post_value,
    weigh_batch,
    weigh_exchange,
    weigh_help,
    weigh_pick,
    weigh_place,
    weigh_thing,
)
from tavola.games.medievalia.advice_values import (
    fief_output,
)
from tavola.games.medievalia.advice_war import weigh_battle, weigh_march
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE
from tavola.games.medievalia.data import BIT
from tavola.games.medievalia.moves import (
    Buy,
    Clash,
    ClashCentre,
    DrawCard,
    End,
    Lift,
    Place,
    Play,
    Put,
    Raid,
)
from tavola.games.medievalia.rules.formation import undecided
from tavola.games.medievalia.rules.moving import may_march, may_shift
from tavola.games.medievalia.rules.war import battle_enemy, battle_zone
from tavola.games.medievalia.rules.zones import march_zone, neighbours
from tavola.games.medievalia.state import (
    ARCHERS,
    ARMIES,
    BATCH,
    DAMAGE,
    DEFENCE,
    DOUBLE,
    EXCHANGE,
    HELP,
    MOVE,
    PLACE,
    SHOTS,
    TARGETS,
    TURN,
    ZONES,
    State,
)

POINT: Final = 0.1  # a point, as a share of a win
# In points. What is free comes before payments, shots and battles after them (M3.3).
MOVES_FIRST: Final = 3.0
IDLE_MOVE: Final = -1.0
MOVE_EFFORT: Final = 0.05
ABILITY: Final = 0.05  # of what a shot or healing brings: it waits until all is paid
ABILITY_EFFORT: Final = 0.02
BATTLE_LAST: Final = 0.02
BATTLE: Final = 0.002


def weigh(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """Advice for each move, in shares of a win."""
    return [POINT * points for points in weigh_points(state, seat, moves)]


def weigh_points(state: State, seat: i64, moves: list[Move]) -> list[float]:
    phase = state.phase
    if phase == TURN:
        return weigh_turn(state, seat, moves)
    if phase == BATCH:
        return weigh_batch(state, seat, moves)
    if phase == MOVE:
        return weigh_move(state, seat, moves)
    if phase == EXCHANGE:
        return [weigh_exchange(state, seat, move) for move in moves]
    if phase == DOUBLE:
        return [weigh_pick(state, seat, move) for move in moves]
    if phase == PLACE:
        return [
            weigh_place(state, seat, move.land) if isinstance(move, Place) else 0.0
            for move in moves
        ]
    if phase == HELP:
        return [weigh_help(state, seat, move) for move in moves]
    if phase == SHOTS or phase == ARCHERS:
        return [weigh_shot(state, move) for move in moves]
    return weigh_fight(state, seat, moves)


def weigh_fight(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """M7 The steps of a battle; and healings, in it and outside."""
    battle = state.battle
    phase = state.phase
    if battle is None or phase > DAMAGE:
        return [weigh_healing(state, move) for move in moves]
    if phase == ARMIES:
        return [weigh_army(state, battle, move) for move in moves]
    if phase == DEFENCE:
        figure = undecided(state, battle, seat)
        return [weigh_defence(state, battle, seat, figure, move) for move in moves]
    if phase == TARGETS:
        made = (
            fief_output(state, battle.zone)
            if battle.zone < state.players
            else fief_output(state, seat)
        )
        return [weigh_target(state, battle, seat, made, move) for move in moves]
    return [weigh_damage(state, battle, move) for move in moves]


def weigh_turn(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """M3.2 First put everybody where he is needed, then pay the best, then fight, then end."""
    made = fief_output(state, seat)
    have = available(state, seat)
    weights: list[float] = []
    for move in moves:
        points = 0.0
        if isinstance(move, Lift):
            points = weigh_lift(state, seat, made, move.figure)
        elif isinstance(move, Play):
            points = weigh_thing(state, seat, made, have, move.card)
        elif isinstance(move, Buy):
            points = weigh_thing(state, seat, made, have, FIRST_PILE + move.pile)
        elif isinstance(move, DrawCard):
            points = weigh_thing(state, seat, made, have, DECK_CARD)
        elif isinstance(move, End):
            points = 0.0
        else:
            points = weigh_other(state, seat, move)
        weights.append(points)
    return weights


def weigh_other(state: State, seat: i64, move: Move) -> float:
    """Shots, healings and battles: last of all, for a battle ends the turn (M3.3)."""
    points = weigh_shot(state, move) + weigh_healing(state, move)
    if points != 0.0:
        return ABILITY * points - ABILITY_EFFORT
    if isinstance(move, (Raid, Clash, ClashCentre)):
        points = weigh_battle(state, seat, battle_zone(state, move), battle_enemy(move))
        return BATTLE_LAST + BATTLE * points if points > 0.0 else points
    return points


def weigh_lift(state: State, seat: i64, made: vec[i64], figure: i64) -> float:
    """A move that gains something is free, so it comes before all payments."""
    best = IDLE_MOVE
    if may_shift(state, seat, figure):
        best = best_post(state, seat, made, figure) - MOVE_EFFORT
    if may_march(state, figure):
        zones = neighbours(state, state.zone[figure])
        for zone in range(ZONES):
            if (zones & BIT[zone]) != 0:
                best = max(best, weigh_march(state, seat, figure, zone))
    return MOVES_FIRST + best if best > 0.0 else best + IDLE_MOVE


def weigh_move(state: State, seat: i64, moves: list[Move]) -> list[float]:
    """M7.1, M7.2 Where the lifted figure goes."""
    figure = state.lifted
    made = fief_output(state, seat)
    here = 0.0
    if state.zone[figure] == seat:
        here = post_value(state, seat, made, figure, state.post[figure])
    weights: list[float] = []
    for move in moves:
        if isinstance(move, Put):
            weights.append(post_value(state, seat, made, figure, move.post) - here)
        else:
            weights.append(weigh_march(state, seat, figure, march_zone(state, move)))
    return weights
