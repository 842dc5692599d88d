"""What a viewer is told: built up from nothing, never by taking things away from the whole."""

from collections.abc import Callable
from typing import Any

import msgspec

from tavola.core.game import NOBODY
from tavola.server.store.entries import Entry
from tavola.server.tables import messages as m
from tavola.server.tables.setup import OPEN, PLAYING
from tavola.server.tables.table import Table

MOST_ENTRIES = 200  # in a view; older ones are in the log


def tell(entry: Entry, viewer: int, n: int) -> m.AnyTold:
    """One entry for a viewer who may know of it, under the viewer's number."""
    return TELL[entry.kind](entry, viewer, n)


def visible_events(entry: Entry, viewer: int) -> list[m.EventMessage]:
    return [
        m.EventMessage(event["id"], event["args"])
        for event in entry.data["events"]
        if event["seen_by"] is None or viewer in event["seen_by"]
    ]


def _tell_seat(entry: Entry, _viewer: int, n: int) -> m.AnyTold:
    data, now = entry.data, entry.data["now"]
    seat = m.SeatNow(now["kind"], now["name"], now["bot"])
    return m.SeatTold(n, entry.at, data["seat"], seat, data["freed"])


def _tell_move(entry: Entry, viewer: int, n: int) -> m.AnyTold:
    data = entry.data
    own = data["seat"] == viewer
    events = visible_events(entry, viewer)
    known = own or bool(events)  # else only a difference in the view tells that somebody moved
    instead = data.get("instead")
    return m.MoveTold(
        n,
        entry.at,
        seat=data["seat"] if known else None,
        move=data["move"] if own else None,
        events=events,
        bot=data.get("bot") if known else None,
        instead=m.Instead(instead["asked"], instead["why"]) if instead and known else None,
    )


def _tell_undo(entry: Entry, viewer: int, n: int) -> m.AnyTold:
    seen = entry.data["seen"]
    known = seen is None or viewer in seen
    undoes = entry.data["numbers"][viewer + 1] if known else None
    return m.UndoTold(n, entry.at, entry.data["seat"], undoes)


TELL: dict[str, Callable[[Entry, int, int], m.AnyTold]] = {
    "open": lambda entry, _, n: m.OpenTold(n, entry.at),
    "seat": _tell_seat,
    "entropy": lambda entry, _, n: m.EntropyTold(n, entry.at, entry.data["seat"]),
    "start": lambda entry, viewer, n: m.StartTold(n, entry.at, visible_events(entry, viewer)),
    "move": _tell_move,
    "undo": _tell_undo,
    "chat": lambda entry, _, n: m.ChatTold(
        n, entry.at, entry.data["seat"], entry.data["name"], entry.data["text"]
    ),
    "away": lambda entry, _, n: m.AwayTold(
        n, entry.at, entry.data["seat"], entry.data["why"], entry.data["bot"]
    ),
    "back": lambda entry, _, n: m.BackTold(n, entry.at, entry.data["seat"]),
    "close": lambda entry, _, n: m.CloseTold(n, entry.at),
}


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
        options=setup.options,
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
