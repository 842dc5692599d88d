"""Carrying out a move, by what is asked now."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move
from tavola.games.medievalia.batch import DECK_CARD, FIRST_PILE, Batch
from tavola.games.medievalia.battle import HELD, JOINED, NOT_SENT, Battle
from tavola.games.medievalia.moves import (
    Against,
    Ask,
    Buy,
    Close,
    Discard,
    DrawCard,
    Drop,
    End,
    Flip,
    Heal,
    Into,
    JoinCombat,
    Lift,
    Place,
    Play,
    Put,
    PutBack,
    Shoot,
    Target,
)
from tavola.games.medievalia.refuse import move_enemy, move_zone
from tavola.games.medievalia.rules.adding import (
    drop,
)
from tavola.games.medievalia.rules.aftermath import heal_in_battle, pass_in_battle, shoot_in_battle
from tavola.games.medievalia.rules.damage import order_damage
from tavola.games.medievalia.rules.doubling import add
from tavola.games.medievalia.rules.formation import put_into_army, set_against
from tavola.games.medievalia.rules.help import ask, finish_help, help_with_card, help_with_group
from tavola.games.medievalia.rules.movement import lift, march, put
from tavola.games.medievalia.rules.naming import name_thing
from tavola.games.medievalia.rules.play import close, place
from tavola.games.medievalia.rules.reactions import (
    answer,
    decline_answer,
    end_turn,
    heal_in_turn,
    pass_shots,
    shoot_outside_battle,
)
from tavola.games.medievalia.rules.setup import finish_exchange, put_back
from tavola.games.medievalia.rules.targets import aim_at
from tavola.games.medievalia.rules.war import declare
from tavola.games.medievalia.state import (
    ANSWER,
    ARMIES,
    DAMAGE,
    DEFENCE,
    EXCHANGE,
    HELP,
    MOVE,
    TARGETS,
    TURN,
    State,
)


def carry_out(state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
    phase = state.phase
    batch = state.batch
    battle = state.battle
    if batch is not None:
        if phase == HELP:
            apply_help(state, seat, batch, move, log)
        else:
            apply_in_batch(state, seat, batch, move, log)
    elif phase == TURN:
        apply_in_turn(state, seat, move, log)
    elif phase == MOVE:
        apply_destination(state, seat, move, log)
    elif battle is not None:
        apply_in_battle(state, seat, battle, move, log)
    elif phase == EXCHANGE:
        if isinstance(move, PutBack):
            put_back(state, seat, move.card, log)
        else:
            finish_exchange(state, seat, chance, log)
    else:
        apply_reaction(state, seat, move, log)


def apply_destination(state: State, seat: i64, move: Move, log: Log) -> None:
    if isinstance(move, Put):
        put(state, seat, move.post, log)
    else:
        march(state, seat, move_zone(state, move), log)


def apply_reaction(state: State, seat: i64, move: Move, log: Log) -> None:
    """M6.8, M7.11 Outside a battle, in another player's turn."""
    if isinstance(move, Shoot):
        shoot_outside_battle(state, seat, move.archer, move.figure, log)
    elif isinstance(move, Heal):
        answer(state, move.priest, log)
    elif state.phase == ANSWER:
        decline_answer(state, seat, log)
    else:
        pass_shots(state, seat, log)


def apply_in_turn(state: State, seat: i64, move: Move, log: Log) -> None:
    if isinstance(move, Lift):
        lift(state, seat, move.figure, log)
    elif isinstance(move, Play):
        name_thing(state, seat, move.card, log)
    elif isinstance(move, Buy):
        name_thing(state, seat, FIRST_PILE + move.pile, log)
    elif isinstance(move, DrawCard):
        name_thing(state, seat, DECK_CARD, log)
    elif isinstance(move, End):
        end_turn(state, seat, log)
    elif isinstance(move, Shoot):
        shoot_outside_battle(state, seat, move.archer, move.figure, log)
    elif isinstance(move, Heal):
        heal_in_turn(state, move.priest, move.figure, log)
    else:
        declare(state, seat, move_zone(state, move), move_enemy(move), log)


def apply_help(state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
    """M8.6 The ally's part."""
    if isinstance(move, Flip):
        help_with_group(state, seat, batch, move.group, log)
    elif isinstance(move, Discard):
        help_with_card(state, seat, batch, move.card, log)
    else:
        finish_help(state, seat, batch, log)


def apply_in_batch(state: State, seat: i64, batch: Batch, move: Move, log: Log) -> None:
    if isinstance(move, Close):
        close(state, seat, batch, log)
    elif isinstance(move, Drop):
        drop(state, seat, batch, log)
    elif isinstance(move, Place):
        place(state, seat, batch, move.land, log)
    elif isinstance(move, Ask):
        ask(state, seat, batch, log)
    else:
        add(state, seat, batch, move, log)


def apply_in_battle(state: State, seat: i64, battle: Battle, move: Move, log: Log) -> None:
    phase = state.phase
    if phase == ARMIES:
        put_into_army(state, battle, move.army if isinstance(move, Into) else NOT_SENT, log)
    elif phase == DEFENCE:
        set_against(state, battle, move.army if isinstance(move, Against) else NOT_SENT, log)
    elif phase == TARGETS:
        if isinstance(move, Target):
            aim_at(state, battle, move.group, log)
        elif isinstance(move, JoinCombat):
            aim_at(state, battle, JOINED - move.army, log)
        else:
            aim_at(state, battle, HELD, log)
    elif phase == DAMAGE:
        order_damage(state, battle, move, log)
    elif isinstance(move, Shoot):
        shoot_in_battle(state, battle, move.archer, move.figure, log)
    elif isinstance(move, Heal):
        heal_in_battle(state, battle, move.priest, move.figure, log)
    else:
        pass_in_battle(state, battle, seat, log)
