"""What can be done at a table: checked, carried out, and made an entry.

Every function either raises `Refused` and has changed nothing, or returns the one entry that is
now to be stored. If it can't be stored, the table in memory is thrown away and loaded anew.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from tavola.core.errors import IllegalMove
from tavola.core.foresee import Foresight, differences
from tavola.core.game import Refusal
from tavola.core.record import ChanceEntry, ResultEntry
from tavola.core.step import Step
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import (
    GivenUp,
    Happening,
    Instead,
    Moved,
    Opened,
    Said,
    SeatChanged,
    Started,
    StoredEvent,
    Undone,
)
from tavola.server.store.people import Person
from tavola.server.tables.messages import ForeseeMessage, ForeseenMessage
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import BOT, OPEN, PERSON, Seat
from tavola.server.tables.setup import OPEN as TABLE_OPEN
from tavola.server.tables.setup import PLAYING
from tavola.server.tables.sight import Sight
from tavola.server.tables.standing import joins
from tavola.server.tables.table import Table
from tavola.server.tables.witnesses import witnesses

Act = Callable[[Table, float], Entry]


@dataclass(frozen=True)
class ByBot:
    """Who made a move for a seat, and instead of whom, if a simpler bot had to answer."""

    name: str
    instead: Instead | None = None


def make_entry(
    table: Table,
    at: float,
    data: Happening,
    seen: list[int] | None = None,
    sight: Sight | None = None,
) -> Entry:
    text = msgspec.json.encode(data).decode()
    entry = Entry(table.number + 1, at, data, text, seen)
    table.take_in(entry, sight)
    return entry


# --- before the game ------------------------------------------------------------------------------


def open_table(table: Table, at: float, seats: list[Seat]) -> Entry:
    """The first entry of every table."""
    return make_entry(table, at, Opened(seats))


def sit(table: Table, at: float, person: Person, seat: int) -> Entry:
    """Take a free seat; from another one, if the person had one."""
    must_be_open(table)
    held = table.seat_of(person.id)
    if held == seat:
        raise Refused("seated", "You are already sitting there.")
    if table.seats[seat].kind != OPEN:
        raise Refused("taken", f"Seat {seat} is taken.")
    return change_seat(table, at, seat, Seat(PERSON, person.id, person.name), freed=held)


def sit_anywhere(table: Table, at: float, person: Person) -> Entry:
    """Take the first free seat."""
    must_be_open(table)
    if table.seat_of(person.id) is not None:
        raise Refused("seated", "You are already sitting at this table.")
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            return sit(table, at, person, number)
    raise Refused("full", "All seats of this table are taken.")


def seat_bot(table: Table, at: float, person: Person, seat: int, bot: str) -> Entry:
    must_be_owner(table, person)
    must_be_open(table)
    if table.seats[seat].kind == PERSON:
        raise Refused("taken", f"Seat {seat} is a person's.")
    return change_seat(table, at, seat, Seat(BOT, bot=bot))


def free_seat(table: Table, at: float, person: Person, seat: int) -> Entry:
    """Leave one's own seat; the owner may free any while the table is open."""
    if table.seats[seat].person != person.id:
        must_be_owner(table, person)
    must_be_open(table)
    if table.seats[seat].kind == OPEN:
        raise Refused("seated", f"Seat {seat} is already free.")
    return change_seat(table, at, seat, Seat())


def change_seat(table: Table, at: float, seat: int, now: Seat, freed: int | None = None) -> Entry:
    must_be_unsealed(table)
    return make_entry(table, at, SeatChanged(seat, now, freed))


def check_full(seats: list[Seat]) -> None:
    free = sum(seat.kind == OPEN for seat in seats)
    if free:
        raise Refused("seats-free", f"Free seats: {free}. Fill them with bots, or wait.")


def begin(table: Table, at: float, seats: list[Seat]) -> Entry:
    """The set-up is made, and chance has spoken for the first time."""
    table.seats = seats
    table.match = table.new_match()
    making = table.making
    seed = None if making.seed == table.setup.seed else making.seed.hex()
    stored = _stored(table.match.steps[0])
    return make_entry(table, at, Started(seats, *stored, making.course, seed))


def close(table: Table, at: float, person: Person) -> Entry:
    must_be_owner(table, person)
    must_be_open(table)
    return make_entry(table, at, GivenUp())


# --- the game -------------------------------------------------------------------------------------


def play(table: Table, at: float, person: Person, on: int, text: str) -> Entry:
    """A person's move, made on what its seat had seen at number `on`."""
    seat = playing_seat(table, person)
    _must_be_fresh(table, seat, on)
    return make_move(table, at, seat, text)


def make_move(table: Table, at: float, seat: int, text: str, by: ByBot | None = None) -> Entry:
    """A move of whoever plays the seat now."""
    match = table.match
    assert match is not None
    before = table.standing.before(seat, text)
    then = table.sight
    try:
        match.play(seat, text)
    except IllegalMove as error:
        raise illegal(error) from error
    step = match.steps[-1]
    moved = Moved(seat, text, *_stored(step))
    if by is not None:
        moved.bot, moved.instead = by.name, by.instead
    if before is not None:
        moved.joins = True if before.act is None else before.act
    if match.result is not None:
        moved.result = msgspec.convert(match.result.plain(), ResultEntry)
    now = Sight(table.game, match.state, then)
    seen = witnesses(then, now, match.players, seat, step.events)
    return make_entry(table, at, moved, seen, now)


def _stored(step: Step) -> tuple[list[StoredEvent], list[ChanceEntry]]:
    events = [
        StoredEvent(event.id, event.args, event.seen_by, event.reveals) for event in step.events
    ]
    return events, [ChanceEntry(drawn.what, drawn.items) for drawn in step.drawn]


def undo(table: Table, at: float, person: Person, on: int) -> Entry:
    """Take back the last move of the person's seat."""
    seat = playing_seat(table, person)
    _must_be_fresh(table, seat, on)
    match = table.match
    assert match is not None
    number = match.undoable(seat)
    if number is None:
        raise Refused(
            "illegal",
            "There is nothing that you could take back.",
            Refusal("", "nothing-to-undo").plain(),
        )
    made = table.standing.made[number - 1]
    then = table.sight
    match.undo(seat)
    now = Sight(table.game, match.state, then)
    undone = Undone(seat, made.number, made.seen, made.numbers)
    seen = witnesses(then, now, match.players, seat, [], made.seen)
    return make_entry(table, at, undone, seen, now)


def why_not(table: Table, person: Person, text: str) -> Refusal | None:
    """Why the person's seat may not make this move now."""
    seat = own_seat(table, person)
    if table.match is None:
        raise Refused("not-playing", "The game has not begun.")
    return table.match.why_not(seat, text)


def foresee(table: Table, person: Person, on: int | None, after: Sequence[str]) -> ForeseeMessage:
    """What each legal move of the person's seat would do, `after` moves of its own.

    On a view that must be the newest, or on the newest, whichever it is.
    """
    seat = own_seat(table, person)
    match = table.match
    if match is None:
        raise Refused("not-playing", "The game has not begun.")
    if on is not None:
        _must_be_fresh(table, seat, on)
    try:
        found = match.foresee_all(seat, after)
        now = match.foresee(seat, after[-1], after[:-1]).table if after else match.look(seat)
    except IllegalMove as error:
        raise illegal(error) from error

    def goes_on(move: str) -> bool:
        if after:
            return joins(table.game, after[-1], move)
        return table.standing.before(seat, move) is not None

    return ForeseeMessage(
        table.numbers.seen[seat + 1],
        {move: _foreseen(now, foresight, goes_on(move)) for move, foresight in found.items()},
    )


def _foreseen(now: object, foresight: Foresight, goes_on: bool) -> ForeseenMessage:
    then = foresight.table
    changes = None if then is None else differences(now, then)
    assert changes is None or isinstance(changes, dict)
    return ForeseenMessage([event.plain() for event in foresight.events], changes, goes_on)


def chat(table: Table, at: float, person: Person, text: str) -> Entry:
    seat = table.seat_of(person.id)
    if seat is None and table.setup.owner != person.id:
        raise Refused("not-yours", "Only those who sit at the table may speak.")
    name = person.name if seat is None else table.seats[seat].name
    return make_entry(table, at, Said(seat, name or person.name, text))


# --- checks ---------------------------------------------------------------------------------------


def illegal(error: IllegalMove) -> Refused:
    return Refused("illegal", f"{error}.", error.refusal.plain())


def must_be_open(table: Table) -> None:
    if table.status != TABLE_OPEN:
        raise Refused("not-open", "That can be done only before the game begins.")


def must_be_unsealed(table: Table) -> None:
    must_be_open(table)
    if table.making.sealed:
        raise Refused("sealed", "The game is about to begin: only the shares are waited for.")


def must_be_playing(table: Table) -> None:
    if table.status != PLAYING:
        raise Refused("not-playing", "The game has not begun, or is over.")


def must_be_owner(table: Table, person: Person) -> None:
    if table.setup.owner != person.id:
        raise Refused("not-yours", "Only the owner of the table may do that.")


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refused("not-yours", "You have no seat at this table.")
    return seat


def playing_seat(table: Table, person: Person) -> int:
    seat = own_seat(table, person)
    must_be_playing(table)
    if table.seats[seat].away is not None:
        raise Refused("away", "A bot is playing for you: take your seat back first.")
    return seat


def _must_be_fresh(table: Table, seat: int, on: int) -> None:
    """The seat must have seen all of the game that it could see."""
    if not table.numbers.game[seat + 1] <= on <= table.numbers.seen[seat + 1]:
        raise Refused("stale", "Something has happened since: look again.")
