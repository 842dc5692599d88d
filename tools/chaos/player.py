"""Scripted players: they move, take back and chat, and remember all they were ever told."""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tavola.core.foresee import changed
from tools.chaos.broken import Broken
from tools.example import EXAMPLE

PLAYERS = 3
UNREAD = 12  # entries that an onlooker lets come before it reads on
PATIENCE = 60.0  # seconds after which something will never come
A_MOMENT = 0.05  # seconds
TOO_LATE = ("stale", "not-playing")  # somebody has moved meanwhile, perhaps the last move
BUSY = "busy"  # it could not be stored, or it is not known whether it was
PARTS = ("table", "seats", "view")  # in which something can change
LOST = (OSError, WebSocketException, httpx.HTTPError)


@dataclass
class Player:
    """One seat's player, who remembers all it was ever told."""

    url: str
    name: str
    dice: random.Random
    table: str = ""
    secret: str = ""
    changes: bool = False  # it asks to be told only what has changed
    heard: dict[int, Any] = field(default_factory=dict)  # entries by number
    acknowledged: dict[int, str] = field(default_factory=dict)  # moves by number
    sent: list[str] = field(default_factory=list)  # moves, each once, though it be sent again
    pending: dict[str, Any] | None = None  # what was sent and not answered
    view: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    gone: bool = False  # the server is being killed: nobody comes back to it
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
        """Until the server is gone, or the game is over; a lost connection is opened again."""
        while not (self.over or self.gone):
            with contextlib.suppress(*LOST):
                async with self._connect() as line:
                    self.hear(msgspec.json.decode(await line.recv()))
                    await self._play(line)
            await asyncio.sleep(A_MOMENT)

    def _connect(self) -> connect:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        return connect(
            f"{address}?after={self.number}&changes={str(self.changes).lower()}",
            additional_headers=self.headers,
            max_size=None,
            max_queue=1,
        )

    async def _play(self, line: ClientConnection) -> None:
        if self.pending is not None and not self.over:  # perhaps it was stored, perhaps lost
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
        if answer.get("error") == BUSY:
            if self.pending is not None:  # again: it is never there twice
                await asyncio.sleep(A_MOMENT)
                await self._send(line, message)
            return
        self.pending = None
        if answer["type"] == "done":
            if message["type"] == "move":
                self.acknowledged[answer["number"]] = message["move"]
                self.moved.release()
            await self._until(line, answer["number"])
        elif answer["error"] not in TOO_LATE:
            raise Broken(f"{self.name}: {message} was answered by {answer}")
        elif not self.over:  # what made it too late is shown
            await self._until(line, message["on"] + 1)

    async def _until(self, line: ClientConnection, number: int) -> None:
        while self.number < number:
            try:
                await asyncio.wait_for(self._receive(line), PATIENCE)
            except TimeoutError as error:
                raise Broken(f"{self.name}: {number} never came") from error

    async def _receive(self, line: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        if message["type"] == "change":
            message = self._whole(message)
        if message["type"] == "view":
            self.hear(message)
        return message

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """The view that it makes of the one before."""
        if message["on"] != self.view["number"]:
            number = self.view["number"]
            raise Broken(f"{self.name}: {message['on']} is changed, but {number} was told last")
        now = changed({part: self.view[part] for part in PARTS}, message["change"])
        assert isinstance(now, dict)
        told = {"number": message["number"], "entries": message["entries"], "more": False}
        return {**self.view, **now, **told}

    async def check(self) -> int:
        """What the server knows after a restart; how many entries there are."""
        log: dict[int, Any] = {}
        while True:
            page = await self.ask("GET", f"/api/tables/{self.table}/log?after={len(log)}&limit=500")
            log.update({entry["n"]: entry for entry in page["entries"]})
            if len(log) >= page["last"]:
                break
        view = await self.ask("GET", f"/api/tables/{self.table}/view?after={self.number}")
        if view["number"] == self.view["number"] and view["view"] != self.view["view"]:
            raise Broken(f"{self.name}: {self.view['view']} was told, but it is {view['view']}")
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
        said = [entry["text"] for entry in log.values() if entry["kind"] == "chat"]
        if len(said) != len(set(said)):
            raise Broken(f"{self.name}: {said} was said, each once")
        return len(log)


@dataclass
class Onlooker(Player):
    """A second device of a player: now and then it does not read for a while."""

    owner: Player | None = None

    async def _play(self, line: ClientConnection) -> None:
        assert self.owner is not None
        while not (self.over or self.gone):
            line.transport.pause_reading()
            while self.owner.number < self.number + UNREAD and not (self.owner.over or self.gone):
                await asyncio.sleep(A_MOMENT)
            line.transport.resume_reading()
            await self._until(line, self.number + 1)


async def sit_down(url: str, dice: random.Random, number: int) -> list[Player]:
    """A new table with its players."""
    players = [
        Player(url, f"player {number}.{seat}", random.Random(dice.random()), changes=seat != 1)
        for seat in range(PLAYERS)
    ]
    for player in players:
        form = {"name": player.name, "bearer": True}
        player.secret = (await player.ask("POST", "/api/me", form))["secret"]
    owner = players[0]
    form = {"game": EXAMPLE, "players": PLAYERS}
    table = (await owner.ask("POST", "/api/tables", form))["table"]["id"]
    invite = (await owner.ask("GET", f"/api/tables/{table}"))["invite"]["token"]
    for player in players[1:]:
        await player.ask("POST", "/api/join", {"token": invite, "sit": True})
    await owner.ask("POST", f"/api/tables/{table}/start", {})
    for player in players:
        player.table = table
    onlooker = Onlooker(url, f"onlooker {number}", dice, table, owner.secret, True, owner=owner)
    onlooker.sent = owner.sent
    return [*players, onlooker]
