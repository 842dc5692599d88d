"""Why a move is not legal, by what is asked now."""

from mypy_extensions import i64

from tavola.core.game import Move, Refusal
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.refuse import (
    OVER_RULE,
    WAIT_RULE,
    why_not_added,
    why_not_aftermath,
    why_not_answer,
    why_not_destination,
    why_not_pick,
    why_not_placed,
    why_not_shots,
    why_not_turn,
)
from tavola.games.medievalia.rules.damage import why_not_damage
from tavola.games.medievalia.rules.formation import why_not_army, why_not_defence
from tavola.games.medievalia.rules.help import why_not_help
from tavola.games.medievalia.rules.setup import why_not_exchange
from tavola.games.medievalia.rules.targets import why_not_target
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    BATCH,
    DAMAGE,
    DEFENCE,
    DOUBLE,
    EXCHANGE,
    MOVE,
    OVER,
    PLACE,
    TARGETS,
    TURN,
    State,
)


def why_not_move(state: State, seat: i64, move: Move) -> Refusal | None:
    phase = state.phase
    if phase == OVER:
        return Refusal(OVER_RULE[state.reason], "game-is-over")
    if seat != state.acting:
        if 0 <= seat < state.players and not state.in_game(seat):
            return Refusal("M9.4", "you-are-defeated")
        return Refusal(WAIT_RULE[phase], "not-your-turn", {"seat": state.acting})
    if phase == TURN:
        return why_not_turn(state, seat, move)
    batch = state.batch
    if batch is not None:
        return why_not_in_batch(state, seat, batch, move)
    if phase == MOVE:
        return why_not_destination(state, seat, move)
    battle = state.battle
    if battle is not None:
        return why_not_in_battle(state, seat, battle, move)
    if phase == EXCHANGE:
        return why_not_exchange(state, seat, move)
    if phase == ANSWER:
        return why_not_answer(state, seat, move)
    return why_not_shots(state, seat, move)


def why_not_in_batch(state: State, seat: i64, batch: Batch, move: Move) -> Refusal | None:
    phase = state.phase
    if phase == BATCH:
        return why_not_added(state, seat, batch, move)
    if phase == DOUBLE:
        return why_not_pick(state, seat, batch, move)
    if phase == PLACE:
        return why_not_placed(state, seat, batch, move)
    return why_not_help(state, seat, batch, move)


def why_not_in_battle(state: State, seat: i64, battle: Battle, move: Move) -> Refusal | None:
    phase = state.phase
    if phase == ARMIES:
        return why_not_army(state, battle, move)
    if phase == DEFENCE:
        return why_not_defence(state, battle, move)
    if phase == TARGETS:
        return why_not_target(state, battle, move)
    if phase == DAMAGE:
        return why_not_damage(state, battle, move)
    return why_not_aftermath(state, seat, move)
