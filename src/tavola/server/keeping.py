"""Records in and out of the store, by the command line: no server is needed for it."""

import contextlib
from collections.abc import AsyncIterator

from tavola.core.errors import TavolaError
from tavola.core.record import from_text, to_text
from tavola.games import find
from tavola.server.settings import Settings
from tavola.server.store.engine import in_use, open_existing
from tavola.server.store.listing import new_id
from tavola.server.tables.creating import store_import
from tavola.server.tables.hall import Hall
from tavola.server.tables.importing import import_record
from tavola.server.tables.records import write_record
from tavola.server.tables.refused import Refused


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
