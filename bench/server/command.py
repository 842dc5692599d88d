"""The command behind the second half of `make bench`."""

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import click
from rich.console import Console

import tavola
from bench import before, machine, sections
from bench.peers import NotInstalled
from bench.server import abreast, boardgame_io, late, report, tavola_server
from bench.server.load import MOST_WARM, TABLES, Figures, allow_many_connections, measure
from bench.server.processes import NotStarted
from bench.server.results import BEFORE, IN_FILES, IN_MEMORY, NOW, Results, best
from bench.workers import Stopped

REPORT = Path(__file__).parent.parent.parent / "docs" / "benchmarks.md"
STARTS = 5
BASE = "aa39e84"  # the commit before a move got the short walk that it has now
PEER = "boardgame.io"

errors = Console(stderr=True, highlight=False)
Round = Callable[[], Awaitable[Figures]]


@click.command()
@click.option("--tables", type=click.IntRange(min=1), default=TABLES, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0.1), default=10.0, show_default=True)
@click.option("--rounds", type=click.IntRange(min=1), default=2, show_default=True)
@click.option("--peers/--no-peers", "with_peers", default=True, help="Compare with boardgame.io.")
@click.option(
    "--before",
    "revision",
    metavar="REV",
    default=BASE,
    show_default=True,
    help="Compare with that commit, compiled; '' with none.",
)
@click.option("--write/--no-write", default=True, help="Write docs/benchmarks.md.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, not the section.")
@click.option(
    "--processes",
    type=click.IntRange(min=2),
    help="Only compare so many processes with one, on PostgreSQL.",
)
@click.option("--check", is_flag=True, help="Exit with 1 if a promise is missed.")
def main(
    tables: int,
    seconds: float,
    rounds: int,
    with_peers: bool,
    revision: str,
    write: bool,
    as_json: bool,
    processes: int | None,
    check: bool,
) -> None:
    """Measure the server: its start, many tables at once, late moves of long games."""
    allow_many_connections()
    if processes is not None:
        shared = asyncio.run(abreast.compare(processes, tables, seconds, rounds))
        body = abreast.markdown(shared)
        if write:
            sections.put_into(REPORT, "processes", body)
        click.echo(body)
        sys.exit(1 if check and not shared.met else 0)
    try:
        results = asyncio.run(run(tables, seconds, rounds, with_peers, revision))
    except (NotStarted, Stopped) as error:
        raise click.ClickException(str(error)) from error
    text = report.markdown(results)
    if write:
        sections.put_into(REPORT, "server", text)
    click.echo(json.dumps(results.data(), indent=1) if as_json else text)
    if check and not all(promise.met for promise in results.promises()):
        sys.exit(1)


async def run(tables: int, seconds: float, rounds: int, with_peers: bool, revision: str) -> Results:
    here = machine.describe()
    earlier = earlier_version(revision) if revision else None
    errors.print("Starting ...")
    starts = [started() for _ in range(STARTS)]
    errors.print("Late moves ...")
    early, old = await late.measure()
    absent: dict[str, str] = {}
    subjects: dict[str, Round] = {}
    for game in tavola.game_names():
        subjects[f"{NOW}{game}"] = partial(own_load, tables, seconds, game, None)
        if earlier is not None:
            subjects[f"{BEFORE}{game}"] = partial(own_load, tables, seconds, game, earlier)
    subjects |= peers(tables, seconds, absent) if with_peers else {}
    if not with_peers:
        absent[PEER] = "not asked for"
    found: dict[str, list[Figures]] = {name: [] for name in subjects}
    for number in range(rounds):
        for name, measured in subjects.items():
            errors.print(f"Round {number + 1} of {rounds}: {name} ...")
            found[name].append(await measured())
    loads = {name: best(figures) for name, figures in found.items()}
    return Results(here, tables, seconds, rounds, starts, early, old, loads, absent)


def earlier_version(revision: str) -> Path:
    commit = before.commit_of(revision)
    with errors.status(f"Compiling {commit} (once) ..."):
        return before.tree_of(commit)


def started() -> float:
    """Seconds until a server with nothing in its store is ready."""
    with folder() as empty, tavola_server.start(Path(empty)) as process:
        return process.start_seconds


def folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="tavola-bench-")


async def own_load(tables: int, seconds: float, game: str, tree: Path | None) -> Figures:
    with folder() as data, tavola_server.start(Path(data), tree) as process:
        empty = process.memory
        seats = await tavola_server.seats(process.address, tables, game)
        return await measure(process, seats, empty, seconds)


def peers(tables: int, seconds: float, absent: dict[str, str]) -> dict[str, Round]:
    try:
        with errors.status(f"Installing {PEER} (once) ..."):
            node = boardgame_io.install()
    except NotInstalled as error:
        absent[PEER] = str(error)
        return {}

    async def load(store: str) -> Figures:
        with boardgame_io.start(node, store) as process:
            seats = boardgame_io.seats(process.address, tables)
            return await measure(process, seats, process.memory, seconds, MOST_WARM)

    async def in_memory() -> Figures:
        return await load("memory")

    async def in_files() -> Figures:
        with folder() as data:
            return await load(data)

    return {IN_MEMORY: in_memory, IN_FILES: in_files}
