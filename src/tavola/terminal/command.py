"""The command `tavola play`. Textual is imported only when there is a terminal to draw on."""

import os
import sys
from collections.abc import Sequence
from itertools import cycle

import click
from click.core import ParameterSource

import tavola
from tavola.core.errors import BadSetup, TavolaError
from tavola.core.match import Match
from tavola.games.packs import data_pack_option, only_for, with_pack
from tavola.terminal.lines import play_in_lines
from tavola.terminal.opponents import Opponents
from tavola.terminal.saves import new_save, newest_save
from tavola.terminal.seats import seat_names
from tavola.terminal.session import Session
from tavola.text import Texts, choose_language

Options = dict[str, str]


class Interrupted(TavolaError):
    """The person or the terminal went away; the match is saved."""


@click.command()
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many sit at the table, you included.")
@click.option("--seat", type=int, help="Your seat, counted from 0. Otherwise 0.")
@click.option("--humans", help="Several people at this keyboard: their seats, e.g. 0,2.")
@click.option("--name", "given", multiple=True, help="Your name; once for each person.")
@click.option("--bots", default="greedy", show_default=True, help="Who plays the other seats.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule option.")
@data_pack_option
@click.option("--seed", type=int, help="A number that makes the deals repeatable.")
@click.option("--lang", help="The language, e.g. de. Otherwise that of the system.")
@click.option("--plain", is_flag=True, help="Plain lines instead of a drawn table.")
@click.option("--fast", is_flag=True, help="Bots don't pause between their moves.")
@click.option("--light/--dark", default=None, help="Paper by day or by night.")
@click.option("--resume", is_flag=True, help="Go on with the match that was played last.")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    players: int | None,
    seat: int | None,
    humans: str | None,
    given: tuple[str, ...],
    bots: str,
    options: tuple[str, ...],
    packs: dict[str, str],
    seed: int | None,
    lang: str | None,
    plain: bool,
    fast: bool,
    light: bool | None,
    resume: bool,
) -> None:
    """Sit down at a table with bots.

    The match is saved after every move; --resume goes on with it. How a game is played is told by
    `tavola learn GAME --how`, and at the table by `help` or the rules.
    """
    language = choose_language(lang)
    drawn = not plain and can_draw()
    if resume:
        only_for_new(ctx)
        session = resumed(game, lang, drawn, packs)
    else:
        name = game or only_game()
        people = [seat or 0] if humans is None else read_seats(humans)
        match = begun(name, players, with_pack(read_options(options), name, packs), seed)
        names, kinds = seated(match, people, given, bots)
        opponents = Opponents(kinds, seed=seed, apart=drawn)
        session = Session(match, names, kinds, Texts(name, language), new_save(name), opponents)
    try:
        while show(session, drawn=drawn, fast=fast, light=light, welcome=resume):
            resume = False
            session = another(session)
    finally:
        session.opponents.close()


def show(session: Session, *, drawn: bool, fast: bool, light: bool | None, welcome: bool) -> bool:
    """Play the session; whether the person wants another one."""
    greeting = session.texts.say("resumed") if welcome else ""
    try:
        if drawn:
            from tavola.terminal.app import Outcome, TableApp  # noqa: PLC0415  (slow to load)

            dark = not (light_terminal() if light is None else light)
            app = TableApp(session, dark=dark, fast=fast, welcome=greeting)
            outcome = app.run()
            if app.return_code:
                raise TavolaError(
                    f"the table could not be drawn; try --plain ({session.save_path})"
                )
            if outcome is Outcome.AGAIN:
                return True
            if outcome is not Outcome.QUIT:
                raise KeyboardInterrupt
        else:
            play_in_lines(session, greeting)
    except (KeyboardInterrupt, EOFError) as error:
        if session.over:
            return False
        path = str(session.save_path)
        raise Interrupted(session.texts.say("saved-interrupted", path=path)) from error
    finally:
        session.close()
    if session.over:
        if drawn:
            click.echo(session.texts.say("end-record", path=str(session.record_path)))
    else:
        click.echo(session.texts.say("saved-quit"))
    return False


def can_draw() -> bool:
    """Whether there is a terminal on both sides that can do more than lines."""
    dumb = os.name != "nt" and os.environ.get("TERM", "dumb") == "dumb"
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb


def light_terminal() -> bool:
    """Whether the terminal says that its ground is light (COLORFGBG, as some set it)."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return ground in {"7", "15"}


# --- sitting down --------------------------------------------------------------------------------


def only_game() -> str:
    if len(tavola.game_names()) == 1:
        return tavola.game_names()[0]
    raise BadSetup(f"which game? There are: {', '.join(tavola.game_names())}")


def begun(name: str, players: int | None, options: Options, seed: int | None) -> Match:
    """A new match, set up: with four players if the game allows, unless told otherwise."""
    game = tavola.game(name)
    if players is None:
        players = max(game.facts.fewest, min(4, game.facts.most))
    if not game.facts.fewest <= players <= game.facts.most:
        return Match(game, players)  # says what is wrong
    kinds = {option.name: option.default for option in game.options(players)}
    given = {name: read_value(value, kinds.get(name)) for name, value in options.items()}
    return Match(game, players, given, seed=seed)


def seated(
    match: Match, people: list[int], given: Sequence[str], bots: str
) -> tuple[list[str], list[str]]:
    """The name of every seat, and its bot; an empty text for a person."""
    for seat in people:
        if not 0 <= seat < match.players:
            last = match.players - 1
            raise BadSetup(f"there is no seat {seat}: seats count from 0 to {last}")
    if len(given) > len(people):
        raise BadSetup(f"{len(given)} names for {len(people)} people")
    names = seat_names(match.players, dict(zip(people, given)))
    kinds = cycle(kind.strip() for kind in bots.split(","))
    return names, ["" if seat in people else next(kinds) for seat in range(match.players)]


def only_for_new(ctx: click.Context) -> None:
    """A match that goes on is what it was: these options would change nothing."""
    for name in ("players", "seat", "humans", "given", "bots", "options", "seed"):
        if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE:
            option = next(each.opts[0] for each in ctx.command.params if each.name == name)
            raise BadSetup(f"--resume goes on with the match as it is: leave out {option}")


def resumed(game: str | None, lang: str | None, drawn: bool, packs: dict[str, str]) -> Session:
    """The match that was played last, in the language that it was played in unless told."""
    save, match, saved = newest_save(game)
    try:
        only_for([match.game.facts.name], packs)
        texts = Texts(match.game.facts.name, choose_language(lang or saved.language))
    except TavolaError:
        save.close()
        raise
    names = [str(name) for name in saved.record["seats"]]
    opponents = Opponents(saved.bots, apart=drawn)
    return Session(match, names, saved.bots, texts, save, opponents, saved.automatic)


def another(session: Session) -> Session:
    """The same table, a new match."""
    match = Match(session.match.game, session.match.players, session.match.options)
    save = new_save(session.texts.game)
    return Session(match, session.names, session.bots, session.texts, save, session.opponents)


def read_seats(text: str) -> list[int]:
    try:
        seats = [int(part) for part in text.split(",")]
    except ValueError as error:
        raise BadSetup(f"--humans takes seats such as 0,2, not {text!r}") from error
    if len(set(seats)) != len(seats):
        raise BadSetup(f"--humans {text}: a seat stands twice")
    return seats


def read_options(given: Sequence[str]) -> Options:
    found: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option {text}: write NAME=VALUE")
        found[name] = value
    return found


def read_value(value: str, like: object) -> object:
    """A value of the kind that the option takes. Anything else the game refuses itself."""
    if isinstance(like, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(value.lower(), value)
    if isinstance(like, int) and value.lstrip("-").isdecimal():
        return int(value)
    return value
