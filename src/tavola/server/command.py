"""The commands of the server: `tavola` itself, backup, restore, tidy, export, import."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
from pathlib import Path
from typing import Any

import click

from tavola.core.errors import TavolaError
from tavola.games.packs import data_pack_option
from tavola.server.settings import Settings, read_settings


def store_options(command: Any) -> Any:
    """Where the tables are kept."""
    for option in (
        click.option("--database", metavar="URL", help="postgresql://… instead of SQLite."),
        click.option(
            "--data",
            type=click.Path(file_okay=False, path_type=Path),
            metavar="FOLDER",
            help="Where tables are kept (TAVOLA_DATA).",
        ),
    ):
        command = option(command)
    return command


@click.command()
@click.option("--host", help="The address to listen at; 127.0.0.1 unless told otherwise.")
@click.option("--port", type=int, help="The port; 8000 unless told otherwise, 0 for a free one.")
@click.option("--log", type=click.Choice(["text", "json"]), help="The form of the log lines.")
@click.option("--processes", type=int, help="So many serve together; they need PostgreSQL.")
@click.option("--yes", is_flag=True, default=None, help="Even if running games would end by it.")
@click.option("--metrics", metavar="PORT", help="Figures for Prometheus, at a port of their own.")
@click.option("--keep", type=float, metavar="DAYS", help="Forget finished tables after so long.")
@click.option("--open", "open_it", is_flag=True, help="Open the page, if there is a screen here.")
@data_pack_option
@store_options
def serve(open_it: bool, packs: dict[str, str], **given: Any) -> None:
    """Start the server, and print its address.

    A data pack given here can be chosen for every new table, beside the built-in one.

    Every option can be set by the environment, too: TAVOLA_HOST, TAVOLA_PORT, TAVOLA_DATA,
    TAVOLA_DATABASE, and those of docs/server.md.
    """
    run(read_settings(given), open_it)


def run(settings: Settings, open_it: bool = False) -> None:
    """Until the process is told to stop."""
    # Late, so that other commands need not wait for it.
    listener = listen(settings)
    tell = open_page if open_it else None
    if settings.processes > 1:
        from tavola.server.many import serve_many  # noqa: PLC0415

        serve_many(settings, listener, tell)
        return
    from tavola.server.run import serve_forever  # noqa: PLC0415

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve_forever(settings, listener, tell))


def open_page(address: str) -> None:
    """In the browser of the person who started the server; not where there is no screen."""
    import webbrowser  # noqa: PLC0415

    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(address)


def listen(settings: Settings) -> socket.socket:
    """The listening socket: bound before anything else, so that a taken port is told at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP, or asyncio would not switch off the delay of small packets (40 ms each).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        if error.errno == errno.EADDRINUSE:
            reason += " (is Tavola running there? --port 0 takes a free port)"
        raise TavolaError(f"{settings.host}:{settings.port}: {reason}") from error
    return listener


# --- keeping --------------------------------------------------------------------------------------


force_option = click.option("--force", is_flag=True, help="Overwrite what is there.")
new_file = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("file", type=new_file)
@force_option
@store_options
def backup(file: Path, force: bool, **given: Any) -> None:
    """Write everything that is stored to FILE, while the server runs."""
    from tavola.server.store.backup import write_backup  # noqa: PLC0415

    rows = asyncio.run(write_backup(read_settings(given), file, force))
    click.echo(f"{file}: {rows} rows")


@click.command(short_help="Read a backup into an empty store.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help="Even if the store is not empty: it is replaced.")
@store_options
def restore(file: Path, force: bool, **given: Any) -> None:
    """Read a backup into an empty store, of SQLite or PostgreSQL alike."""
    from tavola.server.store.backup import read_backup  # noqa: PLC0415
    from tavola.server.store.engine import place  # noqa: PLC0415

    settings = read_settings(given)
    rows = asyncio.run(read_backup(settings, file, force))
    click.echo(f"{file}: {rows} rows restored, to {place(settings)}")


@click.command(short_help="Show what is kept, and trim it.")
@click.option("--keep", type=float, metavar="DAYS", help="How long finished tables are kept.")
@click.option("--yes", is_flag=True, help="Delete what it says could go.")
@store_options
def tidy(yes: bool, **given: Any) -> None:
    """Show how much is stored, and how much of it is of no use any more.

    That is: games that were over DAYS ago, people without any table for as long (both only if DAYS
    are given, here or by TAVOLA_KEEP), and tables that were given up a week ago. A server does the
    same by itself every hour.
    """
    from tavola.server.keeping import tidy_up  # noqa: PLC0415

    click.echo(asyncio.run(tidy_up(read_settings(given), yes)))


@click.command()
@click.argument("table")
@click.argument("file", type=new_file, required=False)
@click.option("--running", is_flag=True, help="Even if the game is not over: tells every secret.")
@force_option
@store_options
def export(table: str, file: Path | None, running: bool, force: bool, **given: Any) -> None:
    """Write the record of TABLE to FILE, or print it."""
    from tavola.core.files import may_write, writing  # noqa: PLC0415
    from tavola.server.keeping import export_record  # noqa: PLC0415

    if file is not None:
        may_write(file, force)
    record = asyncio.run(export_record(read_settings(given), table, running))
    if file is None:
        click.echo(record, nl=False)
        return
    with writing(file, force) as out:
        out.write(record.encode())


@click.command("import", short_help="Make a table of a finished RECORD.")
@click.argument("record")
@store_options
def import_(record: str, **given: Any) -> None:
    """Make a table of a finished RECORD (a file, or - for standard input)."""
    from tavola.core.files import read_record  # noqa: PLC0415
    from tavola.server.keeping import import_file  # noqa: PLC0415

    table, invite = asyncio.run(import_file(read_settings(given), read_record(record)))
    click.echo(f"table {table}, to be seen by its link: /join#{invite}")
