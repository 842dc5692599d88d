"""How far somebody has come in each lesson on this machine, and the puzzles that were solved."""

import json
from pathlib import Path

from tavola.terminal.saves import data_folder, write_beside

LESSONS, PUZZLES = "lessons.json", "puzzles.json"  # of each game: a step; solved ones in a row


def _file(name: str) -> Path:
    return data_folder() / name


def _all(name: str) -> dict[str, str]:
    try:
        found = json.loads(_file(name).read_text("utf-8"))
    except (OSError, ValueError):  # nothing learnt yet, or not a file of ours: begin at the start
        return {}
    return {str(game): str(told) for game, told in found.items()} if isinstance(found, dict) else {}


def _keep(name: str, game: str, told: str) -> None:
    data_folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    write_beside(_file(name), json.dumps({**_all(name), game: told}), 0o600)


def remembered(game: str) -> str:
    """The step at which this game's lesson was left; empty: it was not begun."""
    return _all(LESSONS).get(game, "")


def remember(game: str, step: str) -> None:
    """The lesson goes on here next time."""
    _keep(LESSONS, game, step)


def solved(game: str) -> list[str]:
    """The puzzles of this game that were solved, in that order."""
    return _all(PUZZLES).get(game, "").split()


def remember_solved(game: str, puzzle: str) -> None:
    """It is marked from now on."""
    _keep(PUZZLES, game, " ".join(dict.fromkeys([*solved(game), puzzle])))
