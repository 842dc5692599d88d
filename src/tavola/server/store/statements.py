"""How a batch of changes is written: two statements, whatever their number.

SQLite takes a statement once for many rows, and the rows as they are. PostgreSQL would answer each
row over the network: there a batch travels as one JSON text.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, TextClause, select, text, tuple_

from tavola.server.store.changes import Change
from tavola.server.store.schema import entries

# An entry that is there already, the very same, is ours: the answer of the commit was lost.
INSERT: Final = """
    INSERT INTO entries (table_id, number, kind, at, seen, data) {rows}
    ON CONFLICT (table_id, number) DO UPDATE SET kind = excluded.kind
        WHERE entries.at = excluded.at AND entries.data = excluded.data
"""
UPDATE: Final = """
    UPDATE tables SET status = {}, acting = {}, due = {},
        changed = coalesce({}, tables.changed),
        finished = coalesce({}, tables.finished),
        places = coalesce({}, tables.places)
    {rows} WHERE tables.id = {}
"""
ENTRY: Final = ("text", "integer", "text", "double precision", "text", "text")
TABLE: Final = ("text", "text", *["double precision"] * 3, "text", "text")

_encode = msgspec.json.Encoder().encode
Rows = list[tuple[Any, ...]]


def append(connection: Connection, changes: list[Change]) -> list[Change]:
    """Write entries, and the columns of their tables. Those that were not taken by another."""
    write = WRITERS[connection.dialect.name]
    stored = changes
    if write(connection, "entries", [change.entry_columns() for change in changes]) < len(changes):
        stored = _ours(connection, changes)
    tables = [change.table_columns() for change in stored if change.row is not None]
    if tables:
        write(connection, "tables", tables)
    return stored


def _ours(connection: Connection, changes: list[Change]) -> list[Change]:
    """Those that the store has as we wrote them."""
    columns = entries.c.table_id, entries.c.number
    wanted = [(change.table, change.entry.number) for change in changes]
    asked = select(*columns, entries.c.at, entries.c.data).where(tuple_(*columns).in_(wanted))
    there = {(row.table_id, row.number): (row.at, row.data) for row in connection.execute(asked)}
    return [
        change
        for change in changes
        if there.get((change.table, change.entry.number)) == (change.entry.at, change.entry.text)
    ]


SQLITE: Final = {
    "entries": INSERT.format(rows="VALUES (?, ?, ?, ?, ?, ?)"),
    "tables": UPDATE.format(*"?" * len(TABLE), rows=""),
}


def _to_sqlite(connection: Connection, table: str, rows: Rows) -> int:
    return connection.exec_driver_sql(SQLITE[table], rows).rowcount


def _values(types: tuple[str, ...]) -> list[str]:
    return [f"CAST(value->>{place} AS {kind})" for place, kind in enumerate(types)]


def _postgres(statement: str) -> TextClause:
    return text(statement).execution_options(preserve_rowcount=True)


JSON_ROWS: Final = "FROM jsonb_array_elements(CAST(:rows AS jsonb)) AS rows (value)"
POSTGRES: Final = {
    "entries": _postgres(INSERT.format(rows=f"SELECT {', '.join(_values(ENTRY))} {JSON_ROWS}")),
    "tables": _postgres(UPDATE.format(*_values(TABLE), rows=JSON_ROWS)),
}


def _to_postgres(connection: Connection, table: str, rows: Rows) -> int:
    return connection.execute(POSTGRES[table], {"rows": _encode(rows).decode()}).rowcount


WRITERS: Final = {"sqlite": _to_sqlite, "postgresql": _to_postgres}
