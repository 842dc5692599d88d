"""The open record of a table, put together from its entries: nothing is replayed for it."""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.game import Plain
from tavola.core.record import FORMAT
from tavola.server.store import entries as log
from tavola.server.store.happenings import Kind, Moved, Started
from tavola.server.store.listing import read_table
from tavola.server.tables.history import standing
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.setup import OVER, setup_from_row

KINDS: tuple[Kind, ...] = ("start", "move", "undo")


async def write_record(connection: AsyncConnection, id: str, running: bool = False) -> Plain:
    """The record; `running`: even of a game that goes on, with all its secrets but the seed.

    Works for every rules version, since the entries tell all that happened.
    """
    row = await read_table(connection, id)
    if row is None:
        raise no_table()
    over = row.status == OVER
    if not over and not running:
        raise Refused("not-over", "The record is to be had when the game is over.")
    entries = await log.read_entries(connection, id, 0, kinds=KINDS)
    if not entries:
        raise Refused("not-playing", "The game has not begun.")
    setup = setup_from_row(row)
    begun, last = entries[0].data, entries[-1].data
    assert isinstance(begun, Started)
    seats = begun.seats
    steps: list[Started | Moved] = [begun, *standing(entries)]
    record: Plain = {
        "format": FORMAT,
        "game": setup.game,
        "rules": setup.rules,
        "players": setup.players,
        "options": setup.options,
        "seats": [seat.name or seat.bot or f"seat {number}" for number, seat in enumerate(seats)],
        "fair": {
            "commitment": setup.commitment,
            "entropy": [seat.entropy for seat in seats],
            "seed": setup.seed.hex() if over else None,
        },
    }
    if setup.position is not None:
        record["position"] = setup.position
    record["moves"] = [_step(number, data) for number, data in enumerate(steps)]
    result = last.result if over and isinstance(last, Moved) else None
    record["result"] = msgspec.to_builtins(result)
    return record


def _step(number: int, data: Started | Moved) -> dict[str, Any]:
    step: dict[str, Any] = {"n": number}
    if isinstance(data, Moved):
        step["seat"] = data.seat
        step["move"] = data.move
        if data.played_by is not None:
            step["bot"] = data.played_by
    if data.drawn:
        step["chance"] = msgspec.to_builtins(data.drawn)
    return step
