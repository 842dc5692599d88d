"""What is written with an entry: the columns by which tables are searched for, seats, snapshots."""

from typing import Any

import msgspec

from tavola.server.store.changes import Change, Entry, TableRow
from tavola.server.store.happenings import (
    CameBack,
    Happening,
    Moved,
    Opened,
    Sealed,
    SeatChanged,
    Started,
    WentAway,
)
from tavola.server.tables.seat import RESIGNED, Seat
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table


def change_of(table: Table, entry: Entry, snapshot_every: int) -> Change:
    """The entry, which the table has taken in, with all that follows from it."""
    row = TableRow(table.status, acting_text(table), table.due)
    if entry.seen is None:  # else the time would tell that somebody has decided in secret
        row.changed = entry.at
    over = table.status == OVER and table.finished == entry.at
    if over and table.match is not None:
        result = table.match.result
        row.finished = table.finished
        row.places = None if result is None else msgspec.json.encode(result.places).decode()
    wanted = table.number - table.snapshot_number >= snapshot_every or over
    return Change(
        table=table.setup.id,
        entry=entry,
        row=row,
        seats=[seat_row(table, seat) for seat in changed_seats(entry.data, table)],
        snapshot=table.snapshot() if wanted and table.match is not None else None,
    )


def acting_text(table: Table) -> str:
    """`,0,2,`: a form that can be searched."""
    return "".join(f",{seat}" for seat in table.acting) + ("," if table.acting else "")


def changed_seats(data: Happening, table: Table) -> list[int]:
    """The seats whose rows an entry changes: those that become free first."""
    match data:
        case Moved():  # nearly all are
            return []
        case Opened() | Sealed() | Started():
            return list(range(table.setup.players))
        case SeatChanged(seat=seat, freed=freed):
            return [seat] if freed is None else [freed, seat]
        case WentAway(seat=seat) | CameBack(seat=seat):
            return [seat]
    return []


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
        "resigned": seat.away == RESIGNED,
    }
