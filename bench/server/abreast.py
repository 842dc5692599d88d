"""Several processes beside one, both on PostgreSQL: how much more can they do?

Clients, database and processes share this machine, so that moves per second tell little of it: two
cores can't hold two busy processes and all the others. What counts is the CPU time that a move
takes of the process that has the most to do. Half of what it takes a single process: twice as many
moves, as long as there are cores enough.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from bench import machine
from bench.report import markdown_table
from bench.server import tavola_server
from bench.server.load import Figures, measure
from bench.server.results import best
from bench.tables import duration, many
from tools import example
from tools.console import say
from tools.postgresql import running_cluster

LEAST_GAIN = 0.85  # per process: 1.7 times one with two


@dataclass(frozen=True)
class Shared:
    """What one process did, and several."""

    count: int
    alone: Figures
    together: Figures
    here: dict[str, str]  # where, and how busy it was there
    tables: int
    rounds: int

    @property
    def gain(self) -> float:
        return self.alone.busiest / self.together.busiest

    @property
    def met(self) -> bool:
        return self.gain >= LEAST_GAIN * self.count


async def compare(count: int, tables: int, seconds: float, rounds: int) -> Shared:
    here = machine.describe()
    found: dict[int, list[Figures]] = {1: [], count: []}
    for number in range(rounds):
        for processes, figures in found.items():
            say(f"Round {number + 1} of {rounds}: processes: {processes} ...")
            figures.append(await serve(processes, tables, seconds))
    return Shared(count, best(found[1]), best(found[count]), here, tables, rounds)


async def serve(processes: int, tables: int, seconds: float) -> Figures:
    """On a database of their own."""
    with running_cluster() as cluster, tempfile.TemporaryDirectory(prefix="tavola-bench-") as data:
        options = ("--database", f"{cluster.address}/postgres", "--processes", str(processes))
        with tavola_server.start(Path(data), None, *options) as process:
            seats = await tavola_server.seats(process.address, tables, example.EXAMPLE)
            return await measure(process, seats, process.memory, seconds)


def markdown(shared: Shared) -> str:
    rows = [
        ["processes", "moves/s", "p50", "p99", "CPU per move", "in the busiest", "clients' CPU"]
    ]
    for count, figures in ((1, shared.alone), (shared.count, shared.together)):
        rows.append(
            [
                str(count),
                many(figures.moves_a_second),
                duration(figures.p50),
                duration(figures.p99),
                duration(figures.cpu_a_move),
                duration(figures.busiest),
                f"{figures.clients_busy:.0%} of a core",
            ]
        )
    facts = "\n".join(f"- {name}: {value}" for name, value in shared.here.items())
    aim = LEAST_GAIN * shared.count
    return f"""## Several processes

{facts}

{shared.tables} tables of {example.TITLE} with 4 connected clients each, on PostgreSQL, served by
one process and by {shared.count} in turns; the best of {shared.rounds} rounds. Clients and database
share the machine's cores with the processes, so that moves per second tell little. What counts is
the CPU time that a move takes of the process that has the most to do: half of it means twice as
many moves, as long as there are cores enough.

{markdown_table(rows)}

By the busiest process {shared.count} can make **{shared.gain:.2f} times** the moves of one (target:
{aim:g}, {"met" if shared.met else "missed"}).

### To repeat it

`make bench-server ARGS="--processes {shared.count}"` measures this anew and writes this section.
"""
