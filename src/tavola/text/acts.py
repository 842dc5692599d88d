"""An act as lines of the log (the convention: `tavola.text`, "Acts").

The page does the same in web/src/lib/acts.ts; a test compares both word for word.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tavola.core.game import Event
from tavola.core.views import Args
from tavola.text.texts import Texts, singular


@dataclass(frozen=True)
class Told:
    """A line of the log."""

    number: int  # of the last move that it is about
    seat: int | None  # whose it is, if anybody's
    events: list[Event]
    text: str

    @property
    def id(self) -> str:
        return self.events[0].id


def lines_of_act(
    texts: Texts, seat: int | None, events: Sequence[Event], names: Sequence[str], number: int = 0
) -> list[Told]:
    """All that happened with an act of this seat's, up to the move of this number."""
    return Teller(texts, names, number).lines(seat, events)


def is_passing(texts: Texts, event: Event) -> bool:
    """Whether it is a step that a later event sums up."""
    return _how(texts, event) == "passing"


def gathered(texts: Texts, lines: Sequence[Told], names: Sequence[str]) -> list[Told]:
    """The lines, with what several did one after the other in one (`.together`)."""
    found: list[Told] = []
    for line in lines:
        last = found[-1].events[-1] if found else None
        if last is not None and len(line.events) == 1 and _same(texts, last, line.events[0]):
            events = [*found[-1].events, *line.events]
            seats = [event.args["seat"] for event in events]
            text = texts.say(f"event-{last.id}.together", names, seats=seats)
            found[-1] = Told(line.number, None, events, text)
        else:
            found.append(line)
    return found


def seat_of(event: Event) -> int | None:
    """Whose event it is, if anybody's."""
    seat = event.args.get("seat")
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


def _same(texts: Texts, one: Event, other: Event) -> bool:
    return one.id == other.id and texts.has(f"event-{one.id}.together")


def _how(texts: Texts, event: Event) -> str:
    how = f"event-{event.id}.log"
    return texts.say(how) if texts.has(how) else ""


def _things(event: Event) -> dict[object, object]:
    things = event.args.get("things")
    return dict(things) if isinstance(things, Mapping) else {}


class Party:
    """Things that something alike is told of."""

    def __init__(self, first: Event) -> None:
        self.first = first
        self.members: list[object] = []
        self.known: dict[object, object] = {}  # what they are (tavola/core/things.py)


class Teller:
    """Puts acts into words."""

    def __init__(self, texts: Texts, names: Sequence[str], number: int) -> None:
        self.texts = texts
        self.names = names
        self.number = number

    def lines(self, seat: int | None, events: Sequence[Event]) -> list[Told]:
        shown = [event for event in events if not is_passing(self.texts, event)]
        deeds = [event for event in shown if self._is_deed(event)]
        if len(deeds) < 2:
            deeds = []
        found: list[Told] = []
        for event in shown:
            if event in deeds:
                if event is deeds[0]:
                    found.append(self._deeds(seat, deeds))
            elif found and self._goes_on(found[-1], event):
                told = [*found.pop().events, event]
                found.append(Told(self.number, seat_of(event), told, self._sentence(told)))
            else:
                text = self.texts.event(event, self.names)
                found.append(Told(self.number, seat_of(event), [event], text))
        return found

    def _is_deed(self, event: Event) -> bool:
        return self._has(event, "act") and _how(self.texts, event) != "apart"

    def _goes_on(self, line: Told, event: Event) -> bool:
        """Whether both are told apart from the act, of the same seat."""
        return _how(self.texts, line.events[0]) == _how(
            self.texts, event
        ) == "apart" and line.seat == seat_of(event)

    def _deeds(self, seat: int | None, deeds: list[Event]) -> Told:
        """A sentence for each seat that something is told of, the one whose act it is first."""
        seats = sorted({seat_of(event): 0 for event in deeds}, key=lambda one: one != seat)
        own = [[event for event in deeds if seat_of(event) == one] for one in seats]
        text = " ".join(self._sentence(events) for events in own)
        return Told(self.number, seats[0], deeds, text)

    def _sentence(self, events: Sequence[Event]) -> str:
        first, *rest = events
        opens = self._has(first, "opens")
        clauses = [
            clause
            for alike in self._kinds(rest if opens else events)
            for clause in self._clauses(alike)
        ]
        if not clauses:
            return self.texts.event(first, self.names)
        message = f"event-{first.id}.opens" if opens else "act"
        return self._say(message, {**first.args, "clauses": clauses})

    def _kinds(self, events: Sequence[Event]) -> list[list[Event]]:
        """In their order; those that are told as one together, where the first of them stands."""
        found: dict[str, list[Event]] = {}
        for place, event in enumerate(events):
            joint = self._has(event, "each") or self._has(event, "gather")
            found.setdefault(event.id if joint else f"{event.id} {place}", []).append(event)
        return list(found.values())

    def _clauses(self, run: list[Event]) -> Iterator[str]:
        """What is told of events that are one clause, or of a single one."""
        first = run[0]
        if not self._has(first, "each"):
            yield from self._parts(run, "act")
        else:
            parts = list(self._parts(run, "each"))
            yield self._say(f"event-{first.id}.act", {**first.args, "list": parts})

    def _parts(self, run: list[Event], form: str) -> Iterator[str]:
        """Event by event; those that differ in the gathered things alone are one part."""
        message = f"event-{run[0].id}.{form}"
        if not self._has(run[0], "gather"):
            yield from (self._say(message, event.args) for event in run)
            return
        things = self.texts.say(f"event-{run[0].id}.gather")
        parties: dict[str, Party] = {}  # by how they read
        for event in run:
            one, known = event.args[singular(things)], _things(event)
            if one in known:  # a single thing is named once, where it was last
                for other in parties.values():
                    other.members = [member for member in other.members if member != one]
            alike = self._say(message, {**event.args, things: [""]})
            party = parties.setdefault(alike, Party(event))
            party.members.append(one)
            party.known |= known
        for party in parties.values():
            if party.members:
                named = {things: party.members, "things": party.known}
                yield self._say(message, {**party.first.args, **named})

    def _has(self, event: Event, attribute: str) -> bool:
        return self.texts.has(f"event-{event.id}.{attribute}")

    def _say(self, id: str, args: Args) -> str:
        return self.texts.say(id, self.names, **args)
