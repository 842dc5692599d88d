"""Adding a game changes nothing that games share: what is shared names none of them.

A game's own files lie in a folder of its name, or bear it. Comments and docstrings may take a game
as an example; code may not, but for the places below.
"""

import io
import re
import tokenize
from pathlib import Path

import pytest

from tools.console import ROOT

GAMES = sorted(path.parent.name for path in (ROOT / "src/tavola/games").glob("*/game.py"))
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)
FOLDERS = ("bench", "laws", "src", "tests", "tools", "web/build", "web/src")
FILES = ("Makefile", "setup.py", "web/eslint.config.js", "web/vite.config.ts")
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".ftl", ".toml", ".html"}
MADE = {"static", "generated", "node_modules", "__pycache__"}  # by tools, not by people

EXCEPTIONS = {
    "Makefile": "which game `make terminal` and `make quick` take, if none is named",
    "bench/ratios.py": "what is promised of some games, beside a peer",
    "tools/example.py": "the game that tools and tests take where any will do",
    "tests/example.py": "its tables, for tests",
    "web/src/testing/samples.ts": "the same, for the tests of the page",
}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)


def is_shared(path: Path) -> bool:
    """Whether a file belongs to no game: neither its folders nor its name are a game's."""
    parts = path.relative_to(ROOT).parts
    made = any(part in MADE or part.endswith(".egg-info") for part in parts)
    return not made and not any(game in part for part in parts for game in GAMES)


def shared() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found += [ROOT / name for name in FILES]
    kinds = CODE | {""}
    return sorted(
        path for path in found if path.is_file() and path.suffix in kinds and is_shared(path)
    )


def code_of(path: Path) -> str:
    """The file without what only people read."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return python_code(text)
    if path.suffix in {".ts", ".js", ".svelte", ".css"}:
        return COMMENT.sub("", text)
    return "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))


def python_code(text: str) -> str:
    """Without comments, and without strings that are statements."""
    kept: list[str] = []
    beginning = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and beginning):
            continue
        if token.type in {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}:
            beginning = True
        elif token.type != tokenize.NL:
            beginning = False
        kept.append(token.string)
    return " ".join(kept)


def test_nothing_that_games_share_names_a_game() -> None:
    files = shared()
    looked_at = {path.relative_to(ROOT).parts[0] for path in files}
    assert {"bench", "laws", "src", "tests", "tools", "web"} <= looked_at
    assert len(files) > 400
    naming = {str(path.relative_to(ROOT)) for path in files if NAMED.search(code_of(path))}
    assert sorted(naming - {*EXCEPTIONS}) == []
    assert sorted({*EXCEPTIONS} - naming) == [], "an exception that is none any more"


@pytest.mark.parametrize(
    ("name", "text", "named"),
    [
        ("a.py", 'GAMES = ["{game}"]', True),
        ("a.py", "from tavola.games.{game} import moves", True),
        ("a.py", 'def f():\n    """As in {game}."""\n    return 1  # of {game}', False),
        ("a.py", 'OPTION = "first_{game}"', True),
        ("a.py", "def test_a_position_of_{game}(): ...", True),
        ("a.ts", "import x from './{game}/x.ts';", True),
        ("a.ts", "// as in {game}\nconst a = 1; /* {game} */", False),
        ("a.svelte", "<p>{game}</p>", True),
        ("a.toml", "# {game}\ngame = 1", False),
    ],
)
def test_a_name_is_found_in_code_and_not_in_comments(
    tmp_path: Path, name: str, text: str, named: bool
) -> None:
    file = tmp_path / name
    file.write_text(text.replace("{game}", GAMES[0]), "utf-8")
    assert bool(NAMED.search(code_of(file))) == named


def test_a_game_s_own_files_are_told_from_shared_ones() -> None:
    game = GAMES[0]
    for own in (f"src/tavola/games/{game}/game.py", f"tests/web/test_{game}.py"):
        assert not is_shared(ROOT / own)
    assert is_shared(ROOT / "src/tavola/games/__init__.py")
    assert not is_shared(ROOT / "src/tavola.egg-info/PKG-INFO")  # left by an installation
