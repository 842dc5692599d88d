"""Everything that is stored as one file, the same for SQLite and PostgreSQL.

Gzipped lines of JSON: a head, then `[table, row]` for each row, parents before children, and a
foot with the number of rows, by which a torn file is known.
"""

import gzip
import os
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.errors import TavolaError
from tavola.server.settings import Settings
from tavola.server.store.engine import claim, open_database
from tavola.server.store.schema import HEAD, metadata

FORMAT = "tavola-backup/1"
BATCH = 500


async def write_backup(settings: Settings, file: Path) -> int:
    """As it is at one moment, even while the server runs; how many rows. Secrets are in it."""
    engine = await open_database(settings)
    part = file.with_name(file.name + ".part")
    try:
        async with engine.connect() as connection:
            if settings.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:  # without this, SQLite's driver begins no transaction to read in
                await connection.execute(text("BEGIN"))
            rows = await _write(connection, part)
        part.replace(file)
        return rows
    except OSError as error:
        raise TavolaError(f"{file}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()


async def _write(connection: AsyncConnection, part: Path) -> int:
    encode = msgspec.json.Encoder().encode
    count = 0
    with (
        os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw,
        gzip.open(raw, "wb", compresslevel=6) as out,
    ):
        out.write(encode({"format": FORMAT, "form": HEAD}) + b"\n")
        for table in metadata.sorted_tables:
            names = [str(column.name) for column in table.columns]
            stream = await connection.stream(select(table))
            async for row in stream:
                out.write(encode([str(table.name), dict(zip(names, row))]) + b"\n")
                count += 1
        out.write(encode({"rows": count}) + b"\n")
    return count


async def read_backup(settings: Settings, file: Path) -> int:
    """Into an empty store, all or nothing; how many rows."""
    engine = await open_database(settings)
    try:
        held = claim(settings)
        try:
            async with engine.begin() as connection:
                await _must_be_empty(connection)
                return await _read(connection, file)
        finally:
            if held is not None:
                held.release()
    except (OSError, EOFError) as error:
        raise TavolaError(f"{file}: not a backup, or a torn one") from error
    finally:
        await engine.dispose()


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if await connection.scalar(select(func.count()).select_from(table)):
            raise TavolaError("the store is not empty: a backup is restored into an empty one")


async def _read(connection: AsyncConnection, file: Path) -> int:
    decode = msgspec.json.decode
    known = {table.name: table for table in metadata.sorted_tables}
    count = 0
    batch: list[dict[str, Any]] = []
    name = ""

    async def write() -> None:
        if batch:
            await connection.execute(insert(known[name]), batch)
            batch.clear()

    try:
        with gzip.open(file, "rb") as lines:
            head = decode(next(lines, b"null"))
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise TavolaError(f"{file}: not a backup of Tavola")
            if head.get("form") != HEAD:
                raise TavolaError(f"{file}: of form {head.get('form')}, here is {HEAD}")
            for line in lines:
                found = decode(line)
                if isinstance(found, dict):
                    await write()
                    if found.get("rows") == count:
                        return count
                    break
                if found[0] != name or len(batch) >= BATCH:
                    await write()
                    name = found[0]
                batch.append(found[1])
                count += 1
    except (msgspec.DecodeError, KeyError, IndexError, TypeError) as error:
        raise TavolaError(f"{file}: not a backup, or a torn one") from error
    raise TavolaError(f"{file}: the end is missing")
