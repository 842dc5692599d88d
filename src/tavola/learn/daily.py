"""The puzzle of the day: one of all games' puzzles, the same for everybody on a server."""

from datetime import date
from itertools import chain, zip_longest

from tavola.learn.lesson import Step, puzzles_of, taught


def all_puzzles() -> list[tuple[str, Step]]:
    """The puzzles of all games in turn: the first of each, then the second of each."""
    each = [[(game, puzzle) for puzzle in puzzles_of(game)] for game in taught()]
    return [one for one in chain(*zip_longest(*each)) if one is not None]


def daily_puzzle(day: date) -> tuple[str, Step] | None:
    """The game and the puzzle of a day; none, if there is no puzzle at all."""
    puzzles = all_puzzles()
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
