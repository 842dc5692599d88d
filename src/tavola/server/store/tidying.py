"""What lies in the store and is of no use to anybody any more."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, exists, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavola.server.store.schema import guests, persons, seats, secrets, tables

DAY = 86400.0
GIVEN_UP_DAYS = 7.0  # that a table is kept that was given up before its game began
BATCH = 100  # tables that are deleted in one transaction


@dataclass(frozen=True)
class Kept:
    """Of the tables: how many there are of each status, and of which nobody but the owner came."""

    tables: dict[str, int]
    people: int
    lonely: int
    # What could go.
    finished: int
    given_up: int
    strangers: int


def lonely(now: float, days: dict[str, float]) -> ColumnElement[bool]:
    """Open tables at which only the owner sits, so many days after anything has happened."""
    joined = and_(
        seats.c.table_id == tables.c.id,
        seats.c.person.is_not(None),
        or_(tables.c.owner.is_(None), seats.c.person != tables.c.owner),
    )
    late = [
        and_(tables.c.visibility == visibility, tables.c.changed < now - limit * DAY)
        for visibility, limit in days.items()
    ]
    return and_(tables.c.status == "open", or_(*late), ~exists().where(joined))


def finished(now: float, keep: float) -> ColumnElement[bool]:
    """Games that were over so many days ago; 0: none, they are kept for ever."""
    ended = func.coalesce(tables.c.finished, tables.c.changed)
    return and_(tables.c.status == "over", ended < now - keep * DAY, literal(keep > 0))


def given_up(now: float) -> ColumnElement[bool]:
    return and_(tables.c.status == "closed", tables.c.changed < now - GIVEN_UP_DAYS * DAY)


def strangers(now: float, keep: float) -> ColumnElement[bool]:
    """People without any table, who have not come with a new device either for so many days."""
    then = now - keep * DAY
    return and_(
        persons.c.created < then,
        literal(keep > 0),
        ~exists().where(seats.c.person == persons.c.id),
        ~exists().where(tables.c.owner == persons.c.id),
        ~exists().where(guests.c.person == persons.c.id),
        ~exists().where(and_(secrets.c.person == persons.c.id, secrets.c.created >= then)),
    )


async def look_over(engine: AsyncEngine, now: float, keep: float, days: dict[str, float]) -> Kept:
    async with engine.connect() as connection:
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        by_status = {str(status): int(n) for status, n in await connection.execute(query)}
        return Kept(
            tables=by_status,
            people=await _count(connection, persons.c.id, persons.c.id.is_not(None)),
            lonely=await _count(connection, tables.c.id, lonely(now, days)),
            finished=await _count(connection, tables.c.id, finished(now, keep)),
            given_up=await _count(connection, tables.c.id, given_up(now)),
            strangers=await _count(connection, persons.c.id, strangers(now, keep)),
        )


async def _count(
    connection: AsyncConnection, column: ColumnElement[str], which: ColumnElement[bool]
) -> int:
    return int(await connection.scalar(select(func.count(column)).where(which)) or 0)


async def lonely_tables(engine: AsyncEngine, now: float, days: dict[str, float]) -> list[str]:
    async with engine.connect() as connection:
        rows = await connection.execute(select(tables.c.id).where(lonely(now, days)))
        return [str(row.id) for row in rows]


async def old_tables(engine: AsyncEngine, now: float, keep: float) -> list[str]:
    """Those that may be forgotten."""
    async with engine.connect() as connection:
        which = or_(finished(now, keep), given_up(now))
        return [str(row.id) for row in await connection.execute(select(tables.c.id).where(which))]


async def forget_tables(engine: AsyncEngine, ids: Collection[str]) -> None:
    """With all that has happened there."""
    left = list(ids)
    while left:
        async with engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id.in_(left[:BATCH])))
        del left[:BATCH]


async def forget_strangers(engine: AsyncEngine, now: float, keep: float) -> int:
    """How many people were forgotten, with their devices and links."""
    async with engine.begin() as connection:
        gone = await connection.execute(delete(persons).where(strangers(now, keep)))
    return int(gone.rowcount)
