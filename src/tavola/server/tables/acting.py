"""An act on its way: judged and carried out in the table's turn, stored, and only then told.

If another process was faster, the table is loaded again, and the act judged anew on what it finds.
However it ends, the turn is left, and whoever asked for it is told.
"""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from tavola.core.game import NOBODY
from tavola.server.settings import Settings
from tavola.server.store.appender import Appender, NotStored
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Moved
from tavola.server.store.outage import lament
from tavola.server.tables.acts import Act
from tavola.server.tables.live import Live
from tavola.server.tables.projection import change_of
from tavola.server.tables.refused import Refused
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")
TRIES = 30  # how often an act gives way to another process before it gives up
NOTED = ("start", "away", "back", "close")

# The number that the actor's seat has for what was done, or why it was not done.
Outcome = int | Exception


class Host(Protocol):
    """What an act needs of the hall."""

    settings: Settings
    appender: Appender
    now: Callable[[], float]
    many: bool
    after_act: Callable[[Live, bool], None]

    async def load(self, live: Live) -> Table: ...

    async def catch_up(self, live: Live) -> Table: ...

    def look_again(self, live: Live) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Attempt:
    """One act. `then` is called once, when it is stored and about to be told, or was refused."""

    def __init__(self, host: Host, live: Live, act: Act, then: Callable[[Outcome], None]) -> None:
        self._host = host
        self._live = live
        self._act = act
        self._then: Callable[[Outcome], None] | None = then
        self._tries = 0  # how often another process took the number
        self._looked = False  # whether it was judged on the newest state of the store

    def begin(self) -> None:
        """With the table's turn: at once, unless the table must be loaded."""
        host, table = self._host, self._live.table
        if table is None:
            host.spawn(self._again(host.load))
            return
        try:
            entry = self._act(table, host.now())
        except Refused as refused:
            if host.many and not self._looked:
                # It was judged by what this process knows: another may have changed it since.
                self._looked = True
                host.spawn(self._again(host.catch_up))
            else:
                self._end(refused)
            return
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            self._fail(error)
            return
        try:
            change = change_of(table, entry, host.settings.snapshot_every)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            self._fail(error)
        else:
            host.appender.append(change, partial(self._stored, table, entry))

    async def _again(self, first: Callable[[Live], Coroutine[Any, Any, Table]]) -> None:
        """The table is brought up to date, and the act judged by what it then is."""
        try:
            await first(self._live)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            self._end(error)
        else:
            self.begin()

    def _stored(self, table: Table, entry: Entry, won: bool | NotStored) -> None:
        """The store has answered: now, and not before, it is told."""
        if won is True:
            try:
                self._tell(table, entry)
            except Exception as error:
                LOG.exception("what is stored could not be told", extra={"table": self._live.id})
                self._fail(error)
            else:
                self._live.turn.leave()
        elif won is False and self._tries < TRIES:
            self._tries += 1
            self._live.table = None  # it holds what was not stored
            self.begin()
        elif won is False:
            self._fail(Refused("busy", "Too much happens at this table at once: try again."))
        else:
            cause = won.__cause__ or won
            lament(LOG, "not stored", cause, table=self._live.id)
            self._fail(Refused("busy", "That could not be stored: try again."))

    def _tell(self, table: Table, entry: Entry) -> None:
        """Whoever asked first: the answer goes out with the view of it."""
        live = self._live
        seat: int | None = getattr(entry.data, "seat", None)
        self._answer(table.numbers.seen[(NOBODY if seat is None else seat) + 1])
        if by_bot(entry):
            live.tell(entry)
        else:
            live.gathers = False
            live.tell(entry)
            live.lend()
        note(table, entry)
        self._host.after_act(live, True)

    def _fail(self, error: Exception) -> None:
        """What the table holds may not be so: it is forgotten. Who watches is shown what is so."""
        self._live.table = None
        self._end(error)
        self._host.look_again(self._live)

    def _end(self, outcome: Outcome) -> None:
        self._live.turn.leave()
        self._answer(outcome)

    def _answer(self, outcome: Outcome) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(outcome)


def by_bot(entry: Entry) -> bool:
    """Whether it is a move that a bot has made."""
    return isinstance(entry.data, Moved) and entry.data.bot is not None


def note(table: Table, entry: Entry) -> None:
    """What the log of the server says of a table: its life, nothing of the game."""
    over = table.status == OVER and table.finished == entry.at
    if over or entry.kind in NOTED:
        what = "over" if over else entry.kind
        LOG.info("table", extra={"table": table.setup.id, "what": what, "entry": entry.number})
