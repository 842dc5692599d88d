"""How fast the games run on this machine: the command `tavola bench`.

A step is all that one move of a random game costs: whose turn it is, the legal moves, the choice of
one of them, and carrying it out. Set-up and deals are in the time and count for nothing.

All times are CPU times of this process: what else runs on the machine is not in them.
"""

import json
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

import tavola
from tavola.core.chance import FastChance
from tavola.core.game import NOBODY, SILENT, Game, Position
from tavola.core.playout import play_at_random
from tavola.core.setup import settle

# Does something so many times, and tells how many things it did.
Work = Callable[[int], int]


@dataclass(frozen=True)
class Timing:
    """So many things were done in so many seconds of CPU time."""

    count: int
    seconds: float

    @property
    def rate(self) -> float:
        """Things a second."""
        return self.count / self.seconds


def timed(work: Work, times: int) -> Timing:
    began = process_time()
    count = work(times)
    return Timing(count, process_time() - began)


def times_for(seconds: float, run: Callable[[int], Timing]) -> int:
    """How often to repeat something so that one measurement takes about that long."""
    run(1)  # warms up: what is made only once would spoil the estimate
    times = 1
    while True:
        took = run(times).seconds
        if took >= seconds / 4:
            return max(1, round(times * seconds / took))
        times *= 2


def best_and_median(timings: list[Timing]) -> dict[str, float]:
    """Of several measurements of the same work, as rates."""
    rates = [timing.rate for timing in timings]
    return {"best": max(rates), "median": median(rates)}


# --- what is measured -----------------------------------------------------------------------------


def drive(game: Game[Any], state: Position, chance: FastChance) -> int:
    """The very game of `play_at_random`, but driven from interpreted Python."""
    steps = 0
    while (seat := game.turn(state)) != NOBODY:
        moves = game.legal(state, seat)
        game.apply(state, seat, moves[chance.pick(len(moves))], chance, SILENT)
        steps += 1
    return steps


def starts(game: Game[Any], players: int, times: int) -> Iterator[tuple[Any, FastChance]]:
    """So many games set up, always the same ones, each with its chance."""
    options = settle(game, players, {})
    for seed in range(times):
        chance = FastChance(seed)
        yield game.start(players, options, chance, SILENT), chance


def inside(game: Game[Any], players: int) -> Work:
    """Steps of whole random games in the engine's own loop."""
    longest = game.longest(players, settle(game, players, {}))

    def work(times: int) -> int:
        games = starts(game, players, times)
        return sum(play_at_random(game, state, chance, longest) for state, chance in games)

    return work


def driven(game: Game[Any], players: int) -> Work:
    """Steps of the same games, driven by interpreted Python."""

    def work(times: int) -> int:
        return sum(drive(game, state, chance) for state, chance in starts(game, players, times))

    return work


WORKS = {"inside": inside, "driven": driven}


# --- the command ----------------------------------------------------------------------------------


def cases(names: tuple[str, ...]) -> list[tuple[str, int]]:
    """Each of these games with each number of players."""
    facts = [tavola.game(name).facts for name in names]
    return [(game.name, n) for game in facts for n in range(game.fewest, game.most + 1)]


def measure(work: Work, seconds: float, rounds: int) -> dict[str, float]:
    times = times_for(seconds, partial(timed, work))
    return best_and_median([timed(work, times) for _ in range(rounds)])


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME…]")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.001),
    default=0.3,
    show_default=True,
    help="How long one measurement takes.",
)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=3,
    show_default=True,
    help="How often each is measured; the best counts.",
)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def bench(games: tuple[str, ...], seconds: float, rounds: int, as_json: bool) -> None:
    """How fast the games run on this machine.

    Random games, in the engine's own loop and driven from plain Python: steps a second on one
    core. A step is the legal moves, the choice of one, and carrying it out.
    """
    rows: list[dict[str, Any]] = []
    console = Console(stderr=True)
    for name, players in track(cases(games or tavola.game_names()), "Measuring", console=console):
        speeds = {
            kind: measure(make(tavola.game(name), players), seconds, rounds)
            for kind, make in WORKS.items()
        }
        rows.append({"game": name, "players": players, "steps_per_second": speeds})
    if as_json:
        engine = {"version": tavola.__version__, "compiled": tavola.COMPILED}
        found = {**engine, "python": platform.python_version(), "games": rows}
        click.echo(json.dumps(found, indent=1))
    else:
        Console().print(as_table(rows))


def as_table(rows: list[dict[str, Any]]) -> Table:
    engine = "compiled" if tavola.COMPILED else "interpreted"
    table = Table(title=f"Steps a second, {engine}, Python {platform.python_version()}")
    table.add_column("game")
    for heading in ("players", "in the engine", "from Python"):
        table.add_column(heading, justify="right")
    for row in rows:
        rates = [f"{row['steps_per_second'][kind]['best']:,.0f}" for kind in WORKS]
        table.add_row(tavola.game(row["game"]).facts.title, str(row["players"]), *rates)
    return table
