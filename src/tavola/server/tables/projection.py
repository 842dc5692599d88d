"""What is written with an entry: the columns by which tables are searched for, seats, snapshots."""

from typing import Any

import msgspec

from tavola.server.store.entries import Change, Entry
from tavola.server.tables.seat import Seat
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table

ALL_SEATS = ("open", "start")


def change_of(table: Table, entry: Entry, snapshot_every: int) -> Change:
    """The entry, which the table has taken in, with all that follows from it."""
    row = {"status": table.status, "acting": acting_text(table), "due": table.due}
    if entry.seen is None:  # else the time would tell that somebody has decided in secret
        row["changed"] = entry.at
    if table.status == OVER and table.finished == entry.at and table.match is not None:
        result = table.match.result
        row["finished"] = table.finished
        row["places"] = None if result is None else msgspec.json.encode(result.places).decode()
    over = table.status == OVER and entry.kind == "move"
    wanted = table.number - table.snapshot_number >= snapshot_every or over
    return Change(
        table=table.setup.id,
        entry=entry,
        row=row,
        seats=[seat_row(table, seat) for seat in changed_seats(entry, table)],
        snapshot=table.snapshot() if wanted and table.match is not None else None,
    )


def acting_text(table: Table) -> str:
    """`,0,2,`: a form that can be searched."""
    return "".join(f",{seat}" for seat in table.acting) + ("," if table.acting else "")


def changed_seats(entry: Entry, table: Table) -> list[int]:
    """The seats whose rows an entry changes: those that become free first."""
    if entry.kind in ALL_SEATS:
        return list(range(table.setup.players))
    if entry.kind == "seat":
        freed = entry.data["freed"]
        return ([] if freed is None else [freed]) + [entry.data["seat"]]
    return [entry.data["seat"]] if entry.kind in ("away", "back") else []


def seat_row(table: Table, number: int) -> dict[str, Any]:
    seat: Seat = table.seats[number]
    return {
        "table_id": table.setup.id,
        "seat": number,
        "kind": seat.kind,
        "person": seat.person,
        "name": seat.name,
        "bot": table.player(number),
        "away": seat.away is not None,
    }
