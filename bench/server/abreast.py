"""Several processes beside one, both on PostgreSQL: how much more can they do?

Clients, database and processes share this machine, so that moves per second tell little of it: two
cores can't hold two busy processes and all the others. What counts is the CPU time that a move
takes of the process that has the most to do. Half of what it takes a single process: twice as many
moves, as long as there are cores enough.
"""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

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
    load: float  # of the machine when it began

    @property
    def gain(self) -> float:
        return self.alone.busiest / self.together.busiest

    @property
    def met(self) -> bool:
        return self.gain >= LEAST_GAIN * self.count


async def compare(count: int, tables: int, seconds: float, rounds: int) -> Shared:
    load = os.getloadavg()[0]
    found: dict[int, list[Figures]] = {1: [], count: []}
    for number in range(rounds):
        for processes, figures in found.items():
            say(f"Round {number + 1} of {rounds}: processes: {processes} ...")
            figures.append(await serve(processes, tables, seconds))
    return Shared(count, best(found[1]), best(found[count]), load)


async def serve(processes: int, tables: int, seconds: float) -> Figures:
    """On a database of their own."""
    with running_cluster() as cluster, tempfile.TemporaryDirectory(prefix="tavola-bench-") as data:
        options = ("--database", f"{cluster.address}/postgres", "--processes", str(processes))
        with tavola_server.start(Path(data), None, *options) as process:
            seats = await tavola_server.seats(process.address, tables, example.EXAMPLE)
            return await measure(process, seats, process.memory, seconds)


def told(shared: Shared) -> str:
    lines = []
    for count, figures in ((1, shared.alone), (shared.count, shared.together)):
        lines.append(
            f"processes: {count}: {many(figures.moves_a_second)} moves/s, "
            f"p50 {duration(figures.p50)}, p99 {duration(figures.p99)}, "
            f"CPU per move {duration(figures.cpu_a_move)}, "
            f"{duration(figures.busiest)} of it in the busiest process; "
            f"clients {figures.clients_busy:.0%} of a core"
        )
    aim = LEAST_GAIN * shared.count
    lines.append(
        f"By the CPU time of the busiest process, {shared.count} can make {shared.gain:.2f} times "
        f"the moves of one (target: {aim:g}): {'met' if shared.met else 'missed'}. "
        f"Load of the machine at the beginning: {shared.load:.1f}."
    )
    return "\n".join(lines)
