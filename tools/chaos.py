"""Kills the server again and again while people play, and checks that nothing is lost.

Scripted players move, take back and chat over WebSockets as fast as they are answered. At a random
moment the server is killed (SIGKILL) and started again. Then, for every player:

- everything that was ever sent to it, and every move that was acknowledged, is in the log, under
  the same number;
- no move is there twice, although players send unanswered moves again;
- the numbers have no gaps, and the connection resumes by number.

python -m tools.chaos [--kills 100] [--store sqlite|postgresql|both] [--seed N]
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.console import give_up, say
from tools.postgresql import NotInstalled, running_cluster

START_SECONDS = 60.0
TABLES = 3
PLAYERS = 3
MOST_MOVES = 60  # acknowledged between two kills
MOMENT = 0.03  # seconds: a kill may strike anywhere within a move
TOO_LATE = ("stale", "not-playing")  # somebody has moved meanwhile, perhaps the last move
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Broken(AssertionError):
    """Something was lost, or is there twice."""


class Server:
    """The server as a process of its own, on one port."""

    def __init__(self, data: Path, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "tavola", "--port", str(self.port)]
        self._command += ["--data", str(data)]
        self._command += ["--database", database] if database else []
        self._log = data / "server.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "TAVOLA_RATE": "0"},
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), START_SECONDS)
        if b"ready" not in line:
            raise Broken(f"the server did not start: {self.log[-500:]}")

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8", errors="replace")

    async def end(self, how: signal.Signals) -> None:
        """By its own process id, whatever it is doing."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        await self._process.wait()


@dataclass
class Player:
    """One seat's player, who remembers all it was ever told."""

    url: str
    name: str
    dice: random.Random
    table: str = ""
    secret: str = ""
    heard: dict[int, Any] = field(default_factory=dict)  # entries by number
    acknowledged: dict[int, str] = field(default_factory=dict)  # moves by number
    sent: list[str] = field(default_factory=list)  # moves, each once, though it be sent again
    pending: dict[str, Any] | None = None  # what was sent and not answered
    view: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    moved: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    @property
    def number(self) -> int:
        return max(self.heard, default=0)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        async with httpx.AsyncClient(
            base_url=self.url, timeout=30, verify=False, trust_env=False
        ) as http:
            headers = self.headers if self.secret else {}
            answer = await http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def hear(self, message: dict[str, Any]) -> None:
        """A view: its entries follow exactly those that are known."""
        if message["entries"]:
            first = message["entries"][0]["n"]
            if first != self.number + 1 or message["more"]:
                raise Broken(f"{self.name}: {first} follows {self.number}")
        for entry in message["entries"]:
            self.heard[entry["n"]] = entry
        self.view = message
        self.over = message["table"]["status"] == "over"

    async def play(self) -> None:
        """Until the connection is lost, or the game is over."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        with contextlib.suppress(*LOST):
            async with connect(
                f"{address}?after={self.number}", additional_headers=self.headers, max_size=None
            ) as line:
                self.hear(msgspec.json.decode(await line.recv()))
                if (
                    self.pending is not None and not self.over
                ):  # perhaps it was stored, perhaps it was lost
                    await self._send(line, self.pending)
                while not self.over:
                    await self._turn(line)

    async def _turn(self, line: ClientConnection) -> None:
        legal = self.view["view"]["legal"]
        luck = self.dice.random()
        if self.view["view"]["undo"] and luck < 0.2:
            await self._send(line, {"type": "undo", "on": self.number})
        elif legal:
            move = self.dice.choice(legal)
            self.sent.append(move)
            await self._send(line, {"type": "move", "on": self.number, "move": move})
        elif luck < 0.05:
            await self._send(line, {"type": "chat", "text": f"{self.name} {luck}"})
        else:
            await self._receive(line)

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if "on" in message:  # else it could not be told from something new
            self.pending = message
        await line.send(msgspec.json.encode(message).decode())
        answer = await self._receive(line)
        while answer["type"] == "view":
            answer = await self._receive(line)
        self.pending = None
        if answer["type"] == "done":
            if message["type"] == "move":
                self.acknowledged[answer["number"]] = message["move"]
                self.moved.release()
            while self.number < answer["number"]:
                await self._receive(line)
        elif answer["error"] not in TOO_LATE:
            raise Broken(f"{self.name}: {message} was answered by {answer}")

    async def _receive(self, line: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        if message["type"] == "view":
            self.hear(message)
        return message

    async def check(self) -> int:
        """What the server knows after a restart; how many entries there are."""
        log: dict[int, Any] = {}
        while True:
            page = await self.ask("GET", f"/api/tables/{self.table}/log?after={len(log)}&limit=500")
            log.update({entry["n"]: entry for entry in page["entries"]})
            if len(log) >= page["last"]:
                break
        if list(log) != list(range(1, len(log) + 1)):
            raise Broken(f"{self.name}: the numbers have gaps")
        for number, entry in self.heard.items():
            if log.get(number) != entry:
                raise Broken(f"{self.name}: {entry} was sent, but is {log.get(number)} now")
        for number, move in self.acknowledged.items():
            if log.get(number, {}).get("move") != move:
                raise Broken(f"{self.name}: {move!r} was acknowledged as {number}, and is lost")
        # Nothing is there twice: what was played was sent, in that order, each at most once.
        own = [entry["move"] for entry in log.values() if entry["kind"] == "move" and entry["move"]]
        sent = iter(self.sent)
        if not all(move in sent for move in own):
            raise Broken(f"{self.name}: {own} was played, but {self.sent} was sent")
        return len(log)


async def sit_down(url: str, dice: random.Random, number: int) -> list[Player]:
    """A new table with its players."""
    players = [
        Player(url, f"player {number}.{seat}", random.Random(dice.random()))
        for seat in range(PLAYERS)
    ]
    for player in players:
        form = {"name": player.name, "bearer": True}
        player.secret = (await player.ask("POST", "/api/me", form))["secret"]
    owner = players[0]
    form = {"game": "condottiere", "players": PLAYERS}
    table = (await owner.ask("POST", "/api/tables", form))["table"]["id"]
    invite = (await owner.ask("GET", f"/api/tables/{table}"))["invite"]["token"]
    for player in players[1:]:
        await player.ask("POST", "/api/join", {"token": invite, "sit": True})
    await owner.ask("POST", f"/api/tables/{table}/start", {})
    for player in players:
        player.table = table
    return players


async def play_until_killed(server: Server, players: list[Player], dice: random.Random) -> None:
    """The kill comes some moves later, however fast this machine is, or when all games are over."""
    moved = asyncio.Semaphore(0)
    for player in players:
        player.moved = moved
    enough = asyncio.create_task(take(moved, dice.randrange(MOST_MOVES)))
    playing = asyncio.gather(*(player.play() for player in players))
    either: list[asyncio.Future[Any]] = [enough, playing]
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.sleep(dice.uniform(0, MOMENT))
    await server.end(signal.SIGKILL)
    enough.cancel()
    await playing


async def take(moved: asyncio.Semaphore, count: int) -> None:
    for _ in range(count):
        await moved.acquire()


async def chaos(kills: int, data: Path, database: str = "", seed: int = 1) -> dict[str, int]:
    """So many kills; the figures. Broken, if anything was lost."""
    dice = random.Random(seed)
    server = Server(data, database)
    await server.start()
    tables = [await sit_down(server.url, dice, number) for number in range(TABLES)]
    moves = entries = 0
    try:
        for kill in range(kills):
            tables = [t for t in tables if not t[0].over]
            while len(tables) < TABLES:
                tables.append(await sit_down(server.url, dice, kill * TABLES + len(tables) + 100))
            players = [player for table in tables for player in table]
            before = sum(len(player.acknowledged) for player in players)
            await play_until_killed(server, players, dice)
            await server.start()
            entries = sum([await player.check() for player in players])
            moves += sum(len(player.acknowledged) for player in players) - before
            if (kill + 1) % 10 == 0:
                say(f"{kill + 1} kills, {moves} moves acknowledged, none lost")
    finally:
        await server.end(signal.SIGTERM)
    if "Traceback" in server.log:
        raise Broken(f"the server complained: {server.log[-2000:]}")
    return {"kills": kills, "moves": moves, "entries": entries}


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server while people play.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left running
    say(f"seed {given.seed}")
    for store in ("sqlite", "postgresql"):
        if given.store in (store, "both"):
            figures = run_on(store, given.kills, given.seed)
            say(f"{store}: " + ", ".join(f"{n} {name}" for name, n in figures.items()))


def run_on(store: str, kills: int, seed: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory(prefix="tavola-chaos-") as data:
        try:
            if store == "sqlite":
                return asyncio.run(chaos(kills, Path(data), "", seed))
            with running_cluster() as address:
                return asyncio.run(chaos(kills, Path(data), f"{address}/postgres", seed))
        except (Broken, NotInstalled) as problem:
            give_up(str(problem))


if __name__ == "__main__":
    main()
