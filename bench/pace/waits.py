"""Somebody who plays against bots and never hesitates: all the time that passes is waiting."""

import random
import time
from dataclasses import dataclass

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

BOTS = 3
LEVEL = "medium"  # it does not think: what it takes is the pause


@dataclass(frozen=True)
class Wait:
    """From one's move until one is asked again, if others had to move meanwhile."""

    seconds: float
    moves: int
    acts: int


class Entry(msgspec.Struct):
    n: int
    kind: str
    seat: int | None = None
    joins: bool = False


class Inner(msgspec.Struct):
    legal: list[str]
    result: dict[str, object] | None


class Heard(msgspec.Struct):
    type: str
    number: int = 0
    view: Inner | None = None
    entries: list[Entry] = []
    error: str = ""
    message: str = ""


DECODE = msgspec.json.Decoder(Heard).decode


class Refused(Exception):
    """A move was not taken."""


@dataclass
class Limit:
    """As many waits as are wanted, unless they take too long together."""

    waits: int
    seconds: float
    least: int = 3

    def reached(self, found: list[Wait]) -> bool:
        long = sum(wait.seconds for wait in found) > self.seconds
        return len(found) >= (self.least if long else self.waits)


async def measure(address: str, game: str, pace: str | None, limit: Limit) -> list[Wait]:
    """Waits at tables of this game; None: a server that knows of no pace."""
    dice = random.Random(game)
    found: list[Wait] = []
    while not limit.reached(found):
        table, secret = await sit_down(address, game)
        url = f"ws://{address}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {secret}"}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            if pace is not None:
                await send(socket, {"type": "pace", "pace": pace})
            await play(socket, dice, limit, found)
    return found


async def play(
    socket: ClientConnection, dice: random.Random, limit: Limit, found: list[Wait]
) -> None:
    """Until the game is over, or the limit is reached."""
    began, since = time.perf_counter(), 0
    others: list[Entry] = []
    while not limit.reached(found):
        heard = DECODE(await socket.recv())
        if heard.type == "error" and heard.error != "stale":
            raise Refused(heard.message)
        if heard.view is None:
            continue
        if heard.view.result is not None:
            return
        others += [entry for entry in heard.entries if entry.kind == "move" and entry.seat != 0]
        if not heard.view.legal:
            continue
        if others and since:
            acts = sum(not entry.joins for entry in others)
            found.append(Wait(time.perf_counter() - began, len(others), acts))
        others.clear()
        since = heard.number
        move = dice.choice(heard.view.legal)
        began = time.perf_counter()
        await send(socket, {"type": "move", "on": heard.number, "move": move})


async def send(socket: ClientConnection, message: dict[str, object]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def sit_down(address: str, game: str) -> tuple[str, str]:
    """A table of one person and bots that has begun: its id, and the person's secret."""
    http = httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, trust_env=False)
    async with http:
        me = await http.post("/me", json={"name": "Person", "bearer": True})
        http.headers["Authorization"] = f"Bearer {me.json()['secret']}"
        bot = {"kind": "bot", "bot": LEVEL}
        form = {"game": game, "players": 1 + BOTS, "seats": [{"kind": "me"}, *[bot] * BOTS]}
        made = (await http.post("/tables", json=form)).raise_for_status()
        table = str(made.json()["table"]["id"])
        (await http.post(f"/tables/{table}/start", json={})).raise_for_status()
    return table, me.json()["secret"]
