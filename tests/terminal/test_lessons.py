"""Lessons in the terminal: drawn, and in plain lines."""

from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

import tavola
from tavola.learn.lesson import Step, lesson_of
from tavola.learn.words import Words
from tavola.terminal.app import Outcome
from tavola.terminal.learn import learn, place_of
from tavola.terminal.lesson import Course
from tavola.terminal.lesson_app import LessonApp
from tavola.terminal.opponents import Opponents
from tavola.terminal.progress import remembered
from tavola.text import Texts, languages
from tests.example import EXAMPLE
from tests.terminal.drawn import screen

GAMES = tavola.game_names()


def course(game: str = EXAMPLE, language: str = "en", step: str = "") -> Course:
    lesson = lesson_of(game)
    assert lesson is not None
    place = place_of(lesson, step)
    return Course(lesson, Texts(game, language), "", place, partial(Opponents, seed=1))


def right_moves(step: Step) -> list[str]:
    """What a learner types who knows it all; what is played for the learner is left out."""
    return [step.accept[0], *(move for seat, move in step.then if seat == step.learner)]


async def settle(app: LessonApp, pilot: "Pilot[Outcome]") -> None:
    """Wait until the coach has played for the others."""
    await app.workers.wait_for_complete()
    await pilot.pause()


def said(app: LessonApp) -> str:
    return " ".join(screen(app).replace("┃", " ").split())


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(languages()))])
async def test_a_whole_lesson_is_played_with_keys(game: str, language: str) -> None:
    one = course(game, language)
    app = LessonApp(one, fast=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        for place, step in enumerate(one.lesson.step[:-1]):
            assert one.place == place
            for _ in right_moves(step):
                assert app.coaching is not None
                if app.coaching.stage == "done":
                    break
                app.cursor = step.accept[0] if app.coaching.stage == "task" else app.cursor
                await pilot.press("enter")
                await settle(app, pilot)
            assert app.coaching is not None
            assert app.coaching.stage == "done", step.id
            assert one.word(app.coaching)[:40] in said(app)
            await pilot.press("enter")
            if place + 2 < len(one.lesson.step):
                await settle(app, pilot)
    assert app.return_value is Outcome.AGAIN
    assert one.step.free


async def test_a_wrong_answer_is_shown_explained_and_tried_again() -> None:
    one = course()
    wrong = next(iter(one.step.wrong))
    app = LessonApp(one, fast=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        before = app.session.match.save()
        app.choose(wrong)
        await settle(app, pilot)
        assert app.coaching is not None
        assert app.coaching.stage == "wrong"
        assert one.word(app.coaching)[:40] in said(app)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.session.match.save() == before


async def test_what_is_not_legal_is_answered_with_the_rule_and_what_the_lesson_says() -> None:
    one = course()
    move, rule = next(iter(one.step.refuse.items()))
    app = LessonApp(one, fast=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        app.choose(move)
        assert app.popover is not None
        assert app.popover.rule == rule
        assert "play a card from your hand" in app.popover.answer[0]


async def test_steps_are_left_out_and_gone_back_to_and_a_lesson_goes_on_where_it_was_left() -> None:
    one = course()
    app = LessonApp(one, fast=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(app, pilot)
        await pilot.press("greater_than_sign", "greater_than_sign", "less_than_sign")
        assert one.place == 1
        await pilot.press("q")
    assert remembered(EXAMPLE) == one.lesson.step[1].id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_is_played_in_plain_lines(game: str, language: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    one = course(game, language)
    typed: list[str] = []
    for step in lesson.step[:-1]:
        asked = one.texts.language
        words = [f"{step.id}-then-{number + 1}" for number in range(len(step.then))]
        known = {word for word in words if Words(game, asked).has(word)}
        typed.append(step.accept[0])
        typed += [
            move
            for number, (seat, move) in enumerate(step.then)
            if seat == step.learner and f"{step.id}-then-{number + 1}" in known
        ]
        typed.append("")
    arguments = [game, "--plain", "--again", "--lang", language]
    answered = CliRunner().invoke(learn, arguments, input="\n".join([*typed, "quit", ""]))
    assert answered.exception is None, answered.output[-2000:]
    last = len(lesson.step) - 1
    assert one.texts.say("lesson-place", place=last, count=last + 1) in answered.output


def test_how_to_play_is_told_on_one_screen(data_folder: Path) -> None:
    answered = CliRunner().invoke(learn, [EXAMPLE, "--how", "--lang", "en"])
    assert answered.output.startswith("Goal.")
    assert not list(data_folder.iterdir())


def test_a_game_without_a_lesson_is_refused_with_those_that_have_one() -> None:
    answered = CliRunner().invoke(learn, ["chess"])
    assert "there is no lesson for 'chess'" in str(answered.exception)
    assert EXAMPLE in str(answered.exception)
