"""The numbered rules as a book: chapters and rules out of `RULES.md` and its translations."""

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tavola.games import package_of
from tavola.text.language import FALLBACK

RULE = re.compile(r"^- \*\*(?P<number>[A-Z][\w.-]*)\*\* (?P<text>.+)$")
CHAPTER = re.compile(r"^## (?:(?P<number>[A-Z]\d+) )?(?P<title>.+)$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule. `text` is Markdown as it stands in the file."""

    number: str
    text: str

    @property
    def words(self) -> str:
        """The text without marks."""
        return self.text.replace("`", "")


@dataclass
class Chapter:
    """A chapter: its rules, and what else stands in it (the lines of a table)."""

    number: str
    title: str
    rules: list[Rule] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    @property
    def heading(self) -> str:
        return f"{self.number} {self.title}".strip()


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, text: str) -> None:
        self.title = ""
        self.introduction: list[str] = []
        self.chapters: list[Chapter] = []
        for line in text.splitlines():
            self._read(line.strip())
        self._rules = {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    def _read(self, line: str) -> None:
        if line.startswith("# "):
            self.title = line.removeprefix("# ")
        elif found := CHAPTER.match(line):
            self.chapters.append(Chapter(found["number"] or "", found["title"]))
        elif self.chapters and (found := RULE.match(line)):
            self.chapters[-1].rules.append(Rule(found["number"], found["text"]))
        elif line:
            (self.chapters[-1].lines if self.chapters else self.introduction).append(line)

    @property
    def how(self) -> list[str]:
        """How to play, in paragraphs without marks: what stands before the first chapter."""
        first = self.chapters[0] if self.chapters else None
        lines = first.lines if first is not None and not first.number else []
        return [line.replace("**", "") for line in lines]

    @property
    def numbers(self) -> list[str]:
        """All rule numbers, in the order of the book."""
        return list(self._rules)

    def rule(self, number: str) -> Rule | None:
        """The rule of that number, however it is spelled (`d4.2`)."""
        return self._rules.get(number.upper().rstrip("."))

    def search(self, words: str) -> list[Rule]:
        """The rules in whose number or text all these words occur."""
        wanted = words.casefold().split()
        return [
            rule
            for rule in self._rules.values()
            if all(word in f"{rule.number} {rule.text}".casefold() for word in wanted)
        ]


def rules_of(game: str, language: str) -> Traversable:
    """The file with the rules: in that language if there is a translation, else in English."""
    folder = files(package_of(game))
    translated = folder / f"RULES.{language}.md"
    return translated if language != FALLBACK and translated.is_file() else folder / "RULES.md"


@cache
def read_rules(game: str, language: str) -> Rulebook:
    """The rules of a game, in that language or in English."""
    return Rulebook(rules_of(game, language).read_text("utf-8"))
