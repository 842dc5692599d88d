"""Besieged by connections: silent, slow, too many, deaf. Whoever plays does not notice."""

import asyncio
import json
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tavola.server.settings import Settings
from tavola.server.web.entrance import Callers, neighbourhood
from tavola.server.web.patience import Patient
from tests.server.house import PATIENCE, House, open_house

ENOUGH = 100  # connections
BRIEF = 0.2  # seconds
HEAD = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"


async def dial(house: House, said: bytes = b"") -> tuple[asyncio.StreamReader, Any]:
    address = httpx.URL(house.url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(said)
    return reader, writer


async def until_ended(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def until_left(house: House, count: int) -> None:
    """Until the server has noticed who is gone."""
    while house.callers.total > count:
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"G",
        b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n",
        HEAD + b"content-length: 100\r\n\r\n{",
        HEAD + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /",
    ],
    ids=["nothing", "a letter", "half a head", "half a body", "half a chunk", "half of the next"],
)
async def test_who_does_not_say_it_to_the_end_is_hung_up_on(
    hut: House, said: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await hut.guest("Anna")
    with monkeypatch.context() as hasty:
        hasty.setattr("tavola.server.web.patience.HEAD_SECONDS", BRIEF)
        hasty.setattr("tavola.server.web.patience.BODY_SECONDS", BRIEF)
        hasty.setattr("tavola.server.web.patience.IDLE_SECONDS", BRIEF)
        lines = [await dial(hut, said) for _ in range(ENOUGH)]
        for reader, writer in lines:
            assert b" 500 " not in await until_ended(reader)
            writer.close()
    await anna.get("/api/me")
    assert not caplog.records


async def test_a_byte_now_and_then_is_no_request(
    hut: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.patience.HEAD_SECONDS", BRIEF)
    reader, writer = await dial(hut, b"GET /api/health HTTP/1.1\r\n")

    async def drip() -> None:
        while not writer.is_closing():
            writer.write(b"a: b\r\n")
            await asyncio.sleep(BRIEF / 20)

    dripping = asyncio.create_task(drip())
    assert await until_ended(reader) == b""
    dripping.cancel()
    writer.close()


async def test_nobody_is_timed_who_has_asked_or_plays(
    hut: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Patient] = []
    whole = Patient.connection_made

    def noted(patient: Patient, transport: asyncio.Transport) -> None:
        whole(patient, transport)
        made.append(patient)
        assert patient.waits_for == "head"

    monkeypatch.setattr(Patient, "connection_made", noted)
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    async with bruno.live(table) as line:
        await line.hear()
        await anna.get("/api/me")
        assert len(made) >= 3
        assert {patient.waits_for for patient in made} == {""}


async def test_who_does_not_answer_a_ping_is_gone(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.run.PING_SECONDS", BRIEF)
    async with open_house(sqlite) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        key = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\n".encode()
        cookie = f"cookie: tavola={anna.secret}\r\n".encode()
        upgrade = b"connection: upgrade\r\nupgrade: websocket\r\n" + key + cookie + b"\r\n"
        deaf, writer = await dial(house, head + upgrade)
        assert b" 101 " in await until_ended(deaf)
        writer.close()
        while house.site.hall.live(table).watchers:  # until the application has heard of it
            await asyncio.sleep(0)


async def test_one_address_has_so_many_connections_and_no_more(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.entrance.MOST_FROM_ONE", 5)
    async with open_house(replace(sqlite, rate=1.0)) as house:
        held = [await dial(house) for _ in range(5)]
        refused, writer = await dial(house)
        assert await until_ended(refused) == b""
        writer.close()
        held.pop()[1].close()
        await until_left(house, 4)
        assert (await house.stranger().ask("GET", "/api/health")).status_code == 200
        for _, one in held:
            one.close()


async def test_a_websocket_counts_until_it_ends(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.entrance.MOST_FROM_ONE", 3)
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna = await house.guest("Anna")
        table = await house.table(anna, start=False, players=2)
        await anna.http.aclose()
        for _ in range(4):
            await until_left(house, 0)
            async with anna.live(table) as one, anna.live(table) as two, anna.live(table) as three:
                for line in (one, two, three):
                    await line.hear()
                with pytest.raises((OSError, WebSocketException)):
                    async with anna.live(table):
                        pass


def test_one_address_never_takes_all_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.web.entrance.files", lambda: 40)
    callers = Callers(1.0)
    while callers.may_come("192.0.2.1"):
        callers.come("192.0.2.1")
    assert not callers.full
    assert callers.may_come("192.0.2.2")


def test_a_proxy_speaks_for_many_and_a_household_is_one() -> None:
    callers = Callers(1.0, "10.0.0.1, 10.0.0.2")
    for _ in range(10_000):
        assert callers.may_come("10.0.0.2")
        callers.come("10.0.0.2")
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.8") != neighbourhood("192.0.2.7")


@contextmanager
def callers_from(address: str, count: int) -> Iterator[None]:
    url = httpx.URL(address)
    with ExitStack() as stack:
        for _ in range(count):
            stack.enter_context(socket.create_connection((url.host, url.port or 0)))
        yield


async def test_without_files_it_says_so_once_and_goes_on_when_there_are_some(
    sqlite: Settings,
) -> None:
    """A process of its own, with few files, and no limit for an address."""
    words = f"ulimit -n 64; exec {sys.executable} -m tavola --port 0 --log json"
    process = await asyncio.create_subprocess_exec(
        *("sh", "-c", f"{words} --data {sqlite.data}"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "TAVOLA_RATE": "0"},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    address = line.decode().split()[-1]
    with callers_from(address, 80):
        said = ""
        while "out of files" not in said:
            said = (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode()
        assert json.loads(said)["level"] == "error"
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        assert (await http.get("/api/health")).status_code == 200
    process.terminate()
    rest = (await asyncio.wait_for(process.communicate(), PATIENCE))[1].decode()
    assert [json.loads(one)["message"] for one in rest.splitlines()] == ["stopping"]


async def test_some_files_are_left_for_the_store_however_many_come(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of forty files twenty are for connections; whoever waits comes in when others have gone."""
    monkeypatch.setattr("tavola.server.web.entrance.files", lambda: 40)
    async with open_house(sqlite) as house:
        anna = await house.guest("Anna")
        held = [await dial(house) for _ in range(30)]
        waiting = asyncio.create_task(house.stranger().ask("GET", "/api/health"))
        table = await house.table(anna, start=False, players=2)
        assert (await anna.get(f"/api/tables/{table}"))["status"] == "open"
        assert not waiting.done()
        assert [record.message.partition(":")[0] for record in caplog.records] == ["out of files"]
        for _, writer in held:
            writer.close()
        assert (await waiting).status_code == 200
    assert len(caplog.records) == 1
