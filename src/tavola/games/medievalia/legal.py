"""Every legal move, by what is asked now."""

from mypy_extensions import i64

from tavola.core.game import NOBODY, Move
from tavola.games.medievalia.batch import Batch
from tavola.games.medievalia.battle import Battle
from tavola.games.medievalia.moves import END, PASS
from tavola.games.medievalia.rules.abilities import legal_heals, legal_shots
from tavola.games.medievalia.rules.adding import legal_batch
from tavola.games.medievalia.rules.aftermath import legal_aftermath
from tavola.games.medievalia.rules.damage import legal_damage
from tavola.games.medievalia.rules.doubling import legal_picks
from tavola.games.medievalia.rules.formation import legal_armies, legal_defence
from tavola.games.medievalia.rules.help import legal_help
from tavola.games.medievalia.rules.movement import legal_destinations, legal_lifts
from tavola.games.medievalia.rules.naming import legal_naming
from tavola.games.medievalia.rules.play import legal_places
from tavola.games.medievalia.rules.reactions import legal_answer
from tavola.games.medievalia.rules.setup import legal_exchange
from tavola.games.medievalia.rules.targets import legal_targets
from tavola.games.medievalia.rules.war import legal_battles
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    BATCH,
    DAMAGE,
    DEFENCE,
    DOUBLE,
    EXCHANGE,
    MOVE,
    PLACE,
    SHOTS,
    TARGETS,
    TURN,
    State,
)


def legal_moves(state: State, seat: i64) -> list[Move]:
    if seat != state.acting or seat == NOBODY:
        return []
    phase = state.phase
    if phase == TURN:
        return legal_turn(state, seat)
    batch = state.batch
    if batch is not None:
        return legal_in_batch(state, seat, batch)
    if phase == MOVE:
        return legal_destinations(state, seat)
    battle = state.battle
    if battle is not None:
        return legal_in_battle(state, seat, battle)
    if phase == EXCHANGE:
        return legal_exchange(state, seat)
    if phase == ANSWER:
        return legal_answer(state, seat)
    moves: list[Move] = []
    if phase == SHOTS:
        legal_shots(state, seat, state.active, moves)
        moves.append(PASS)
    return moves


def legal_turn(state: State, seat: i64) -> list[Move]:
    """M3.2 Any of these, in any order and as often as wanted; M3.3 war is the last act."""
    moves: list[Move] = []
    legal_naming(state, seat, moves)
    legal_lifts(state, seat, moves)
    legal_shots(state, seat, NOBODY, moves)
    legal_heals(state, seat, moves)
    if not legal_battles(state, seat, moves):
        moves.append(END)
    return moves


def legal_in_batch(state: State, seat: i64, batch: Batch) -> list[Move]:
    phase = state.phase
    if phase == BATCH:
        return legal_batch(state, seat, batch)
    if phase == DOUBLE:
        return legal_picks(state, seat, batch)
    if phase == PLACE:
        return legal_places(state, seat, batch)
    return legal_help(state, seat, batch)


def legal_in_battle(state: State, seat: i64, battle: Battle) -> list[Move]:
    phase = state.phase
    if phase == ARMIES:
        return legal_armies(state, battle)
    if phase == DEFENCE:
        return legal_defence(state, battle)
    if phase == TARGETS:
        return legal_targets(state, battle)
    if phase == DAMAGE:
        return legal_damage(state, battle)
    return legal_aftermath(state, seat)
