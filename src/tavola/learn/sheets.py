"""Sheets: what a card, a piece, a part of the board does, when one uses it, what it costs.

A thing is NOUN VALUE as texts name it (`card winter`), or a NOUN alone (`pawn`). Which there are,
and with which figures, is the game's to say (`Game.sheets`); the words are the message
`sheet-NOUN-VALUE` of its `teach/en.ftl`, else `sheet-NOUN`. docs/teaching.md is the manual.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tavola.core.chance import FastChance
from tavola.core.game import Game, Log, Plain
from tavola.core.setup import settle
from tavola.learn.words import words_of
from tavola.text import Texts

NOT_ABOUT = 0  # the chance of a table that is laid out for its figures alone


@dataclass(frozen=True)
class Sheet:
    """What is told of a thing. The text has Markdown's `**` where the game's texts have it."""

    title: str
    text: str
    rules: tuple[str, ...]


class Sheets:
    """All sheets of a table, in one language."""

    def __init__(self, game: Game[Any], state: Any, language: str) -> None:
        name = game.facts.name
        self._figures: Mapping[str, Mapping[str, object]] = game.sheets(state)
        self._things = game.things(state)
        self._texts = Texts(name, language).about(self._things)
        self._words = words_of(name, language) if self._figures else None
        self._read: dict[str, Sheet] = {}

    @property
    def things(self) -> list[str]:
        """All that has a sheet, in the order in which one leafs through."""
        return list(self._figures)

    def of(self, thing: str) -> Sheet:
        """The sheet of a thing."""
        if thing not in self._read:
            self._read[thing] = self._write(thing)
        return self._read[thing]

    def _write(self, thing: str) -> Sheet:
        assert self._words is not None
        noun, _, value = thing.partition(" ")
        own = f"sheet-{noun}-{value}"
        message = own if value and self._words.has(own) else f"sheet-{noun}"
        named = {noun: value} if value else {}
        args = self._texts.in_words({**self._figures[thing], **named})
        titled = f"{message}.title"
        title = (
            self._words.say(titled, args)
            if self._words.has(titled)
            else str(args.get(f"{noun}-title", args.get(noun, "")))
        )
        return Sheet(
            title[:1].upper() + title[1:],
            self._words.say(message, args),
            tuple(self._words.say(f"{message}.rule").split()),
        )

    def of_move(self, move: str) -> str:
        """The thing that a move is about, the first of those that it names; empty: none."""
        verb, *words = move.split()
        named = f"move-{verb}.words"
        nouns = self._texts.say(named).split() if self._texts.has(named) else []
        for name, word in zip(nouns, words):
            noun = name.rsplit("_", 1)[-1]
            what = [f"{one} {value}" for one, value in self._things.get(word, {}).items()]
            for thing in (f"{noun} {word}", *what, noun):
                if thing in self._figures:
                    return thing
        return verb if verb in self._figures else ""

    def search(self, words: str) -> list[str]:
        """The things that are called so; else those in whose names all these words occur."""
        wanted = words.casefold()
        titles = {thing: self.of(thing).title.casefold() for thing in self._figures}
        names = {thing: f"{title} {thing}" for thing, title in titles.items()}
        exact = [
            thing
            for thing, title in titles.items()
            if wanted in (title, thing, thing.partition(" ")[2] or thing)
        ]
        parts = wanted.split()
        return exact or [
            thing
            for thing, name in names.items()
            if all(any(word.startswith(part) for word in name.split()) for part in parts)
        ]

    def all(self) -> dict[str, Sheet]:
        """Every sheet, by its thing."""
        return {thing: self.of(thing) for thing in self._figures}


def sheets_of(
    game: Game[Any], language: str, players: int | None = None, options: Plain | None = None
) -> Sheets:
    """The sheets of a table for so many players (by default as few as can be), by its options."""
    seats = game.facts.fewest if players is None else players
    state = game.start(seats, settle(game, seats, options or {}), FastChance(NOT_ABOUT), Log())
    return Sheets(game, state, language)
