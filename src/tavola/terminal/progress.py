"""How far somebody has come in each lesson on this machine."""

import json
from pathlib import Path

from tavola.terminal.saves import data_folder, write_beside


def _file() -> Path:
    return data_folder() / "lessons.json"


def _all() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):  # nothing learnt yet, or not a file of ours: begin at the start
        return {}
    return {str(game): str(step) for game, step in found.items()} if isinstance(found, dict) else {}


def remembered(game: str) -> str:
    """The step at which this game's lesson was left; empty: it was not begun."""
    return _all().get(game, "")


def remember(game: str, step: str) -> None:
    """The lesson goes on here next time."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_beside(_file(), json.dumps({**_all(), game: step}), 0o600)
