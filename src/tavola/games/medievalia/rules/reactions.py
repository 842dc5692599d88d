"""M6.8, M7.11 Shots and healings outside a battle, in one's own turn and in others'."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Plain, Refusal
from tavola.games.medievalia.data import FIGURE_KIND, FIGURE_NAMES, FIGURES, PRIEST
from tavola.games.medievalia.events import Killed
from tavola.games.medievalia.moves import HEAL, PASS, PRIEST_1, Heal, Pass, Shoot
from tavola.games.medievalia.rules.abilities import (
    capacity,
    could_heal,
    heal,
    legal_shots,
    shoot,
    why_not_heal,
    why_not_shot,
)
from tavola.games.medievalia.rules.course import act_done, finish_turn
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.game_end import lose_figure
from tavola.games.medievalia.state import ANSWER, NO_FIGURE, SHOTS, TURN, State


def shoot_outside_battle(state: State, seat: i64, archer: i64, figure: i64, log: Log) -> None:
    """M7.11 A shot that would kill may be answered; else the figure is discarded at once."""
    state.after = NOBODY if state.phase == TURN else seat
    shoot(state, archer, figure, log)
    if capacity(state, figure) > 0:
        after_shot(state, log)
        return
    state.target = figure
    owner = state.owner[figure]
    if not offer_answer(state, owner):
        ally = state.ally(owner)
        if ally == NOBODY or not offer_answer(state, ally):
            kill_target(state, log)


def offer_answer(state: State, seat: i64) -> bool:
    """M7.11 Whether this seat has an unflipped priest in range of the target."""
    if not has_answer(state, seat):
        return False
    state.phase = ANSWER
    state.acting = seat
    return True


def has_answer(state: State, seat: i64) -> bool:
    for priest in state.seats[seat].figures:
        if can_answer(state, priest):
            return True
    return False


def can_answer(state: State, priest: i64) -> bool:
    return (
        FIGURE_KIND[priest] == PRIEST
        and state.flipped[priest] == 0
        and could_heal(state, priest, state.target)
    )


class Answering(Decision):
    """M7.11 One healing of the target suffices; or none."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        for priest in state.seats[seat].figures:
            if can_answer(state, priest):
                moves.append(HEAL[FIGURES * (priest - PRIEST_1) + state.target])
        moves.append(PASS)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Heal):
            return Refusal("M7.11", "only-healing")
        if move.figure != state.target:
            return Refusal("M7.11", "only-the-target", {"piece": FIGURE_NAMES[state.target]})
        return why_not_heal(state, seat, move.priest, move.figure)

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Heal):
            answer(state, move.priest, log)
        else:
            decline_answer(state, seat, log)


def answer(state: State, priest: i64, log: Log) -> None:
    """M7.11 The figure is saved."""
    heal(state, priest, state.target, log, final=True)
    state.target = NO_FIGURE
    after_shot(state, log)


def decline_answer(state: State, seat: i64, log: Log) -> None:
    """M7.11 After the owner his ally is asked."""
    if log.listening:
        args: Plain = {"seat": seat, "piece": FIGURE_NAMES[state.target]}
        log.tell("no-answer", args, reveals=True)
    owner = state.owner[state.target]
    if seat == owner:
        ally = state.ally(owner)
        if ally != NOBODY and offer_answer(state, ally):
            return
    kill_target(state, log)


def kill_target(state: State, log: Log) -> None:
    """M7.11 Discarded at once."""
    figure = state.target
    if log.listening:
        told: Killed = {"seat": state.owner[figure], "piece": FIGURE_NAMES[figure]}
        log.tell("dies", told)
    lose_figure(state, figure)
    state.target = NO_FIGURE
    after_shot(state, log)


def after_shot(state: State, log: Log) -> None:
    """M3.5 A shot is an act; M6.8 or the next shot of an enemy."""
    shooter = state.after
    state.after = NOBODY
    if shooter == NOBODY:
        act_done(state)
        state.phase = TURN
        state.acting = state.active
    else:
        ask_shooters(state, shooter, log)


def heal_in_turn(state: State, priest: i64, figure: i64, log: Log) -> None:
    """M4.12 A healing is an act of its own."""
    heal(state, priest, figure, log)
    act_done(state)


def end_turn(state: State, seat: i64, log: Log) -> None:
    """M3.4 The active player says so; then his enemies may shoot, and the turn is over."""
    if log.listening:
        log.tell("ended-turn", {"seat": seat})
    ask_shooters(state, state.next_seat(seat), log)


class Shooting(Decision):
    """M6.8 As the turn of an enemy ends."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        moves: list[Move] = []
        legal_shots(state, seat, state.active, moves)
        moves.append(PASS)
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if isinstance(move, Shoot):
            return why_not_shot(state, seat, state.active, move.archer, move.figure)
        return Refusal("M6.8", "only-shots")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Shoot):
            shoot_outside_battle(state, seat, move.archer, move.figure, log)
        else:
            pass_shots(state, seat, log)


def ask_shooters(state: State, seat: i64, log: Log) -> None:
    """M6.8 His enemies, clockwise from him, as long as they can and want."""
    while seat != state.active and state.shoots_out_of_turn():
        if state.in_game(seat) and state.enemies(seat, state.active):
            moves: list[Move] = []
            legal_shots(state, seat, state.active, moves)
            if len(moves) > 0:
                state.phase = SHOTS
                state.acting = seat
                return
        seat = state.next_seat(seat)
    finish_turn(state, log)


def pass_shots(state: State, seat: i64, log: Log) -> None:
    """M6.8 No more shots of this seat."""
    if log.listening:
        log.tell("no-shot", {"seat": seat})
    ask_shooters(state, state.next_seat(seat), log)
