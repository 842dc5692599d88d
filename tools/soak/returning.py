"""All clients come back at once after the server was killed."""

import asyncio
import random
import signal
import time
from dataclasses import dataclass

from tools.console import say
from tools.soak.clients import LONGEST, Client, play, quantile
from tools.soak.server import Server

MOST_FIRST = 5.0  # seconds from the return to the first view
FIRST_SECONDS, FIRST_MOVES = 8.0, 20  # before the kill, by table: no game must end by them


@dataclass(frozen=True)
class Returned:
    tables: int
    clients: int
    first: list[float]  # seconds until each had its first view
    cpu: float  # seconds of the server's CPU time until all had it
    moved: float  # seconds until every table had a move; 0: some had none
    moves: int
    busy: float  # clients, as a part of a core

    @property
    def wrong(self) -> list[str]:
        late = sum(1 for seconds in self.first if seconds > MOST_FIRST)
        return [
            *([f"{late} clients waited longer than {MOST_FIRST:g} s"] if late else []),
            *([] if self.moved else ["some tables had no move"]),
        ]


async def come_back(server: Server, clients: list[Client]) -> Returned:
    await play_first(clients)
    await server.end(signal.SIGKILL)
    await server.start()
    opened = asyncio.Semaphore(0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    own, cpu, until_in = time.process_time(), server.cpu, 0.0
    running = [asyncio.create_task(client.run(opened)) for client in clients]
    moving = asyncio.create_task(play(clients, 0, began + LONGEST, random.Random(1)))
    everywhere = {client.url for client in clients}
    moved = 0.0
    while loop.time() < began + LONGEST:
        await asyncio.sleep(0.05)
        if not until_in and all(client.first for client in clients):
            until_in = server.cpu - cpu
        if {client.url for client in clients if client.took} == everywhere:
            moved = loop.time() - began
            break
    lasted = loop.time() - began
    own = time.process_time() - own
    for task in (moving, *running):
        task.cancel()
    await asyncio.gather(moving, *running, return_exceptions=True)
    return Returned(
        tables=len(everywhere),
        clients=len(clients),
        first=[client.first or LONGEST for client in clients],
        cpu=until_in,
        moved=moved,
        moves=sum(len(client.took) for client in clients),
        busy=own / lasted,
    )


async def play_first(clients: list[Client]) -> None:
    """Some moves at every table, so that there is something to come back to."""
    opened = asyncio.Semaphore(0)
    running = [asyncio.create_task(client.run(opened)) for client in clients]
    for _ in clients:
        await opened.acquire()
    until = asyncio.get_running_loop().time() + FIRST_SECONDS
    tables = len({client.url for client in clients})
    await play(clients, tables * FIRST_MOVES / FIRST_SECONDS, until, random.Random(2))
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    say(f"{sum(len(client.took) for client in clients)} moves before")
    for client in clients:
        client.took, client.sent, client.first, client.legal = [], 0.0, 0.0, []
    clients[0].ready.clear()


def middle(returned: Returned) -> float:
    return quantile(returned.first, 0.5)
