"""`make new-game NAME=…`: a game to begin with, which passes lint, the laws and its own tests.

It is the game of tools/skeleton, with the tests of tests/tools/skeleton, under a new name, and its
rules have a letter that no other game has. Then change it, rule by rule (CONTRIBUTING.md).
"""

import re
import subprocess
import sys
from pathlib import Path
from string import ascii_uppercase

from tools.console import ROOT, give_up, say

LETTER = "T"  # of the skeleton's rules
KINDS = ("*.py", "*.md", "*.ftl")


def main(name: str) -> None:
    """Writes the game's folders, and what is compared later: whole games in numbers and words."""
    game, tests = ROOT / "src/tavola/games" / name, ROOT / "tests/games" / name
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        give_up("name the game in small letters, as in 'make new-game NAME=scopa'")
    if game.exists() or tests.exists():
        give_up(f"there is a game {name} already")
    letter = free_letter(name, game.parent)
    copy(ROOT / "tools/skeleton", game, name, letter)
    copy(ROOT / "tests/tools/skeleton", tests, name, letter)
    run("ruff", "check", "--fix-only", "--quiet", str(game), str(tests))  # the order of imports
    run("ruff", "format", "--quiet", str(game), str(tests))
    run("tests.laws.checksums", name)
    run("tests.games.playthrough", name)


def free_letter(name: str, games: Path) -> str:
    """The first letter of the name, else of the alphabet, that no other game's rules begin with."""
    books = "\n".join(book.read_text("utf-8") for book in games.glob("*/RULES.md"))
    taken: list[str] = re.findall(r"^## ([A-Z])\d", books, re.MULTILINE)
    free = {*ascii_uppercase} - {*taken}
    return next(letter for letter in name.upper() + ascii_uppercase if letter in free)


def copy(source: Path, folder: Path, name: str, letter: str) -> None:
    for path in [found for kind in KINDS for found in source.rglob(kind)]:
        place = path.relative_to(source)
        file = folder / place.with_name(place.name.replace("test_t", f"test_{letter.lower()}"))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(renamed(path.read_text("utf-8"), name, letter), "utf-8")


def renamed(text: str, name: str, letter: str) -> str:
    text = text.replace("tests.tools.skeleton", "tests.games.skeleton")
    text = text.replace("tools.skeleton", "tavola.games.skeleton")
    text = text.replace("skeleton", name).replace("Skeleton", name.title())
    return re.sub(rf"\b{LETTER}(?=\d)", letter, text)


def run(*task: str) -> None:
    subprocess.run([sys.executable, "-m", *task], cwd=ROOT, check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        give_up("name the game, as in 'make new-game NAME=scopa'")
    main(sys.argv[1])
    say(f"There is {sys.argv[1]}. Play it: make play, or make terminal GAME={sys.argv[1]}")
