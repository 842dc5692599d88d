"""The open record of a table, put together from its entries: nothing is replayed for it."""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.game import Plain
from tavola.core.record import FORMAT, JOINT_FORMAT
from tavola.server.store import entries as log
from tavola.server.store.happenings import Moved, Started, WentAway
from tavola.server.store.listing import read_table
from tavola.server.tables.history import taken_back
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.seat import RESIGNED
from tavola.server.tables.setup import OVER, setup_from_row


async def write_record(connection: AsyncConnection, id: str, running: bool = False) -> Plain:
    """The record; `running`: even of a game that goes on, with all its secrets but the seed.

    Works for every rules version, since the entries tell all that happened.
    """
    row = await read_table(connection, id)
    if row is None:
        raise no_table()
    over = row.status == OVER
    if not over and not running:
        raise Refused("not-over", "The record can be downloaded when the game is over.")
    undos = [entry async for entry in log.read_at_leisure(connection, id, 0, ("undo",))]
    undone = taken_back(undos)
    begun: Started | None = None
    last: Started | Moved | None = None
    steps: list[dict[str, Any]] = []
    resigned: list[dict[str, Any]] = []
    async for entry in log.read_at_leisure(connection, id, 0, ("start", "move", "away")):
        if isinstance(entry.data, WentAway):
            if entry.data.why == RESIGNED:
                resigned.append({"seat": entry.data.seat, "after": len(steps) - 1})
        elif entry.number not in undone:
            assert isinstance(entry.data, Started | Moved)
            last = entry.data
            if isinstance(last, Started):
                begun = last
            steps.append(_step(len(steps), last))
    if begun is None:
        raise Refused("not-playing", "The game has not begun.")
    setup = setup_from_row(row)
    seats = begun.seats
    course = begun.course
    parts: Plain = (
        {"entropy": [seat.entropy for seat in seats]}
        if course is None
        else {"course": msgspec.to_builtins(course)}
    )
    tables = [step.commitment for step in course or () if step.what == "table"]
    record: Plain = {
        "format": FORMAT if course is None else JOINT_FORMAT,
        "game": setup.game,
        "rules": setup.rules,
        "players": setup.players,
        "options": setup.options,
        "seats": [seat.name or seat.bot or f"seat {number}" for number, seat in enumerate(seats)],
        "fair": {
            "commitment": tables[-1] if tables else setup.commitment,
            **parts,
            "seed": (begun.seed or setup.seed.hex()) if over else None,
        },
    }
    if setup.position is not None:
        record["position"] = setup.position
    record["moves"] = steps
    if resigned:
        record["resigned"] = resigned
    result = last.result if over and isinstance(last, Moved) else None
    if over and result is None:
        record["ended"] = True
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
