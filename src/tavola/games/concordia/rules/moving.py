"""K4.2, K4.13 The Architect moves colonists, line by line."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.core.chance import Chance
from tavola.core.game import NOBODY, Log, Move, Plain, Refusal
from tavola.games.concordia.board import LAND, LINE_KINDS, SEA, Board
from tavola.games.concordia.data import OF_A_KIND
from tavola.games.concordia.moves import GO, LEAVE, STEP, STOP, Act, Build, Go, Leave, Step, Stop
from tavola.games.concordia.rules.decision import Decision
from tavola.games.concordia.state import (
    ARCHITECT,
    COLONISTS,
    EMPTY,
    ON_LINE,
    STEPPING,
    Player,
    State,
)

FAR: Final[i64] = 99  # more steps than anybody has


class Stepping(Decision):
    """K4.2 The lines that are next; K4.13 occupied ones only if it can come to rest beyond."""

    def legal(self, state: State, seat: i64) -> list[Move]:
        board = state.board()
        where = state.seats[seat].colonists[state.moving]
        left = state.steps - 1
        moves: list[Move] = []
        on_line = state.on_line
        table = STEP[state.map]
        if where >= ON_LINE:
            if left >= 0:
                line = where - ON_LINE
                for place in range(board.beside_first[line], board.beside_first[line + 1]):
                    beside = board.beside_lines[place]
                    if on_line[beside] == NOBODY or can_rest(state, board, beside, left):
                        moves.append(table[beside])
            if may_stop(state, where):
                moves.append(STOP)
            return moves
        corner = kind_of(state.moving) * board.city_count + where
        for place in range(board.start_first[corner], board.start_first[corner + 1]):
            line = board.start_lines[place]
            if can_rest(state, board, line, left):
                moves.append(table[line])
        return moves

    def why_not(self, state: State, seat: i64, move: Move) -> Refusal | None:
        if isinstance(move, Step):
            return why_not_step(state, seat, move)
        if isinstance(move, Stop):
            return why_not_stop(state, seat)
        if isinstance(move, Build):
            return Refusal("K4.14", "colonist-on-its-way")
        if isinstance(move, Act) and not isinstance(move, (Leave, Go)):
            return move.not_now
        return Refusal("K4.13", "colonist-on-its-way")

    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if isinstance(move, Step):
            step(state, seat, move.line, log)
        else:
            rest(state, seat, log)


def kind_of(colonist: i64) -> i64:
    """The first three are land colonists, the others sea colonists."""
    return LAND if colonist < OF_A_KIND else SEA


def line_args(board: Board, seat: i64, line: i64) -> Plain:
    """A line for people: its kind and its two cities."""
    return {
        "seat": seat,
        "kind": LINE_KINDS[board.line_kind[line]],
        "city": board.cities[board.line_a[line]],
        "to_city": board.cities[board.line_b[line]],
    }


def can_rest(state: State, board: Board, line: i64, steps: i64) -> bool:
    """K4.13 Whether a colonist on this line can come to rest there or with so many more steps."""
    if state.on_line[line] == NOBODY:
        return True
    if steps == 0:
        return False
    for place in range(board.beside_first[line], board.beside_first[line + 1]):
        if can_rest(state, board, board.beside_lines[place], steps - 1):
            return True
    return False


def steps_to(state: State, kind: i64, where: i64, steps: i64) -> vec[i64]:
    """K4.2 For each line how many steps lead there from this place; FAR if these don't suffice.

    Lines are passed over whether they are occupied or not (K4.13); its own takes 0 steps.
    """
    board = state.board()
    found = vec[i64]([FAR] * board.line_count)
    edge: list[i64] = []
    walked: i64 = 0
    if where >= ON_LINE:
        found[where - ON_LINE] = 0
        edge.append(where - ON_LINE)
    elif steps > 0:
        walked = 1
        corner = kind * board.city_count + where
        for place in range(board.start_first[corner], board.start_first[corner + 1]):
            found[board.start_lines[place]] = 1
            edge.append(board.start_lines[place])
    while walked < steps:
        walked += 1
        further: list[i64] = []
        for line in edge:
            for place in range(board.beside_first[line], board.beside_first[line + 1]):
                beside = board.beside_lines[place]
                if found[beside] == FAR:
                    found[beside] = walked
                    further.append(beside)
        edge = further
    return found


def first_step(state: State, needed: vec[i64], line: i64) -> i64:
    """K4.2 The line with which a shortest way to this one begins; `needed` is from `steps_to`."""
    board = state.board()
    while needed[line] > 1:
        for place in range(board.beside_first[line], board.beside_first[line + 1]):
            beside = board.beside_lines[place]
            if needed[beside] == needed[line] - 1:
                line = beside
                break
    return line


def can_set_out(state: State, board: Board, kind: i64, where: i64) -> bool:
    """K4.2 Whether a first step leads anywhere. From a line it does: at worst there and back."""
    left = state.steps - 1
    if left < 0:
        return False
    if where >= ON_LINE:
        line = where - ON_LINE
        for place in range(board.beside_first[line], board.beside_first[line + 1]):
            if left > 0 or state.on_line[board.beside_lines[place]] == NOBODY:
                return True
        return False
    corner = kind * board.city_count + where
    for place in range(board.start_first[corner], board.start_first[corner + 1]):
        if can_rest(state, board, board.start_lines[place], left):
            return True
    return False


def add_departures(state: State, player: Player, moves: list[Move]) -> None:
    """K4.2 The colonists that can set out; of equal ones in a city one is enough."""
    if state.steps == 0:
        return
    board = state.board()
    colonists = player.colonists
    for colonist in range(COLONISTS):
        where = colonists[colonist]
        if where < 0:
            continue
        kind = kind_of(colonist)
        if where >= ON_LINE:
            if can_set_out(state, board, kind, where):
                moves.append(GO[state.map][where - ON_LINE])
        elif departs_first(player, colonist) and can_set_out(state, board, kind, where):
            moves.append(LEAVE[state.map][kind * board.city_count + where])


def departs_first(player: Player, colonist: i64) -> bool:
    """Whether no colonist of the same kind before this one is in the same city."""
    first: i64 = 0
    if colonist >= OF_A_KIND:
        first = OF_A_KIND
    for other in range(first, colonist):
        if player.colonists[other] == player.colonists[colonist]:
            return False
    return True


def colonist_in(player: Player, kind: i64, where: i64) -> i64:
    """His first colonist of this kind at that place, or EMPTY."""
    first: i64 = 0
    if kind == SEA:
        first = OF_A_KIND
    for colonist in range(first, first + OF_A_KIND):
        if player.colonists[colonist] == where:
            return colonist
    return EMPTY


def why_not_moving(state: State) -> Refusal | None:
    """K4.14 Before the first house; K4.2 while there are steps."""
    if state.begun:
        return Refusal("K4.14", "has-built")
    if state.steps == 0:
        return Refusal("K4.2", "no-steps")
    return None


def why_not_leave(state: State, seat: i64, move: Leave) -> Refusal | None:
    """K4.2 A colonist in that city, with a line that it can reach."""
    refusal = why_not_moving(state)
    if refusal is not None:
        return refusal
    board = state.board()
    args: Plain = {"kind": LINE_KINDS[move.kind], "city": move.name}
    if not stands_on(board, move.city, move.name):
        return Refusal("K1.2", "not-on-this-map", {"city": move.name})
    if colonist_in(state.seats[seat], move.kind, move.city) == EMPTY:
        return Refusal("K4.2", "no-colonist-in-city", args)
    corner = move.kind * board.city_count + move.city
    if board.start_first[corner] == board.start_first[corner + 1]:
        return Refusal("K4.2", "no-line-there", args)
    if not can_set_out(state, board, move.kind, move.city):
        return Refusal("K4.13", "no-free-line", {"steps": state.steps})
    return None


def why_not_go(state: State, seat: i64, move: Go) -> Refusal | None:
    """K4.2 An own colonist on that line, with a line that it can reach."""
    refusal = why_not_moving(state)
    if refusal is not None:
        return refusal
    if move.board != state.map:
        return Refusal("K1.2", "line-not-on-this-map")
    board = state.board()
    if state.on_line[move.line] != seat:
        return Refusal("K4.2", "no-colonist-on-line", line_args(board, seat, move.line))
    if not can_set_out(state, board, board.line_kind[move.line], ON_LINE + move.line):
        return Refusal("K4.13", "no-free-line", {"steps": state.steps})
    return None


def stands_on(board: Board, city: i64, name: str) -> bool:
    """K2.7 Whether the city is on this map."""
    return city < board.city_count and board.cities[city] == name


def set_out(state: State, seat: i64, colonist: i64, log: Log) -> None:
    """K4.2 A colonist begins to move; the line that it leaves is free at once."""
    board = state.board()
    player = state.seats[seat]
    where = player.colonists[colonist]
    state.moving = colonist
    state.phase = STEPPING
    if where >= ON_LINE:
        state.on_line[where - ON_LINE] = NOBODY
        if log.listening:
            log.tell("moves", line_args(board, seat, where - ON_LINE))
    elif log.listening:
        kind = LINE_KINDS[kind_of(colonist)]
        log.tell("leaves", {"seat": seat, "kind": kind, "city": board.cities[where]})


def may_stop(state: State, where: i64) -> bool:
    """K4.13 On a free line, after at least one step."""
    return state.begun and state.on_line[where - ON_LINE] == NOBODY


def why_not_step(state: State, seat: i64, move: Step) -> Refusal | None:
    """K4.2 Onto a line of its kind that is next, free or passable (K4.13)."""
    if move.board != state.map:
        return Refusal("K1.2", "line-not-on-this-map")
    board = state.board()
    args = line_args(board, seat, move.line)
    if board.line_kind[move.line] != kind_of(state.moving):
        return Refusal("K4.2", "other-kind-of-line", args)
    where = state.seats[seat].colonists[state.moving]
    if not is_next(board, where, move.line):
        return Refusal("K4.2", "line-not-next", args)
    if not can_rest(state, board, move.line, state.steps - 1):
        args["occupied_seat"] = state.on_line[move.line]
        return Refusal("K4.13", "line-occupied", args)
    return None


def is_next(board: Board, where: i64, line: i64) -> bool:
    """K4.2 From a city a line that starts there, from a line one that shares a city with it."""
    one = board.line_a[line]
    other = board.line_b[line]
    if where < ON_LINE:
        return where == one or where == other
    here = where - ON_LINE
    if here == line:
        return False
    a = board.line_a[here]
    b = board.line_b[here]
    return a == one or a == other or b == one or b == other


def why_not_stop(state: State, seat: i64) -> Refusal | None:
    """K4.13 A colonist comes to rest on a free line only."""
    where = state.seats[seat].colonists[state.moving]
    if not state.begun or where < ON_LINE:
        return Refusal("K4.13", "not-moved-yet")
    if state.on_line[where - ON_LINE] != NOBODY:
        args = line_args(state.board(), seat, where - ON_LINE)
        args["occupied_seat"] = state.on_line[where - ON_LINE]
        return Refusal("K4.13", "no-rest-here", args)
    return None


def step(state: State, seat: i64, line: i64, log: Log) -> None:
    """K4.2 One step; after the last one the colonist rests where it is."""
    state.seats[seat].colonists[state.moving] = ON_LINE + line
    state.steps -= 1
    state.begun = True
    if log.listening:
        board = state.board()
        if state.on_line[line] == NOBODY:
            log.tell("stepped", line_args(board, seat, line))
        else:
            log.tell("passed-over", line_args(board, seat, line))
    if state.steps == 0:
        rest(state, seat, log)


def rest(state: State, seat: i64, log: Log) -> None:
    """K4.13 It comes to rest; steps that are left serve others, or itself once more."""
    where = state.seats[seat].colonists[state.moving]
    if log.listening:
        log.tell("stopped", line_args(state.board(), seat, where - ON_LINE))
    state.on_line[where - ON_LINE] = seat
    state.moving = EMPTY
    state.begun = False
    state.phase = ARCHITECT
