"""A real server in the test's own event loop, and guests who talk to it over real sockets."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidState

from tavola.games import find, names
from tavola.server.bots import Thinkers
from tavola.server.luck import Luck
from tavola.server.neighbours import SharedConfig
from tavola.server.run import Doors, make_config
from tavola.server.settings import Settings
from tavola.server.web.app import create_app
from tavola.server.web.entrance import Callers
from tavola.server.web.site import Games, Site, open_site
from tests.example import EXAMPLE
from tests.laws.parlour.game import GAME as PARLOUR

PATIENCE = 180.0  # seconds after which a test gives up waiting: never reached where all is well
LOOK_ROUND = 50  # turns of the loop in which connections that were closed are seen to be gone


def find_any(name: str) -> Any:
    return PARLOUR if name == "parlour" else find(name)


GAMES = Games(names, find_any)


class Guest:
    """Somebody with a browser: keeps cookies."""

    def __init__(self, house: "House", name: str) -> None:
        self.house = house
        self.name = name
        # No certificates are loaded (30 ms each), no proxy of the machine's is asked.
        self.http = httpx.AsyncClient(
            base_url=house.url, timeout=PATIENCE, verify=False, trust_env=False
        )

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["content"] = msgspec.json.encode(body)
            more["headers"] = {"content-type": "application/json", **more.get("headers", {})}
        return await self.http.request(method, path, **more)

    async def get(self, path: str, status: int = 200) -> Any:
        return self._checked(await self.ask("GET", path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(await self.ask("POST", path, body), status)

    async def put(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(await self.ask("PUT", path, body), status)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json() if answer.content else None

    @property
    def secret(self) -> str:
        return self.http.cookies["tavola"]

    def live(self, table: str, after: int = 0, **more: Any) -> "Line":
        return Line(self, table, after, more)


class Line:
    """A live connection, as a context: keeps the newest view, and all entries."""

    def __init__(self, guest: Guest, table: str, after: int, more: dict[str, Any]) -> None:
        address = f"{guest.house.url.replace('http', 'ws')}/api/tables/{table}/live?after={after}"
        if more.pop("changes", False):
            address += "&changes=true"
        headers = dict(more.pop("headers", {}))
        if "tavola" in guest.http.cookies:
            headers["Cookie"] = f"tavola={guest.secret}"
        self._connect = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, **more
        )
        self.view: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.size = 0  # of the newest message, in characters
        self.socket: ClientConnection

    async def __aenter__(self) -> "Line":
        self.socket = await self._connect.__aenter__()
        return self

    async def __aexit__(self, *reason: Any) -> None:
        await self._connect.__aexit__(*reason)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.size = len(text)
        if message["type"] == "view":
            self.view = message
            self.entries += message["entries"]
        return message

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something, and hear until its answer comes."""
        await self.say(**message)
        while True:
            answer = await self.hear()
            if answer["type"] != "view":
                return answer

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear until a view is as wanted."""
        while not (self.view and wanted(self.view)):
            await self.hear()
        return self.view


@dataclass
class House:
    """A running server."""

    url: str
    site: Site
    settings: Settings
    guests: list[Guest] = field(default_factory=list)
    callers: Callers = field(default_factory=Callers)

    def stranger(self) -> Guest:
        """Somebody who has not given a name."""
        guest = Guest(self, "")
        self.guests.append(guest)
        return guest

    async def guest(self, name: str) -> Guest:
        guest = self.stranger()
        guest.name = name
        await guest.post("/api/me", {"name": name}, 201)
        return guest

    async def table(self, owner: Guest, *others: Guest, start: bool = True, **wanted: Any) -> str:
        """A table at which these sit, begun."""
        form = {"game": EXAMPLE, "players": 1 + len(others), **wanted}
        made = await owner.post("/api/tables", form, 201)
        table: str = made["table"]["id"]
        invite = (await owner.get(f"/api/tables/{table}"))["invite"]["token"]
        for other in others:
            await other.post("/api/join", {"token": invite, "sit": True})
        if start:
            await owner.post(f"/api/tables/{table}/start", {})
        return table


@contextlib.asynccontextmanager
async def open_house(
    settings: Settings,
    thinkers: Thinkers | None = None,
    now: Callable[[], float] | None = None,
    narrow: bool = False,
    luck: Luck | None = None,
) -> AsyncIterator[House]:
    """A server on a free port of loopback, until the end of the block.

    `narrow`: its connections hold little that was sent and not yet taken.
    """
    async with (
        open_site(settings, GAMES, thinkers, now, luck) as site,
        serving(site, narrow) as house,
    ):
        yield house


class Announced(Doors):
    """Tells when it can be asked, and ends as soon as it may, where uvicorn looks now and then."""

    def __init__(self, config: SharedConfig) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()
        self.closing = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    async def main_loop(self) -> None:
        ticking = asyncio.create_task(super().main_loop())
        await self.closing.wait()
        ticking.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        state = self.server_state
        for connection in list(state.connections):
            try:
                connection.shutdown()
            except InvalidState:  # its client closes it at this moment: nobody waits for that
                state.connections.discard(connection)
        for _ in range(LOOK_ROUND):
            if not (state.connections or state.tasks):
                for entrance in self.entrances:
                    entrance.close()
                return
            await asyncio.sleep(0)
        await super().shutdown(sockets)


@contextlib.asynccontextmanager
async def serving(site: Site, narrow: bool = False) -> AsyncIterator[House]:
    """The site's application, to be asked over real sockets."""
    config = make_config(create_app(site), site.settings)
    server = Announced(config)
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    if narrow:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    listener.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        await asyncio.wait_for(server.ready.wait(), PATIENCE)
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        house = House(url, site, site.settings, callers=config.callers)
        try:
            yield house
        finally:
            for guest in house.guests:
                await guest.http.aclose()
    finally:
        server.closing.set()
        await task
        listener.close()
