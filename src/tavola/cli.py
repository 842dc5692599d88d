"""The command `tavola`: each subcommand lives with what it commands; here they are put together."""

import contextlib
import os
import platform
import signal
import sys
from difflib import get_close_matches
from importlib import import_module
from importlib.resources import files
from typing import NoReturn

import click
import msgspec

import tavola
from tavola.core.errors import BadRecord, TavolaError
from tavola.core.files import read_record
from tavola.core.game import Plain
from tavola.core.joint import Receipt, check_receipt
from tavola.core.packs import BadPack
from tavola.core.record import from_text
from tavola.core.record import read as read_record_data
from tavola.core.record import verify as verify_record
from tavola.games.packs import data_pack_option, only_for

# Loaded only when asked for, so that every command starts at once.
COMMANDS = {
    "backup": "tavola.server.command:backup",
    "bench": "tavola.speed:bench",
    "bot": "tavola.arena.stdio:bot",
    "data": "tavola.datafile:data",
    "export": "tavola.server.command:export",
    "games": "tavola.gamelist:games",
    "import": "tavola.server.command:import_",
    "learn": "tavola.terminal.learn:learn",
    "play": "tavola.terminal.command:play",
    "puzzles": "tavola.terminal.puzzles:puzzles",
    "restore": "tavola.server.command:restore",
    "serve": "tavola.server.command:serve",
    "tidy": "tavola.server.command:tidy",
    "simulate": "tavola.arena.command:simulate",
    "verify": "tavola.cli:verify",
}
WRONG = 2  # the exit code for everything that the user can mend


class Commands(click.Group):
    """Finds a subcommand by its name in COMMANDS. Without one, the server is started."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own = ("-h", "--help", "--version")
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["serve", *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if (name := args[0]) not in COMMANDS:
            near = get_close_matches(name, COMMANDS, 1)
            if name in tavola.game_names():
                near = [f"play {name}"]
            meant = f"; did you mean 'tavola {near[0]}'?" if near else "."
            ctx.fail(f"there is no command {name!r}{meant}")
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        command = getattr(import_module(module), name)
        assert isinstance(command, click.Command)
        return command


def version_lines() -> list[str]:
    engine = "compiled" if tavola.COMPILED else "interpreted"
    lines = [f"tavola {tavola.__version__} ({engine}, Python {platform.python_version()})"]
    reason = files("tavola") / "why-interpreted.txt"  # left by the build
    if not tavola.COMPILED and reason.is_file():
        why = reason.read_text("utf-8").strip()
        lines.append(f"Not compiled when it was installed, so the games are slower: {why}.")
    return lines


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo("\n".join(version_lines()))
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="The version, and whether the engine runs compiled.",
)
def cli() -> None:
    """Four strategy games about Italy, with all their rules.

    \b
    tavola                             start the server, and print its address
    tavola learn condottiere           learn it in five minutes, by playing it
    tavola puzzles                     find the move: the puzzle of the day, and all others
    tavola play condottiere            sit down at a table with bots
    tavola simulate condottiere …      many games between bots
    tavola verify RECORD               prove that a recorded game was fair
    """


@click.command(short_help="Prove that recorded games were fair.")
@click.argument("records", nargs=-1, required=True, metavar="RECORD…")
@click.option(
    "--receipt",
    metavar="FILE",
    help="What you saw before you revealed your share: the record must keep to it.",
)
@data_pack_option
def verify(records: tuple[str, ...], receipt: str | None, packs: dict[str, str]) -> None:
    """Prove recorded games: every move legal, the result right, the chance fair.

    A record that does not hold is rejected, and the place is named. `-` reads standard input.
    A game that was played with other figures than ours needs its --data-pack.
    """
    games: set[str] = set()
    for name in records:
        try:
            record = from_text(read_record(name))
            match, proved = verify_record(record, tavola.game)
        except BadRecord as error:
            raise TavolaError(f"{name}: not valid, at {error}") from error
        games.add(match.game.facts.name)
        moves = len(match.steps) - 1
        click.echo(
            f"{name}: valid. {match.game.facts.title}, {match.players} players, {moves} moves"
        )
        for line in proved:
            click.echo(f"  ✓ {PROVED[line].format(moves=moves)}")
        if record.get("ended"):
            click.echo("  … its players ended it before there was a result")
        _say_who_took_part(name, record, proved, receipt)
        if "draws-fair" not in proved:
            click.echo("  … the game is not over: its seed, and so its chance, is not revealed yet")
    only_for(sorted(games), packs)


def _say_who_took_part(name: str, data: Plain, proved: list[str], receipt: str | None) -> None:
    """In the making of chance; a receipt that the record does not keep to is an error."""
    record = read_record_data(data)
    joint = record.joint
    if "shares-kept" in proved and joint is not None:
        click.echo(f"  ✓ people who made chance together with the table: {joint.people}")
    elif "draws-fair" in proved:
        click.echo("  … nobody but the table had a part in making chance")
    for number, step in enumerate(step for step in record.fair.course or () if step.missing):
        missing = ", ".join(record.seats[seat] for seat in step.missing or ())
        click.echo(f"  … round {number + 1} was void: no share came from {missing}")
    for step in record.fair.course or ():
        if step.what == "wrong" and step.seat is not None:
            click.echo(f"  … {record.seats[step.seat]} revealed what was not committed to")
    if receipt is None:
        return
    try:
        seen = msgspec.json.decode(read_record(receipt), type=Receipt)
    except msgspec.MsgspecError as error:
        raise TavolaError(f"{receipt}: not a receipt ({error})") from error
    problem = "nobody took part" if joint is None else check_receipt(seen, joint)
    if problem is not None:
        raise TavolaError(f"{name}: does not keep to the receipt {receipt}: {problem}")
    click.echo("  ✓ the record keeps to the receipt")


PROVED = {
    "moves-legal": "all {moves} moves are legal, with the chance outcomes told",
    "result-right": "the result is right",
    "commitment-kept": "the seed and the set-up are those committed to before the first draw",
    "draws-fair": "seed, set-up and what the players gave lead to exactly the draws told",
    "shares-kept": "every share is the one committed to before any was revealed",
}


def give_up(line: str) -> NoReturn:
    """One clear line, and the exit code of everything that the user can mend."""
    with contextlib.suppress(OSError):
        click.echo(f"tavola: {line}", err=True)
    sys.exit(WRONG)


def main() -> None:
    """The entry point: errors are one line, never a trace."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_DFL:  # see tavola_command.py
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code = cli(prog_name="tavola", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(WRONG)
    except click.ClickException as error:
        give_up(one_line(error.format_message()) + where_to_read(error))
    except BadPack as error:  # the one error of several lines: a list
        give_up(str(error))
    except TavolaError as error:
        give_up(one_line(str(error)))
    except (KeyboardInterrupt, click.Abort):
        give_up("interrupted")
    except BrokenPipeError:
        # Whoever read our output has gone; leave without a word.
        leave_output()
        sys.exit(1)
    except OSError as error:
        leave_output()
        give_up(f"{error.filename or 'the output'}: {error.strerror or error}")
    finally:
        if signal.getsignal(signal.SIGINT) == signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is left to be interrupted
    sys.exit(code if isinstance(code, int) else 0)


def where_to_read(error: click.ClickException) -> str:
    """A wrong word is best answered by the help of its command."""
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f" (More: {error.ctx.command_path} --help)"
    return ""


def leave_output() -> None:
    """What could not be written is not tried again at the end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def one_line(text: str) -> str:
    return " ".join(text.split())
