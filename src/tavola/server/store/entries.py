"""What happened at tables, as it is stored, and reading it back. (appender.py writes it.)"""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.server.store.changes import Change, Entry, Snapshot
from tavola.server.store.engine import insert_new
from tavola.server.store.happenings import Kind, read_happening
from tavola.server.store.schema import entries, seats, snapshots

CHUNK = 200  # entries that are read at once: a millisecond or two
_encode = msgspec.json.Encoder().encode


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


class StoredSnapshot(msgspec.Struct):
    """A snapshot in the columns of the store, which are JSON."""

    number: int
    counts: msgspec.Raw
    data: msgspec.Raw


class History(msgspec.Struct):
    """All that has happened at a table, however long: read and written a few entries at a time."""

    parts: list[msgspec.Raw]  # each a list of at most CHUNK entries as they are stored
    snapshots: list[StoredSnapshot]

    @staticmethod
    def of(happened: Sequence[Entry], snapshots: Sequence[Snapshot]) -> "History":
        stored = [StoredEntry.of(entry) for entry in happened]
        parts = [stored[first : first + CHUNK] for first in range(0, len(stored), CHUNK)]
        return History(
            [_raw(part) for part in parts],
            [StoredSnapshot(one.number, _raw(one.counts), _raw(one.data)) for one in snapshots],
        )


def read_entry(row: StoredEntry) -> Entry:
    """What a row of the store says."""
    seen = None if row.seen is None else msgspec.json.decode(row.seen, type=list[int])
    return Entry(row.number, row.at, read_happening(row.kind, row.data), row.data, seen)


def _entry_row(change: Change) -> dict[str, Any]:
    return {"table_id": change.table, **msgspec.structs.asdict(StoredEntry.of(change.entry))}


def write_changes(connection: Connection, changes: list[Change]) -> None:
    """The entries of a table that nobody else knows of yet."""
    connection.execute(entries.insert(), [_entry_row(change) for change in changes])
    write_rows(connection, changes)


def write_history(connection: Connection, table: str, history: History) -> None:
    """The same, however many there are: after every few others have their turn."""
    for part in history.parts:
        rows = msgspec.json.decode(part, type=list[StoredEntry])
        told = [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows]
        connection.execute(entries.insert(), told)
    for one in history.snapshots:
        counts, data = bytes(one.counts).decode(), bytes(one.data).decode()
        row = {"table_id": table, "number": one.number, "counts": counts, "data": data}
        connection.execute(snapshots.insert(), row)


def write_rows(connection: Connection, changes: list[Change]) -> None:
    """What goes with the entries, where that is seldom: seats and snapshots."""
    taken = []
    for change in changes:
        for seat in change.seats:
            where = (seats.c.table_id == change.table) & (seats.c.seat == seat["seat"])
            connection.execute(seats.update().where(where).values(seat))
        if change.snapshot is not None:
            taken.append(_snapshot_row(change.table, change.snapshot))
    if taken:
        connection.execute(insert_new(connection, snapshots), taken)


def _snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": snapshot.number,
        "counts": _text(snapshot.counts),
        "data": _text(snapshot.data),
    }


def _text(data: object) -> str:
    return _encode(data).decode()


def _raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(data))


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


async def read_at_leisure(
    connection: AsyncConnection, table: str, after: int, kinds: Sequence[Kind] = ()
) -> AsyncIterator[Entry]:
    """The same, however many there are: after every few others have their turn."""
    while True:
        chunk = await read_entries(connection, table, after, CHUNK, kinds)
        for entry in chunk:
            yield entry
            after = entry.number
        if len(chunk) < CHUNK:
            return


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
