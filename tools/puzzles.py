"""Confirms every puzzle's answer by search, with ten times the time of the hardest level.

Half of it goes to all legal moves: none may be better than the answer. Where a turn is several
moves in any order, others may lead to the same; how many are as good is told. The other half goes
to what comes of the answer and of each wrong one, played out as the puzzle has it: every wrong one
must leave the learner worse off, or be the worse risk where it does not.

python -m tools.puzzles [GAME ...] --seconds 10
"""

from __future__ import annotations

import re
import sys

import click
from rich.console import Console

import tavola
from tavola.bots import LEVELS
from tavola.learn.judging import Judged, judge_moves, worth_of
from tavola.learn.lesson import Step, puzzles_of

TIMES = 10
SEED = 1
SHOWN = 3
SAME = 0.03  # of a win: what search can't tell apart


def hardest_level() -> float:
    """The seconds of search of the strongest bot that people can choose."""
    found = re.fullmatch(r"search@(\d+(?:\.\d+)?)s", [*LEVELS.values()][-1])
    assert found is not None
    return float(found[1])


def judged(game: str, puzzle: Step, seconds: float) -> list[Judged]:
    match = puzzle.begin(game)
    return judge_moves(match.game, match.state, puzzle.learner, seconds, SEED)


def played_out(game: str, puzzle: Step, seconds: float) -> dict[str, Judged]:
    """What the model answer and each wrong one come to."""
    answers = [puzzle.accept[0], *puzzle.wrong]
    found = {}
    for answer in answers:
        match = puzzle.begin(game)
        match.play(puzzle.learner, answer)
        for seat, move in puzzle.line_after(answer):
            match.play(seat, move)
        found[answer] = worth_of(match, puzzle.learner, seconds / len(answers), SEED)
    return found


def is_worse(move: str, puzzle: Step, moves: list[Judged], after: dict[str, Judged]) -> bool:
    """A wrong answer: by what comes of it there or, where that is the same, by what may come."""
    model = puzzle.accept[0]
    if after[move].worth != after[model].worth:
        return after[move].worth < after[model].worth
    worth = {one.move: one.worth for one in moves}
    return worth[move] < worth[model] - SAME


def report(game: str, puzzle: Step, moves: list[Judged], after: dict[str, Judged]) -> bool:
    """Print what search says; whether it agrees."""
    best = max((one for one in moves if one.move in puzzle.accept), key=lambda one: one.worth)
    others = [one for one in moves if one.move not in puzzle.accept]
    agrees = others[0].worth <= best.worth + SAME
    agrees = agrees and all(is_worse(move, puzzle, moves, after) for move in puzzle.wrong)
    same = sum(one.worth > best.worth - SAME for one in others)
    told = ", ".join(
        f"{one.move} {one.worth:.3f} ({one.trials})" for one in [best, *others[:SHOWN]]
    )
    lines = ", ".join(f"{move} {one.worth:.3f} ({one.trials})" for move, one in after.items())
    click.echo(f"{'ok' if agrees else 'NO'} {game} {puzzle.id}: {same} as good")
    click.echo(f"     moves: {told}")
    click.echo(f"     played out: {lines}")
    return agrees


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", default=TIMES * hardest_level(), show_default=True, help="A puzzle.")
@click.option("--only", multiple=True, help="Only these puzzles, e.g. p3.")
def main(games: tuple[str, ...], seconds: float, only: tuple[str, ...]) -> None:
    """Search every puzzle, and say where search prefers another move."""
    console = Console(stderr=True)
    wrong = 0
    for game in games or tavola.game_names():
        for puzzle in puzzles_of(game):
            if only and puzzle.id not in only:
                continue
            with console.status(f"{game} {puzzle.id}"):
                moves = judged(game, puzzle, seconds / 2)
                after = played_out(game, puzzle, seconds / 2)
            wrong += not report(game, puzzle, moves, after)
    click.echo(f"Search disagrees with {wrong}." if wrong else "Search agrees with all.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
