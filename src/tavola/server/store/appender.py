"""Appending what happened: the one hot piece of the store.

All that arrives while one transaction is under way shares the next one: under load a commit is paid
once for many moves, and each still waits for its own commit before anyone sees it. Whatever their
number, the moves of a batch are two statements: one inserts the entries, one updates their tables.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.entries import Change, write_rows
from tavola.server.store.writer import Writer

LOG = logging.getLogger("tavola.store")
CHANNEL = "tavola"
LARGEST_BATCH = 200

# An entry that is there already, the very same, is ours: the answer of the commit was lost.
# A batch travels as one JSON text: a list of rows, each a list of columns in these orders.
ENTRY: Final = "table_id, number, kind, at, seen, data"
TABLE: Final = "id, status, acting, due, changed, finished, places"
INSERT = """
    INSERT INTO entries ({columns}) SELECT {values} FROM {rows} WHERE true
    ON CONFLICT (table_id, number) DO UPDATE SET kind = excluded.kind
        WHERE entries.at = excluded.at AND entries.data = excluded.data
    RETURNING table_id, number
"""
UPDATE = """
    UPDATE tables SET status = new.status, acting = new.acting, due = new.due,
        changed = coalesce(new.changed, tables.changed),
        finished = coalesce(new.finished, tables.finished),
        places = coalesce(new.places, tables.places)
    FROM (SELECT {values} FROM {rows}) AS new WHERE tables.id = new.id
"""
# PostgreSQL wants to know what the columns are; SQLite takes them as they come.
TYPES: Final = {
    "number": "integer",
    "at": "double precision",
    "due": "double precision",
    "changed": "double precision",
    "finished": "double precision",
}

_encode = msgspec.json.Encoder().encode


class NotStored(Exception):
    """The store failed: nothing was written."""


# True: it is stored. False: another process has taken that number.
Stored = Callable[[bool | NotStored], None]
Waiting = tuple[Change, Stored]


class Appender:
    """Writes changes in batches. Several processes may each have one on the same PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writer = Writer(engine)
        self._postgres = engine.dialect.name == "postgresql"
        self._insert = _statement(INSERT, ENTRY, self._postgres)
        self._update = _statement(UPDATE, TABLE, self._postgres)
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, change: Change, then: Stored) -> None:
        """Store it; `then` is called with how that went."""
        self._waiting.append((change, then))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Finish what is under way."""
        if self._task is not None:
            await self._task
        self._writer.close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            if not await self._write(batch):
                for single in batch:  # one that can't be written must not stop the others
                    await self._write([single], alone=True)

    async def _write(self, batch: list[Waiting], alone: bool = False) -> bool:
        """Whether it was written. What is alone is told why not."""
        # In one order everywhere, so that two processes never wait for each other in a circle.
        ordered = sorted((change for change, _ in batch), key=lambda c: (c.table, c.entry.number))
        try:
            won = await self._writer.write(partial(self._append, changes=ordered))
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            if not alone:
                return False
            failure = NotStored(str(error).splitlines()[0])
            failure.__cause__ = error
            _tell(batch[0][1], failure)
        else:
            for change, then in batch:
                _tell(then, (change.table, change.entry.number) in won)
        return True

    def _append(self, connection: Connection, changes: list[Change]) -> set[tuple[str, int]]:
        """Tables and numbers of the entries that were new."""
        entries = _encode([_entry_row(change) for change in changes]).decode()
        inserted = connection.execute(self._insert, {"r": entries})
        won = {(table, number) for table, number in inserted}
        stored = [change for change in changes if (change.table, change.entry.number) in won]
        rows = [(c.table, *msgspec.structs.astuple(c.row)) for c in stored if c.row is not None]
        if rows:
            connection.execute(self._update, {"r": _encode(rows).decode()})
        write_rows(connection, stored)
        if self._postgres and stored:
            told = [f"{change.table}:{change.entry.number}" for change in stored]
            connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})
        return won


NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


def _entry_row(change: Change) -> tuple[object, ...]:
    entry = change.entry
    seen = None if entry.seen is None else _encode(entry.seen).decode()
    return change.table, entry.number, entry.kind, entry.at, seen, entry.text


def _statement(pattern: str, columns: str, postgres: bool) -> TextClause:
    names = columns.split(", ")
    if postgres:
        rows = "jsonb_array_elements(CAST(:r AS jsonb)) AS rows (value)"
        values = [f"CAST(value->>{n} AS {TYPES.get(name, 'text')})" for n, name in enumerate(names)]
    else:
        rows = "json_each(:r)"
        values = [f"json_extract(value, '$[{n}]')" for n in range(len(names))]
    named = ", ".join(f"{value} AS {name}" for value, name in zip(values, names))
    return text(pattern.format(columns=columns, values=named, rows=rows))


def _tell(then: Stored, outcome: bool | NotStored) -> None:
    try:
        then(outcome)
    except Exception:  # one table's trouble is not another's
        LOG.exception("what was stored could not be told")
