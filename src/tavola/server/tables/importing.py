"""A finished record becomes a table. Runs in a worker process: a long game takes its time."""

import time

import msgspec

from tavola.core.errors import BadRecord
from tavola.core.fair import ALONE, JOINT
from tavola.core.game import Plain
from tavola.core.record import Record, read, verify
from tavola.games import find
from tavola.server.store.changes import Entry, Snapshot
from tavola.server.store.entries import History
from tavola.server.store.happenings import Consented, WentAway
from tavola.server.tables import acts
from tavola.server.tables.acts import ByBot
from tavola.server.tables.seat import PERSON, RESIGNED, Seat
from tavola.server.tables.setup import Setup
from tavola.server.tables.table import Table
from tavola.server.tables.words import cleaned

LONGEST_NAME = 40


class Imported(msgspec.Struct, tag="imported"):
    """What is to be stored."""

    setup: Setup
    history: History
    seats: list[Seat]
    places: list[int] | None  # None: the game was ended before there was a result


class NotHeld(msgspec.Struct, tag="not-held"):
    """Where the record does not hold, and why."""

    place: str
    problem: str


read_answer = msgspec.json.Decoder(Imported | NotHeld).decode


def import_record(data: Plain, id: str, every: int) -> Imported:
    """Verify the record, and play it through as a table. BadRecord names what does not hold."""
    match, _ = verify(data, find)
    record = read(data)
    if (match.result is None and not record.ended) or record.fair.seed is None:
        raise BadRecord("result", "the game is not over: only finished games are imported")
    at = time.time()
    setup = Setup(
        id=id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=dict(record.options),
        seed=bytes.fromhex(record.fair.seed),
        commitment=record.fair.commitment,
        owner=None,
        visibility="private",
        clock=None,
        stand_in="",
        created=at,
        imported=True,
        position=record.position,
        fair=ALONE if record.fair.course is None else JOINT,
    )
    seats = [
        Seat(PERSON, name=cleaned(name)[:LONGEST_NAME] or f"seat {number}", entropy=words)
        for number, (name, words) in enumerate(
            zip(record.seats, record.fair.entropy or [""] * record.players)
        )
    ]
    table = Table(setup, match.game)
    table.making.joint = record.joint
    entries = [acts.open_table(table, at, seats), acts.begin(table, at, seats)]
    entries += _resigned(table, at, record, 0)
    snapshots: list[Snapshot] = []
    for move in record.moves[1:]:
        assert move.seat is not None
        assert move.move is not None
        by = None if move.bot is None else ByBot(cleaned(move.bot)[:LONGEST_NAME] or "bot")
        entries.append(acts.make_move(table, at, move.seat, move.move, by))
        entries += _resigned(table, at, record, move.n)
        if table.number - table.snapshot_number >= every or table.finished is not None:
            snapshot = table.snapshot()
            if snapshot is not None:
                snapshots.append(snapshot)
    if record.ended:
        entries.append(acts.make_entry(table, at, Consented(None, True, ends=True)))
    places = None if match.result is None else match.result.places
    return Imported(setup, History.of(entries, snapshots), seats, places)


def _resigned(table: Table, at: float, record: Record, after: int) -> list[Entry]:
    """Who resigned after that move."""
    return [
        acts.make_entry(table, at, WentAway(one.seat, RESIGNED, table.setup.stand_in))
        for one in record.resigned
        if one.after == after
    ]
