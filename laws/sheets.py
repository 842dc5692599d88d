"""Law 13 on one position: whatever is shown has a sheet.

What is shown are texts: values and keys of a view or of what is told once, arguments of events,
words of legal moves. Which of them name things follows from the convention of the texts
(`tavola.text`): a text is the VALUE of every NOUN for which there is a message NOUN-VALUE in the
section "Things" of the game's messages. The noun of an argument or a field is its last word, in the
singular; if that noun has such a value, the thing is that one (`card: "winter"`, `to_city:
"roma"`). Else (`owners: {"siena": 0}`, `top: "castle"`) one of its nouns must have a sheet. A
single thing that has an id (`Game.things`) is explained by its id, or by what it is: one of its
properties (`card: "field"`), which are not looked at besides.
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, is_typeddict

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from laws.broken import must
from tavola.core.game import NOBODY, Event, Game
from tavola.core.things import Things
from tavola.games import package_of
from tavola.text import Texts, messages_of
from tavola.text.texts import singular

SECTION = "Things"  # of the messages: what has a name
PROPERTIES = "things"  # in a view, by id: what single things are

Shown = Iterator[tuple[str, str]]  # texts, each with the noun of where it stands


@cache
def nouns_of(game: str) -> dict[str, set[str]]:
    """By value, the nouns that have it."""
    found: dict[str, set[str]] = {}
    section: str | None = ""
    for entry in FluentParser().parse(messages_of(game, "en").read_text("utf-8")).body:
        if isinstance(entry, GroupComment):
            section = entry.content
        elif isinstance(entry, Message) and section == SECTION:
            noun, _, value = entry.id.name.partition("-")
            found.setdefault(value, set()).add(noun)
    return found


def noun_of(name: str) -> str:
    """The noun of an argument or a field: its last word, in the singular."""
    return singular(name.rsplit("_", 1)[-1])


def texts_in(data: object, name: str = "") -> Shown:
    """All texts of a view, and where they stand."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield noun_of(name), str(key)
            if name != PROPERTIES:
                yield from texts_in(value, str(key))
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from texts_in(value, name)
    elif isinstance(data, str):
        yield noun_of(name), data


def texts_of_move(texts: Texts, move: str) -> Shown:
    """The words of a move, by the nouns that its message gives them."""
    verb, *words = move.split()
    if texts.has(f"move-{verb}.words"):
        nouns = texts.say(f"move-{verb}.words").split()
        yield from ((noun_of(noun), word) for noun, word in zip(nouns, words))


def unexplained(game: str, noun: str, value: str, sheets: set[str], things: Things) -> bool:
    """Whether it is a thing, and nothing explains it."""
    if f"{noun} {value}" in sheets:
        return False
    if (what := things.get(value)) is not None:
        named = {f"{name} {one}" for name, one in what.items()}
        if not named & sheets:
            return True
    nouns = nouns_of(game).get(value, set())
    if noun in nouns:
        return True
    return bool(nouns) and not any(f"{one} {value}" in sheets for one in nouns)


def fields_of(package: str) -> set[str]:
    """The names of all fields of the types that a game's views are made of.

    (From all its modules: a compiled view no longer knows of what types its fields are.)
    """
    events = f"{package}.events"
    modules = [
        module
        for path, module in sys.modules.items()
        if path.startswith(f"{package}.") and path != events
    ]
    kinds = [kind for module in modules for kind in vars(module).values() if is_typeddict(kind)]
    shown = [kind for kind in kinds if kind.__module__ != events]
    return {name for kind in shown for name in kind.__annotations__}


def check_fields(game: Game[Any], things: set[str]) -> None:
    """Every field of the typed view is called like a thing, or said to be a part of one.

    (`FIELDS` of the game's sheets.py: tokens and tracks are numbers, which no message names.)
    """
    package = package_of(game.facts.name)
    told: dict[str, str] = import_module(f"{package}.sheets").FIELDS
    nouns = {thing.split()[0] for thing in things}
    strange = told.keys() - nouns - {""}
    must(not strange, 13, f"fields are said to be parts of {sorted(strange)}, which has no sheet")
    parts = {name for names in told.values() for name in names.split()}
    values = nouns_of(game.facts.name)
    fields = fields_of(package)
    new = {
        name
        for name in fields
        if not {name, noun_of(name)} & (nouns | parts) and name not in values
    }
    must(not new, 13, f"no sheet explains the fields {sorted(new)}")
    gone = parts - fields
    must(not gone, 13, f"there are no fields {sorted(gone)}")


def shown_at(game: Game[Any], state: Any, events: list[Event]) -> set[tuple[str, str]]:
    """Everything that anybody sees here, may do, or has just been told."""
    shown = set(texts_in(game.printed(state)))
    shown.update(texts_in(game.public(state)))
    for eyes in range(NOBODY, state.players):
        shown.update(texts_in(game.private(state, eyes)))
    texts = Texts(game.facts.name)
    for seat in game.to_act(state):
        for move in game.legal(state, seat):
            shown.update(texts_of_move(texts, move.text))
    for event in events:
        shown.update(texts_in(event.args))
    return shown


def check_sheets(
    game: Game[Any], state: Any, events: list[Event], without: str | None = None
) -> None:
    """All of it is explained. `without`: as if that thing had no sheet."""
    sheets = set(game.sheets(state)) - {without}
    if not sheets:
        return  # a game that teaches nothing yet
    name, things = game.facts.name, game.things(state)
    shown = shown_at(game, state, events)
    missing = sorted(one for one in shown if unexplained(name, *one, sheets, things))
    must(not missing, 13, f"no sheet explains {missing}")
