"""Clients at many tables: each sees what its seat sees, and moves when it is told to."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.example import EXAMPLE
from tools.soak.server import Server

LONGEST = 60.0  # seconds after which nobody is waited for any more
AT_ONCE = 20  # tables that are made at the same time


class Seen(msgspec.Struct):
    legal: list[str]


class Message(msgspec.Struct):
    type: str
    number: int = 0
    view: Seen | None = None
    message: str = ""


DECODE = msgspec.json.Decoder(Message).decode


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
            ready.rotate(dice.randrange(len(ready)))  # now here, now there
            await ready.popleft().move(dice)
        due = max(due + 1 / pace, loop.time() - 1.0) if pace else loop.time()
        await asyncio.sleep(max(0.0 if ready else 0.001, due - loop.time()))


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
