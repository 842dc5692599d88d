"""All clients of all tables, moving as fast as they are answered."""

import asyncio
import contextlib
import resource
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect

from bench.server.processes import Process

TABLES = 300
SEATS = 4
LEAST_WARM, MOST_WARM = 3, 30  # seconds
STEADY = 3  # seconds one after the other ...
WITHIN = 0.05  # ... whose numbers of moves are so near to each other
STEP = 0.25  # seconds
FEWER = 0.5  # moves in a step beside the most in one: games have ended


class Seat(ABC):
    """One client at one table. A subject says how it connects, and reads and writes messages."""

    url: str
    headers: dict[str, str]

    def __init__(self) -> None:
        self.on = -1  # the number of the state that its last move was made on
        self.sent = 0.0
        self.line: ClientConnection

    async def open(self) -> None:
        self.line = await connect(
            self.url,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    @abstractmethod
    def hear(self, message: str) -> tuple[int, str | None] | str | None:
        """A message: the number of a new state, and the move to be sent if it is this seat's turn.

        A text: to be sent back at once. None: nothing to do.
        """


@dataclass
class Load:
    """What happens while moves are counted: how long each took, in seconds."""

    open: bool = False
    moves: int = 0  # all of them, counted or not
    took: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Figures:
    moves_a_second: float
    p50: float  # seconds from sending a move until its sender has the new state
    p99: float
    cpu_a_move: float  # seconds of the server
    memory_a_table: float  # bytes
    clients_busy: float  # share of a core that the clients themselves took
    spread: float  # p99 / p50, of the same round
    busiest: float  # of the CPU time a move, what the busiest of its processes took
    steady: bool = True  # whether it had become so before moves were counted


async def play(seat: Seat, load: Load) -> None:
    """A move whenever it is the seat's turn, as soon as it knows."""
    async for message in seat.line:
        heard = seat.hear(str(message))
        if isinstance(heard, str):
            await seat.line.send(heard)
        elif heard is not None:
            number, move = heard
            now = time.perf_counter()
            if seat.sent and number > seat.on:
                load.moves += 1
                if load.open:
                    load.took.append(now - seat.sent)
                seat.sent = 0.0
            if move is not None and number > seat.on:
                seat.on, seat.sent = number, now
                await seat.line.send(move)


@contextlib.asynccontextmanager
async def connected(seats: Sequence[Seat]) -> AsyncIterator[None]:
    """All seats have their connection; closed at the end."""
    try:
        for first in range(0, len(seats), 50):
            await asyncio.gather(*(seat.open() for seat in seats[first : first + 50]))
        yield
    finally:
        await asyncio.gather(*(seat.line.close() for seat in seats), return_exceptions=True)


async def warm_up(load: Load, most: int) -> bool:
    """Until it is as fast as it gets: compilers that work while it runs take their time.

    Whether it became steady. Where nothing is compiled meanwhile (`most` is the least there is)
    nobody waits for that.
    """
    counts: list[int] = []
    while len(counts) < LEAST_WARM or not (is_steady(counts) or len(counts) >= most):
        before = load.moves
        await asyncio.sleep(1)
        counts.append(load.moves - before)
    return most == LEAST_WARM or is_steady(counts)


async def counted(load: Load, seconds: float) -> None:
    """For so long, or until it becomes quiet because games are over."""
    began, most = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        before = load.moves
        await asyncio.sleep(STEP)
        made = load.moves - before
        if made < most * FEWER:
            return
        most = max(most, made)


def is_steady(counts: list[int]) -> bool:
    last = counts[-STEADY:]
    return max(last) - min(last) <= WITHIN * max(last)


async def measure(
    process: Process, seats: Sequence[Seat], empty: int, seconds: float, warm: int = LEAST_WARM
) -> Figures:
    """Let all of them play, until the first games are over if that is sooner.

    `empty`: what the server had in memory before there was a table. `warm`: how many seconds it
    may take at most until it is as fast as it gets.
    """
    load = Load()
    async with connected(seats):
        tasks = [asyncio.create_task(play(seat, load)) for seat in seats]
        try:
            steady = await warm_up(load, warm)
            load.open = True
            began, cpus, own = time.perf_counter(), process.cpus, time.process_time()
            await counted(load, seconds)
            load.open = False
            lasted = time.perf_counter() - began
            took = {pid: end - cpus.get(pid, 0.0) for pid, end in process.cpus.items()}
            own = time.process_time() - own
            memory = process.memory
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
    moves, p50, p99 = len(load.took), quantile(load.took, 0.5), quantile(load.took, 0.99)
    return Figures(
        moves_a_second=moves / lasted,
        p50=p50,
        p99=p99,
        cpu_a_move=sum(took.values()) / moves,
        memory_a_table=(memory - empty) / (len(seats) / SEATS),
        clients_busy=own / lasted,
        spread=p99 / p50,
        busiest=max(took.values()) / moves,
        steady=steady,
    )


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def allow_many_connections() -> None:
    """As many as the system lets us have: the usual soft limit is 1024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
