"""Making tables: new ones, and those of imported records."""

from contextlib import aclosing
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection

from tavola.core.errors import BadSetup
from tavola.core.fair import JOINT, commit
from tavola.core.game import Plain
from tavola.core.match import describe_setup
from tavola.core.setup import settle
from tavola.server.bots import Failed, Thinkers
from tavola.server.levels import LEVELS, STAND_IN
from tavola.server.store.changes import Change
from tavola.server.store.entries import write_changes, write_history
from tavola.server.store.listing import insert_table
from tavola.server.store.people import Person
from tavola.server.store.schema import preview_of
from tavola.server.store.writer import Writer
from tavola.server.tables import acts
from tavola.server.tables.clock import ClockRule
from tavola.server.tables.hall import Hall
from tavola.server.tables.importing import Imported, NotHeld
from tavola.server.tables.loading import game_of
from tavola.server.tables.projection import seat_row
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import BOT, OPEN, PERSON, Seat
from tavola.server.tables.setup import OVER, Setup, Visibility, setup_to_row
from tavola.server.tables.table import Table

IMPORT_SECONDS = 30.0


class WantedSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class Wanted(msgspec.Struct):
    """A table as somebody wants it."""

    game: str
    players: int
    options: Plain
    seats: list[WantedSeat] | None
    visibility: Visibility
    clock: ClockRule | None
    stand_in: str | None
    wait: int
    start: bool = False  # at once: refused, and no table made, if a seat is free


def check_bot(name: str | None) -> str:
    if name not in LEVELS:
        raise Refused("bad-setup", f"There is no bot {name!r}; there are: {', '.join(LEVELS)}.")
    return str(name)


def _seats(wanted: Wanted, person: Person) -> list[Seat]:
    mine = Seat(PERSON, person.id, person.name)
    if wanted.seats is None:
        return [mine, *(Seat() for _ in range(wanted.players - 1))]
    if len(wanted.seats) != wanted.players:
        raise Refused("bad-setup", f"{len(wanted.seats)} seats for {wanted.players} players.")
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("bad-setup", "You can have one seat at a table.")
    made = {"me": mine, OPEN: Seat()}
    return [
        Seat(BOT, bot=check_bot(seat.bot)) if seat.kind == BOT else made[seat.kind]
        for seat in wanted.seats
    ]


async def create(hall: Hall, person: Person, wanted: Wanted) -> str:
    """A new table; its id. The commitment to its seed is made here."""
    try:
        game = hall.find(wanted.game)
        options = settle(game, wanted.players, wanted.options)
    except BadSetup as error:
        raise Refused("bad-setup", f"{error}.") from error
    seed = hall.luck.seed()
    setup = Setup(
        id=hall.luck.table_id(),
        game=wanted.game,
        rules=game.facts.rules_version,
        players=wanted.players,
        options=options,
        seed=seed,
        commitment=commit(seed, describe_setup(game, wanted.players, options, None), JOINT),
        owner=person.id,
        visibility=wanted.visibility,
        clock=wanted.clock,
        stand_in=check_bot(wanted.stand_in or STAND_IN),
        created=hall.now(),
        fair=JOINT,
        wait=wanted.wait,
    )
    table = Table(setup, game)
    seats = _seats(wanted, person)
    if wanted.start:
        acts.check_full(seats)
    entry = acts.open_table(table, setup.created, seats)
    change = Change(setup.id, entry)
    async with hall.engine.begin() as connection:
        row = table_row(table, hall.luck.invite())
        await connection.run_sync(insert_table, row, table_seat_rows(table))
        await connection.run_sync(write_changes, [change])
    hall.live(setup.id).table = table
    return setup.id


def table_row(table: Table, invite: str) -> dict[str, Any]:
    return {
        **setup_to_row(table.setup),
        "invite": invite,
        "preview": preview_of(invite),
        "status": table.status,
        "acting": "",
        "due": None,
        "changed": table.setup.created,
        "finished": None,
        "places": None,
    }


def table_seat_rows(table: Table) -> list[dict[str, Any]]:
    return [seat_row(table, number) for number in range(table.setup.players)]


async def import_table(hall: Hall, importers: Thinkers, owner: str | None, record: Plain) -> str:
    """A finished record becomes a private table that is over; its id."""
    question = {
        "job": "import",
        "record": record,
        "id": hall.luck.table_id(),
        "every": hall.settings.snapshot_every,
    }
    try:
        answer: Imported | NotHeld = await importers.ask(question, IMPORT_SECONDS)
    except Failed as failed:
        raise Refused("bad-record", "The record could not be checked.") from failed
    if isinstance(answer, NotHeld):
        what = f"The record does not hold: {answer.place}: {answer.problem}."
        raise Refused("bad-record", what)
    return await store_import(hall, owner, answer)


async def store_import(hall: Hall, owner: str | None, imported: Imported) -> str:
    setup = msgspec.structs.replace(imported.setup, owner=owner)
    table = Table(setup, game_of(setup, hall.find))
    table.seats = imported.seats
    row = {
        **table_row(table, hall.luck.invite()),
        "status": OVER,
        "finished": setup.created,
        "places": imported.places and msgspec.json.encode(imported.places).decode(),
    }

    def write(connection: Connection) -> None:
        insert_table(connection, row, table_seat_rows(table))
        write_history(connection, setup.id, imported.history)

    async with aclosing(Writer(hall.engine)) as writer:
        await writer.write(write)
    return setup.id
