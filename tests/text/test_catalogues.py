"""Every message that code can ask for is there, in every language, and languages say the same."""

from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tavola
from tavola.bots import LEVELS
from tavola.text import Texts, languages
from tests.text.sources import CORE, FOLDERS, SOURCE, ids_of

BOTH = [(game, language) for game in FOLDERS for language in languages()]
CATALOGUES = {"common": SOURCE, **FOLDERS}


class Variables(Visitor):
    """The variables of a message, without the attribute that a grammar needs (`$card-a`)."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.partition("-")[0])


def read(path: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0]!r}"
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{path}: a message stands twice"
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def test_there_are_german_and_english() -> None:
    assert {"de", "en"} <= set(languages())


@pytest.mark.parametrize("folder", CATALOGUES.values(), ids=list(CATALOGUES))
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english = read(folder / "text" / "en.ftl")
    for language in languages():
        other = read(folder / "text" / f"{language}.ftl")
        assert list(other) == list(english)
        for name, message in english.items():
            assert variables(other[name]) == variables(message), name
            attributes = [attribute.id.name for attribute in message.attributes]
            assert [attribute.id.name for attribute in other[name].attributes] == attributes, name


@pytest.mark.parametrize("game", FOLDERS)
def test_languages_tell_acts_alike(game: str) -> None:
    """What is passing, a heading or gathered is no question of the language."""
    told = [
        [
            texts.say(f"event-{name}.{attribute}")
            for name in sorted(one.removeprefix("event-") for one in ids_of(FOLDERS[game]))
            for attribute in ("log", "gather")
            if texts.has(f"event-{name}.{attribute}")
        ]
        for texts in (Texts(game, language) for language in languages())
    ]
    assert {what for one in told for what in one} <= {
        "passing",
        "apart",
        "note",
        "yours",
        "goods",
        "pieces",
        "resources",
        "decks",
    }
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_event_refusal_and_end_in_the_code_has_its_message(game: str, language: str) -> None:
    texts = Texts(game, language)
    found = ids_of(FOLDERS[game])
    assert {name.partition("-")[0] for name in found} == {"event", "why", "end"}
    assert [name for name in sorted(found | ids_of(CORE)) if not texts.has(name)] == []


@pytest.mark.parametrize("game", FOLDERS)
def test_no_message_is_left_of_an_event_or_refusal_that_is_gone(game: str) -> None:
    produced = ids_of(FOLDERS[game])
    kept = read(FOLDERS[game] / "text" / "en.ftl")
    left = [name for name in kept if name.startswith(("event-", "why-", "end-"))]
    assert [name for name in left if name not in produced] == []


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_move_can_be_said(game: str, language: str) -> None:
    """Two that are legal sound alike only if they are about single things that have one name."""
    names = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"]
    facts = tavola.game(game).facts
    texts = Texts(game, language)
    match = tavola.start(game, facts.most, seed=1)
    for move in match.game.table.moves:
        assert texts.about(match.things()).move(move.text, names)
    whim = Random(1)
    while match.to_act:
        seat = whim.choice(match.to_act)
        legal = match.legal(seat)
        if len(match.steps) % 5 == 0:
            things = match.things()
            meant = {" ".join(str(things.get(w, w)) for w in move.split()): move for move in legal}
            said = {texts.about(things).move(move, names) for move in meant.values()}
            assert len(said) == len(meant), "two moves sound alike"
        match.play(seat, whim.choice(legal))


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_every_option_and_secret_is_explained(game: str, language: str) -> None:
    texts = Texts(game, language)
    facts = tavola.game(game).facts
    for players in range(facts.fewest, facts.most + 1):
        for option in tavola.game(game).options(players):
            label, explanation = texts.option(option)
            assert label
            assert explanation.endswith(".")
            for choice in option.choices or (option.default,):
                assert texts.choice(option, choice)
    for secret in facts.hidden:
        assert texts.say(f"hidden-{secret}")


@pytest.mark.parametrize("language", languages())
def test_every_level_of_the_bots_has_a_name(language: str) -> None:
    texts = Texts("", language)
    assert len({texts.say(f"bot-{level}") for level in LEVELS}) == len(LEVELS)
