"""Lessons and puzzles hold what they promise: positions load, moves do what is said of them."""

import re
from typing import Any

import pytest

import tavola
from tavola.core.match import Match
from tavola.learn.coach import coach, refused_text, text_of, wrong_text
from tavola.learn.lesson import Step, lesson_of, puzzles_of, taught, with_nothing
from tavola.learn.words import words_of
from tavola.text import languages, read_rules

LEAST_PUZZLES = 6


def steps_of(game: str) -> list[Step]:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson.step


GAMES = tavola.game_names()
LESSONS = [(game, step) for game in GAMES for step in steps_of(game)]
PUZZLES = [(game, step) for game in GAMES for step in puzzles_of(game)]
each = pytest.mark.parametrize(
    ("game", "step"),
    LESSONS + PUZZLES,
    ids=lambda value: value.id if isinstance(value, Step) else value,
)
each_language = pytest.mark.parametrize("language", languages())
each_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, step: Step, *moves: tuple[int, str]) -> Match:
    match = step.begin(game)
    for seat, move in moves:
        match.play(seat, move)
    return match


def found(match: Match, path: str) -> Any:
    """What a position says under a path; cards of a hand in any order."""
    if path == "to_act":
        return [*match.to_act]
    if path in ("places", "points"):
        if (result := match.result) is None:
            return None
        return [*result.places] if path == "places" else [dict(one)[path] for one in result.score]
    at: Any = match.save()["state"]
    for part in path.split("."):
        if isinstance(at, list):
            at = at[int(part)] if int(part) < len(at) else None
        else:
            at = (at or {}).get(part)
    return in_order(at)


def in_order(value: Any) -> Any:
    plain = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return sorted(value) if plain else value


def holds(match: Match, facts: dict[str, Any]) -> None:
    for path, value in facts.items():
        assert found(match, path) == in_order(with_nothing(value)), path


def test_every_game_has_a_lesson_and_puzzles() -> None:
    assert taught() == [*GAMES]
    assert all(len(puzzles_of(game)) >= LEAST_PUZZLES for game in GAMES)


@each_game
def test_a_lesson_ends_as_a_game_of_ones_own(game: str) -> None:
    assert [step.free for step in steps_of(game)] == [False] * (len(steps_of(game)) - 1) + [True]


@each_game
def test_no_opponent_bears_the_name_of_a_learner_without_one(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    players = 1 + len(lesson.opponents)
    assert len({*lesson.names(lesson.step[0], players, "")}) == players


@each
def test_right_answers_lead_where_the_step_says(game: str, step: Step) -> None:
    for move in step.accept:
        match = played(game, step, (step.learner, move), *step.line_after(move))
        if move == step.accept[0]:
            holds(match, step.expect)


@each
def test_wrong_answers_are_legal_and_are_punished_as_the_step_says(game: str, step: Step) -> None:
    for move, line in step.wrong.items():
        assert move not in step.accept
        match = played(game, step, (step.learner, move), *line)
        holds(match, step.expect_wrong.get(move, {}))


@each
def test_what_can_not_be_done_is_refused_with_the_rule_that_is_named(game: str, step: Step) -> None:
    match = step.begin(game)
    for move, rule in step.refuse.items():
        refusal = match.why_not(step.learner, move)
        assert refusal is not None
        assert refusal.rule == rule, move


@each
def test_what_is_lit_is_legal(game: str, step: Step) -> None:
    match = step.begin(game)
    assert [move for move in step.lit if match.why_not(step.learner, move)] == []


@each_language
@each
def test_a_coach_guides_to_the_end_by_every_right_answer(
    game: str, step: Step, language: str
) -> None:
    words = words_of(game, language)
    for answer in step.accept:
        match = step.begin(game)
        moves: list[tuple[int, str]] = []
        while (now := coach(step, moves, words.has)).stage not in ("done", "wrong"):
            if now.say:
                assert words.say(now.say)
            learner = (step.learner, answer if not moves else now.lit[0] if now.lit else "")
            seat, move = now.plays or learner
            match.play(seat, move)
            moves.append((seat, move))
        assert now.stage == "done"
        assert words.say(now.say)


@each_language
@each
def test_whatever_else_is_tried_is_answered(game: str, step: Step, language: str) -> None:
    words = words_of(game, language)
    if step.free:
        return
    for move in step.begin(game).legal(step.learner):
        if move in step.accept:
            continue
        line = step.line_after(move)
        told = coach(step, [(step.learner, move), *line], words.has)
        assert told.stage == "wrong"
        assert words.say(told.say)
        if move in step.wrong:
            assert told.say != "lesson-else", f"{step.id}: nothing is said of {move!r}"


@each_language
@each
def test_every_wrong_and_refused_move_has_words_of_its_own(
    game: str, step: Step, language: str
) -> None:
    words = words_of(game, language)
    for move in step.wrong:
        assert wrong_text(step, move, words.has).startswith(f"{step.id}-wrong"), move
    for move in step.refuse:
        assert refused_text(step, move, words.has) == text_of(step, "refuse", move)


@each_game
def test_texts_are_the_same_in_every_language(game: str) -> None:
    first, *others = [words_of(game, language).ids() for language in languages()]
    assert all(other == first for other in others)


@each_language
@each_game
def test_no_text_is_about_a_step_that_is_gone(game: str, language: str) -> None:
    ids = {step.id for step in [*steps_of(game), *puzzles_of(game)]}
    general = {"how", "lesson", "sheet", "strategy"}
    assert {text.split("-")[0] for text in words_of(game, language).ids()} == ids | general


@each_language
@each_game
def test_rules_that_texts_name_exist(game: str, language: str) -> None:
    words, rules = words_of(game, language), read_rules(game, language)
    initial = rules.numbers[0][0]
    for text, said in words.told().items():
        for number in re.findall(rf"\b{initial}\d+\.\d+\b", said):
            assert rules.rule(number) is not None, f"{text}: {number}"


@each_language
@each_game
def test_how_to_play_stands_before_the_numbered_rules(game: str, language: str) -> None:
    words = words_of(game, language)
    assert read_rules(game, language).how == [told.replace("**", "") for told in words.how()]
    assert len(words.how()) == 4


@each
def test_a_learner_who_leaves_the_line_is_told_so(game: str, step: Step) -> None:
    words = words_of(game, languages()[0])
    for place, planned in enumerate(step.then):
        moves = [(step.learner, step.accept[0]), *step.then[:place]]
        if coach(step, moves, words.has).plays is not None:
            continue
        legal = played(game, step, *moves).legal(step.learner)
        for move in legal:
            told = coach(step, [*moves, (step.learner, move)], words.has)
            assert (told.stage == "wrong") == (move != planned[1])
