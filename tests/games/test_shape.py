"""One shape for all games: the same thing stands under the same name in every game's folder.

Who knows one game finds his way in the others. What a game has besides is a chapter of its rules, a
part of its advice or of its view, or stands in MORE with the reason. A game that has just been
begun (`make new-game`) may do without some of these files, until it has a board of its own.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tools.console import ROOT

BOARDS = ROOT / "src/tavola/terminal/games"
GAMES = sorted(path.parent for path in (ROOT / "src/tavola/games").glob("*/game.py"))
GROWN = [folder for folder in GAMES if (BOARDS / folder.name).is_dir()]

# What every game has, file by file, and by which names it is asked for.
EVERY = {
    "acts": ["joins"],
    "advice": ["weigh"],
    "advice_values": [],
    "advice_worth": ["worth"],
    "census": ["census"],
    "data": [],
    "game": ["FACTS", "GAME"],
    "moves": ["TABLE"],
    "redeal": ["redeal"],
    "rules.course": [],
    "rules.game_end": ["GameOver"],
    "rules.never": ["why_never"],
    "rules.phases": ["PHASES"],
    "rules.setup": ["set_up"],
    "save": ["load", "save"],
    "save_check": ["check"],
    "save_read": ["SavedPlayer", "SavedState", "read", "read_player"],
    "save_write": ["save", "save_player"],
    "score": ["score"],
    "sheets": ["FIELDS", "sheets"],
    "state": ["PHASE_NAMES", "Phase", "Player", "State"],
    "view": ["Player", "Private", "Public", "Table", "private", "public"],
}
# What some have besides, and why not all.
MORE = {
    "batch": ["Batch"],  # the state of a payment in many steps
    "battle": ["Battle"],  # the state of a battle in many steps
    "board": ["MAPS"],  # where there is more than one map, with lines between its cities
    "events": ["Events"],  # where boards read what events tell
    "pack": ["SHELF"],  # where figures are a reconstruction, and can be replaced
    "printed": ["Printed", "printed"],  # where something is told once, not in every view
    "rules.decision": ["Decision"],  # what several phases have in common
    "save_underway": [],  # a turn, a batch, a battle in a saved position
}
PARTS = ("advice_", "view_")
# In the terminal a game draws parts of its table as it likes; these it has like the others.
DRAWN = {"board", "hand", "hints", "words"}

each_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
each_grown_game = pytest.mark.parametrize("folder", GROWN, ids=lambda folder: folder.name)


def files_in(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def known(names: dict[str, list[str]], prefix: str = "") -> set[str]:
    return {
        name.removeprefix(prefix)
        for name in names
        if name.startswith(prefix) and "." not in name.removeprefix(prefix)
    }


@each_grown_game
def test_every_game_has_the_same_files(folder: Path) -> None:
    assert sorted(known(EVERY) - files_in(folder)) == []
    assert sorted(known(EVERY, "rules.") - files_in(folder / "rules")) == []


@each_grown_game
def test_every_game_is_taught_by_the_same_files(folder: Path) -> None:
    files = {path.name for path in (folder / "teach").iterdir()}
    texts = {path.name for path in (folder / "text").glob("*.ftl")}
    assert files == {"lesson.toml", "puzzles.toml"} | texts


@each_game
def test_what_a_game_has_besides_is_a_part_or_has_a_reason(folder: Path) -> None:
    others = files_in(folder) - known(EVERY) - known(MORE)
    assert sorted(name for name in others if not name.startswith(PARTS)) == []


@each_game
def test_the_list_of_chapters_names_every_file_of_the_rules(folder: Path) -> None:
    listed = re.findall(r"\b(\w+)\.py\b", (folder / "rules/__init__.py").read_text("utf-8"))
    assert sorted(listed) == sorted(files_in(folder / "rules"))


@each_game
def test_every_file_is_asked_by_the_same_names(folder: Path) -> None:
    here = files_in(folder) | {f"rules.{name}" for name in files_in(folder / "rules")}
    missing = [
        f"{module}.{name}"
        for module, names in (EVERY | MORE).items()
        if module in here
        for name in names
        if not hasattr(import_module(f"tavola.games.{folder.name}.{module}"), name)
    ]
    assert missing == []


@each_grown_game
def test_every_board_in_the_terminal_has_the_same_files(folder: Path) -> None:
    assert sorted(DRAWN - files_in(BOARDS / folder.name)) == []


def test_no_two_files_are_called_nearly_alike() -> None:
    """`build` and `building`, `value` and `values` would be the same thing under two names."""
    names = {name for folder in GAMES for name in files_in(folder) | files_in(folder / "rules")}
    alike = [(name, name + more) for name in names for more in ("s", "ing") if name + more in names]
    assert alike == []


def test_every_reason_is_still_one() -> None:
    there = {name for folder in GAMES for name in files_in(folder)}
    there |= {f"rules.{name}" for folder in GAMES for name in files_in(folder / "rules")}
    assert sorted({*MORE} - there) == []
