"""The WebSocket."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavola.server.settings import Settings
from tavola.server.store.appender import Appender, Stored
from tavola.server.store.changes import Change
from tests.example import OPENER
from tests.server.house import PATIENCE, House, Line, open_house


async def closed(line: Line) -> int:
    """The code with which the server closes."""
    while True:
        try:
            await line.hear()
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else end.rcvd.code


async def test_moves_reach_everybody_at_the_table(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER, visibility="public")
    async with (
        anna.live(table) as one,
        bruno.live(table) as two,
        house.stranger().live(table) as three,
    ):
        for line in (one, two, three):
            await line.hear()
        number = one.view["number"]
        done = await one.ask(type="move", id="a", on=number, move="city siena")
        assert done == {"type": "done", "id": "a", "number": number + 1}
        for line in (one, two, three):
            view = await line.until(lambda v: bool(v["number"] == number + 1))
            assert view["view"]["table"]["city"] == "siena"
            assert [entry["n"] for entry in view["entries"]] == [number + 1]


async def test_a_move_is_stored_before_anybody_sees_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    asked: asyncio.Future[Callable[[], None]] = asyncio.get_running_loop().create_future()
    whole = Appender.append

    def slow(self: Appender, change: Change, then: Stored) -> None:
        asked.set_result(partial(whole, self, change, then))

    async with anna.live(table) as one, bruno.live(table) as two:
        await one.hear()
        await two.hear()
        monkeypatch.setattr(Appender, "append", slow)
        await one.say(type="move", on=one.view["number"], move="city siena")
        store = await asyncio.wait_for(asked, PATIENCE)
        await two.say(type="ping")
        assert (await two.hear())["type"] == "pong"  # and no view before it
        store()
        assert (await two.hear())["view"]["table"]["city"] == "siena"


async def test_everything_can_be_said_over_it(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    async with anna.live(table) as line:
        await line.hear()
        number = line.view["number"]
        why = await line.ask(type="why-not", id=1, move="play 10")
        assert why["refusal"]["rule"].startswith("D")
        assert (why["type"], why["id"], why["move"]) == ("why-not", 1, "play 10")
        ahead = await line.ask(type="foresee", id="f", on=number)
        assert (ahead["type"], ahead["id"], ahead["number"]) == ("foresee", "f", number)
        assert ahead["moves"]["city siena"]["then"]["city"] == "siena"
        then = await line.ask(type="foresee", on=number, after=["city siena"])
        assert "pass" in then["moves"]
        illegal = await line.ask(type="move", id=2, on=number, move="play 10")
        assert (illegal["error"], illegal["refusal"]) == ("illegal", why["refusal"])
        await line.ask(type="move", on=number, move="city siena")
        stale = await line.ask(type="move", id=3, on=number, move="city roma")
        assert (stale["type"], stale["id"], stale["error"]) == ("error", 3, "stale")
        undone = await line.ask(type="undo", on=number + 1)
        assert undone["number"] == number + 2
        assert (await line.ask(type="chat", text="ciao"))["type"] == "done"
        assert (await line.ask(type="leave"))["type"] == "done"
        assert (await line.ask(type="return"))["type"] == "done"
        pong = await line.ask(type="ping", id="p")
        assert pong["type"] == "pong"
        assert pong["time"] > 0
        await line.until(lambda v: any(e["kind"] == "back" for e in line.entries))
        assert [e["n"] for e in line.entries] == list(range(1, len(line.entries) + 1))


async def test_who_lost_the_line_resumes_by_number(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    async with anna.live(table) as line:
        await line.hear()
        number = line.view["number"]
    for text in ("one", "two", "three"):
        await bruno.post(f"/api/tables/{table}/chat", {"text": text})
    async with anna.live(table, after=number) as line:
        await line.hear()
        assert [entry["text"] for entry in line.entries] == ["one", "two", "three"]


async def test_what_came_while_a_client_was_slow_is_sent_together(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    async with anna.live(table) as line:
        await line.hear()
        for number in range(30):
            await bruno.post(f"/api/tables/{table}/chat", {"text": str(number)})
        await line.until(lambda v: v["entries"][-1].get("text") == "29")
        assert [e["n"] for e in line.entries] == list(range(1, len(line.entries) + 1))


async def test_a_client_that_takes_nothing_is_dropped_and_may_resume(
    sqlite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tavola.server.web.connection.SLOW_SECONDS", 0.2)
    async with open_house(sqlite, narrow=True) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        live = house.site.hall.live(table)
        address = house.url.removeprefix("http://").split(":")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, (address[0], int(address[1])))
        async with anna.live(table, sock=narrow) as line:
            await line.hear()
            line.socket.transport.pause_reading()
            async with bruno.live(table) as other:
                for _ in range(1000):
                    await other.ask(type="chat", text="x" * 500)
                    if len(live.watchers) == 1:
                        break
                assert len(live.watchers) == 1
            line.socket.transport.resume_reading()
            assert await closed(line) == 4408
        async with anna.live(table, after=line.view["number"]) as line:
            assert (await line.hear())["entries"]


async def test_a_table_that_is_not_for_me_is_closed_with_a_code(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, players=2, start=False)
    for who in (bruno, house.stranger()):
        for wrong in (table, "aaaaaaaaaa", "x"):
            async with who.live(wrong) as line:
                assert await closed(line) == 4404
    forged = {"Authorization": "Bearer forged"}
    async with house.stranger().live(table, headers=forged) as line:
        assert await closed(line) == 4401


async def test_other_sites_get_no_connection(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, players=2, start=False)
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            async with anna.live(table, origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with anna.live(table, origin=hut.url) as line:
        assert (await line.hear())["type"] == "view"


async def test_a_number_that_is_none_gets_no_connection(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    for after in ("x", "-1", "1.5", str(2**40)):
        line = anna.live(f"{table}/live?after={after}&x=")
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await (await line.__aenter__()).hear()


async def test_malformed_messages_are_answered_and_then_the_line_is_closed(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    async with anna.live(table) as line:
        await line.hear()
        wrong: list[str | bytes] = [
            "",
            "{",
            "[]",
            "7",
            '{"type": "dance"}',
            '{"type": "move"}',
            '{"type": "move", "on": -1, "move": "pass"}',
            '{"type": "ping", "more": 1}',
            b"\x00\xff",
        ]
        for text in wrong:
            await line.socket.send(text)
            answer = await line.hear()
            assert (answer["type"], answer["error"]) == ("error", "malformed")
        await line.socket.send("[" * 10_000)
        assert await closed(line) == 4400


async def test_an_oversized_frame_ends_the_connection_and_nothing_else(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    async with anna.live(table) as line, bruno.live(table) as other:
        await line.hear()
        await other.hear()
        await line.socket.send('{"type": "chat", "text": "' + "x" * 20_000 + '"}')
        assert await closed(line) == 1009
        assert (await other.ask(type="ping"))["type"] == "pong"


async def test_a_flood_of_messages_ends_the_connection_and_nothing_else(
    sqlite: Settings,
) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        async with anna.live(table) as line, bruno.live(table) as other:
            await line.hear()
            await other.hear()
            for _ in range(100):
                await line.say(type="ping")
            assert await closed(line) == 4429
            assert (await other.ask(type="ping"))["type"] == "pong"


async def test_a_person_has_a_bounded_number_of_connections(sqlite: Settings) -> None:
    async with open_house(replace(sqlite, rate=1.0)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        lines = [anna.live(table) for _ in range(20)]
        for line in lines:
            await line.__aenter__()
            await line.hear()
        async with anna.live(table) as more:
            assert await closed(more) == 4429
        async with bruno.live(table) as other:
            await other.hear()
        for line in lines:
            await line.__aexit__(None, None, None)


async def test_a_stopping_server_says_so(sqlite: Settings) -> None:
    async with open_house(sqlite) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        line = anna.live(table)
        await line.__aenter__()
        await line.hear()
    assert await asyncio.wait_for(closed(line), PATIENCE) == 1012
    await line.__aexit__(None, None, None)
