"""What a viewer is told: built up from nothing, never by taking things away from the whole."""

from collections.abc import Callable
from math import floor
from typing import Any, Final, TypeVar, cast

import msgspec

from tavola.core.foresee import differences
from tavola.core.game import NOBODY, Plain
from tavola.core.joint import Joint
from tavola.core.views import EventView
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import (
    Anew,
    CameBack,
    Committed,
    Consented,
    EntropyGiven,
    GivenUp,
    Moved,
    Opened,
    Revealed,
    Said,
    Sealed,
    SeatChanged,
    Started,
    StoredEvent,
    Undone,
    WentAway,
)
from tavola.server.tables import messages as m
from tavola.server.tables.clock import Clock, back_with
from tavola.server.tables.seat import TIME
from tavola.server.tables.setup import OPEN, OVER, Options
from tavola.server.tables.sight import ENCODE, EVERYBODY
from tavola.server.tables.table import Table

Before = Opened | SeatChanged | EntropyGiven | Committed | Sealed | Revealed | Anew
MOST_ENTRIES = 200  # in a view; older ones are in the log
DECODE: Final = msgspec.json.Decoder().decode


def tell(entry: Entry, viewer: int, n: int) -> m.AnyTold:
    """One entry for a viewer who may know of it, under the viewer's number."""
    at = whole(entry.at)
    match entry.data:
        case Started(events=events):
            return m.StartTold(n, at, visible_events(events, viewer))
        case Moved():
            return _tell_move(entry.data, viewer, n, at)
        case Undone(seat=seat, seen=seen, numbers=numbers):
            known = seen is None or viewer in seen
            return m.UndoTold(n, at, seat, numbers[viewer + 1] if known else None)
        case Said(seat=speaker, name=name, text=text):
            return m.ChatTold(n, at, speaker, name, text)
        case WentAway(seat=seat, why=why, bot=bot, ends=ends):
            return m.AwayTold(n, at, seat, why, bot, ends)
        case CameBack(seat=seat):
            return m.BackTold(n, at, seat)
        case Consented(seat=speaker, agrees=agrees, ends=ends):
            return m.ConsentTold(n, at, speaker, agrees, ends)
        case GivenUp():
            return m.CloseTold(n, at)
        case _:
            return _tell_before(entry.data, n, at)


def _tell_before(data: Before, n: int, at: int) -> m.AnyTold:
    """What happens before the game begins."""
    match data:
        case Opened():
            return m.OpenTold(n, at)
        case SeatChanged(seat=seat, now=now, freed=freed):
            return m.SeatTold(n, at, seat, m.SeatNow(now.kind, now.name, now.bot), freed)
        case EntropyGiven(seat=seat):
            return m.EntropyTold(n, at, seat)
        case Committed(seat=seat, commitment=commitment):
            return m.CommitTold(n, at, seat, commitment)
        case Sealed():
            return m.SealTold(n, at)
        case Revealed(seat=seat, entropy=entropy, fits=fits):
            return m.RevealTold(n, at, seat, entropy, fits)
        case Anew(missing=missing, commitment=commitment):
            return m.AnewTold(n, at, missing, commitment)


def whole(at: float) -> int:
    """A time as it is told: to the second. How long a bot took is nobody's business."""
    return floor(at)


def visible_events(events: list[StoredEvent], viewer: int) -> list[EventView]:
    return [
        {"id": event.id, "args": event.args}
        for event in events
        if event.seen_by is None or viewer in event.seen_by
    ]


def _tell_move(moved: Moved, viewer: int, n: int, at: int) -> m.MoveTold:
    own = moved.seat == viewer
    events = visible_events(moved.events, viewer)
    known = own or bool(events)  # else only a difference in the view tells that somebody moved
    return m.MoveTold(
        n,
        at,
        seat=moved.seat if known else None,
        move=moved.move if own else None,
        events=events,
        bot=moved.bot if known else None,
        instead=moved.instead if known else None,
        joins=known and moved.joins_for(viewer),
    )


def remembered(table: Table, person: str | None, after: int) -> list[m.AnyTold] | None:
    """The person's entries after a number; None if something must be read from the store."""
    if table.status == OVER and table.played is None:
        return None
    viewer = table.viewer_of(person)
    newest = table.numbers.seen[viewer + 1]
    wanted = min(newest - max(after, 0), MOST_ENTRIES)
    if wanted <= 0:
        return []
    recent = table.recent[viewer + 1]
    if wanted > len(recent):
        return None
    return [_told(table, recent[-k], viewer, newest - k + 1) for k in range(wanted, 0, -1)]


def _told(table: Table, entry: Entry, viewer: int, n: int) -> m.AnyTold:
    """The same as `tell`; moves are written once for all who are told the same of them."""
    data = entry.data
    if not isinstance(data, Moved):
        return tell(entry, viewer, n)
    key = entry.number, n, viewer if _differs_by_viewer(data, viewer) else EVERYBODY
    found = table.written.get(key)
    if found is None:
        told = _tell_move(data, viewer, n, whole(entry.at))
        found = table.written[key] = msgspec.Raw(ENCODE(told))
    return cast(m.MoveTold, found)


def _differs_by_viewer(moved: Moved, viewer: int) -> bool:
    """Whether this viewer may be told something else of it than others."""
    if moved.seat == viewer or isinstance(moved.joins, list):
        return True
    for event in moved.events:
        if event.seen_by is not None:
            return True
    return False


class Shown:
    """What somebody is shown of a table at one moment, in parts that are written already."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.viewer = table.viewer_of(person)
        self.number = table.numbers.seen[self.viewer + 1]
        self.owner = person is not None and table.setup.owner == person
        self.table = _kept(table, self.owner, _tell_table)
        self.seats = _kept(table, self.viewer, _tell_seats)
        self.seen = table.seen(self.viewer)


def tell_view(table: Table, shown: Shown, after: int, entries: list[m.AnyTold]) -> m.ViewMessage:
    """The view of a person (its seat's, or a spectator's), with these entries."""
    more = shown.number - max(after, 0) > len(entries)
    begins = after <= 0 or more or any(isinstance(entry, m.StartTold) for entry in entries)
    return m.ViewMessage(
        number=shown.number,
        seat=None if shown.viewer == NOBODY else shown.viewer,
        table=cast(Any, shown.table),
        seats=cast(Any, shown.seats),
        view=None if shown.seen is None else cast(Any, shown.seen.text(table.head)),
        printed=tell_printed(table) if begins else None,
        entries=entries,
        more=more,
    )


def tell_change(
    table: Table, now: Shown, before: Shown, entries: list[m.AnyTold]
) -> m.ChangeMessage | None:
    """The same for somebody who was shown what there was before; None: it needs a whole view."""
    if now.viewer != before.viewer or (now.seen is None) != (before.seen is None):
        return None
    if now.number - before.number > len(entries):
        return None  # entries are left out, which only a view can say
    change: Plain = {}
    if now.seen is not None and before.seen is not None:
        game = {} if now.seen is before.seen else table.change(before.seen, now.seen)
        if game:
            change["view"] = game
    if before.table != now.table:
        change["table"] = differences(DECODE(before.table), DECODE(now.table))
    if before.seats != now.seats:
        change["seats"] = differences(DECODE(before.seats), DECODE(now.seats))
    return m.ChangeMessage(now.number, before.number, change, entries)


T = TypeVar("T", bool, int)


def _kept(table: Table, eyes: T, make: Callable[[Table, T], object]) -> msgspec.Raw:
    """A part of a view as bytes: it stays the same from move to move."""
    key = make, eyes
    found = table.told.get(key)
    if found is None:
        found = table.told[key] = msgspec.Raw(ENCODE(make(table, eyes)))
    return found


def tell_printed(table: Table) -> Any:
    """What is fixed for the whole match; None before the start."""
    return None if table.match is None else msgspec.Raw(ENCODE(table.match.printed()))


def _tell_table(table: Table, owner: bool) -> m.TableMessage:
    setup, joint = table.setup, table.making.joint
    return m.TableMessage(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        players=setup.players,
        options=cast(Options, setup.options),
        status=table.status,
        visibility=setup.visibility,
        owner=owner,
        clock=setup.clock,
        stand_in=setup.stand_in,
        commitment=setup.commitment if joint is None else joint.commitment,
        round=None if joint is None else len(joint.tables),
        sealed=None if joint is None or table.status != OPEN else joint.sealed,
        wait=setup.wait,
        created=whole(setup.created),
        started=None if table.started is None else whole(table.started),
        finished=None if table.finished is None else whole(table.finished),
        imported=setup.imported,
        agreed=sorted(table.agreed),
        ended=table.ended,
    )


def _tell_seats(table: Table, viewer: int) -> list[m.SeatMessage]:
    return [_tell_place(table, place, viewer) for place in range(table.setup.players)]


def _tell_place(table: Table, place: int, own: int) -> m.SeatMessage:
    seat = table.seats[place]
    clock = table.clocks[place] if table.clocks else None
    return m.SeatMessage(
        kind=seat.kind,
        name=seat.name,
        bot=table.player(place),
        you=place == own,
        away=seat.away,
        share=_tell_share(table.making.joint, place),
        clock=None if clock is None else _tell_clock(clock, back_of(table, place)),
        played=None if table.played is None else table.played[place],
    )


def _tell_share(joint: Joint | None, place: int) -> m.ShareState | None:
    if joint is None or joint.commitments[place] is None:
        return None
    if joint.shares[place] is not None:
        return "revealed"
    return "wrong" if place in joint.wrong else "committed"


def back_of(table: Table, place: int) -> int | None:
    """With how much time somebody comes back whose time is over."""
    rule = table.setup.clock
    if rule is None or table.seats[place].away != TIME:
        return None
    return whole(back_with(table.clocks[place], rule))


def _tell_clock(clock: Clock, back: int | None) -> m.ClockMessage:
    """When it runs out is told to the second; never later than it does."""
    if clock.since is None:
        return m.ClockMessage(whole(clock.left), None, back)
    since = whole(clock.since)
    return m.ClockMessage(whole(clock.left + clock.since - since), since, back)


def tell_fairness(table: Table, setup: dict[str, Any]) -> m.FairnessMessage:
    """What people have given as soon as it is known, the seed after the end."""
    joint = table.making.joint
    began = table.status != OPEN and table.match is not None
    over = table.finished is not None
    return m.FairnessMessage(
        version=table.setup.fair,
        commitment=table.setup.commitment if joint is None else joint.commitment,
        setup=setup,
        entropy=[seat.entropy for seat in table.seats] if began and joint is None else None,
        course=None if joint is None else joint.steps,
        seed=table.making.seed.hex() if over else None,
    )
