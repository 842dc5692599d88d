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
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tavola
from tavola.core import record
from tavola.core.game import Plain
from tavola.core.laws.setups import Setup, setups_for
from tavola.core.laws.suite import Checked, check_match
from tavola.core.laws.twins import check_twins
from tavola.core.laws.walk import record_walk
from tavola.core.laws.watched import Watched
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
        play(setup, seed, number % CHECKED == 0, tally)
        if number % WATCHED == 0:
            watch(setup, seed, tally)
            look_at_twins(setup, seed, tally)
    tally.seconds = time.process_time() - started
    return tally


def play(setup: Setup, seed: int, stop: bool, tally: Tally) -> None:
    game = Checked(setup, seed)
    tally.games += 1
    try:
        game.finish()
        tally.moves += game.steps
        tally.shortest = min(tally.shortest, game.steps)
        tally.longest = max(tally.longest, game.steps)
        result = setup.game.result(game.state)
        assert result is not None
        tally.reasons[result.reason] += 1
        if stop:
            game.revisit()
    except Exception:  # noqa: BLE001  anything at all is a finding
        keep(
            setup,
            seed,
            lambda: record_walk(setup, seed, setup.longest if game.stop is None else game.stop),
            tally,
        )


def watch(setup: Setup, seed: int, tally: Tally) -> None:
    watched = Watched(setup, seed)
    try:
        check_match(watched, MOST)
    except Exception:  # noqa: BLE001  the same
        keep(setup, seed, lambda: record.write(watched.match), tally)


def look_at_twins(setup: Setup, seed: int, tally: Tally) -> None:
    try:
        check_twins(setup, seed % setup.players, seed, MOST)
    except Exception:  # noqa: BLE001  the same
        keep(setup, seed, lambda: record_walk(setup, seed, 0), tally)


def keep(setup: Setup, seed: int, told: Callable[[], Plain], tally: Tally) -> None:
    """Writes the record up to the failure, and beside it what failed."""
    story = traceback.format_exc()
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{str(setup).replace(' ', '-')}-{seed}.json"
    path.with_suffix(".txt").write_text(f"{setup}, seed {seed}\n\n{story}", "utf-8")
    try:
        path.write_text(record.to_text(told()), "utf-8")
    except Exception:  # noqa: BLE001  not even the set-up works: the story says how
        path = path.with_suffix(".txt")
    reason = story.strip().splitlines()[-1]
    tally.failures.append(f"{path.relative_to(ROOT)}: {reason[:200]}")


def jobs(tables: list[tuple[str, int]], games: int, seed: int) -> Iterator[Job]:
    """All tables in turn, so that none is left out if the run is stopped."""
    each = -(-games // len(tables))
    for first in range(0, each, CHUNK):
        for game, players in tables:
            yield Job(game, players, first, min(CHUNK, each - first), seed)


def tables_of(names: tuple[str, ...], players: tuple[int, ...]) -> list[tuple[str, int]]:
    """Every game with every number of players that is asked for and possible."""
    found = []
    for name in names or tavola.games():
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
        multiprocessing.Pool(workers) as pool,
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
    kind = "compiled" if tavola.COMPILED else "interpreted"
    table = Table(title=f"Random games, {kind}")
    for column in ("game", "players"):
        table.add_column(column)
    for column in ("games", "moves", "shortest", "mean", "longest", "moves/s", "failures"):
        table.add_column(column, justify="right")
    table.add_column("ends")
    for (game, players), tally in sorted(totals.items()):
        ends = [f"{reason} {count:,}" for reason, count in sorted(tally.reasons.items())]
        table.add_row(
            game,
            str(players),
            f"{tally.games:,}",
            f"{tally.moves:,}",
            f"{tally.shortest:,}",
            f"{tally.moves / tally.games:,.0f}",
            f"{tally.longest:,}",
            f"{tally.moves / tally.seconds:,.0f}",
            str(len(tally.failures)),
            ", ".join(ends),
        )
    return table


@click.command(help="Play random games and look for broken laws. GAMES: all, if none is named.")
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option("--games", default=100_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0, 2**30))
@click.option("--workers", default=os.cpu_count(), show_default=True, type=click.IntRange(1))
@click.option("--players", multiple=True, type=int, help="Only so many (can be repeated).")
def main(
    names: tuple[str, ...], games: int, seed: int, workers: int, players: tuple[int, ...]
) -> None:
    try:
        tables = tables_of(names, players)
    except tavola.BadSetup as error:
        raise click.UsageError(str(error)) from error
    console = Console()
    totals = run(list(jobs(tables, games, seed)), workers, console)
    console.print(summary(totals))
    failures = [line for tally in totals.values() for line in tally.failures]
    for line in failures:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    if failures:
        console.print(f"{len(failures)} failures; each record replays up to the failure.")
        sys.exit(1)


if __name__ == "__main__":
    main()
