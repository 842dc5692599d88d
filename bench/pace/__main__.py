"""The command behind `make bench-pace`. With Tavola on PYTHONPATH: `python -m bench.pace`."""

import asyncio
import sys
import tempfile
from pathlib import Path

import click

import tavola
from bench import before, sections
from bench.pace import report
from bench.pace.report import BEFORE, PROMISED, Run
from bench.pace.waits import Limit, Wait, measure
from bench.server.processes import NotStarted, Process, free_port
from bench.workers import Stopped
from tools.console import ROOT, say

REPORT = ROOT / "docs" / "benchmarks.md"


@click.command()
@click.option("--waits", type=click.IntRange(min=3), default=25, show_default=True)
@click.option("--seconds", default=60.0, show_default=True, help="At most, for a game and pace.")
@click.option("--before", "revision", metavar="REV", help="Measure that commit in the same run.")
@click.option("--write/--no-write", default=True, help="Write docs/benchmarks.md.")
@click.option("--check", is_flag=True, help="Exit with 1 if a promise is missed.")
def main(waits: int, seconds: float, revision: str | None, write: bool, check: bool) -> None:
    """Measure how long one waits for bots, at every pace, in every game."""
    limit = Limit(waits, seconds)
    try:
        commit = None if revision is None else before.commit_of(revision)
        run = report.begin(commit)
        if commit is not None:
            tree = before.tree_of(commit)
            for game in tavola.game_names():
                run.waits[BEFORE, game] = measured(game, None, limit, tree)
        for pace in PROMISED:
            for game in tavola.game_names():
                run.waits[pace, game] = measured(game, pace, limit, None)
    except (NotStarted, Stopped) as error:
        raise click.ClickException(str(error)) from error
    finish(run, write, check)


def measured(game: str, pace: str | None, limit: Limit, tree: Path | None) -> list[Wait]:
    say(f"{game}, {pace or 'before'} ...")
    port = free_port()
    environment = {"TAVOLA_RATE": "0"} | ({} if tree is None else {"PYTHONPATH": str(tree)})
    with tempfile.TemporaryDirectory(prefix="tavola-bench-") as data:
        command = [sys.executable, "-m", "tavola", "--port", str(port), "--data", data]
        with Process(command, port, environment) as process:
            return asyncio.run(measure(process.address, game, pace, limit))


def finish(run: Run, write: bool, check: bool) -> None:
    text = report.markdown(run)
    if write:
        sections.put_into(REPORT, "pace", text)
    click.echo(text)
    if check and not run.met():
        sys.exit(1)


if __name__ == "__main__":
    main()
