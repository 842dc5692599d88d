"""Whole games in words: whatever happens, is asked or refused can be read in every language."""

import random
import re
from collections.abc import Iterator

import pytest

import tavola
from tavola.core.match import Match
from tavola.text import Texts, languages, lines_of_act, read_rules
from tests.text.sources import FOLDERS, ids_of

NAMES = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay"]
CASES = [(game, language) for game in FOLDERS for language in languages()]
# What must never reach a reader: a placeable that was not filled, an id, Python's own words.
RAW = re.compile(r"[{}$]|\b(None|True|False)\b|\b(event|why|card|city|move|end)-[a-z]")


def games(name: str) -> Iterator[tuple[Match, random.Random]]:
    """A match of every size, with its own whim; some with the rarer moves favoured."""
    facts = tavola.game(name).facts
    for players in range(facts.fewest, facts.most + 1):
        for seed in range(3):
            yield tavola.start(name, players, seed=seed), random.Random(seed)


def check(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not RAW.search(text), text


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_whole_game_is_told(game: str, language: str) -> None:
    texts = Texts(game, language)
    for match, whim in games(game):
        while match.to_act:
            seat = whim.choice(match.to_act)
            if len(match.steps) % 7 == 0:
                check(texts.prompt(match.view(seat), NAMES))
            match.play(seat, whim.choice(match.legal(seat)))
        for step in match.steps:
            for event in step.events:
                line = texts.event(event, NAMES)
                check(line)
                assert line[-1] in ".!", line
        for act in match.acts():
            events = [event for step in act for event in step.events if event.visible_to(0)]
            told = lines_of_act(texts, act[0].seat, events, NAMES)
            assert sum(len(line.events) for line in told) <= len(events)
            for one in told:
                check(one.text)
                assert one.text[-1] in ".!", one.text
        check(texts.prompt(match.view(0), NAMES))
        result = match.result
        assert result is not None
        ending = texts.result(result, NAMES)
        check(ending.reason)
        assert [standing.place for standing in ending.standings] == sorted(result.places)
        for standing in ending.standings:
            for label, _ in standing.score:
                check(label)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_refusal_is_told_with_an_existing_rule(game: str, language: str) -> None:
    texts = Texts(game, language)
    book = read_rules(game, language)
    moves = [move.text for move in tavola.game(game).table.moves]
    said = set()
    for match, whim in games(game):
        while match.to_act and len(match.steps) < 300:
            seat = whim.randrange(match.players)
            for move in whim.sample(moves, min(4, len(moves))):
                refusal = match.why_not(seat, move)
                if refusal is not None:
                    sentence = texts.refusal(refusal, NAMES)
                    check(sentence)
                    assert sentence.endswith("."), sentence
                    assert book.rule(refusal.rule) is not None, refusal
                    said.add(refusal.id)
            actor = whim.choice(match.to_act)
            match.play(actor, whim.choice(match.legal(actor)))
    known = {name for name in ids_of(FOLDERS[game]) if name.startswith("why-")}
    asked = known - {"why-game-is-over"}  # not yet
    assert len(said) >= min(6, len(asked))  # of a small game all, of a large one many


@pytest.mark.parametrize("language", languages())
def test_what_every_match_refuses_is_told(language: str) -> None:
    texts = Texts("", language)
    match = tavola.start(tavola.game_names()[0], players=2, seed=1)
    refusal = match.why_not(0, "dance")
    assert refusal is not None
    check(texts.refusal(refusal, NAMES))
    with pytest.raises(tavola.IllegalMove) as raised:
        match.undo(0)
    check(texts.refusal(raised.value.refusal, NAMES))
