"""The command `tavola puzzles`: find the move; and find new puzzles."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import click

import tavola
from tavola.core.errors import BadSetup
from tavola.learn.daily import daily_puzzle
from tavola.learn.lesson import Lesson, lesson_of, puzzles_of, taught
from tavola.learn.words import words_of
from tavola.terminal.command import can_draw
from tavola.terminal.learn import game_to_learn, guided
from tavola.terminal.lesson import Puzzles
from tavola.terminal.opponents import Opponents
from tavola.terminal.progress import solved
from tavola.terminal.puzzle_maker import make_puzzles
from tavola.text import Texts, choose_language


@click.command(short_help="Find the move: puzzles of every game.")
@click.argument("game", required=False)
@click.argument("number", required=False, type=int)
@click.option("--lang", help="The language, e.g. de. Otherwise that of the system.")
@click.option("--plain", is_flag=True, help="Plain lines instead of a drawn table.")
@click.option("--fast", is_flag=True, help="The others don't pause between their moves.")
@click.option("--light/--dark", default=None, help="Paper by day or by night.")
@click.option("--make", is_flag=True, help="Look for new ones in games between bots.")
@click.option(
    "--records", type=click.Path(path_type=Path, exists=True), help="Look in these games."
)
@click.option("--players", type=int, help="How many play the games that are looked through.")
@click.option("--seed", default=1, show_default=True, help="Where to begin looking.")
@click.option("--seconds", default=10.0, show_default=True, help="Of search, for each position.")
@click.option("--minutes", default=10.0, show_default=True, help="Of search in all.")
def puzzles(
    game: str | None,
    number: int | None,
    lang: str | None,
    plain: bool,
    fast: bool,
    light: bool | None,
    make: bool,
    records: Path | None,
    players: int | None,
    seed: int,
    seconds: float,
    minutes: float,
) -> None:
    """Find the move: one of them is far better than all others.

    Without a game, the puzzle of the day and all that there are; with a game, its puzzles; with a
    number, that one is played, and then the next.

    --make proposes new ones, for a person to choose from: positions of games between bots, or of
    --records, where one move is far better than all others by long search. They are printed as
    puzzles.toml has them, with the figures.
    """
    language = choose_language(lang)
    if make:
        make_puzzles(game_to_learn(game), players, records, seed, seconds, minutes)
        return
    if game is None:
        show_today(language)
        for one in taught():
            show_list(one, language)
        return
    found = game_to_learn(game)
    if number is None:
        show_list(found, language)
        return
    steps = list(puzzles_of(found))
    if not 1 <= number <= len(steps):
        raise BadSetup(f"there is no puzzle {number}; {found} has {len(steps)}")
    lesson = lesson_of(found)
    assert lesson is not None
    drawn = not plain and can_draw()
    course = Puzzles(
        Lesson(lesson.opponents, steps),
        Texts(found, language),
        "",
        number - 1,
        partial(Opponents, apart=drawn),
    )
    guided(course, drawn=drawn, fast=fast, light=light)


def show_today(language: str) -> None:
    """The puzzle of the day, as every server chooses it."""
    today = daily_puzzle(datetime.now(UTC).date())
    if today is None:
        return
    game, puzzle = today
    texts = Texts(game, language)
    number = puzzles_of(game).index(puzzle) + 1
    click.echo(texts.say("puzzle-today", title=tavola.game(game).facts.title, number=number))
    click.echo(f"    tavola puzzles {game} {number}")


def show_list(game: str, language: str) -> None:
    """The puzzles of a game, with those marked that were solved here."""
    texts, words, done = Texts(game, language), words_of(game, language), solved(game)
    click.echo(f"\n{tavola.game(game).facts.title}")
    for number, puzzle in enumerate(puzzles_of(game), 1):
        task = words.say(f"{puzzle.id}-task").replace("**", "")
        state = "solved" if puzzle.id in done else "open"
        click.echo(f"  {texts.say(f'puzzle-{state}', number=number, task=task)}")
