"""Laws 1, 2 and 9: what can be done, what is refused, and how moves are written."""

import json
import re
from typing import Any

from laws.books import check_census
from laws.broken import BrokenLaw, must
from laws.setups import Setup
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, Move, MoveTable, Refusal, Result

MESSAGE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOVE_TEXT = re.compile(r"[a-z]+( [a-z0-9-]+)*")
LONGEST_MOVE = 40


def check_turn(game: Game[Any], state: Any) -> None:
    """Law 2: either someone must act and can, or the game is over and has a result."""
    seats = game.to_act(state)
    turn = game.turn(state)
    must(turn == (seats[0] if seats else NOBODY), 2, f"turn {turn} is not the first of {seats}")
    if len(seats) > 1:
        must(game.facts.simultaneous, 2, f"{seats} act at once, which the facts deny")
        must(len(set(seats)) == len(seats), 2, f"a seat stands twice in {seats}")
    for seat in seats:
        must(0 <= seat < state.players, 2, f"no seat {seat}")
        must(bool(game.legal(state, seat)), 2, f"seat {seat} must act and has no move")
    must((game.result(state) is None) == bool(seats), 2, "a result is there exactly at the end")


def check_end(setup: Setup, state: Any) -> None:
    """Law 2: a finished game has a sound result, and nothing more to do."""
    result = setup.game.result(state)
    if result is None:
        raise BrokenLaw(2, "over without a result")
    check_result(setup, result)
    for seat in range(setup.players):
        must(not setup.game.legal(state, seat), 2, f"seat {seat} has moves after the end")


def check_result(setup: Setup, result: Result) -> None:
    """Places count from 1, equal players share one; every seat has its breakdown."""
    places = result.places
    must(len(places) == len(result.score) == setup.players, 2, "a place and a score for each seat")
    for place in places:
        better = sum(other < place for other in places)
        must(place == better + 1, 2, f"places {places}")
    must(result.rule in setup.rules, 2, f"the end cites {result.rule!r}")
    must(MESSAGE_ID.fullmatch(result.reason) is not None, 2, f"reason {result.reason!r}")
    json.dumps(result.plain())


def check_moves(setup: Setup, state: Any, dice: FastChance, most: int) -> None:
    """Law 1: `legal` and `why_not` agree, over at most so many random pairs of seat and move."""
    game = setup.game
    acting = game.to_act(state)
    for seat in range(setup.players):
        moves = game.legal(state, seat)
        check_list(game.table, moves)
        must(bool(moves) <= (seat in acting), 1, f"seat {seat} has moves and must not act")
        for move in moves:
            if game.why_not(state, seat, move) is not None:
                raise BrokenLaw(1, f"{move} is listed and refused")
        legal = moves[:]
        moves.clear()  # the list is ours
        must(game.legal(state, seat) == legal, 1, f"the moves of seat {seat} change by asking")
        for move in sample(game.table.moves, dice, most // setup.players):
            if move not in legal:
                check_refusal(setup, move, game.why_not(state, seat, move))


def sample(moves: list[Move], dice: FastChance, most: int) -> list[Move]:
    """All of them, or so many at random."""
    if len(moves) <= most:
        return moves
    return [moves[dice.pick(len(moves))] for _ in range(most)]


def check_list(table: MoveTable, moves: list[Move]) -> None:
    """Each legal move is one of the table's, and stands there once."""
    for move in moves:
        if table.moves[move.index] is not move:
            raise BrokenLaw(1, f"{move} is not the table's")
    must(len(set(moves)) == len(moves), 1, f"a move stands twice in {moves}")


def check_refusal(setup: Setup, move: Move, refusal: Refusal | None) -> None:
    """A refusal cites a rule that exists, and can be told."""
    if refusal is None:
        raise BrokenLaw(1, f"{move} is not listed, but not refused")
    if refusal.rule not in setup.rules:
        raise BrokenLaw(1, f"{move} is refused by {refusal.rule!r}, which is no rule")
    if not MESSAGE_ID.fullmatch(refusal.id):
        raise BrokenLaw(1, f"refusal {refusal.id!r} is no message id")


def check_apply(setup: Setup, state: Any, dice: FastChance, most: int) -> None:
    """Law 1: every legal move, or so many at random, applies and leads to a sound position."""
    game = setup.game
    before = game.census(state)
    for seat in game.to_act(state):
        for move in sample(game.legal(state, seat), dice, most):
            after = state.clone()
            game.apply(after, seat, move, FastChance(dice.pick(2**31)), SILENT)
            check_turn(game, after)
            check_census(game, after, before)
    must(not SILENT.events, 1, "events are told to a log that does not listen")


def check_texts(table: MoveTable) -> None:
    """Law 9: moves print and parse one to one, in short lower-case words."""
    for index, move in enumerate(table.moves):
        must(move.index == index, 9, f"{move} has index {move.index}, stands at {index}")
        must(table.parse(move.text) is move, 9, f"{move} is not what its text parses to")
        must(MOVE_TEXT.fullmatch(move.text) is not None, 9, f"{move}: short lower-case words")
        must(len(move.text) <= LONGEST_MOVE, 9, f"{move} is longer than {LONGEST_MOVE}")
    must(len(table.by_text) == len(table.moves), 9, "two moves have the same text")
