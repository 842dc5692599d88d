"""A table in memory, with those who look at it."""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from tavola.core.game import NOBODY
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.messages import ForeseeMessage
from tavola.server.tables.pace import Pace, agreed
from tavola.server.tables.seat import PERSON
from tavola.server.tables.table import Table
from tavola.server.tables.turn import Turn

MOST_FORESEEN: Final = 32  # answers that are kept, per table: people choose what they ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(ABC):
    """Somebody who looks at a table."""

    def __init__(self, person: str | None) -> None:
        self.person = person

    @abstractmethod
    def wake(self) -> None:
        """There is something new to see. Whoever calls this has the table's turn."""


class Waiter(Watcher):
    """Somebody who asks again when there is news."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.news = asyncio.Event()
        self.ended = False  # whoever asked is nobody here any more

    def wake(self) -> None:
        self.news.set()

    def end(self) -> None:
        self.ended = True
        self.wake()


class Live:
    """One table of this process. Whoever reads or changes `table` has its `turn`.

    `table` is None when it must be loaded (again): a change that could not be stored is forgotten
    by forgetting all of it.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.turn = Turn()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.paces: dict[str, Pace] = {}  # what people who watch have wished
        self.guests: set[str] = set()
        self._row = (NOBODY, 0)  # who has acted last before all eyes, and how often in a row
        self.gathers = False  # whether what happens now is the middle of a bot's act
        self.untold: list[Entry] = []  # of that act
        self.told: dict[object, bytes] = {}  # views as they are sent, while many are told
        self.foreseen: dict[object, ForeseeMessage] = {}  # the same for what was foreseen
        # Who was to act when somebody was last here: bots may end that turn, and then rest.
        self.lent: tuple[int, ...] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.asked: int | None = None  # the seat for which a bot is thinking
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def foresee(self, person: Person, on: int | None, after: tuple[str, ...]) -> ForeseeMessage:
        """What each legal move of this person would do; asked again, it is known already."""
        assert self.table is not None
        key = (self.table.seat_of(person.id), on, after, self.table.number)
        found = self.foreseen.get(key)
        if found is None:
            found = self.foreseen[key] = acts.foresee(self.table, person, on, after)
            if len(self.foreseen) > MOST_FORESEEN:
                del self.foreseen[next(iter(self.foreseen))]
        return found

    def tell(self, entry: Entry) -> None:
        """Wake those who may know of the entry; nobody else notices.

        The moves of an act are told together, with the last of them.
        """
        assert self.table is not None
        self.forget_answers()
        if self.lent != self.table.acting:
            self.lent = None
        self._count_acts(entry)
        self.untold.append(entry)
        if not self.gathers:
            self.tell_gathered()

    def _count_acts(self, entry: Entry) -> None:
        moved = entry.data
        if isinstance(moved, Moved) and entry.seen is None:
            seat, acts = self._row
            if moved.seat != seat:
                self._row = (moved.seat, 1)
            elif not moved.joins:
                self._row = (seat, acts + 1)

    def acts_in_a_row(self, seat: int) -> int:
        """How often the seat has acted before all eyes since anybody else did so."""
        return self._row[1] if self._row[0] == seat else 0

    def tell_gathered(self) -> None:
        """Whoever calls this has the table's turn."""
        news, self.untold = self.untold, []
        if self.table is None:
            return  # it is told when it is loaded again
        for watcher in tuple(self.watchers):
            viewer = self.table.viewer_of(watcher.person)
            for entry in news:
                if entry.visible_to(viewer):
                    watcher.wake()
                    break
        self.settle()

    def settle(self) -> None:
        """All who are to see it now have been told: a table at rest keeps texts alone."""
        self.told.clear()
        if self.table is not None:
            self.table.forget_told()

    def forget_answers(self) -> None:
        """Something has happened."""
        self.told.clear()
        self.foreseen.clear()

    def tell_all(self) -> None:
        self.forget_answers()
        for watcher in tuple(self.watchers):
            watcher.wake()

    def lend(self) -> None:
        """Somebody was here just now: bots may play the turn that has begun."""
        self.lent = None if self.table is None else self.table.acting

    @property
    def pace(self) -> Pace:
        """How fast bots act here, by the wishes of those who play."""
        assert self.table is not None
        playing = [seat for seat in self.table.seats if seat.kind == PERSON and not seat.away]
        wishes = (self.paces.get(seat.person or "") for seat in playing)
        return agreed([wish for wish in wishes if wish is not None])

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more, here at least; who is gone has no wishes."""
        self.watchers.discard(watcher)
        person = watcher.person
        if person is not None and not any(other.person == person for other in self.watchers):
            self.paces.pop(person, None)
        self.used = time.monotonic()
        self.lend()

    @property
    def bots_move(self) -> bool:
        """Whether bots have to move, and may: a table at which nobody plays or watches rests."""
        table = self.table
        if table is None or not table.bot_acts:
            return False
        return table.people_play or bool(self.watchers) or self.lent == table.acting

    def stop_thinking(self) -> None:
        """If a bot thinks for a seat that was taken back: nobody waits for its answer."""
        if self.thinks and self.asked is not None:
            assert self.table is not None
            if self.table.player(self.asked) is None:
                assert self.thinking is not None
                self.thinking.cancel()
                self.thinking = None

    @property
    def thinks(self) -> bool:
        return self.thinking is not None and not self.thinking.done()

    def rest(self) -> None:
        """Nobody looks at it here: it is read again when somebody does."""
        self.table = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def idle(self) -> bool:
        """Whether it can be let go of."""
        return not self.watchers and not self.thinks and not self.turn.taken
