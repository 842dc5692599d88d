"""A newer version on an older store: real ones are kept in `stores`, one of every form."""

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

import tavola
from tavola.core.errors import TavolaError
from tavola.core.record import from_text
from tavola.server.keeping import export_record
from tavola.server.settings import Settings, read_settings
from tavola.server.store.backup import read_backup, write_backup
from tavola.server.store.engine import in_use, open_database, revision
from tavola.server.store.schema import HEAD, tables
from tests.server.house import open_house
from tests.server.test_start import command, store

STORES = Path(__file__).parent / "stores"
FORMS = [f"{number:04}" for number in range(1, int(HEAD))]


def test_every_older_form_is_kept_here() -> None:
    assert sorted(path.name for path in STORES.glob("*.gz")) == sorted(
        f"form-{form}.{kind}.gz" for form in FORMS for kind in ("backup", "db")
    )


async def check(settings: Settings) -> None:
    """Records verify, running games can be seen and go on."""
    async with open_house(settings) as house:
        async with house.site.engine.connect() as connection:
            assert await connection.run_sync(revision) == HEAD
            rows = (await connection.execute(select(tables.c.id, tables.c.status))).all()
        by_status = {status: [row.id for row in rows if row.status == status] for _, status in rows}
        assert {status: len(ids) for status, ids in by_status.items()} == {
            "over": 1,
            "playing": 2,
            "open": 1,
        }
        anna = house.stranger()
        for table in by_status["playing"]:
            view = await anna.get(f"/api/tables/{table}/view")
            assert view["table"]["status"] == "playing"
            clocks = [seat["clock"] for seat in view["seats"]]
            if clocks[0] is not None:  # nobody was there for a long time, and nobody's time ran
                assert max(clock["left"] for clock in clocks) >= 500
                assert all(seat["away"] is None for seat in view["seats"])
    record = await export_record(settings, by_status["over"][0], running=False)
    assert "draws-fair" in tavola.verify(from_text(record))


@pytest.mark.parametrize("form", FORMS)
async def test_an_older_store_is_opened_as_it_is(sqlite: Settings, form: str) -> None:
    packed = (STORES / f"form-{form}.db.gz").read_bytes()
    (sqlite.data / "tavola.db").write_bytes(gzip.decompress(packed))
    await check(sqlite)


@pytest.mark.parametrize("form", FORMS)
async def test_an_older_backup_is_restored_into_a_newer_version(
    settings: Settings, form: str, tmp_path: Path
) -> None:
    restored = replace(settings, data=tmp_path / "restored")
    await read_backup(restored, STORES / f"form-{form}.backup.gz", force=False)
    await check(restored)
    await write_backup(restored, tmp_path / "again.gz", force=False)
    other = Settings(data=tmp_path / "other", port=0, rate=0.0)
    await read_backup(other, tmp_path / "again.gz", force=False)
    await check(other)


async def test_an_older_backup_that_is_torn_leaves_the_store_as_it_was(
    settings: Settings, tmp_path: Path
) -> None:
    """Its rows are whole, and one of them can't be stored: found when the old tables are gone."""
    await read_backup(settings, STORES / "form-0001.backup.gz", force=False)
    with gzip.open(STORES / "form-0001.backup.gz") as packed:
        lines = packed.read().splitlines(keepends=True)
    twice = next(line for line in lines if line.startswith(b'["persons"'))
    count = int(lines[-1].split(b":")[1].strip(b" }\n"))
    bad = tmp_path / "bad.gz"
    lines = [lines[0], twice, *lines[1:-1], b'{"rows": %d}\n' % (count + 1)]
    bad.write_bytes(gzip.compress(b"".join(lines)))
    with pytest.raises(TavolaError, match="torn"):
        await read_backup(settings, bad, force=True)
    await check(settings)


async def give_old_rules(engine: AsyncEngine, status: str) -> None:
    async with engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.status == status).values(rules="0"))


async def test_a_server_whose_rules_would_end_running_games_does_not_start_unless_told_to(
    sqlite: Settings,
) -> None:
    async with open_house(sqlite) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        secret = anna.secret
    async with in_use(await open_database(sqlite)) as engine:
        await give_old_rules(engine, "playing")
    refused = await command("--port", "0", *store(sqlite))
    assert refused.code == 2
    assert table in refused.err
    assert "--yes" in refused.err
    assert "Traceback" not in refused.err
    async with open_house(replace(sqlite, yes=True)) as house:
        back = house.stranger()
        back.http.cookies.set("tavola", secret)
        assert (await back.get(f"/api/tables/{table}/view", 409))["error"] == "rules-gone"
    assert read_settings({}, {"TAVOLA_YES": "1"}).yes
    assert not read_settings({}, {"TAVOLA_YES": "0"}).yes


async def test_of_games_that_are_over_no_rules_are_needed(settings: Settings) -> None:
    await read_backup(settings, STORES / "form-0001.backup.gz", force=False)
    async with in_use(await open_database(settings)) as engine:
        await give_old_rules(engine, "over")
    await check_starts(settings)


async def check_starts(settings: Settings) -> None:
    async with open_house(settings) as house:
        await house.guest("Anna")
