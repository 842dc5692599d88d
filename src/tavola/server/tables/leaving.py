"""Leaving a table, for a while or for good, and returning to it; as in `acts.py`."""

from tavola.server.store.changes import Entry
from tavola.server.store.happenings import CameBack, Consented, WentAway
from tavola.server.store.people import Person
from tavola.server.tables.acts import (
    change_seat,
    make_entry,
    must_be_playing,
    own_seat,
    playing_seat,
)
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import LEFT, RESIGNED, TIME, WAITED, Away, Seat
from tavola.server.tables.setup import OPEN
from tavola.server.tables.table import Table

PATIENCE = 180.0  # seconds in which nothing happens, before a bot may play for somebody else


# --- for a while ----------------------------------------------------------------------------------


def leave(table: Table, at: float, person: Person) -> Entry:
    """Before the game the seat is free again; during it a bot plays until the owner returns."""
    seat = own_seat(table, person)
    if table.status == OPEN:
        return change_seat(table, at, seat, Seat())
    must_be_playing(table)
    if table.seats[seat].away is not None:
        raise Refused("away", "A bot is already playing for you.")
    return _go(table, at, seat, LEFT)


def come_back(table: Table, at: float, person: Person) -> Entry:
    """The bot hands the seat back."""
    seat = own_seat(table, person)
    must_be_playing(table)
    _must_not_have_resigned(table, seat)
    if table.seats[seat].away is None:
        raise Refused("not-away", "No bot plays for you.")
    return make_entry(table, at, CameBack(seat))


def run_out(table: Table, at: float, seat: int) -> Entry:
    """The seat's time is over: a bot plays on."""
    return _go(table, at, seat, TIME)


def stand_in(table: Table, at: float, person: Person, seat: int) -> Entry:
    """Somebody for whom the others wait, and who does not come: a bot plays until they return."""
    own = playing_seat(table, person)
    if seat not in table.acting or table.player(seat) is not None:
        raise Refused("not-waiting", "Nobody is waiting for a person in that seat.")
    # Of what others have decided in secret the answer tells nothing.
    if at - table.numbers.at[own + 1] < PATIENCE:
        raise Refused("too-soon", "A bot may step in once nothing has happened for three minutes.")
    return _go(table, at, seat, WAITED)


# --- for good -------------------------------------------------------------------------------------


def resign(table: Table, at: float, person: Person) -> Entry:
    """A bot plays the seat to the end. Where nobody is left, or all who are have agreed to end the
    game, it ends.
    """
    seat = own_seat(table, person)
    must_be_playing(table)
    _must_not_have_resigned(table, seat)
    return _go(table, at, seat, RESIGNED, ends=table.remaining - {seat} <= table.agreed)


def agree_to_end(table: Table, at: float, person: Person) -> Entry:
    """The game ends, without a result, when everybody who has not resigned has agreed."""
    seat = own_seat(table, person)
    must_be_playing(table)
    _must_not_have_resigned(table, seat)
    if seat in table.agreed:
        raise Refused("agreed", "You have already agreed. Waiting for the others.")
    ends = table.remaining - {seat} <= table.agreed
    return make_entry(table, at, Consented(seat, True, ends))


def play_on(table: Table, at: float, person: Person) -> Entry:
    """Somebody does not want the game to end: nobody has agreed any more."""
    seat = own_seat(table, person)
    must_be_playing(table)
    _must_not_have_resigned(table, seat)
    if not table.agreed:
        raise Refused("not-asked", "Nobody has asked to end the game.")
    return make_entry(table, at, Consented(seat, False))


def _go(table: Table, at: float, seat: int, why: Away, ends: bool = False) -> Entry:
    return make_entry(table, at, WentAway(seat, why, table.setup.stand_in, ends))


def _must_not_have_resigned(table: Table, seat: int) -> None:
    if table.seats[seat].away == RESIGNED:
        raise Refused("resigned", "You have resigned: a bot plays your seat to the end.")
