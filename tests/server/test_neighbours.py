"""Several processes: a connection goes to the process that is home to its table.

Two servers stand for two processes; each answers with its number. Both are reached at an address of
their own, so that it is known who takes a connection first.
"""

import asyncio
import contextlib
import copy
import socket
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tavola.server.neighbours import Neighbours, SharedConfig, SharedProtocol
from tavola.server.run import Server

HERE, NEXT_DOOR = 0, 1


class Street:
    """Two houses; what is asked at the first of them."""

    def __init__(self) -> None:
        self.neighbours = Neighbours(2)
        self.servers: list[Server] = []
        self.listeners: list[socket.socket] = []
        self.tasks: list[asyncio.Task[None]] = []

    def table(self, home: int, number: int = 0) -> str:
        """The id of a table that lives there."""
        names = (f"table{count}" for count in range(10_000))
        return [name for name in names if self.neighbours.home(name.encode()) == home][number]

    async def open(self, number: int) -> None:
        async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
            body = (await receive())["body"]
            answer = f"{number} {scope['path']} {body.decode()}".encode()
            headers = [(b"content-length", str(len(answer)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": answer})

        config = SharedConfig(app, http=SharedProtocol, lifespan="off", log_config=None)
        config.neighbours = copy.copy(self.neighbours)  # as a fork would have it
        server = Server(config, lambda: None, None)
        server.announce, server.number = False, number
        listener = socket.create_server(("127.0.0.1", 0))
        self.servers.append(server)
        self.listeners.append(listener)
        self.tasks.append(asyncio.create_task(server._serve([listener])))
        while not server.started:
            await asyncio.sleep(0)

    async def close(self) -> None:
        for server in self.servers:
            server.should_exit = True
        await asyncio.gather(*self.tasks)
        self.neighbours.close()

    async def ask(self, path: str, body: bytes = b"", cut: int = 0) -> str:
        """At the first house. `cut`: so many bytes come late, in a packet of their own."""
        reader, writer = await asyncio.open_connection(*self.listeners[0].getsockname())
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
        request = head.encode() + body
        writer.write(request[: len(request) - cut])
        await writer.drain()
        if cut:
            await asyncio.sleep(0)
            writer.write(request[-cut:])
        answered = await reader.readuntil(b"\r\n\r\n")
        length = int(answered.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        said = await reader.readexactly(length)
        writer.close()
        return said.decode()


@pytest.fixture
async def street() -> AsyncIterator[Street]:
    made = Street()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(made.close)
        await made.open(HERE)
        await made.open(NEXT_DOOR)
        yield made


async def test_a_connection_is_served_where_its_table_lives(street: Street) -> None:
    for home in (HERE, NEXT_DOOR):
        for number in range(3):
            path = f"/api/tables/{street.table(home, number)}/live"
            assert await street.ask(path) == f"{home} {path} "


async def test_what_was_read_and_what_comes_later_arrive_whole_and_in_order(
    street: Street,
) -> None:
    path = f"/api/tables/{street.table(NEXT_DOOR)}/moves"
    body = bytes(range(97, 123)) * 100
    for cut in (0, 1, len(body) - 1):
        assert await street.ask(path, body, cut) == f"{NEXT_DOOR} {path} {body.decode()}"


async def test_all_else_is_served_by_whoever_takes_it(street: Street) -> None:
    for path in ("/", "/api/tables", "/api/tables?list=mine", "/api/me"):
        assert (await street.ask(path)).startswith(f"{HERE} ")


async def test_a_table_whose_home_is_not_up_is_served_all_the_same(street: Street) -> None:
    street.neighbours.is_gone(NEXT_DOOR)
    assert (await street.ask(f"/api/tables/{street.table(NEXT_DOOR)}/live")).startswith(f"{HERE} ")


async def test_more_connections_than_a_line_holds_wait_until_they_are_read(street: Street) -> None:
    path = f"/api/tables/{street.table(NEXT_DOOR)}/live"
    there = street.servers[NEXT_DOOR].config
    assert isinstance(there, SharedConfig)
    assert there.neighbours is not None
    there.neighbours.move_out()
    street.neighbours._up[NEXT_DOOR] = True  # it is busy, not gone
    asked = [asyncio.create_task(street.ask(path, b"x" * 8000)) for _ in range(100)]
    here = street.servers[HERE].config
    assert isinstance(here, SharedConfig)
    assert here.neighbours is not None
    while sum(map(len, here.neighbours._waiting)) == 0:
        await asyncio.sleep(0)
    there.neighbours.move_in(NEXT_DOOR, street.servers[NEXT_DOOR]._welcome)
    assert {(await one)[0] for one in asked} == {str(NEXT_DOOR)}
