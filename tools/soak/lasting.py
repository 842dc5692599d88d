"""Moves at a steady pace for a long time: their times, and the memory of the server."""

import asyncio
import random
import statistics
from dataclasses import dataclass

from tools.console import say
from tools.soak.clients import Client, play, quantile
from tools.soak.server import Server

SAMPLE_SECONDS = 5.0
# Before anything is measured, by table: then a table keeps as much as it ever does (the newest
# entries, and the moves since the last snapshot), and they have not all come equally far.
WARM_MOVES = 60
WARM_SECONDS = 300.0  # at most
MOST_P99 = 0.05  # seconds
MOST_GROWTH = 0.01  # of the memory in ten minutes, by its slope


@dataclass(frozen=True)
class Lasted:
    tables: int
    sockets: int
    minutes: float
    moves: int
    p50: float  # seconds
    p99: float
    memory: list[tuple[float, float]]  # minutes, MB
    cpu: float  # of the server, as a part of a core
    lost: int
    unanswered: int
    errors: int

    @property
    def slope(self) -> float:
        """MB a minute."""
        if len(self.memory) < 2:
            return float("nan")
        return statistics.linear_regression(*zip(*self.memory)).slope

    @property
    def growth(self) -> float:
        """In ten minutes, as a part of the memory."""
        return self.slope * 10 / self.memory[0][1]

    @property
    def wrong(self) -> list[str]:
        return [
            *([] if self.p99 <= MOST_P99 else [f"p99 is longer than {MOST_P99 * 1e3:.0f} ms"]),
            *([] if self.growth <= MOST_GROWTH else [f"memory grows: {self.slope:+.2f} MB/min"]),
            *(["connections or moves were lost"] if self.lost or self.unanswered else []),
            *(["there are errors in the log"] if self.errors else []),
        ]


async def soak(server: Server, clients: list[Client], minutes: float, pace: float) -> Lasted:
    opened = asyncio.Semaphore(0)
    running = [asyncio.create_task(client.run(opened)) for client in clients]
    for _ in clients:
        await opened.acquire()
    loop, dice = asyncio.get_running_loop(), random.Random(1)
    tables = len({client.url for client in clients})
    await warm_up(clients, tables * WARM_MOVES, dice)
    began, cpu = loop.time(), server.cpu
    until = began + 60 * minutes
    moving = asyncio.create_task(play(clients, pace, until, dice))
    memory: list[tuple[float, float]] = []
    while loop.time() < until and not moving.done():
        memory.append(((loop.time() - began) / 60, server.memory / 1e6))
        await asyncio.sleep(SAMPLE_SECONDS)
    await moving
    busy = (server.cpu - cpu) / (loop.time() - began)
    await asyncio.sleep(SAMPLE_SECONDS)  # for what is under way
    unanswered = sum(1 for client in clients if client.sent)
    lost = sum(1 for task in running if task.done())
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    took = [seconds for client in clients for seconds in client.took]
    return Lasted(
        tables=tables,
        sockets=len(clients),
        minutes=minutes,
        moves=len(took),
        p50=quantile(took, 0.5),
        p99=quantile(took, 0.99),
        memory=memory,
        cpu=busy,
        lost=lost,
        unanswered=unanswered,
        errors=server.errors,
    )


async def warm_up(clients: list[Client], moves: int, dice: random.Random) -> None:
    """So many moves, as fast as they are answered; nothing of it is counted."""
    loop = asyncio.get_running_loop()
    end = loop.time() + WARM_SECONDS
    while sum(len(client.took) for client in clients) < moves and loop.time() < end:
        await play(clients, 0, loop.time() + 1.0, dice)
    await asyncio.sleep(SAMPLE_SECONDS)
    say(f"{sum(len(client.took) for client in clients)} moves before")
    for client in clients:
        client.took.clear()
