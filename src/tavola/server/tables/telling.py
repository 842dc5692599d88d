"""What a viewer is told: built up from nothing, never by taking things away from the whole."""

from typing import Any, cast

import msgspec

from tavola.core.game import NOBODY
from tavola.core.views import EventView
from tavola.server.store.entries import Entry
from tavola.server.store.happenings import (
    CameBack,
    EntropyGiven,
    GivenUp,
    Moved,
    Opened,
    Said,
    SeatChanged,
    Started,
    StoredEvent,
    Undone,
    WentAway,
)
from tavola.server.tables import messages as m
from tavola.server.tables.setup import OPEN, PLAYING, Options
from tavola.server.tables.table import Table

MOST_ENTRIES = 200  # in a view; older ones are in the log


def tell(entry: Entry, viewer: int, n: int) -> m.AnyTold:
    """One entry for a viewer who may know of it, under the viewer's number."""
    at = entry.at
    match entry.data:
        case Opened():
            return m.OpenTold(n, at)
        case SeatChanged(seat=seat, now=now, freed=freed):
            return m.SeatTold(n, at, seat, m.SeatNow(now.kind, now.name, now.bot), freed)
        case EntropyGiven(seat=seat):
            return m.EntropyTold(n, at, seat)
        case Started(events=events):
            return m.StartTold(n, at, visible_events(events, viewer))
        case Moved():
            return _tell_move(entry.data, viewer, n, at)
        case Undone(seat=seat, seen=seen, numbers=numbers):
            known = seen is None or viewer in seen
            return m.UndoTold(n, at, seat, numbers[viewer + 1] if known else None)
        case Said(seat=speaker, name=name, text=text):
            return m.ChatTold(n, at, speaker, name, text)
        case WentAway(seat=seat, why=why, bot=bot):
            return m.AwayTold(n, at, seat, why, bot)
        case CameBack(seat=seat):
            return m.BackTold(n, at, seat)
        case GivenUp():
            return m.CloseTold(n, at)


def visible_events(events: list[StoredEvent], viewer: int) -> list[EventView]:
    return [
        {"id": event.id, "args": event.args}
        for event in events
        if event.seen_by is None or viewer in event.seen_by
    ]


def _tell_move(moved: Moved, viewer: int, n: int, at: float) -> m.MoveTold:
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
    )


def remembered(table: Table, viewer: int, after: int) -> list[m.AnyTold] | None:
    """The viewer's entries after a number; None if older ones are needed than are remembered."""
    wanted = min(table.numbers.seen[viewer + 1] - after, MOST_ENTRIES)
    if wanted <= 0:
        return []
    recent = table.recent[viewer + 1]
    if wanted > len(recent):
        return None
    return [tell(recent[k][1], viewer, recent[k][0]) for k in range(-wanted, 0)]


def tell_view(
    table: Table, person: str | None, after: int, entries: list[m.AnyTold]
) -> m.ViewMessage:
    """The view of a person (its seat's, or a spectator's), with these entries."""
    seat = table.seat_of(person)
    viewer = NOBODY if seat is None else seat
    number = table.numbers.seen[viewer + 1]
    return m.ViewMessage(
        number=number,
        seat=seat,
        table=_tell_table(table, person),
        seats=[_tell_place(table, place, seat) for place in range(table.setup.players)],
        view=tell_game(table, seat),
        entries=entries,
        more=number - max(after, 0) > len(entries),
    )


def tell_game(table: Table, seat: int | None, past: bool = False) -> Any:
    """What the game itself shows to a seat; None before the start.

    Written down at once: a game may hand out parts of the position itself, which goes on changing.
    """
    if table.match is None:
        return None
    view = table.match.view(seat)
    if past or table.status != PLAYING:  # nothing is taken back any more
        view["undo"] = False
    return msgspec.Raw(msgspec.json.encode(view))


def _tell_table(table: Table, person: str | None) -> m.TableMessage:
    setup = table.setup
    return m.TableMessage(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        players=setup.players,
        options=cast(Options, setup.options),
        status=table.status,
        visibility=setup.visibility,
        owner=person is not None and setup.owner == person,
        clock=setup.clock,
        stand_in=setup.stand_in,
        commitment=setup.commitment,
        created=setup.created,
        started=table.started,
        finished=table.finished,
        imported=setup.imported,
    )


def _tell_place(table: Table, place: int, own: int | None) -> m.SeatMessage:
    seat = table.seats[place]
    clock = table.clocks[place] if table.clocks else None
    return m.SeatMessage(
        kind=seat.kind,
        name=seat.name,
        bot=table.player(place),
        you=place == own,
        away=seat.away,
        entropy=seat.entropy != "",
        clock=None if clock is None else m.ClockMessage(clock.left, clock.since),
        played=None if table.played is None else table.played[place],
    )


def tell_fairness(table: Table, setup: dict[str, Any]) -> m.FairnessMessage:
    """Entropy from the start on, the seed after the end."""
    began = table.status != OPEN and table.match is not None
    over = table.finished is not None
    return m.FairnessMessage(
        commitment=table.setup.commitment,
        setup=setup,
        entropy=[seat.entropy for seat in table.seats] if began else None,
        seed=table.setup.seed.hex() if over else None,
    )
