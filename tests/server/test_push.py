"""Frames that are written and read without `websockets`, as it would write and read them; and
clients that stop reading.
"""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tavola.server.settings import Settings
from tavola.server.web.connection import SLOW
from tavola.server.web.frames import framed
from tavola.server.web.patience import Patient
from tavola.server.web.push import Push
from tests.server.house import PATIENCE, Guest, House, open_house


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_websockets_would_write(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_messages_are_heard_however_their_frames_come_in(hut: House) -> None:
    """Several in one piece, one in several pieces, one in several frames, long ones between."""
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    async with anna.live(table) as line:
        await line.hear()

        def ping(number: int, length: int = 0) -> bytes:
            return b'{"type": "ping", "id": %d%s}' % (number, b" " * length)

        async def send(data: bytes) -> None:
            line.socket.transport.write(data)
            await asyncio.sleep(0)

        def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
            return Frame(opcode, text, fin).serialize(mask=True)

        await send(masked(ping(1)))
        await send(masked(ping(2)) + masked(ping(3)) + masked(ping(4, 300)))
        halves = masked(ping(5))
        await send(halves[:3])
        await send(halves[3:])
        text = ping(6)
        await send(masked(text[:9], fin=False))
        await send(masked(b"", Opcode.PING))
        await send(masked(text[9:], Opcode.CONT))
        await send(masked(ping(7, 90)))
        heard = [(await asyncio.wait_for(line.hear(), PATIENCE))["id"] for _ in range(7)]
        assert heard == [1, 2, 3, 4, 5, 6, 7]


class Called:
    """Waits until a method of a connection was called, and knows with what."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.by: list[tuple[Any, ...]] = []
        self._once = asyncio.Event()
        whole = getattr(Push, name)

        def call(*given: Any) -> None:
            whole(*given)
            self.by.append(given)
            self._once.set()

        monkeypatch.setattr(Push, name, call)

    async def once(self) -> None:
        await asyncio.wait_for(self._once.wait(), PATIENCE)


async def test_an_empty_message_that_comes_early_is_answered_as_any_other(
    hut: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the table is there: whoever connects need not wait for it."""
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    came = Called(monkeypatch, "send_receive_event_to_app")
    async with hut.site.hall.live(table).turn:
        line = anna.live(table)
        await line.__aenter__()
        await line.socket.send(b"")
        await came.once()
    assert (await line.hear())["type"] == "view"
    assert (await line.hear())["error"] == "malformed"
    assert (await line.ask(type="ping"))["type"] == "pong"
    await line.__aexit__(None, None, None)


@asynccontextmanager
async def who_never_reads(guest: Guest, table: str) -> AsyncIterator[None]:
    """A connection whose other side takes nothing, from the first byte on."""
    host, port = guest.house.url.removeprefix("http://").split(":")
    asked = (
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {host}:{port}",
        f"Cookie: tavola={guest.secret}",
        *("Connection: Upgrade", "Upgrade: websocket"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    )
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(narrow, (host, int(port)))
        await loop.sock_sendall(narrow, "\r\n".join((*asked, "", "")).encode())
        yield


@asynccontextmanager
async def wordy_table(settings: Settings) -> AsyncIterator[tuple[Guest, str, House]]:
    """A view of it is more than a connection holds that nobody reads from."""
    async with open_house(settings, narrow=True) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        async with bruno.live(table) as line:
            for _ in range(250):
                await line.ask(type="chat", text="x" * 500)
        yield anna, table, house


async def test_who_takes_not_even_the_first_view_is_too_slow(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.connection.SLOW_SECONDS", 0.01)
    async with wordy_table(sqlite) as (anna, table, _):
        ended = Called(monkeypatch, "end")
        async with who_never_reads(anna, table):
            await ended.once()
        ((_, code),) = ended.by
        assert code == SLOW


async def test_who_neither_reads_nor_answers_pings_watches_no_more_and_is_cut_off(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closing waits until all is written, which it never is."""
    async with wordy_table(sqlite) as (anna, table, house):
        held = Called(monkeypatch, "take_over")
        lost = Called(monkeypatch, "connection_lost")
        async with who_never_reads(anna, table):
            await held.once()
            push: Push = held.by[0][0]
            assert push.full
            assert len(house.site.hall.live(table).watchers) == 1
            push.close_timeout = 0.01
            push.keepalive_timeout()
            await lost.once()
            assert house.site.hall.live(table).watchers == set()


async def test_who_says_goodbye_but_does_not_read_is_cut_off(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wordy_table(sqlite) as (anna, table, _):
        held = Called(monkeypatch, "take_over")
        lost = Called(monkeypatch, "connection_lost")
        async with who_never_reads(anna, table):
            await held.once()
            push: Push = held.by[0][0]
            push.close_timeout = 0.01
            push.end(1000)
            push.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
            await lost.once()


async def test_of_a_line_that_is_open_nothing_of_http_is_kept(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, await hut.guest("Bruno"))
    before = patients()
    async with anna.live(table) as one, anna.live(table) as other:
        await one.hear()
        await other.hear()
        assert patients() == before


def patients() -> int:
    gc.collect()
    return sum(isinstance(one, Patient) for one in gc.get_objects())
