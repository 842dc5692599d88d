"""Besieges a server of its own: floods, silent and slow connections, bytes that are no requests,
uploads that are cut, owners with many tables of bots, all at once, from another address than
that of two people who play meanwhile. Fails if they notice, or the server complains.

python -m tools.siege [--seconds 30] [--files 400]
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from tools.console import give_up, say
from tools.example import EXAMPLE

HERE, THERE = "127.0.0.1", "127.0.0.2"  # the players, and those who besiege them
LONGEST = 1.0  # seconds that a person may wait for an answer meanwhile, in the 99th percentile
LONGEST_BOT = 12.0  # and for the act of a bot that thinks
JSON = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
RAW = (
    b"",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"GET / HTTP/1.1\r\nhost: ",
    b"GET /api/me HTTP/1.1\r\nhost: evil.example\r\n\r\n",
    JSON + b'content-length: 900\r\n\r\n{"name',
    b"GET /api/tables/" + b"a" * 20_000,
)
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]


class Server:
    """A process of its own, with few files and its usual limits."""

    def __init__(self, folder: Path, files: int) -> None:
        self._folder, self._files = folder, files
        self.url = ""
        self.process: asyncio.subprocess.Process

    async def start(self) -> None:
        tavola = f"ulimit -n {self._files}; exec {sys.executable} -m tavola"
        with (self._folder / "log").open("wb") as log:
            self.process = await asyncio.create_subprocess_exec(
                *("sh", "-c", f"{tavola} --port 0 --log json --data {self._folder / 'data'}"),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env=dict(os.environ),
            )
        assert self.process.stdout is not None
        self.url = (await self.process.stdout.readline()).decode().split()[-1]

    def complaints(self) -> list[str]:
        lines = [json.loads(line) for line in (self._folder / "log").read_text().splitlines()]
        wrong = ("error", "critical")
        return [str(line["message"]) for line in lines if line["level"] in wrong]


def client(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)


async def become(http: httpx.AsyncClient, name: str) -> None:
    answer = await http.post("/api/me", json={"name": name, "bearer": True})
    if answer.status_code == 201:
        http.headers["authorization"] = f"Bearer {answer.json()['secret']}"


# --- those who besiege ----------------------------------------------------------------------------


async def hold_connections(url: httpx.URL, dice: random.Random) -> None:
    """Say something or nothing, and wait until one is hung up on."""
    said = dice.choice(RAW)
    reader, writer = await asyncio.open_connection(HERE, url.port, local_addr=(THERE, 0))
    try:
        writer.write(said)
        if dice.random() < 0.3:
            return  # cut
        await reader.read()
    finally:
        writer.close()


async def flood(url: httpx.URL, dice: random.Random) -> None:
    """New people, tables, chat, as fast as they are answered."""
    async with client(str(url), THERE) as http:
        await become(http, f"Robot {dice.random()}")
        form: dict[str, Any] = {"game": EXAMPLE, "players": 2, "visibility": "public"}
        for _ in range(40):
            form["seats"] = [{"kind": "bot", "bot": "hard"}] * 2 if dice.random() < 0.5 else SEATS
            made = await http.post("/api/tables", json={**form, "start": True})
            if made.status_code == 201:
                table = made.json()["table"]["id"]
                await http.post(f"/api/tables/{table}/chat", json={"text": "x" * 200})
            await http.get("/api/tables?list=public&limit=100")


# --- those who play -------------------------------------------------------------------------------


class Person:
    """Plays against a bot that thinks, and notes how long everything took."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.answers: list[float] = []
        self.bots: list[float] = []

    async def play(self) -> None:
        async with client(self._url, HERE) as http:
            await become(http, "Anna")
            while True:
                await self._game(http)

    async def _timed(self, asked: Awaitable[httpx.Response], to: list[float]) -> Any:
        begun = time.perf_counter()
        answer = await asked
        to.append(time.perf_counter() - begun)
        return answer.json() if answer.status_code in (200, 201) else None

    async def _game(self, http: httpx.AsyncClient) -> None:
        form = {"game": EXAMPLE, "players": 2, "seats": SEATS, "start": True}
        view = await self._timed(http.post("/api/tables", json=form), self.answers)
        while view is None:  # too many games for one evening: wait as it says
            await asyncio.sleep(10)
            view = await self._timed(http.post("/api/tables", json=form), self.answers)
        at = f"/api/tables/{view['table']['id']}"
        while view["table"]["status"] == "playing":
            number, moves = view["number"], view["view"]["legal"]
            if moves:
                move = {"on": number, "move": moves[0]}
                view = await self._timed(http.post(f"{at}/moves", json=move), self.answers) or view
            else:
                begun = time.perf_counter()
                view = (await http.get(f"{at}/view?after={number}&wait=25")).json()
                self.bots.append(time.perf_counter() - begun)


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        with contextlib.suppress(OSError, httpx.HTTPError):
            await work()
        await asyncio.sleep(0.01)


def late(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))] if times else float("inf")


async def besiege(folder: Path, seconds: float, files: int) -> list[str]:
    """What went wrong."""
    dice = random.Random(1)
    server = Server(folder, files)
    await server.start()
    url = httpx.URL(server.url)
    people = [Person(server.url) for _ in range(2)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    tasks += [asyncio.create_task(forever(lambda: hold_connections(url, dice))) for _ in range(600)]
    tasks += [asyncio.create_task(forever(lambda: flood(url, dice))) for _ in range(4)]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    wrong = [f"a player failed: {task.exception()!r}" for task in done]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with client(server.url, HERE) as http:
        if (await http.get("/api/ready")).status_code != 200:
            wrong.append("the server is not ready after it")
    server.process.send_signal(signal.SIGTERM)
    await server.process.wait()
    answers = [one for person in people for one in person.answers]
    bots = [one for person in people for one in person.bots]
    say(f"{len(answers)} answers, p99 {late(answers):.3f} s")
    say(f"{len(bots)} times a bot was waited for, p99 {late(bots):.1f} s")
    if late(answers) > LONGEST:
        wrong.append(f"a person waited {late(answers):.3f} s")
    if bots and late(bots) > LONGEST_BOT:
        wrong.append(f"a bot took {late(bots):.1f} s")
    return wrong + [f"in the log: {line}" for line in sorted(set(server.complaints()))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--files", type=int, default=400)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wrong = asyncio.run(besiege(Path(folder), given.seconds, given.files))
    if wrong:
        give_up("; ".join(wrong))
    say("Nobody has noticed.")


if __name__ == "__main__":
    main()
