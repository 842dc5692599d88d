"""Nothing lies about for ever: tables that nobody joined, what the operator keeps no longer."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import func, select, update

from tavola.core.errors import TavolaError
from tavola.server.keeping import tidy_up
from tavola.server.settings import Settings, read_settings
from tavola.server.store.schema import entries, metadata, persons, secrets, tables
from tavola.server.store.tidying import DAY
from tavola.server.tables.caretaker import Caretaker
from tests.server.house import Guest, House, open_house
from tests.server.test_clocks import Time
from tests.server.test_records import finished
from tests.server.test_start import command, store


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def old(settings: Settings, time: Time) -> AsyncIterator[House]:
    async with open_house(replace(settings, keep=10.0), now=time) as house:
        yield house


async def names(house: House, column: object = tables.c.id) -> set[str]:
    async with house.site.engine.connect() as connection:
        return {str(row[0]) for row in await connection.execute(select(column))}  # type: ignore[call-overload]


async def came_long_ago(house: House, guest: Guest) -> None:
    async with house.site.engine.begin() as connection:
        who = select(persons.c.id).where(persons.c.name == guest.name).scalar_subquery()
        await connection.execute(update(secrets).where(secrets.c.person == who).values(created=1.0))
        await connection.execute(
            update(persons).where(persons.c.name == guest.name).values(created=1.0)
        )


async def test_an_open_table_that_nobody_joined_expires_and_others_don_t(
    old: House, time: Time
) -> None:
    anna, bruno = await old.guest("Anna"), await old.guest("Bruno")
    public = await old.table(anna, start=False, players=2, visibility="public")
    private = await old.table(anna, start=False, players=2)
    joined = await old.table(anna, bruno, start=False, players=3, visibility="public")
    watched = await old.table(anna, start=False, players=2, visibility="public")
    playing = await old.table(anna, bruno, visibility="public")
    time.now += 3 * DAY
    async with anna.live(watched) as line:
        await line.hear()
        await Caretaker(old.site.hall).tidy()
        listed = (await bruno.get("/api/tables?list=public"))["tables"]
    assert {row["id"] for row in listed} == {joined, watched, playing}
    assert (await anna.get(f"/api/tables/{public}"))["status"] == "closed"
    assert (await anna.get(f"/api/tables/{private}"))["status"] == "open"
    time.now += 40 * DAY
    await Caretaker(old.site.hall).tidy()
    assert await names(old) == {
        joined,
        playing,
        private,
        watched,
    }  # the last two: given up just now
    time.now += 8 * DAY
    await Caretaker(old.site.hall).tidy()
    assert await names(old) == {joined, playing}


async def test_what_the_operator_keeps_no_longer_is_gone_with_all_that_happened_there(
    old: House, time: Time
) -> None:
    anna, bruno = await old.guest("Anna"), await old.guest("Bruno")
    await came_long_ago(old, await old.guest("Carla"))
    over = await finished(old, anna, bruno)
    time.now += 9 * DAY
    later = await finished(old, anna, bruno)
    await old.guest("Dario")
    await Caretaker(old.site.hall).tidy()
    assert await names(old) == {over, later}
    time.now += 2 * DAY
    async with bruno.live(over) as line:  # who looks at it may look to the end
        await line.hear()
        await Caretaker(old.site.hall).tidy()
        assert await names(old) == {over, later}
    assert await names(old, persons.c.name) == {"Anna", "Bruno", "Dario"}
    while old.site.hall.live(over).watchers:  # until the server has noticed that he is gone
        await asyncio.sleep(0)
    await Caretaker(old.site.hall).tidy()
    assert await names(old) == {later}
    assert await names(old, entries.c.table_id) == {later}
    await anna.get(f"/api/tables/{over}", 404)
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_without_a_word_of_the_operator_everything_is_kept(
    settings: Settings, time: Time
) -> None:
    async with open_house(settings, now=time) as house:
        over = await finished(house, await house.guest("Anna"), await house.guest("Bruno"))
        await house.guest("Carla")
        time.now += 10_000 * DAY
        await Caretaker(house.site.hall).tidy()
        assert await names(house) == {over}
        assert len(await names(house, persons.c.id)) == 3


async def test_the_command_shows_and_deletes_only_if_told_to(
    settings: Settings, time: Time
) -> None:
    async with open_house(settings, now=time) as house:  # in the year 1970
        await finished(house, await house.guest("Anna"), await house.guest("Bruno"))
        await came_long_ago(house, await house.guest("Carla"))
    kept = replace(settings, keep=0.0)
    assert "deleted: 0 finished tables" in await tidy_up(kept, yes=True)
    old = replace(settings, keep=30.0)
    assert "could go: 1 finished tables, 0 given-up tables, 1 people" in await tidy_up(
        old, yes=False
    )
    told = await tidy_up(old, yes=True)
    assert "1 tables: 0 open, 0 playing, 1 over, 0 given up; 3 people" in told
    assert "deleted: 1 finished tables" in told
    again = await tidy_up(old, yes=False)
    assert again.startswith("0 tables")
    async with open_house(settings, now=time) as house:
        for table in metadata.sorted_tables:
            if table.name not in ("persons", "secrets", "services"):
                async with house.site.engine.connect() as connection:
                    assert not await connection.scalar(select(func.count()).select_from(table))


async def test_the_command_line_knows_it(sqlite: Settings) -> None:
    async with open_house(sqlite):
        told = await command("tidy", "--keep", "30", *store(sqlite))
    assert told.code == 0
    assert told.out.startswith("0 tables: 0 open")
    with pytest.raises(TavolaError, match="days"):
        read_settings({"keep": -1.0})
