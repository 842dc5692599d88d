"""Rows of tables: making one, finding one, listing those that somebody may know of."""

import secrets as random
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    String,
    and_,
    cast,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavola.server.store.engine import insert_new
from tavola.server.store.schema import guests, preview_of, seats, tables
from tavola.server.tables.clock import ClockRule
from tavola.server.tables.seat import SeatKind
from tavola.server.tables.setup import Options, Status, Visibility

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
LIVING = ("open", "playing")


def new_id() -> str:
    return "".join(random.choice(ALPHABET) for _ in range(10))


def new_invite() -> str:
    return random.token_urlsafe(18)


@dataclass
class ListedSeat:
    kind: SeatKind
    name: str | None
    bot: str | None
    away: bool
    resigned: bool
    person: str | None


@dataclass
class Listed:
    """A table as a row of a list, before it is told to somebody."""

    id: str
    game: str
    rules: str
    players: int
    status: Status
    visibility: Visibility
    options: Options
    owner: str | None
    clock: ClockRule | None
    acting: list[int]
    created: float
    changed: float
    finished: float | None
    places: list[int] | None
    invite: str
    seats: list[ListedSeat]


class Tables:
    """The rows of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find_invite(self, token: str) -> str | None:
        async with self._engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.invite == token)
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def find_preview(self, preview: str) -> str | None:
        """The table whose invite has this public part."""
        async with self._engine.connect() as connection:
            query = select(tables.c.id).where(tables.c.preview == preview)
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def renew_invite(self, table: str) -> str:
        token = new_invite()
        async with self._engine.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(invite=token, preview=preview_of(token))
            )
        return token

    async def add_guest(self, table: str, person: str) -> None:
        row = {"table_id": table, "person": person}
        async with self._engine.begin() as connection:
            await connection.execute(insert_new(self._engine, guests), row)

    async def is_guest(self, table: str, person: str) -> bool:
        query = select(guests.c.person).where(guests.c.table_id == table, guests.c.person == person)
        async with self._engine.connect() as connection:
            return await connection.scalar(query) is not None

    async def due(self, until: float) -> list[str]:
        """Tables at which the server itself has something to do by then, because somebody plays."""
        plays = (seats.c.table_id == tables.c.id) & (seats.c.kind == "person") & ~seats.c.away
        query = select(tables.c.id).where(
            tables.c.status == "playing",
            tables.c.due <= until,
            select(seats.c.seat).where(plays).exists(),  # of tables that an older server wrote
        )
        async with self._engine.connect() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def row(self, table: str) -> Listed | None:
        found = await self._select(tables.c.id == table, 1)
        return found[0] if found else None

    async def list_for(
        self, which: str, person: str | None, limit: int, before: tuple[float, str] | None
    ) -> list[Listed]:
        """The newest first. What somebody may not know of is not in it."""
        where = _which(which, person)
        if before is not None:
            created, last = before
            where &= or_(
                tables.c.created < created,
                and_(tables.c.created == created, tables.c.id < last),
            )
        return await self._select(where, limit)

    async def _select(self, where: ColumnElement[bool], limit: int) -> list[Listed]:
        order = (tables.c.created.desc(), tables.c.id.desc())
        async with self._engine.connect() as connection:
            query = select(tables).where(where).order_by(*order).limit(limit)
            rows = (await connection.execute(query)).all()
            places = await _seats_of(connection, [row.id for row in rows])
        return [_listed(row, places.get(row.id, [])) for row in rows]


def _which(which: str, person: str | None) -> ColumnElement[bool]:
    """The condition of a list."""
    public = tables.c.visibility == "public"
    if which == "public":
        return public & tables.c.status.in_(LIVING)
    invited: ColumnElement[bool] = literal(False)
    mine: ColumnElement[bool] = literal(False)
    resigned: ColumnElement[bool] = literal(False)
    waits: ColumnElement[bool] = literal(False)
    if person is not None:
        my_seat = (seats.c.table_id == tables.c.id) & (seats.c.person == person)
        mine = or_(tables.c.owner == person, select(seats.c.seat).where(my_seat).exists())
        resigned = select(seats.c.seat).where(my_seat & seats.c.resigned).exists()
        came = (guests.c.table_id == tables.c.id) & (guests.c.person == person)
        invited = select(guests.c.person).where(came).exists()
        decides = tables.c.acting.like("%," + cast(seats.c.seat, String) + ",%")
        here = my_seat & decides & ~seats.c.away
        waits = and_(tables.c.status == "playing", select(seats.c.seat).where(here).exists())
        free = (seats.c.table_id == tables.c.id) & (seats.c.kind == "open")
        full = ~select(seats.c.seat).where(free).exists()
        waits = or_(waits, and_(tables.c.status == "open", tables.c.owner == person, full))
    if which == "waiting":
        return waits
    if which == "finished":
        return or_(mine, invited, public) & (tables.c.status == "over")
    playing = mine & ~resigned
    if which == "watch":
        return or_(invited, public, resigned) & ~playing & tables.c.status.in_(LIVING)
    return playing & tables.c.status.in_(LIVING)


async def _seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[ListedSeat]]:
    found: dict[str, list[ListedSeat]] = {}
    if ids:
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        for row in await connection.execute(query):
            place = ListedSeat(row.kind, row.name, row.bot, row.away, row.resigned, row.person)
            found.setdefault(row.table_id, []).append(place)
    return found


def _listed(row: Row[Any], places: list[ListedSeat]) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        status=row.status,
        visibility=row.visibility,
        options=msgspec.json.decode(row.options),
        owner=row.owner,
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=ClockRule),
        acting=[int(part) for part in row.acting.split(",") if part],
        created=row.created,
        changed=row.changed,
        finished=row.finished,
        places=None if row.places is None else msgspec.json.decode(row.places),
        invite=row.invite,
        seats=places,
    )


def insert_table(connection: Connection, row: dict[str, Any], places: list[dict[str, Any]]) -> None:
    """A new table with its seats."""
    connection.execute(insert(tables), row)
    connection.execute(insert(seats), places)


async def read_table(connection: AsyncConnection, table: str) -> Row[Any] | None:
    return (await connection.execute(select(tables).where(tables.c.id == table))).first()
