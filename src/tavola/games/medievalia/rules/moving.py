"""M7.1, M7.2 Moving figures, inside the own fief and beyond."""

from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import Log, Move, Refusal
from tavola.games.medievalia.data import BIT, CAVALRY, FIGURE_KIND, FIGURE_NAMES, LANDS
from tavola.games.medievalia.moves import (
    CITY,
    FREE,
    GROUP_NAMES,
    LIFT,
    PUT,
    PUT_FREE,
    Centre,
    Cross,
    Enter,
    Put,
)
from tavola.games.medievalia.rules.course import act_done
from tavola.games.medievalia.rules.decision import Decision
from tavola.games.medievalia.rules.zones import (
    can_leave,
    enemy_squires_in,
    march_move,
    march_zone,
    neighbours,
    post_flipped,
    zone_args,
)
from tavola.games.medievalia.state import MOVE, NO_FIGURE, TURN, ZONES, State


def moves_of(figure: i64) -> i64:
    """M7.2, M6.4 External moves per turn: one, cavalry two."""
    return 2 if FIGURE_KIND[figure] == CAVALRY else 1


def may_shift(state: State, seat: i64, figure: i64) -> bool:
    """M7.1 In the own fief; M3.5 once between two acts."""
    return state.zone[figure] == seat and state.shifted[figure] == 0


def may_march(state: State, figure: i64) -> bool:
    """M7.2 Whether it has an external move left."""
    return state.marched[figure] < moves_of(figure)


def could_lift(state: State, seat: i64, figure: i64) -> bool:
    """M7.1, M7.14 Unflipped, from an unflipped place, with somewhere to go."""
    return can_leave(state, figure) and (may_march(state, figure) or may_shift(state, seat, figure))


def legal_lifts(state: State, seat: i64, moves: list[Move]) -> None:
    for figure in state.seats[seat].figures:
        if could_lift(state, seat, figure):
            moves.append(LIFT[figure])


def why_not_lift(state: State, seat: i64, figure: i64) -> Refusal | None:
    """M7.1 Why a figure can't move at all."""
    piece = {"piece": FIGURE_NAMES[figure]}
    if state.owner[figure] != seat:
        return Refusal("M7.1", "not-your-figure", {**piece})
    if state.flipped[figure] != 0:
        return Refusal("M4.4", "is-flipped", {**piece})
    if post_flipped(state, figure):
        return Refusal("M7.1", "stands-on-flipped", {**piece})
    if could_lift(state, seat, figure):
        return None
    if state.zone[figure] == seat:
        return Refusal("M3.5", "has-shifted", {**piece})
    return Refusal("M7.2", "has-marched", {**piece})


def lift(state: State, seat: i64, figure: i64, log: Log) -> None:
    """Which figure: where it goes is the second half of the move."""
    state.lifted = figure
    state.phase = MOVE
    if log.listening:
        log.tell("lifted", {"seat": seat, "piece": FIGURE_NAMES[figure]})


class Moving(Decision):
    """M7.1, M7.2 A figure is lifted: where it goes."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        """M7.1 Any other place at home; M7.2 any adjacent zone."""
        moves: list[Move] = []
        figure = state.lifted
        if may_shift(state, seat, figure):
            post = state.post[figure]
            if post != FREE:
                moves.append(PUT_FREE)
            if post != CITY:
                moves.append(PUT[CITY])
            for land in state.seats[seat].lands:
                if land != post:
                    moves.append(PUT[land])
        if may_march(state, figure):
            zones = neighbours(state, state.zone[figure])
            for zone in range(ZONES):
                if (zones & BIT[zone]) != 0:
                    moves.append(march_move(state, zone))
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Put):
            return why_not_put(state, seat, move.post)
        if isinstance(move, (Enter, Cross, Centre)):
            return why_not_march(state, march_zone(state, move))
        return Refusal("M7.1", "put-it-down", {"piece": FIGURE_NAMES[state.lifted]})

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Put):
            put(state, seat, move.post, log)
        else:
            march(state, seat, march_zone(state, move), log)


def why_not_put(state: State, seat: i64, post: i64) -> Refusal | None:
    """M7.1, M1.6 Only at home, on own land, somewhere else than now."""
    figure = state.lifted
    piece = {"piece": FIGURE_NAMES[figure]}
    if state.zone[figure] != seat:
        return Refusal("M7.1", "not-at-home", {**piece})
    if state.shifted[figure] != 0:
        return Refusal("M3.5", "has-shifted", {**piece})
    if 0 <= post < LANDS and state.land_owner[post] != seat:
        return Refusal("M1.6", "not-your-land", {"piece": GROUP_NAMES[post]})
    if state.post[figure] == post:
        return Refusal("M7.1", "already-there", {**piece})
    return None


def put(state: State, seat: i64, post: i64, log: Log) -> None:
    """M7.1 Does not flip it."""
    figure = state.lifted
    state.post[figure] = post
    state.shifted[figure] = 1
    state.lifted = NO_FIGURE
    state.dropped = 0  # M4.10: something has been done
    state.phase = TURN
    if log.listening:
        piece = {"seat": seat, "piece": FIGURE_NAMES[figure]}
        if post == FREE:
            log.tell("put-free", {**piece})
        else:
            log.tell("put", {**piece, "other_piece": GROUP_NAMES[post]})


def why_not_march(state: State, zone: i64) -> Refusal | None:
    """M7.2 Into an adjacent zone, with a move left."""
    figure = state.lifted
    piece = {"piece": FIGURE_NAMES[figure]}
    if not may_march(state, figure):
        return Refusal("M7.2", "has-marched", {**piece})
    if zone < 0 or (neighbours(state, state.zone[figure]) & BIT[zone]) == 0:
        return Refusal("M1.4", "not-adjacent", {**piece})
    return None


def march(state: State, seat: i64, zone: i64, log: Log) -> None:
    """M7.14 It arrives free, and stops where enemy squires are. An ally stops nobody (M8.5)."""
    figure = state.lifted
    state.zone[figure] = zone
    state.post[figure] = FREE
    state.marched[figure] += 1
    if enemy_squires_in(state, seat, zone):
        state.marched[figure] = moves_of(figure)
    state.lifted = NO_FIGURE
    state.phase = TURN
    act_done(state)
    if log.listening:
        args = {"seat": seat, "piece": FIGURE_NAMES[figure]}
        log.tell("marched", {**args, **zone_args(state, zone)})
