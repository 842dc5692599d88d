"""Something fails in the middle of an act: nothing false is shown, and the table goes on."""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tavola.server.store.appender import Appender, NotStored, Stored
from tavola.server.store.changes import Change
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.loading import load_table
from tavola.server.tables.table import Table
from tests.example import OPENER
from tests.server.house import Guest, House

OUTAGE = OperationalError("SELECT", None, Exception("the connection is lost"))


class Begun:
    """A table at which Anna is to name a city; Bruno looks on."""

    def __init__(self, house: House, anna: Guest, bruno: Guest, table: str, number: int) -> None:
        self.hall = house.site.hall
        self.anna = anna
        self.bruno = bruno
        self.table = table
        self.number = number

    async def name_siena(self, status: int = 200) -> Any:
        move = {"on": self.number, "move": "city siena"}
        return await self.anna.post(f"/api/tables/{self.table}/moves", move, status)

    async def city(self) -> object:
        """The city that is fought for, in the eyes of Bruno."""
        view = await self.bruno.get(f"/api/tables/{self.table}/view")
        return view["view"]["table"]["city"]


@pytest.fixture
async def begun(house: House) -> Begun:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    number = (await anna.get(f"/api/tables/{table}/view"))["number"]
    return Begun(house, anna, bruno, table, number)


def fail(*_: object) -> None:
    raise ValueError("a mistake of the program")


@contextlib.contextmanager
def unreadable(times: int) -> Iterator[None]:
    """So often no table can be loaded."""
    left = times

    async def load(*asked: Any) -> Table:
        nonlocal left
        if left == 0:
            return await load_table(*asked)
        left -= 1
        raise OUTAGE

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr("tavola.server.tables.hall.load_table", load)
        yield


async def test_a_change_that_can_t_be_written_down_is_told_and_forgotten(begun: Begun) -> None:
    never: Any = "never"  # no number of entries: whether it is time for a snapshot can't be said
    with pytest.MonkeyPatch.context() as broken:
        settings = replace(begun.hall.settings, snapshot_every=never)
        broken.setattr(begun.hall, "settings", settings)
        await begun.name_siena(500)
    assert await begun.city() is None
    await begun.name_siena()
    assert await begun.city() == "siena"


async def test_what_is_stored_is_shown_although_something_failed_after_it(begun: Begun) -> None:
    """Whoever asked is told that it is done; who watches is shown the table as it is read again."""
    async with begun.bruno.live(begun.table) as line:
        await line.hear()
        driven = begun.hall.after_act

        def fail_once(*_: object) -> None:
            begun.hall.after_act = driven
            fail()

        begun.hall.after_act = fail_once
        done = await begun.name_siena()
        assert done["number"] == begun.number + 1
        view = await line.until(lambda view: bool(view["number"] == begun.number + 1))
        assert view["view"]["table"]["city"] == "siena"
    assert await begun.city() == "siena"


async def test_who_asked_is_told_once_and_the_others_see_it_although_telling_him_failed(
    begun: Begun,
) -> None:
    told: list[object] = []

    def then(outcome: object) -> None:
        told.append(outcome)
        raise ValueError("whoever asked is in trouble")

    async with begun.bruno.live(begun.table) as line:
        await line.hear()
        act = partial(acts.make_move, seat=0, text="city siena")
        begun.hall.begin(begun.hall.live(begun.table), act, then)
        await line.until(lambda view: bool(view["number"] == begun.number + 1))
    assert told == [begun.number + 1]
    assert await begun.city() == "siena"


async def test_what_was_not_stored_is_never_shown_even_if_what_was_can_t_be_read(
    begun: Begun,
) -> None:
    """Another process has taken the number, and then the store does not answer."""

    def taken(_: Appender, __: Change, then: Stored) -> None:
        then(False)

    with pytest.MonkeyPatch.context() as broken, unreadable(1):
        broken.setattr(Appender, "append", taken)
        assert (await begun.name_siena(503))["error"] == "busy"
    assert await begun.city() is None
    await begun.name_siena()
    assert await begun.city() == "siena"


async def test_who_watches_is_shown_what_was_stored_as_soon_as_it_can_be_read_again(
    begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store commits, fails to say so, and is gone for a while."""
    monkeypatch.setattr("tavola.server.tables.driver.LOOK_SECONDS", 0.01)
    store = Appender.append

    def lost(appender: Appender, change: Change, then: Stored) -> None:
        store(appender, change, lambda _: then(NotStored("the connection is lost")))

    async with begun.bruno.live(begun.table) as line:
        await line.hear()
        with pytest.MonkeyPatch.context() as broken, unreadable(2):
            broken.setattr(Appender, "append", lost)
            await begun.name_siena(503)
            view = await line.until(lambda view: bool(view["number"] == begun.number + 1))
        assert view["view"]["table"]["city"] == "siena"


async def test_what_waits_for_its_turn_is_stored_before_the_hall_is_closed(begun: Begun) -> None:
    live = begun.hall.live(begun.table)
    asked = [
        asyncio.create_task(begun.hall.act(live, partial(acts.chat, person=person, text="ciao")))
        for person in [await _person(begun.anna)] * 3
    ]
    await asyncio.sleep(0)
    await begun.hall.close()
    assert all(task.done() for task in asked)
    assert [await task for task in asked] == [begun.number + k for k in (1, 2, 3)]


async def _person(guest: Guest) -> Person:
    person = await guest.house.site.people.find(guest.secret)
    assert person is not None
    return person
