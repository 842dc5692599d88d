"""Confirms every puzzle's best move by search, with ten times the time of the hardest level.

Where a turn is several moves in any order, another first move may lead to the same: what is as good
as the answer is told, and only what is better, or a wrong answer that is as good, is a mistake.

python -m tools.puzzles [GAME ...] --seconds 10
"""

from __future__ import annotations

import re
import sys

import click
from rich.console import Console

import tavola
from tavola.bots import LEVELS
from tavola.learn.judging import Judged, judge_moves
from tavola.learn.lesson import Step, puzzles_of

TIMES = 10
SEED = 1
SHOWN = 3
SAME = 0.01  # of a win: as good


def hardest_level() -> float:
    """The seconds of search of the strongest bot that people can choose."""
    found = re.fullmatch(r"search@(\d+(?:\.\d+)?)s", [*LEVELS.values()][-1])
    assert found is not None
    return float(found[1])


def judged(game: str, puzzle: Step, seconds: float) -> list[Judged]:
    match = puzzle.begin(game)
    return judge_moves(match.game, match.state, puzzle.learner, seconds, SEED)


def told(moves: list[Judged]) -> str:
    return ", ".join(f"{one.move} {one.worth:.3f} ({one.trials})" for one in moves)


def report(game: str, puzzle: Step, moves: list[Judged]) -> bool:
    """Print what search says; whether it agrees."""
    best = max((one for one in moves if one.move in puzzle.accept), key=lambda one: one.worth)
    others = [one for one in moves if one.move not in puzzle.accept]
    wrong = [one for one in others if one.move in puzzle.wrong]
    agrees = others[0].worth <= best.worth + SAME
    agrees = agrees and all(one.worth < best.worth - SAME for one in wrong)
    same = sum(one.worth >= best.worth - SAME for one in others)
    margin = best.worth - next(
        (one.worth for one in others if one.worth < best.worth - SAME), others[0].worth
    )
    click.echo(
        f"{'ok' if agrees else 'NO'} {game} {puzzle.id}: {margin:+.3f}"
        f"{f', {same} as good' if same else ''}; {told([best, *others[:SHOWN]])}"
        f"{f'; wrong: {told(wrong)}' if wrong else ''}"
    )
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
                moves = judged(game, puzzle, seconds)
            wrong += not report(game, puzzle, moves)
    click.echo(f"Search disagrees with {wrong}." if wrong else "Search agrees with all.")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
