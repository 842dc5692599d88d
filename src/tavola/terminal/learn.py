"""The command `tavola learn`."""

from functools import partial

import click

from tavola.core.errors import BadSetup, TavolaError
from tavola.learn.lesson import Lesson, lesson_of, taught
from tavola.learn.words import words_of
from tavola.terminal.command import can_draw, light_terminal, show
from tavola.terminal.lesson import Course
from tavola.terminal.lesson_lines import learn_in_lines
from tavola.terminal.opponents import Opponents
from tavola.terminal.progress import remember, remembered
from tavola.text import Texts, choose_language


@click.command(short_help="Learn a game in five minutes, by playing it.")
@click.argument("game", required=False)
@click.option("--name", help="Your name.")
@click.option("--lang", help="The language, e.g. de. Otherwise that of the system.")
@click.option("--plain", is_flag=True, help="Plain lines instead of a drawn table.")
@click.option("--fast", is_flag=True, help="The others don't pause between their moves.")
@click.option("--light/--dark", default=None, help="Paper by day or by night.")
@click.option("--again", is_flag=True, help="From the first step, not from where you left.")
@click.option("--how", is_flag=True, help="How to play, on one screen, and nothing more.")
def learn(
    game: str | None,
    name: str | None,
    lang: str | None,
    plain: bool,
    fast: bool,
    light: bool | None,
    again: bool,
    how: bool,
) -> None:
    """Learn a game in five minutes, by playing it.

    Every step is a real table. Try what you like: what is not meant is shown and explained, and
    then tried again. The lesson goes on where you left it, and ends in a game against easy bots.
    """
    language = choose_language(lang)
    found = game_to_learn(game)
    if how:
        click.echo("\n\n".join(how_to_play(found, language)))
        return
    lesson = lesson_of(found)
    assert lesson is not None
    drawn = not plain and can_draw()
    course = Course(
        lesson,
        Texts(found, language),
        name or "",
        0 if again else place_of(lesson, remembered(found)),
        partial(Opponents, apart=drawn),
    )
    if not course.step.free and not guided(course, drawn=drawn, fast=fast, light=light):
        return
    remember(found, "")  # learnt: the next time begins at the start
    session = course.table()
    try:
        show(session, drawn=drawn, fast=fast, light=light, welcome=False)
    finally:
        session.opponents.close()


def guided(course: Course, *, drawn: bool, fast: bool, light: bool | None) -> bool:
    """Go through the steps before the last; whether the learner has come to it."""
    try:
        if not drawn:
            return learn_in_lines(course)
        from tavola.terminal.app import Outcome  # noqa: PLC0415  (slow to load)
        from tavola.terminal.lesson_app import LessonApp  # noqa: PLC0415

        dark = not (light_terminal() if light is None else light)
        app = LessonApp(course, dark=dark, fast=fast)
        outcome = app.run()
    except (KeyboardInterrupt, EOFError):
        return False
    if app.return_code:
        raise TavolaError("the table could not be drawn; try --plain")
    return outcome is Outcome.AGAIN


def game_to_learn(name: str | None) -> str:
    """The game meant. BadSetup names those that there are."""
    if name in taught():
        return name
    there_are = f"There are lessons for: {', '.join(taught())}"
    raise BadSetup(there_are if name is None else f"there is no lesson for {name!r}. {there_are}")


def place_of(lesson: Lesson, step: str) -> int:
    """Where a step stands; the first, if there is no such step any more."""
    ids = [one.id for one in lesson.step]
    return ids.index(step) if step in ids else 0


def how_to_play(game: str, language: str) -> list[str]:
    """The game on one screen, in paragraphs."""
    return [told.replace("**", "") for told in words_of(game, language).how()]
