"""Appending and reading what happened. `append` is the one hot statement of the server.

All appends that arrive while one transaction is under way share the next one: under load a commit
is paid once for many moves, and each still waits for its own commit before anyone sees it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Update, bindparam, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavola.server.store.engine import insert_new
from tavola.server.store.happenings import Happening, Kind, read_happening
from tavola.server.store.schema import entries, seats, snapshots, tables
from tavola.server.store.writer import Writer

CHANNEL = "tavola"
LARGEST_BATCH = 200

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Entry:
    """One thing that happened at a table, numbered 1, 2, 3 …

    `seen`: the viewers who may know of it (a spectator is -1), None: everyone. `data` is for the
    server: what of it a viewer is told, `tables.telling` decides.
    """

    number: int
    at: float
    data: Happening
    text: str  # `data` as JSON
    seen: list[int] | None = None

    @property
    def kind(self) -> Kind:
        return self.data.kind

    def visible_to(self, viewer: int) -> bool:
        return self.seen is None or viewer in self.seen


class StoredEntry(msgspec.Struct):
    """An entry in the columns of the store."""

    number: int
    kind: str
    at: float
    data: str
    seen: str | None

    @staticmethod
    def of(entry: Entry) -> "StoredEntry":
        seen = None if entry.seen is None else _text(entry.seen)
        return StoredEntry(entry.number, entry.kind, entry.at, entry.text, seen)


def read_entry(row: StoredEntry) -> Entry:
    """What a row of the store says."""
    seen = None if row.seen is None else msgspec.json.decode(row.seen, type=list[int])
    return Entry(row.number, row.at, read_happening(row.kind, row.data), row.data, seen)


@dataclass
class Snapshot:
    """A table after an entry that can't be undone, so that loading need not start at the first."""

    number: int
    counts: list[list[int]]
    data: dict[str, Any]


@dataclass
class Change:
    """An entry, and what is written with it in the same transaction."""

    table: str
    entry: Entry
    row: dict[str, Any] = field(default_factory=dict)  # columns of `tables` that change
    seats: list[dict[str, Any]] = field(default_factory=list)  # whole rows of `seats`
    snapshot: Snapshot | None = None


class NotStored(Exception):
    """The store failed: nothing was written."""


class Appender:
    """Writes changes in batches. Several processes may each have one on the same PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writer = Writer(engine)
        self._notify = engine.dialect.name == "postgresql"
        self._insert = insert_new(engine, entries).returning(entries.c.table_id, entries.c.number)
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, change: Change) -> bool:
        """Store it. False: another process has taken that number. NotStored if the store fails."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Finish what is under way."""
        if self._task is not None:
            await self._task
        self._writer.close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            try:
                await self._write_batch(batch)
            except (SQLAlchemyError, OSError) as error:
                if len(batch) == 1:
                    _fail(batch[0][1], error)
                    continue
                for single in batch:  # one that can't be written must not stop the others
                    try:
                        await self._write_batch([single])
                    except (SQLAlchemyError, OSError) as reason:
                        _fail(single[1], reason)

    async def _write_batch(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        # In one order everywhere, so that two processes never wait for each other in a circle.
        ordered = sorted((change for change, _ in batch), key=lambda c: (c.table, c.entry.number))
        won = await self._writer.write(partial(self._append, changes=ordered))
        for change, done in batch:
            if not done.done():
                done.set_result((change.table, change.entry.number) in won)

    def _append(self, connection: Connection, changes: list[Change]) -> set[tuple[str, int]]:
        """Tables and numbers of the entries that were new."""
        rows = [_entry_row(change) for change in changes]
        won = {(table, number) for table, number in connection.execute(self._insert, rows)}
        stored = [change for change in changes if (change.table, change.entry.number) in won]
        _write_rows(connection, stored)
        if self._notify and stored:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                [
                    {"channel": CHANNEL, "payload": f"{change.table}:{change.entry.number}"}
                    for change in stored
                ],
            )
        return won


def _entry_row(change: Change) -> dict[str, Any]:
    return {"table_id": change.table, **msgspec.structs.asdict(StoredEntry.of(change.entry))}


async def write_changes(connection: AsyncConnection, changes: list[Change]) -> None:
    """The entries of a table that nobody else knows of yet."""
    await connection.execute(entries.insert(), [_entry_row(change) for change in changes])
    await connection.run_sync(_write_rows, changes)


@cache
def _update_of(columns: tuple[str, ...]) -> Update:
    """The statement that writes these columns of a table's row: made once."""
    update = tables.update().where(tables.c.id == bindparam("table"))
    return update.values({name: bindparam(f"new_{name}") for name in columns})


def _write_rows(connection: Connection, stored: list[Change]) -> None:
    """What goes with the entries. Changes of the same columns share a statement."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for change in stored:
        if change.row:
            row = {f"new_{name}": value for name, value in change.row.items()}
            alike.setdefault(tuple(change.row), []).append({"table": change.table, **row})
    for columns, rows in sorted(alike.items()):
        connection.execute(_update_of(columns), rows)
    for change in stored:
        for seat in change.seats:
            where = (seats.c.table_id == change.table) & (seats.c.seat == seat["seat"])
            connection.execute(seats.update().where(where).values(seat))
        if change.snapshot is not None:
            connection.execute(
                snapshots.insert(),
                {
                    "table_id": change.table,
                    "number": change.snapshot.number,
                    "counts": _text(change.snapshot.counts),
                    "data": _text(change.snapshot.data),
                },
            )


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        failure = NotStored(str(error).splitlines()[0])
        failure.__cause__ = error
        done.set_exception(failure)


def _text(data: object) -> str:
    return _encode(data).decode()


# --- reading --------------------------------------------------------------------------------------


async def read_entries(
    connection: AsyncConnection,
    table: str,
    after: int,
    limit: int | None = None,
    kinds: Sequence[Kind] = (),
) -> list[Entry]:
    """The entries after a number, oldest first."""
    columns = (entries.c.number, entries.c.kind, entries.c.at, entries.c.data, entries.c.seen)
    query = select(*columns).where(entries.c.table_id == table, entries.c.number > after)
    if kinds:
        query = query.where(entries.c.kind.in_(kinds))
    rows = await connection.execute(query.order_by(entries.c.number).limit(limit))
    return [read_entry(StoredEntry(*row)) for row in rows]


async def newest_snapshot(connection: AsyncConnection, table: str) -> Snapshot | None:
    query = select(snapshots).where(snapshots.c.table_id == table)
    row = (await connection.execute(query.order_by(snapshots.c.number.desc()).limit(1))).first()
    return None if row is None else _snapshot(row)


async def read_snapshot(connection: AsyncConnection, table: str, number: int) -> Snapshot | None:
    query = select(snapshots).where(snapshots.c.table_id == table, snapshots.c.number == number)
    row = (await connection.execute(query)).first()
    return None if row is None else _snapshot(row)


async def snapshot_counts(
    connection: AsyncConnection, table: str
) -> list[tuple[int, list[list[int]]]]:
    """Of all snapshots, oldest first: the number, and how much each viewer had seen."""
    query = select(snapshots.c.number, snapshots.c.counts).where(snapshots.c.table_id == table)
    rows = await connection.execute(query.order_by(snapshots.c.number))
    return [(row.number, msgspec.json.decode(row.counts)) for row in rows]


def _snapshot(row: Row[Any]) -> Snapshot:
    return Snapshot(row.number, msgspec.json.decode(row.counts), msgspec.json.decode(row.data))
