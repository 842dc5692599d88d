"""Records in and out of the store, and what is old out of it, by the command line: no server is
needed for it.
"""

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator

from tavola.core.errors import TavolaError
from tavola.core.record import from_text, to_text
from tavola.games import find
from tavola.server.settings import Settings
from tavola.server.store.engine import claim, in_use, open_existing, place
from tavola.server.store.listing import new_id
from tavola.server.store.tidying import (
    Kept,
    forget_strangers,
    forget_tables,
    look_over,
    old_tables,
)
from tavola.server.tables.caretaker import WAITS
from tavola.server.tables.creating import store_import
from tavola.server.tables.hall import Hall
from tavola.server.tables.importing import import_record
from tavola.server.tables.records import write_record
from tavola.server.tables.refused import Refused

STATUS_WORDS = {"open": "open", "playing": "playing", "over": "over", "closed": "given up"}


@contextlib.asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    async with in_use(await open_existing(settings)) as engine:
        try:
            yield Hall(engine, settings, find)
        except Refused as refused:
            raise TavolaError(refused.message) from refused


async def export_record(settings: Settings, table: str, running: bool) -> str:
    """The record of a table as the text of a file."""
    async with open_hall(settings) as hall, hall.engine.connect() as connection:
        return to_text(await write_record(connection, table, running))


async def import_file(settings: Settings, text: str) -> tuple[str, str]:
    """A record's table, and the token of its invite."""
    imported = import_record(from_text(text), new_id(), settings.snapshot_every)
    async with open_hall(settings) as hall:
        table = await store_import(hall, None, imported)
        row = await hall.rows.row(table)
        assert row is not None
        return table, row.invite


async def tidy_up(settings: Settings, yes: bool) -> str:
    """What is kept, and what of it could go, in words; with `yes` that is gone."""
    now = time.time()
    async with in_use(await open_existing(settings)) as engine:
        kept = await look_over(engine, now, settings.keep, WAITS)
        if yes:
            await forget_tables(engine, await old_tables(engine, now, settings.keep))
            await forget_strangers(engine, now, settings.keep)
    if yes:
        give_back_room(settings)
    return describe(kept, settings.keep, yes)


def give_back_room(settings: Settings) -> None:
    """SQLite's file gets smaller, unless a server uses it: then what is free is used again."""
    if settings.is_postgres:
        return
    try:
        held = claim(settings)
    except TavolaError:
        return
    assert held is not None
    try:
        with contextlib.closing(sqlite3.connect(place(settings))) as connection:
            connection.execute("VACUUM")
    finally:
        held.release()


def describe(kept: Kept, keep: float, gone: bool) -> str:
    of_each = [f"{kept.tables.get(status, 0)} {word}" for status, word in STATUS_WORDS.items()]
    what = "deleted" if gone else "could go"
    gone_tables = f"{kept.finished} finished tables, {kept.given_up} given-up tables"
    lines = [
        f"{sum(kept.tables.values())} tables: {', '.join(of_each)}; {kept.people} people",
        f"nobody has joined: {kept.lonely} open tables, which a server gives up",
        f"{what}: {gone_tables}, {kept.strangers} people without any",
    ]
    if not keep:
        lines.append("finished tables and people are kept for ever; --keep DAYS says how long")
    elif not gone:
        lines.append("--yes deletes them")
    return "\n".join(lines)
