"""Looking at a table: who may, and what it shows."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store import entries as log
from tavola.server.store.people import Person
from tavola.server.tables.hall import Hall
from tavola.server.tables.history import Played, who_played
from tavola.server.tables.live import Live
from tavola.server.tables.messages import AnyTold, ViewMessage
from tavola.server.tables.refused import no_table
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table
from tavola.server.tables.telling import MOST_ENTRIES, Shown, remembered, tell, tell_view

CHUNK = 500
T = TypeVar("T")
Question = Callable[[Table], T]
Answered = Callable[[T | Exception], None]


async def check_access(hall: Hall, live: Live, table: Table, person: Person | None) -> None:
    """Private tables don't exist for those who have no link to them."""
    if table.setup.visibility == "public":
        return
    if person is None:
        raise no_table()
    known = person.id == table.setup.owner or table.seat_of(person.id) is not None
    if known or person.id in live.guests:
        return
    if not await hall.rows.is_guest(live.id, person.id):
        raise no_table()
    live.guests.add(person.id)


async def enter(hall: Hall, id: str, person: Person | None) -> Live:
    """The place of a table that this person may see."""
    live = hall.live(id)
    async with live.turn:
        await check_access(hall, live, await hall.read(live), person)
    return live


# --- questions ------------------------------------------------------------------------------------


def ask(hall: Hall, live: Live, question: Question[T], then: Answered[T]) -> None:
    """Ask something about the table as it is stored, as soon as it is its turn."""
    live.turn.take(partial(_ask, hall, live, question, then))


def _ask(hall: Hall, live: Live, question: Question[T], then: Answered[T]) -> None:
    if live.table is None or hall.many:
        hall.spawn(_ask_slowly(hall, live, question, then))
    else:
        _answer(live, live.table, question, then)


async def _ask_slowly(hall: Hall, live: Live, question: Question[T], then: Answered[T]) -> None:
    try:
        table = await hall.read(live)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        live.turn.leave()
        then(error)
    else:
        _answer(live, table, question, then)


def _answer(live: Live, table: Table, question: Question[T], then: Answered[T]) -> None:
    try:
        found: T | Exception = question(table)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        found = error
    live.turn.leave()
    then(found)


# --- views ----------------------------------------------------------------------------------------


async def look_at(
    hall: Hall,
    id: str,
    person: Person | None,
    after: int | None,
    known: bool = False,
    public: bool = False,
) -> ViewMessage:
    """What this person may know now, with the entries after a number, or the newest one.

    `known`: access has been checked before. `public`: only what everybody may know.
    """
    live = hall.live(id)
    async with live.turn:
        table = await hall.read(live)
        if not known:
            await check_access(hall, live, table, person)
        who = None if person is None or public else person.id
        first = table.seen_by(who) - 1 if after is None else after
        entries = await read_recent(hall.engine, table, who, first)
        return tell_view(table, Shown(table, who), first, entries)


async def read_recent(
    engine: AsyncEngine, table: Table, person: str | None, after: int
) -> list[AnyTold]:
    """What happened after a number, as far as it is told with a view. In the table's turn."""
    if table.status == OVER and table.played is None:
        table.played = await _read_played(engine, table)
        table.told.clear()
    told = remembered(table, person, after)
    if told is None:
        viewer = table.viewer_of(person)
        first = max(after, 0, table.numbers.seen[viewer + 1] - MOST_ENTRIES)
        told = await read_told(engine, table, viewer, first, MOST_ENTRIES)
    return told


async def _read_played(engine: AsyncEngine, table: Table) -> list[list[Played]]:
    async with engine.connect() as connection:
        told = log.read_at_leisure(connection, table.setup.id, 0, ("move", "undo"))
        moves = [entry async for entry in told]
    return who_played(moves, table.setup.players)


async def read_told(
    engine: AsyncEngine, table: Table, viewer: int, after: int, limit: int
) -> list[AnyTold]:
    """The viewer's entries after its number `after`, from the store."""
    told: list[AnyTold] = []
    async with engine.connect() as connection:
        at, number = 0, 0
        for snapshot, counts in await log.snapshot_counts(connection, table.setup.id):
            if counts[0][viewer + 1] <= after:
                at, number = snapshot, counts[0][viewer + 1]
        while len(told) < limit:
            chunk = await log.read_entries(connection, table.setup.id, at, CHUNK)
            for entry in chunk:
                at = entry.number
                if entry.visible_to(viewer) and at <= table.number:
                    number += 1
                    if number > after and len(told) < limit:
                        told.append(tell(entry, viewer, number))
            if len(chunk) < CHUNK:
                break
    return told
