"""Everything that is stored as one file, the same for SQLite and PostgreSQL.

Gzipped lines of JSON: a head, then `[table, row]` for each row, parents before children, and a
foot with the number of rows, by which a torn file is known.
"""

import gzip
import itertools
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, MetaData, delete, func, insert, select, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.errors import TavolaError
from tavola.core.files import may_write, writing
from tavola.server.settings import Settings
from tavola.server.store.engine import claim, in_use, open_database, open_existing, upgrade
from tavola.server.store.schema import HEAD, metadata, services

FORMAT = "tavola-backup/1"
BATCH = 500


async def write_backup(settings: Settings, file: Path, force: bool) -> int:
    """As it is at one moment, even while the server runs; how many rows. Secrets are in it."""
    may_write(file, force)
    async with in_use(await open_existing(settings)) as engine, engine.connect() as connection:
        if settings.is_postgres:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:  # without this, SQLite's driver begins no transaction to read in
            await connection.execute(text("BEGIN"))
        with writing(file, force, mode=0o600) as out:
            return await _write(connection, out)


async def _write(connection: AsyncConnection, raw: BinaryIO) -> int:
    encode = msgspec.json.Encoder().encode
    count = 0
    with gzip.open(raw, "wb", compresslevel=6) as out:
        out.write(encode({"format": FORMAT, "form": HEAD}) + b"\n")
        for table in metadata.sorted_tables:
            names = [str(column.name) for column in table.columns]
            stream = await connection.stream(select(table))
            async for row in stream:
                out.write(encode([str(table.name), dict(zip(names, row))]) + b"\n")
                count += 1
        out.write(encode({"rows": count}) + b"\n")
    return count


async def read_backup(settings: Settings, file: Path, force: bool) -> int:
    """Into an empty store (or by force instead of what is there), all or nothing; how many rows."""
    form = _form(file)
    for _ in _rows(file):  # read to its end before a store is made or emptied for it
        pass
    async with in_use(await open_database(settings)) as engine:
        held = claim(settings, "stop it first")
        try:
            async with engine.begin() as connection:
                if not settings.is_postgres:  # else SQLite's driver would not take back all of it
                    await connection.execute(text("BEGIN"))
                await _empty(connection, force)
                return await _read(connection, file, form)
        finally:
            if held is not None:
                held.release()


async def _empty(connection: AsyncConnection, force: bool) -> None:
    for table in reversed(metadata.sorted_tables):
        if force or table is services:  # every server has written down that it was there
            await connection.execute(delete(table))
        elif await connection.scalar(select(func.count()).select_from(table)):
            raise TavolaError(
                "the store is not empty: a backup is restored into an empty one "
                "(--force puts it in place of all that is there)"
            )


async def _read(connection: AsyncConnection, file: Path, form: str) -> int:
    """In the form in which it was written, and then by the same migrations as an older store."""
    known = metadata if form == HEAD else await connection.run_sync(_make_anew, form)
    count = 0
    batch: list[dict[str, Any]] = []
    try:
        for name, rows in itertools.groupby(_rows(file), key=lambda found: found[0]):
            while batch := [row for _, row in itertools.islice(rows, BATCH)]:
                await connection.execute(insert(known.tables[name]), batch)
                count += len(batch)
    except OperationalError:  # the store's fault, not the file's
        raise
    except (KeyError, SQLAlchemyError) as error:
        raise _torn(file) from error
    if form != HEAD:
        await connection.run_sync(upgrade)
    return count


def _make_anew(connection: Connection, form: str) -> MetaData:
    """The tables as they were in an older form; there is nothing in them."""
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    upgrade(connection, form)
    older = MetaData()
    older.reflect(connection)
    return older


def _form(file: Path) -> str:
    """The form of the store that it was made from; TavolaError if it can't be read here."""
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(next(lines, b"null"))
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise _torn(file) from error
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise TavolaError(f"{file}: not a backup of Tavola")
    form = str(head.get("form"))
    if form > HEAD:
        raise TavolaError(f"{file}: made by a newer Tavola (form {form}, here is {HEAD})")
    return form


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a backup holds: the name of a table and a row of it. TavolaError if it is not whole."""
    decode = msgspec.json.decode
    count = 0
    try:
        with gzip.open(file, "rb") as lines:
            next(lines, None)  # its head
            for line in lines:
                if line.startswith(b"["):
                    name, row = decode(line, type=tuple[str, dict[str, Any]])
                    yield name, row
                    count += 1
                elif decode(line) == {"rows": count}:
                    return
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise _torn(file) from error
    raise TavolaError(f"{file}: the end is missing")


def _torn(file: Path) -> TavolaError:
    return TavolaError(f"{file}: not a backup, or a torn one")
