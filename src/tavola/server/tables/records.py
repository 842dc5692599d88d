"""The open record of a table, put together from its entries: nothing is replayed for it."""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.game import Plain
from tavola.core.record import FORMAT
from tavola.server.store import entries as log
from tavola.server.store.entries import Entry
from tavola.server.store.listing import read_table
from tavola.server.tables.history import bot_of, standing
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.seat import Seat
from tavola.server.tables.setup import OVER, setup_from_row

KINDS = ("start", "move", "undo")


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
    seats = msgspec.convert(entries[0].data["seats"], list[Seat])
    moves = [_step(number, entry) for number, entry in enumerate([entries[0], *standing(entries)])]
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
    record["moves"] = moves
    record["result"] = entries[-1].data.get("result") if over else None
    return record


def _step(number: int, entry: Entry) -> dict[str, Any]:
    step: dict[str, Any] = {"n": number}
    if entry.kind == "move":
        step["seat"] = entry.data["seat"]
        step["move"] = entry.data["move"]
        bot = bot_of(entry)
        if bot is not None:
            step["bot"] = bot
    if entry.data["drawn"]:
        step["chance"] = entry.data["drawn"]
    return step
