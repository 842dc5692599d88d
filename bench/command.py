"""The command behind `make bench`."""

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from bench import before, machine, peers, report, sections
from bench.ratios import compare
from bench.rounds import order, play_rounds
from bench.run import Run
from bench.workers import ROOT, Stopped, Worker

SOURCE = ROOT / "src"
REPORT = ROOT / "docs" / "benchmarks.md"

errors = Console(stderr=True, highlight=False)


@click.command()
@click.option("--rounds", type=click.IntRange(min=1), default=7, show_default=True)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.001),
    default=0.3,
    show_default=True,
    help="How long one measurement takes.",
)
@click.option("--peers/--no-peers", "with_peers", default=True, help="Compare with others.")
@click.option("--before", "revision", metavar="REV", help="Compare with that commit, compiled.")
@click.option("--write/--no-write", default=True, help="Write docs/benchmarks.md.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, not tables.")
@click.option("--check", is_flag=True, help="Exit with 1 if a promised ratio is missed or absent.")
def main(
    rounds: int,
    seconds: float,
    with_peers: bool,
    revision: str | None,
    write: bool,
    as_json: bool,
    check: bool,
) -> None:
    """Measure the engine against its own source interpreted, an earlier version, and others."""
    try:
        run = measure(rounds, seconds, with_peers, revision)
    except Stopped as error:
        raise click.ClickException(str(error)) from error
    if write:
        sections.put_into(REPORT, "engine", report.markdown(run))
    if as_json:
        click.echo(json.dumps(run.data(), indent=1))
    else:
        report.show(run, Console(highlight=False))
    if check and not all(outcome.met for outcome in run.ratios):
        sys.exit(1)


def measure(rounds: int, seconds: float, with_peers: bool, revision: str | None) -> Run:
    absent: dict[str, str] = {}
    subjects: dict[str, Worker] = {}
    with ExitStack() as stack:
        for name, tree in trees(absent).items():
            subjects[name] = stack.enter_context(Worker("bench.engine", tree=tree))
            assert subjects[name].about["compiled"] == (name == "compiled"), f"no {name} tree"
        if revision is not None:
            subjects["before"] = stack.enter_context(start_before(revision))
        for name in peers.names():
            worker = start_peer(name, with_peers, absent)
            if worker is not None:
                subjects[name] = stack.enter_context(worker)
        here = machine.describe()
        with Progress(console=errors, transient=True) as progress:
            task = progress.add_task("Measuring", total=(rounds + 1) * len(order(subjects)))
            rates = play_rounds(subjects, seconds, rounds, lambda: progress.advance(task))
    about = {name: worker.about for name, worker in subjects.items()}
    return Run(here, rounds, seconds, about, absent, rates, compare(rates))


def trees(absent: dict[str, str]) -> dict[str, Path]:
    """Where Tavola lies, compiled and interpreted; the source alone where it can't be compiled."""
    command = [sys.executable, "-m", "tools.compile"]
    made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if made.returncode:
        raise click.ClickException("Tavola could not be compiled, the reason is above")
    best = Path(made.stdout.strip())
    if best == SOURCE:
        absent["compiled"] = "Tavola is not compiled on this machine"
        return {"interpreted": SOURCE}
    return {"compiled": best, "interpreted": SOURCE}


def start_before(revision: str) -> Worker:
    commit = before.commit_of(revision)
    with errors.status(f"Compiling the version {commit} (once) ..."):
        worker = Worker("bench.engine", tree=before.tree_of(commit))
    worker.about["commit"] = commit
    return worker


def start_peer(name: str, wanted: bool, absent: dict[str, str]) -> Worker | None:
    if not wanted:
        absent[name] = "not asked for"
        return None
    try:
        with errors.status(f"Installing {name} (once) ..."):
            python = peers.environment(name)
        return Worker(f"bench.peers.{name}", python=str(python))
    except (peers.NotInstalled, Stopped) as error:
        absent[name] = str(error)
        return None
