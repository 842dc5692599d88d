"""Nothing is lost by a slip of the keyboard: stores that are not there, files that are."""

from pathlib import Path

import pytest

from tavola.core.errors import TavolaError
from tavola.core.files import writing
from tavola.server.keeping import export_record, import_file
from tavola.server.settings import Settings
from tavola.server.store import engine
from tavola.server.store.backup import read_backup, write_backup
from tavola.server.store.engine import open_database
from tests.server.house import open_house
from tests.server.test_records import finished
from tests.server.test_start import command, store

PAGE = 4096  # of SQLite, in bytes


@pytest.fixture
async def over(settings: Settings) -> str:
    """A store with one finished game, whose table is given."""
    async with open_house(settings) as house:
        return await finished(house, await house.guest("Anna"), await house.guest("Bruno"))


async def test_a_store_that_is_not_there_is_refused_and_not_made(
    settings: Settings, over: str, tmp_path: Path
) -> None:
    record = await export_record(settings, over, running=False)
    nowhere = Settings(data=tmp_path / "typo")
    with pytest.raises(TavolaError, match=r"typo.*no tables are kept there"):
        await write_backup(nowhere, tmp_path / "b", force=False)
    with pytest.raises(TavolaError, match="typo"):
        await export_record(nowhere, over, running=False)
    with pytest.raises(TavolaError, match="typo"):
        await import_file(nowhere, record)
    assert not nowhere.data.exists()
    assert not (tmp_path / "b").exists()


async def test_an_empty_database_is_no_store(postgres: Settings, tmp_path: Path) -> None:
    with pytest.raises(TavolaError, match="no tables are kept there"):
        await write_backup(postgres, tmp_path / "b", force=False)


async def test_a_backup_never_takes_the_place_of_a_file_unless_forced(
    settings: Settings, over: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    await write_backup(settings, file, force=False)
    good = file.read_bytes()
    with pytest.raises(TavolaError, match="--force"):
        await write_backup(settings, file, force=False)
    with pytest.raises(TavolaError, match="typo"):
        await write_backup(Settings(data=tmp_path / "typo"), file, force=True)
    assert file.read_bytes() == good
    file.write_text("something else", "utf-8")
    await write_backup(settings, file, force=True)
    assert len(file.read_bytes()) > 1000
    with pytest.raises(TavolaError, match="not a file"):
        await write_backup(settings, Path("/dev/null"), force=True)


async def test_a_store_with_tables_is_replaced_by_a_backup_only_if_forced(
    settings: Settings, over: str, tmp_path: Path
) -> None:
    file, torn = tmp_path / "backup.gz", tmp_path / "torn.gz"
    await write_backup(settings, file, force=False)
    torn.write_bytes(file.read_bytes()[:-40])
    async with open_house(settings) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        later = await house.table(anna, bruno)
    with pytest.raises(TavolaError, match="--force"):
        await read_backup(settings, file, force=False)
    with pytest.raises(TavolaError, match="torn"):
        await read_backup(settings, torn, force=True)
    async with open_house(settings) as house:
        assert await house.site.hall.rows.row(later) is not None
    await read_backup(settings, file, force=True)
    async with open_house(settings) as house:
        assert await house.site.hall.rows.row(over) is not None
        assert await house.site.hall.rows.row(later) is None


async def test_what_is_no_backup_makes_no_store(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.gz"
    wrong.write_text("no backup", "utf-8")
    target = Settings(data=tmp_path / "new")
    with pytest.raises(TavolaError, match="not a backup"):
        await read_backup(target, wrong, force=False)
    assert not target.data.exists()


async def test_the_commands_refuse_with_one_line_and_obey_force(
    sqlite: Settings, tmp_path: Path
) -> None:
    await (await open_database(sqlite)).dispose()
    file = tmp_path / "kept"
    file.write_text("kept", "utf-8")
    for words in (("backup", str(file)), ("export", "abc", str(file))):
        ended = await command(*words, *store(sqlite))
        assert ended.code == 2, ended
        assert f"{file}: there is such a file already; --force overwrites it" in ended.err
        assert len(ended.err.splitlines()) == 1
    assert file.read_text("utf-8") == "kept"
    for words in (("backup", str(file), "--force"), ("restore", str(file), "--force")):
        ended = await command(*words, *store(sqlite))
        assert ended.code == 0, ended


async def test_a_record_is_exported_to_a_file(sqlite: Settings, tmp_path: Path) -> None:
    async with open_house(sqlite) as house:
        over = await finished(house, await house.guest("Anna"), await house.guest("Bruno"))
    file = tmp_path / "record.json"
    ended = await command("export", over, str(file), *store(sqlite))
    assert (ended.code, ended.out) == (0, "")
    assert file.read_text("utf-8") == await export_record(sqlite, over, running=False)


async def test_a_full_disk_is_one_line_and_no_half_of_a_backup_is_restored(
    sqlite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite) as house:
        over = await finished(house, await house.guest("Anna"), await house.guest("Bruno"))
    file, target = tmp_path / "backup.gz", Settings(data=tmp_path / "new")
    rows = await write_backup(sqlite, file, force=False)
    record = await export_record(sqlite, over, running=False)
    await (await open_database(target)).dispose()
    pages = (target.data / "tavola.db").stat().st_size // PAGE
    with monkeypatch.context() as full:  # a file that may not grow is a full disk to SQLite
        full.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, f"PRAGMA max_page_count={pages}"))
        with pytest.raises(TavolaError, match=r"^/.*tavola\.db: database or disk is full"):
            await read_backup(target, file, force=False)
        with pytest.raises(TavolaError, match=r"^/.*tavola\.db: database or disk is full"):
            await import_file(target, record)
    assert await write_backup(target, tmp_path / "empty.gz", force=False) == 0
    assert await read_backup(target, file, force=False) == rows


async def test_a_backup_is_not_restored_under_a_running_server(
    sqlite: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    async with open_house(sqlite):
        await write_backup(sqlite, file, force=False)
        with pytest.raises(TavolaError, match=r"another server is running on .*; stop it first"):
            await read_backup(sqlite, file, force=True)


def test_a_file_that_could_not_be_written_to_its_end_leaves_the_old_one(tmp_path: Path) -> None:
    def fail() -> None:
        with writing(file, force=True) as out:
            out.write(b"half")
            raise OSError(28, "No space left on device")

    file = tmp_path / "kept"
    file.write_bytes(b"good")
    with pytest.raises(TavolaError, match="No space left"):
        fail()
    assert file.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_came_while_another_was_written_stays(tmp_path: Path) -> None:
    def write() -> None:
        with writing(file, force=False) as out:
            out.write(b"mine")
            file.write_bytes(b"theirs")

    file = tmp_path / "kept"
    with pytest.raises(TavolaError, match="already"):
        write()
    assert file.read_bytes() == b"theirs"
    assert list(tmp_path.iterdir()) == [file]
