"""The store fails: nothing is lost, nothing is there twice, and whoever watches sees what is so."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tavola.server.settings import Settings
from tavola.server.store.appender import Appender, NotStored
from tavola.server.store.changes import Change
from tavola.server.store.notices import Notices
from tavola.server.store.writer import Writer
from tests.example import OPENER
from tests.server.house import PATIENCE, House, Line, open_house
from tests.server.strait import Strait
from tests.server.test_store import append, said

OUTAGE = OperationalError("COMMIT", None, Exception("the connection is lost"))


class Store:
    """Transactions that end otherwise than they should, one after the other."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ends: list[tuple[bool, Exception]] = []  # whether it is carried out; what is said
        whole = Writer.write

        async def write(writer: Writer, work: Callable[[Connection], Any]) -> Any:
            if not self.ends:
                return await whole(writer, work)
            stores, error = self.ends.pop(0)
            if stores:
                await whole(writer, work)
            raise error

        monkeypatch.setattr(Writer, "write", write)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Store:
    return Store(monkeypatch)


@asynccontextmanager
async def two_lines(house: House) -> AsyncIterator[tuple[Line, Line]]:
    """Anna, who is to name a city, and Bruno, who looks on."""
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    async with anna.live(table) as one, bruno.live(table) as two:
        await one.hear()
        await two.hear()
        yield one, two


async def test_what_was_stored_though_its_answer_was_lost_is_done_and_there_once(
    house: House, store: Store
) -> None:
    async with two_lines(house) as (one, two):
        store.ends = [(True, OUTAGE)]
        assert (await one.ask(type="chat", text="ciao"))["type"] == "done"
        store.ends = [(True, OUTAGE)]
        on = one.view["number"]
        done = await one.ask(type="move", on=on, move="city siena")
        assert done["type"] == "done"
        await two.until(lambda view: bool(view["number"] == done["number"]))
        assert [entry["kind"] for entry in two.entries[-2:]] == ["chat", "move"]


async def test_what_is_said_not_to_be_stored_is_shown_if_it_was(house: House, store: Store) -> None:
    async with two_lines(house) as (one, two):
        on = one.view["number"]
        store.ends = [(True, OUTAGE), (True, OUTAGE)]
        refused = await one.ask(type="move", on=on, move="city siena")
        assert refused["error"] == "busy"
        for line in (one, two):
            view = await line.until(lambda view: bool(view["number"] == on + 1))
            assert view["view"]["table"]["city"] == "siena"
        again = await one.ask(type="move", on=on, move="city siena")
        assert again["error"] == "stale"


async def test_whatever_error_the_store_has_whoever_waits_is_told_and_the_table_goes_on(
    house: House, store: Store
) -> None:
    async with two_lines(house) as (one, _):
        on = one.view["number"]
        store.ends = [(False, RuntimeError("strange")), (False, RuntimeError("strange"))]
        assert (await one.ask(type="move", on=on, move="city siena"))["error"] == "busy"
        assert (await one.ask(type="move", on=on, move="city siena"))["type"] == "done"


async def test_an_outage_is_told_to_all_who_wait_at_once(house: House, store: Store) -> None:
    """Tried once more, all together: nobody waits until the others have been told."""
    appender = Appender(house.site.engine)
    store.ends = [(False, OUTAGE)] * 2
    changes = [Change("nowhere", said(number)) for number in range(1, 51)]
    stored = await asyncio.gather(*(append(appender, change) for change in changes))
    assert all(isinstance(outcome, NotStored) for outcome in stored)
    assert store.ends == []
    await appender.close()


async def test_an_outage_while_they_are_tried_one_by_one_is_told_to_the_rest(
    house: House, store: Store
) -> None:
    appender = Appender(house.site.engine)
    store.ends = [
        (False, RuntimeError("strange")),
        (False, RuntimeError("strange")),
        (False, OUTAGE),
    ]
    changes = [Change("nowhere", said(number)) for number in range(1, 51)]
    stored = await asyncio.gather(*(append(appender, change) for change in changes))
    assert [str(outcome) for outcome in stored[:2]] == ["strange", str(OUTAGE).splitlines()[0]]
    assert all(isinstance(outcome, NotStored) for outcome in stored)
    assert store.ends == []
    await appender.close()


async def test_a_database_that_falls_silent_keeps_nobody_waiting_for_ever(
    postgres: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither who acts nor who looks; and as soon as it speaks again, all goes on."""
    monkeypatch.setattr("tavola.server.store.engine.COMMAND_SECONDS", 0.5)
    monkeypatch.setattr("tavola.server.store.engine.CONNECT_SECONDS", 0.5)
    strait = Strait(postgres.database)
    async with (
        strait.crossed() as address,
        open_house(replace(postgres, database=address)) as house,
        two_lines(house) as (one, _),
    ):
        on = one.view["number"]
        strait.open.clear()
        assert (await one.ask(type="move", on=on, move="city siena"))["error"] == "busy"
        table = one.view["table"]["id"]
        await house.guests[0].get(f"/api/tables/{table}/view", 503)
        strait.open.set()
        assert (await one.ask(type="move", on=on, move="city siena"))["type"] == "done"


class Announcer:
    """A connection for notices that is lost as soon as it is listened to, at first."""

    def __init__(self, lost: bool) -> None:
        self._lost = lost

    def add_termination_listener(self, listener: Callable[[], None]) -> None:
        if self._lost:
            listener()

    async def execute(self, _: str) -> None:
        """It answers."""

    async def close(self, timeout: float) -> None:
        assert timeout


class Silent(Announcer):
    """A connection on which nothing comes any more, although nobody has ended it."""

    def __init__(self) -> None:
        super().__init__(lost=False)
        self.terminated = False

    async def execute(self, statement: str) -> None:
        raise TimeoutError(statement)

    def terminate(self) -> None:
        self.terminated = True


async def test_a_connection_for_notices_that_has_fallen_silent_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tavola.server.store.notices.PROBE_SECONDS", 0.01)
    read = asyncio.Event()

    async def missed() -> None:
        read.set()

    silent = Silent()
    connections = iter([silent, Announcer(lost=False)])

    async def connect(_: Notices) -> Announcer:
        return next(connections)

    monkeypatch.setattr(Notices, "_connect", connect)
    notices = Notices("", lambda _table, _number: None, missed)
    await notices.start()
    await asyncio.wait_for(read.wait(), PATIENCE)
    assert silent.terminated
    await notices.stop()


async def test_notices_are_listened_to_again_although_what_was_missed_could_not_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0
    read = asyncio.Event()

    async def missed() -> None:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise OUTAGE
        read.set()

    connections = iter([Announcer(True), Announcer(True), Announcer(False)])

    async def connect(_: Notices) -> Announcer:
        return next(connections)

    monkeypatch.setattr(Notices, "_connect", connect)
    notices = Notices("", lambda _table, _number: None, missed)
    await notices.start()
    await asyncio.wait_for(read.wait(), PATIENCE)
    await notices.stop()
