"""Many tables for a long time, and all clients coming back at once after a restart.

`soak`: sockets are open at all tables, and moves are made at a steady pace, now here, now there.
Told are the times of the moves, the memory of the server and its slope. It fails if p99 is longer
than 50 ms, if anything was lost, or if there is an error in the server's log.

`return`: the server is killed; when it is back all clients connect at once, and play as soon as
they see something. Told is when every client had its first view, and when every table had a move.
It fails if a client had to wait longer than 5 s for its first view, or if a table had no move.

python -m tools.soak [--tables 2000] [--seats 2] [--minutes 10] [--pace 50] [--what soak|return]
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.console import give_up, say
from tools.example import EXAMPLE
from tools.postgresql import free_port

PAGE = os.sysconf("SC_PAGE_SIZE")
SAMPLE_SECONDS = 5.0
LONGEST = 60.0  # seconds after which nobody is waited for any more
MOST_P99 = 0.05  # seconds
MOST_FIRST = 5.0  # seconds from the return to the first view
FIRST_SECONDS, FIRST_MOVES = 8.0, 20  # before the kill, by table: no game must end by them
AT_ONCE = 20  # tables that are made at the same time


class Seen(msgspec.Struct):
    legal: list[str]


class Message(msgspec.Struct):
    type: str
    number: int = 0
    view: Seen | None = None
    message: str = ""


DECODE = msgspec.json.Decoder(Message).decode


class Server:
    """Tavola as a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "tavola", "--port", str(self.port)]
        self._command += ["--data", str(folder)]
        self._log = folder / "server.log"
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "TAVOLA_RATE": "0"},
            )
        assert self._process.stdout is not None
        await self._process.stdout.readline()

    async def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        await self._process.wait()

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9

    @property
    def errors(self) -> int:
        log = self._log.read_text("utf-8", errors="replace")
        return log.count(" error ") + log.count("Traceback")


@dataclass
class Client:
    """One seat's socket. `ready` gets it whenever it may move."""

    url: str
    secret: str
    ready: deque["Client"]
    number: int = 0
    legal: list[str] = field(default_factory=list)
    sent: float = 0.0
    took: list[float] = field(default_factory=list)
    first: float = 0.0  # when it had its first view, since it began to connect
    line: ClientConnection | None = None

    async def run(self, opened: asyncio.Semaphore) -> None:
        began = time.perf_counter()
        async with connect(
            f"{self.url}?after={self.number}&changes=false",
            additional_headers={"Authorization": f"Bearer {self.secret}"},
            compression=None,
            max_size=None,
            open_timeout=LONGEST,
            ping_interval=None,
        ) as self.line:
            async for text in self.line:
                heard = DECODE(text)
                if heard.type == "error":
                    raise RuntimeError(heard.message)
                if heard.type != "view" or heard.view is None:
                    continue
                if not self.first:
                    self.first = time.perf_counter() - began
                    opened.release()
                if self.sent and heard.number > self.number:
                    self.took.append(time.perf_counter() - self.sent)
                    self.sent = 0.0
                self.number, self.legal = heard.number, heard.view.legal
                if self.legal and not self.sent:
                    self.ready.append(self)

    async def move(self, dice: random.Random) -> None:
        assert self.line is not None
        self.sent = time.perf_counter()
        move = {"type": "move", "on": self.number, "move": dice.choice(self.legal)}
        await self.line.send(msgspec.json.encode(move).decode())


async def sit_down(http: httpx.AsyncClient, seats: int) -> tuple[str, list[str]]:
    """A table that has begun, and the secrets of its seats."""

    async def ask(path: str, secret: str, body: object) -> dict[str, dict[str, str]]:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = await http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, dict[str, str]] = answer.json()
        return found

    secrets = []
    for seat in range(seats):
        me = await ask("/api/me", "", {"name": f"Seat {seat}", "bearer": True})
        secrets.append(str(me["secret"]))
    made = await ask("/api/tables", secrets[0], {"game": EXAMPLE, "players": seats})
    table = made["table"]["id"]
    headers = {"Authorization": f"Bearer {secrets[0]}"}
    row = (await http.get(f"/api/tables/{table}", headers=headers)).json()
    for secret in secrets[1:]:
        await ask("/api/join", secret, {"token": row["invite"]["token"], "sit": True})
    await ask(f"/api/tables/{table}/start", secrets[0], {})
    return table, secrets


async def all_tables(server: Server, tables: int, seats: int) -> list[Client]:
    address = f"127.0.0.1:{server.port}"
    ready: deque[Client] = deque()
    limit = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(
        base_url=f"http://{address}", timeout=60, verify=False, trust_env=False
    ) as http:

        async def one() -> list[Client]:
            async with limit:
                table, secrets = await sit_down(http, seats)
            url = f"ws://{address}/api/tables/{table}/live"
            return [Client(url, secret, ready) for secret in secrets]

        made = await asyncio.gather(*(one() for _ in range(tables)))
    return [client for table in made for client in table]


async def play(clients: Sequence[Client], pace: float, until: float, dice: random.Random) -> None:
    """Moves at a pace in all, as long as anybody can move; 0: as fast as they are answered."""
    ready = clients[0].ready
    loop = asyncio.get_running_loop()
    due = loop.time()
    while loop.time() < until:
        if ready:
            await ready.popleft().move(dice)
        due = max(due + 1 / pace, loop.time() - 1.0) if pace else loop.time()
        await asyncio.sleep(max(0.0 if ready else 0.001, due - loop.time()))


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def soak(server: Server, clients: list[Client], minutes: float, pace: float) -> list[str]:
    """What is wrong."""
    opened = asyncio.Semaphore(0)
    running = [asyncio.create_task(client.run(opened)) for client in clients]
    for _ in clients:
        await opened.acquire()
    loop = asyncio.get_running_loop()
    began = loop.time()
    until = began + 60 * minutes
    moving = asyncio.create_task(play(clients, pace, until, random.Random(1)))
    memory: list[tuple[float, float]] = []
    while loop.time() < until and not moving.done():
        memory.append((loop.time() - began, server.memory / 1e6))
        await asyncio.sleep(SAMPLE_SECONDS)
    await moving
    await asyncio.sleep(SAMPLE_SECONDS)  # for what is under way
    unanswered = sum(1 for client in clients if client.sent)
    lost = [task for task in running if task.done()]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    took = [seconds for client in clients for seconds in client.took]
    late = memory[len(memory) // 2 :]
    slope = statistics.linear_regression(*zip(*late)).slope * 60 if len(late) > 1 else float("nan")
    say(f"{len(clients)} sockets, {len(took)} moves, {len(took) / (60 * minutes):.1f} a second")
    p50, p99 = quantile(took, 0.5), quantile(took, 0.99)
    say(f"p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms")
    say(f"memory {memory[0][1]:.0f} to {memory[-1][1]:.0f} MB, at last {slope:+.2f} MB a minute")
    errors = server.errors
    say(
        f"{len(lost)} connections lost, {unanswered} moves not answered, {errors} errors in the log"
    )
    return [
        *([] if p99 <= MOST_P99 else [f"p99 is longer than {MOST_P99 * 1e3:.0f} ms"]),
        *(["connections or moves were lost"] if lost or unanswered else []),
        *(["there are errors in the log"] if errors else []),
    ]


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
    played = sum(len(client.took) for client in clients)
    say(f"{played} moves before")
    for client in clients:
        client.took, client.sent, client.first, client.legal = [], 0.0, 0.0, []
    clients[0].ready.clear()


async def come_back(server: Server, clients: list[Client]) -> list[str]:
    """What is wrong."""
    await play_first(clients)
    await server.end(signal.SIGKILL)
    await server.start()
    opened = asyncio.Semaphore(0)
    loop = asyncio.get_running_loop()
    began = loop.time()
    own, cpu, until_in = time.process_time(), server.cpu, 0.0
    running = [asyncio.create_task(client.run(opened)) for client in clients]
    moving = asyncio.create_task(play(clients, 0, began + LONGEST, random.Random(1)))
    moved = 0.0
    while loop.time() < began + LONGEST:
        await asyncio.sleep(0.05)
        if not until_in and all(client.first for client in clients):
            until_in = server.cpu - cpu
        tables = {client.url for client in clients if client.took}
        if len(tables) == len({client.url for client in clients}):
            moved = loop.time() - began
            break
    lasted = loop.time() - began
    own = time.process_time() - own
    for task in (moving, *running):
        task.cancel()
    await asyncio.gather(moving, *running, return_exceptions=True)
    first = [client.first or LONGEST for client in clients]
    half = quantile(first, 0.5)
    say(
        f"{len(clients)} clients: first views p50 {half:.2f} s, all {max(first):.2f} s "
        f"({until_in:.2f} s of the server's CPU time)"
    )
    say(f"every table had a move after {moved:.2f} s" if moved else "some tables had no move")
    moves = sum(len(client.took) for client in clients)
    say(f"{moves} moves; clients took {own / lasted:.0%} of a core")
    late = sum(1 for seconds in first if seconds > MOST_FIRST)
    return [
        *([f"{late} clients waited longer than {MOST_FIRST:g} s"] if late else []),
        *([] if moved else ["some tables had no move"]),
    ]


async def run(tables: int, seats: int, minutes: float, pace: float, what: str) -> list[str]:
    """What is wrong."""
    with tempfile.TemporaryDirectory(prefix="tavola-soak-") as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            clients = await all_tables(server, tables, seats)
            say(f"{tables} tables; load of the machine {os.getloadavg()[0]:.1f}")
            if what == "soak":
                return await soak(server, clients, minutes, pace)
            return await come_back(server, clients)
        finally:
            await server.end(signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables for a long time.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pace", type=float, default=50, help="moves a second in all")
    parser.add_argument("--what", choices=["soak", "return"], default="soak")
    given = parser.parse_args()
    if given.tables < 1 or given.minutes <= 0 or given.pace <= 0:
        give_up("tables, minutes and pace must be more than nothing")
    from tavola.server.run import allow_many_connections  # noqa: PLC0415 - only it is needed

    allow_many_connections()
    wrong = asyncio.run(run(given.tables, given.seats, given.minutes, given.pace, given.what))
    if wrong:
        give_up("; ".join(wrong))


if __name__ == "__main__":
    main()
