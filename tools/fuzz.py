"""Plays random games and looks for broken laws; what fails is kept as a record that replays.

python -m tools.fuzz [GAME ...] --games 1000000 --seed 1 --workers 2
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tavola
from laws.setups import Setup, setups_for
from laws.suite import Checked, check_match
from laws.twins import Twins
from laws.walk import record_walk
from laws.watched import Watched
from tavola.core import record
from tavola.core.game import Plain
from tavola.core.match import Match
from tools.console import ROOT

FOLDER = ROOT / "build" / "fuzz"
CHUNK = 500  # games that one worker plays before it reports
CHECKED = 20  # one game in so many stops at a random position for all laws
WATCHED = 500  # one game in so many is also played as a match, with undo, and as twins
MOST = 400  # moves of such a match
ENOUGH = 20  # failures that are kept
SEED_STEP = 2**32  # each --seed has its own games


@dataclass
class Job:
    """Some games of one table."""

    game: str
    players: int
    first: int
    games: int
    seed: int
    checked: int = CHECKED


@dataclass
class Tally:
    """What came of them."""

    games: int = 0
    moves: int = 0
    shortest: int = sys.maxsize
    longest: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def count(self, moves: int, reason: str) -> None:
        self.moves += moves
        self.shortest = min(self.shortest, moves)
        self.longest = max(self.longest, moves)
        self.reasons[reason] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.reasons += other.reasons
        self.failures += other.failures


def work(job: Job) -> Tally:
    """Plays the games of one job."""
    tally = Tally()
    setups = setups_for(tavola.game(job.game), job.players)
    started = time.process_time()
    for number in range(job.first, job.first + job.games):
        setup = setups[number % len(setups)]
        seed = job.seed * SEED_STEP + number
        play(setup, seed, tally, check=number % job.checked == 0)
        if number % WATCHED == 0:
            watch(setup, seed, tally)
            look_at_twins(setup, seed, tally)
    tally.seconds = time.process_time() - started
    return tally


def play(setup: Setup, seed: int, tally: Tally, check: bool) -> None:
    """A random game; all laws at one position on the way, if asked."""
    moves = setup.longest  # up to where the record tells it
    tally.games += 1
    try:
        game = Checked(setup, seed)
        game.finish()
        result = setup.game.result(game.state)
        assert result is not None
        tally.count(game.steps, result.reason)
        if check:
            moves = game.any_stop()
            game.check_at(moves)
    except Exception:  # noqa: BLE001  anything at all is a finding
        keep("game", setup, seed, tally, lambda: record_walk(setup, seed, moves))


def watch(setup: Setup, seed: int, tally: Tally) -> None:
    """A random match with undo, saving, loading and wrong moves, and its record."""
    try:
        watched = Watched(setup, seed)
        check_match(watched, MOST)
    except Exception:  # noqa: BLE001  the same
        keep("match", setup, seed, tally, lambda: record.write(watched.match))


def look_at_twins(setup: Setup, seed: int, tally: Tally) -> None:
    """Two random games that look alike to one seat. The record begins where they were caught."""
    try:
        twins = Twins(setup, seed % setup.players, seed)
        twins.check_steps(MOST)
    except Exception:  # noqa: BLE001  the same
        keep("twins", setup, seed, tally, lambda: record_position(setup, twins.one))


def record_position(setup: Setup, state: Any) -> Plain:
    """A record without a move."""
    position = setup.game.save(state)
    return record.write(Match(setup.game, setup.players, setup.options, seed=0, position=position))


def keep(kind: str, setup: Setup, seed: int, tally: Tally, told: Callable[[], Plain]) -> None:
    """Writes the record up to the failure, and beside it what failed."""
    story = traceback.format_exc()
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{str(setup).replace(' ', '-')}-{kind}-{seed}.json"
    path.with_suffix(".txt").write_text(f"{kind}: {setup}, seed {seed}\n\n{story}", "utf-8")
    try:
        path.write_text(record.to_text(told()), "utf-8")
    except Exception:  # noqa: BLE001  it failed before there was a position: the story says how
        path = path.with_suffix(".txt")
    reason = story.strip().splitlines()[-1]
    tally.failures.append(f"{os.path.relpath(path)}: {reason[:200]}")


def jobs(
    tables: list[tuple[str, int]], games: int, seed: int, checked: int = CHECKED
) -> Iterator[Job]:
    """All tables in turn, so that none is left out if the run is stopped."""
    each = -(-games // len(tables))
    for first in range(0, each, CHUNK):
        for game, players in tables:
            yield Job(game, players, first, min(CHUNK, each - first), seed, checked)


def tables_of(names: tuple[str, ...], players: tuple[int, ...]) -> list[tuple[str, int]]:
    """Every game with every number of players that is asked for and possible."""
    found = []
    for name in names or tavola.game_names():
        facts = tavola.game(name).facts
        for number in range(facts.fewest, facts.most + 1):
            if not players or number in players:
                found.append((name, number))
    if not found:
        raise click.BadParameter("no game is played by so many", param_hint="--players")
    return found


def run(todo: list[Job], workers: int, console: Console) -> dict[tuple[str, int], Tally]:
    """Plays all jobs, with a bar that tells how far it is."""
    totals: dict[tuple[str, int], Tally] = {}
    columns = (TextColumn("Fuzzing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        multiprocessing.get_context("spawn").Pool(workers) as pool,
        Progress(*columns, TextColumn("{task.fields[failed]}"), console=console) as progress,
    ):
        bar = progress.add_task("games", total=sum(job.games for job in todo), failed="")
        failed = 0
        for job, tally in pool.imap_unordered(numbered, todo):
            totals.setdefault((job.game, job.players), Tally()).add(tally)
            failed += len(tally.failures)
            progress.update(bar, advance=job.games, failed=f"{failed} failed" if failed else "")
            if failed >= ENOUGH:
                break
    return totals


def numbered(job: Job) -> tuple[Job, Tally]:
    return job, work(job)


def summary(totals: dict[tuple[str, int], Tally]) -> Table:
    """One row per table, narrow enough for any terminal."""
    kind = "compiled" if tavola.COMPILED else "interpreted"
    table = Table(title=f"Random games, {kind}", box=None, padding=(0, 1))
    table.add_column("table", no_wrap=True)
    for column in ("games", "moves", "min", "mean", "max", "moves/s", "failed"):
        table.add_column(column, justify="right", no_wrap=True)
    for (game, players), tally in sorted(totals.items()):
        table.add_row(
            f"{game} {players}",
            f"{tally.games:,}",
            f"{tally.moves:,}",
            f"{min(tally.shortest, tally.longest):,}",
            f"{tally.moves / tally.games:,.0f}",
            f"{tally.longest:,}",
            f"{tally.moves / tally.seconds:,.0f}",
            f"{len(tally.failures):,}",
        )
    return table


def ends(totals: dict[tuple[str, int], Tally]) -> Iterator[str]:
    """How the games of each table ended."""
    for (game, players), tally in sorted(totals.items()):
        reasons = [f"{reason} {count:,}" for reason, count in sorted(tally.reasons.items())]
        yield f"{game} {players} ended by {', '.join(reasons) or 'nothing'}"


@click.command(help="Play random games and look for broken laws. GAMES: all, if none is named.")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option("--games", default=1_000_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**30))
@click.option("--workers", default=os.cpu_count(), show_default=True, type=click.IntRange(1))
@click.option(
    "--checked",
    default=CHECKED,
    show_default=True,
    type=click.IntRange(1),
    help="One game in so many stops at a random position for all laws.",
)
@click.option("--players", multiple=True, type=int, help="Only so many (can be repeated).")
def main(
    names: tuple[str, ...],
    games: int,
    seed: int,
    workers: int,
    checked: int,
    players: tuple[int, ...],
) -> None:
    try:
        tables = tables_of(names, players)
    except tavola.BadSetup as error:
        raise click.UsageError(str(error)) from error
    console = Console()
    totals = run(list(jobs(tables, games, seed, checked)), workers, console)
    console.print(summary(totals))
    for line in ends(totals):
        console.print(line, highlight=False)
    failures = [line for tally in totals.values() for line in tally.failures]
    for line in failures:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if failures:
        console.print(f"{len(failures)} failures; each record replays up to the failure.")
        sys.exit(1)


if __name__ == "__main__":
    main()
