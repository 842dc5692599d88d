"""Tavola as a subject: four players, random legal moves, every move on disk."""

import random
import sys
from pathlib import Path

import httpx
import msgspec

from bench.server.load import SEATS, Seat
from bench.server.processes import Process, free_port
from tools import example

ENVIRONMENT = {"TAVOLA_RATE": "0", "TAVOLA_BOT_PAUSE": "0"}


class Inner(msgspec.Struct):
    legal: list[str]
    undo: bool


class Message(msgspec.Struct):
    """What the clients read of a message."""

    type: str
    number: int = 0
    view: Inner | None = None
    error: str = ""
    message: str = ""


DECODE = msgspec.json.Decoder(Message).decode


class Refused(Exception):
    """A move was not taken: something is wrong with the benchmark, or with the server."""


class Player(Seat):
    """Plays any legal move. It speaks to the server as every client does."""

    def __init__(self, address: str, table: str, secret: str, dice: random.Random) -> None:
        super().__init__()
        self.url = f"ws://{address}/api/tables/{table}/live"
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.dice = dice

    def choose(self, legal: list[str]) -> str:
        return self.dice.choice(legal)

    def hear(self, message: str) -> tuple[int, str | None] | None:
        heard = DECODE(message)
        if heard.type == "error" and heard.error != "stale":  # somebody else decided first
            raise Refused(heard.message)
        if heard.type != "view" or heard.view is None:
            return None
        legal = heard.view.legal
        if not legal:
            return heard.number, None
        return heard.number, write_move(heard.number, self.choose(legal))


def write_move(on: int, text: str) -> str:
    return msgspec.json.encode({"type": "move", "on": on, "move": text}).decode()


def start(folder: Path, tree: Path | None = None, *options: str) -> Process:
    """This version, or the one that lies in a tree."""
    port = free_port()
    command = [sys.executable, "-m", "tavola", "--port", str(port), "--data", str(folder)]
    command += options
    other = {} if tree is None else {"PYTHONPATH": str(tree)}
    return Process(command, port, ENVIRONMENT | other)


class People:
    """Makes people and tables, over HTTP."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", timeout=60, verify=False, trust_env=False
        )

    async def ask(self, method: str, path: str, secret: str, body: object) -> dict[str, object]:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found

    async def sit_down(
        self, options: dict[str, object], game: str = example.EXAMPLE
    ) -> tuple[str, list[str]]:
        """A table that has begun: its id, and the secrets of its seats."""
        secrets = []
        for number in range(SEATS):
            form = {"name": f"Player {number}", "bearer": True}
            secrets.append(str((await self.ask("POST", "/api/me", "", form))["secret"]))
        form = {"game": game, "players": SEATS, "options": options}
        made = await self.ask("POST", "/api/tables", secrets[0], form)
        table = msgspec.convert(made["table"], dict[str, object])["id"]
        row = await self.ask("GET", f"/api/tables/{table}", secrets[0], None)
        invite = msgspec.convert(row["invite"], dict[str, str])["token"]
        for secret in secrets[1:]:
            await self.ask("POST", "/api/join", secret, {"token": invite, "sit": True})
        await self.ask("POST", f"/api/tables/{table}/start", secrets[0], {})
        return str(table), secrets


async def seats(address: str, tables: int, game: str) -> list[Seat]:
    people = People(address)
    dice = random.Random(1)
    found: list[Seat] = []
    async with people.http:
        for _ in range(tables):
            table, secrets = await people.sit_down({}, game)
            found += [Player(address, table, secret, dice) for secret in secrets]
    return found
