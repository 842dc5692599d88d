"""The store: entries, snapshots, rules versions, migrations."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError

from tavola.core.errors import TavolaError
from tavola.server.settings import Settings
from tavola.server.store import engine as database
from tavola.server.store.appender import Appender, NotStored, Stored
from tavola.server.store.changes import Change, Entry, TableRow
from tavola.server.store.happenings import Said
from tavola.server.store.schema import HEAD, entries, metadata, seats, snapshots, tables
from tests.example import OPENER
from tests.server.house import House, open_house
from tests.server.test_records import finished, play_out


def said(number: int, text: str = "ciao") -> Entry:
    data = Said(None, "Anna", text)
    return Entry(number, 1.0, data, msgspec.json.encode(data).decode())


async def append(appender: Appender, change: Change) -> bool | NotStored:
    """How storing it went."""
    stored: asyncio.Future[bool | NotStored] = asyncio.get_running_loop().create_future()
    appender.append(change, stored.set_result)
    return await stored


async def test_of_two_entries_for_one_number_exactly_one_is_stored(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    ids = [await house.table(anna, bruno, start=False) for _ in range(3)]
    first, second = Appender(house.site.engine), Appender(house.site.engine)
    changes = [Change(table, said(100, f"from {who}")) for who in range(2) for table in ids]
    stored = await asyncio.gather(
        *(append(first, change) for change in changes[:3]),
        *(append(second, change) for change in changes[3:]),
    )
    assert [stored[k] != stored[k + 3] for k in range(3)] == [True] * 3
    async with house.site.engine.connect() as connection:
        query = select(func.count()).select_from(entries).where(entries.c.number == 100)
        assert await connection.scalar(query) == 3
    assert await append(first, Change(ids[0], said(101))) is True
    await first.close()
    await second.close()


async def test_one_that_can_t_be_stored_does_not_stop_the_others(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False)
    appender = Appender(house.site.engine)
    wrong = Change("nowhere", said(1))  # no such table
    right = Change(table, said(100))
    results = await asyncio.gather(append(appender, wrong), append(appender, right))
    await appender.close()
    assert isinstance(results[0], NotStored)
    assert results[1] is True


@pytest.mark.parametrize("number", [1, 2, 150])
async def test_however_many_are_stored_together_two_statements_write_them(
    house: House, number: int
) -> None:
    """And one tells the other processes, where there may be some."""
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    ids = [await house.table(anna, bruno, start=False) for _ in range(min(number, 3))]
    row = TableRow("open", "", None)
    changes = [Change(ids[k % len(ids)], said(100 + k), row) for k in range(number)]
    appender = Appender(house.site.engine)
    told: list[tuple[sqlalchemy.Engine, str]] = []

    def note(connection: sqlalchemy.Connection, _: object, statement: str, *__: object) -> None:
        told.append((connection.engine, statement.split(maxsplit=1)[0]))

    sqlalchemy.event.listen(sqlalchemy.Engine, "before_cursor_execute", note)
    try:
        stored = await asyncio.gather(*(append(appender, change) for change in changes))
    finally:
        sqlalchemy.event.remove(sqlalchemy.Engine, "before_cursor_execute", note)
    await appender.close()
    assert stored == [True] * number
    (writes,) = {engine for engine, verb in told if verb == "INSERT"}  # others may look meanwhile
    verbs = [verb for engine, verb in told if engine is writes]
    assert verbs == ["INSERT", "UPDATE", *(["SELECT"] if house.settings.is_postgres else [])]


async def test_if_the_store_fails_nobody_sees_the_move_and_it_can_be_sent_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    before = await anna.get(f"/api/tables/{table}/view")
    move = {"on": before["number"], "move": "city siena"}

    def fail(self: Appender, change: Change, then: Stored) -> None:
        asyncio.get_running_loop().call_soon(then, NotStored("the disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(Appender, "append", fail)
        assert (await anna.post(f"/api/tables/{table}/moves", move, 503))["error"] == "busy"
    assert await anna.get(f"/api/tables/{table}/view") == before
    assert (await anna.post(f"/api/tables/{table}/moves", move))["number"] == before["number"] + 1


async def test_loading_reads_the_snapshot_and_what_came_after_it(settings: Settings) -> None:
    async with open_house(replace(settings, snapshot_every=20)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        await play_out(house, table, most=400)
        async with house.site.engine.connect() as connection:
            query = select(func.max(snapshots.c.number)).where(snapshots.c.table_id == table)
            newest = int(await connection.scalar(query) or 0)
            count = select(func.count()).select_from(snapshots)
            assert (await connection.scalar(count) or 0) > 5
        live = house.site.hall.live(table)
        assert live.table is not None
        number = live.table.number
        assert number - newest < 60
        before = [await who.get(f"/api/tables/{table}/view") for who in (anna, bruno)]
        # The earlier entries are not even needed.
        async with house.site.engine.begin() as connection:
            where = (entries.c.table_id == table) & (entries.c.number <= newest)
            await connection.execute(sqlalchemy.delete(entries).where(where))
        live.table = None
        after = [
            await who.get(f"/api/tables/{table}/view?after={before[0]['number']}")
            for who in (anna, bruno)
        ]
        assert [view["view"] for view in after] == [view["view"] for view in before]
        assert [view["number"] for view in after] == [view["number"] for view in before]
        await play_out(house, table, seed=2, most=50)  # and it goes on with the same chance


async def test_a_game_that_was_reloaded_at_every_move_is_the_same_fair_game(
    settings: Settings,
) -> None:
    """The draws go on where they were: the record still proves itself."""
    import tavola

    async with open_house(replace(settings, snapshot_every=3)) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno, options={"round_limit": 3})
        live = house.site.hall.live(table)
        for _ in range(5000):
            await play_out(house, table, seed=live.table.number if live.table else 0, most=5)
            if live.table is not None and not live.table.acting:
                break
            live.table = None
            await anna.get(f"/api/tables/{table}/view")
        record = await anna.get(f"/api/tables/{table}/record")
        assert "draws-fair" in tavola.verify(record)


async def test_a_table_of_rules_that_are_no_longer_played_is_refused_with_a_clear_word(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    running = await house.table(anna, bruno)
    over = await finished(house, anna, bruno)
    gone = await house.table(anna, bruno)
    record = await anna.get(f"/api/tables/{over}/record")
    async with house.site.engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id != gone).values(rules="0"))
        await connection.execute(update(tables).where(tables.c.id == gone).values(game="chess"))
    for table in (running, over, gone):
        house.site.hall.live(table).table = None
        refused = await anna.get(f"/api/tables/{table}/view", 409)
        assert refused["error"] == "rules-gone"
        await anna.post(f"/api/tables/{table}/moves", {"on": 4, "move": "pass"}, 409)
        assert not (await anna.get(f"/api/tables/{table}"))["playable"]
    assert "version 0" in (await anna.get(f"/api/tables/{running}/view", 409))["message"]
    old = await anna.get(f"/api/tables/{over}/record")  # what was played is not lost
    assert old == {**record, "rules": "0"}
    assert len((await anna.get("/api/tables"))["tables"]) == 2


async def test_migrations_lead_to_the_form_that_new_databases_are_made_in(
    settings: Settings,
) -> None:
    def form(connection: sqlalchemy.Connection) -> dict[str, Any]:
        found = sqlalchemy.inspect(connection)
        return {
            table: {
                "columns": [
                    (column["name"], str(column["type"]), column["nullable"])
                    for column in found.get_columns(table)
                ],
                "key": found.get_pk_constraint(table)["constrained_columns"],
                "indexes": sorted(str(index["column_names"]) for index in found.get_indexes(table)),
                "unique": sorted(
                    str(u["column_names"]) for u in found.get_unique_constraints(table)
                ),
                "foreign": sorted(
                    f"{key['constrained_columns']} {key['referred_table']} {key['options']}"
                    for key in found.get_foreign_keys(table)
                ),
            }
            for table in found.get_table_names()
            if table != "alembic_version"
        }

    made = await database.open_database(settings)
    async with made.begin() as connection:
        new = await connection.run_sync(form)
        await connection.run_sync(metadata.drop_all)
        await connection.exec_driver_sql("DELETE FROM alembic_version")
        await connection.run_sync(database.upgrade)
        migrated = await connection.run_sync(form)
        assert await connection.run_sync(database.revision) == HEAD
    await made.dispose()
    assert migrated == new
    assert set(new) == set(metadata.tables)


async def test_a_database_of_a_newer_tavola_is_refused(settings: Settings) -> None:
    made = await database.open_database(settings)
    async with made.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await made.dispose()
    with pytest.raises(TavolaError, match="newer"):
        await database.open_database(settings)


async def test_the_store_itself_gives_no_person_two_seats(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False)
    async with house.site.engine.connect() as connection:
        person = await connection.scalar(select(seats.c.person))
        both = update(seats).where(seats.c.table_id == table).values(person=person)
        with pytest.raises(IntegrityError):
            await connection.execute(both)


async def test_tables_that_nobody_looks_at_are_let_go_of(
    hut: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    watched = await hut.table(anna, bruno)
    monkeypatch.setattr("tavola.server.tables.hall.IDLE_SECONDS", -1.0)
    async with anna.live(watched) as line:
        await line.hear()
        hut.site.hall.let_go()
        assert [live.id for live in hut.site.hall.lives()] == [watched]
    assert (await anna.get(f"/api/tables/{table}/view"))["seat"] == 0
