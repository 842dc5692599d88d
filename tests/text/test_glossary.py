"""docs/glossary.md holds: its words are in use where people read, and none that it rules out.

A part of the glossary is about one game, and is sought in that game's texts; the part about Tavola
is sought in all of them.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tavola
from tests.text.sources import ROOT, SOURCE

GLOSSARY = ROOT / "docs" / "glossary.md"
PAGE = ROOT / "web" / "src"
TAVOLA = "tavola"
GAMES = tavola.game_names()
UNREAD = {"key", "words"}  # attributes that are no words for people
NO_WORD = "–"  # in place of a German word: no player reads of the thing
ENDING = r"\w{0,3}\b"  # Söldner, Söldnern; pass, passes


@dataclass(frozen=True)
class Row:
    """A line of the glossary."""

    part: str
    say: dict[str, list[str]]
    never: dict[str, list[str]]

    def __str__(self) -> str:
        return f"{self.part}: {', '.join(self.say['en'])}"


class Spoken(Visitor):
    """The words of a catalogue."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name not in UNREAD:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def rows() -> list[Row]:
    found = []
    part = ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            part = line.removeprefix("## ").lower()
        elif part and line.startswith("| ") and not line.startswith("| English"):
            cells = [listed(cell) for cell in line.strip("|").split("|")[:4]]
            english, never, german, nie = cells
            found.append(Row(part, {"en": english, "de": german}, {"en": never, "de": nie}))
    return found


def listed(cell: str) -> list[str]:
    return [word for word in cell.strip().split(", ") if word not in {"", NO_WORD}]


@cache
def catalogue(path: Path) -> str:
    spoken = Spoken()
    spoken.visit(FluentParser().parse(path.read_text("utf-8")))
    return "\n".join(spoken.found)


@cache
def texts_of(part: str, language: str) -> str:
    """All that people read of one game; of Tavola: what belongs to no game."""
    home = "" if part == TAVOLA else f"games/{part}"
    folders = [SOURCE / home / "text", SOURCE / home / "teach", PAGE / home / "text"]
    found = [catalogue(folder / f"{language}.ftl") for folder in folders if folder.is_dir()]
    rules = SOURCE / home / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    meta = PAGE / home / "meta.ts"
    if rules.is_file():
        found.append(rules.read_text("utf-8"))
    if meta.is_file():
        words = rf"\n    {language}: \{{\n(.*?)\n    \}},\n"
        found += re.findall(words, meta.read_text("utf-8"), re.DOTALL)
    return "\n".join(found)


@cache
def texts(part: str, language: str) -> str:
    parts = [part] if part != TAVOLA else [TAVOLA, *GAMES]
    return "\n".join(texts_of(each, language) for each in parts).lower()


@cache
def code(part: str) -> str:
    folder = SOURCE if part == TAVOLA else SOURCE / "games" / part
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))).lower()


def is_in(word: str, text: str, ending: str = r"\b") -> bool:
    """Whether a text has the word, or the words."""
    word = word.lower()
    return word in text and bool(re.search(rf"\b{re.escape(word)}{ending}", text))


ROWS = rows()


def test_every_part_is_about_tavola_or_a_game() -> None:
    assert {row.part for row in ROWS} <= {TAVOLA, *GAMES}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_word_of_the_glossary_is_in_use(row: Row) -> None:
    for language, words in row.say.items():
        for word in words:
            name = word.strip("`")
            read = texts(row.part, language) + (code(row.part) if word != name else "")
            assert is_in(name, read, ENDING), f"{language}: {word}"


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_one_word_for_one_thing(row: Row) -> None:
    for language, words in row.never.items():
        found = [word for word in words if is_in(word, texts(row.part, language))]
        assert not found, f"{language}: say {', '.join(row.say[language])}"
