"""All tables of this process: loaded when asked for, changed one act at a time.

Store, then tell: an act is carried out in memory under the table's lock, stored, and only then
shown to anyone. If another process was faster, the table is brought up to date, and the act judged
anew on what it finds.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.core.errors import BadSetup
from tavola.core.game import NOBODY, Game
from tavola.server.luck import Luck
from tavola.server.settings import Settings
from tavola.server.store import entries as log
from tavola.server.store.entries import Appender, Change, Entry, NotStored
from tavola.server.store.happenings import Moved
from tavola.server.store.listing import Tables, read_table
from tavola.server.store.people import Person
from tavola.server.tables.acts import Act
from tavola.server.tables.history import Played, who_played
from tavola.server.tables.live import Live, Watcher
from tavola.server.tables.messages import AnyTold, ViewMessage
from tavola.server.tables.projection import change_of
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.setup import OVER, Setup, setup_from_row
from tavola.server.tables.table import Table
from tavola.server.tables.telling import MOST_ENTRIES, remembered, tell, tell_view

LOG = logging.getLogger("tavola.tables")
TRIES = 30  # how often an act gives way to another process before it gives up
IDLE_SECONDS = 300.0
CHUNK = 500
NOTED = ("start", "away", "back", "close")


def by_bot(entry: Entry) -> bool:
    """Whether it is a move that a bot has made."""
    return isinstance(entry.data, Moved) and entry.data.bot is not None


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        engine: AsyncEngine,
        settings: Settings,
        find: Callable[[str], Game[Any]],
        now: Callable[[], float] = time.time,
        luck: Luck | None = None,
    ) -> None:
        self.engine = engine
        self.settings = settings
        self.find = find
        self.now = now
        self.luck = luck or Luck()
        self.rows = Tables(engine)
        self.appender = Appender(engine)
        self.many = settings.is_postgres  # other processes may change the same tables
        # The driver's ears: something has happened at a table, by this process or by another one;
        # somebody has begun to watch one.
        self.after_act: Callable[[Live, bool], None] = lambda _live, _own: None
        self.after_look: Callable[[Live], None] = lambda _live: None
        self.closing = False  # nobody need wait for news any more
        self._lives: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- loading ----------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The place of a table in this process; whether there is one, loading will tell."""
        found = self._lives.get(id)
        if found is None:
            found = self._lives[id] = Live(id)
        found.used = time.monotonic()
        return found

    async def read(self, live: Live) -> Table:
        """The table, up to date. Its lock must be held."""
        if live.table is None:
            live.table = await self._load(live.id)
        elif self.many:
            await self._catch_up(live)
        return live.table

    async def _load(self, id: str) -> Table:
        async with self.engine.connect() as connection:
            row = await read_table(connection, id)
            if row is None:
                self._lives.pop(id, None)
                raise no_table()
            setup = setup_from_row(row)
            table = Table(setup, self.game_of(setup))
            snapshot = await log.newest_snapshot(connection, id)
            if snapshot is not None:
                table.restore(snapshot)
            for entry in await log.read_entries(connection, id, table.number):
                table.follow(entry)
        return table

    def game_of(self, setup: Setup) -> Game[Any]:
        """The game, if it is played by the same rules still."""
        try:
            game = self.find(setup.game)
        except BadSetup as error:
            raise Refused(
                "rules-gone", f"The game {setup.game!r} of this table is not played here any more."
            ) from error
        here = game.facts.rules_version
        if setup.rules != here:
            raise Refused(
                "rules-gone",
                f"This table is played by version {setup.rules} of the rules of "
                f"{game.facts.title}; here is version {here}. It can't be opened any more. "
                "If it is over, its record can still be downloaded.",
            )
        return game

    async def _catch_up(self, live: Live) -> bool:
        """Take in what other processes have stored; whether there was anything."""
        table = live.table
        assert table is not None
        async with self.engine.connect() as connection:
            missed = await log.read_entries(connection, live.id, table.number)
        live.table = None  # unless all of it can be followed
        for entry in missed:
            table.follow(entry)
        live.table = table
        for entry in missed:
            live.tell(entry)
        if missed:
            self.after_act(live, False)
        return bool(missed)

    # --- acts -------------------------------------------------------------------------------------

    async def act(self, live: Live, act: Act) -> tuple[Entry, int]:
        """Carry out an act; its entry, and the number that the actor's seat has for it.

        Once begun it is finished, even if whoever asked for it has gone.
        """
        task = asyncio.create_task(self._act(live, act))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _act(self, live: Live, act: Act) -> tuple[Entry, int]:
        async with live.lock:
            for _ in range(TRIES):
                table = await self._current(live)
                try:
                    entry = self._carry_out(live, table, act)
                except Refused:
                    if self.many and await self._catch_up(live):
                        continue  # it was judged by what another process has changed since
                    raise
                if await self._store(live, table, entry):
                    live.tell(entry)
                    if not by_bot(entry):
                        live.lend()
                    self._note(table, entry)
                    self.after_act(live, True)
                    seat: int | None = getattr(entry.data, "seat", None)
                    return entry, table.numbers.seen[(NOBODY if seat is None else seat) + 1]
                await self._start_anew(live)
        raise Refused("busy", "Too much happens at this table at once: try again.")

    async def _current(self, live: Live) -> Table:
        """The table as this process knows it: an append tells whether that is the newest."""
        if live.table is None:
            live.table = await self._load(live.id)
        return live.table

    def _carry_out(self, live: Live, table: Table, act: Act) -> Entry:
        try:
            return act(table, self.now())
        except Refused:
            raise
        except Exception:
            live.table = None  # half carried out
            raise

    async def _store(self, live: Live, table: Table, entry: Entry) -> bool:
        try:
            return await self.appender.append(self._change(table, entry))
        except NotStored as error:
            LOG.error("not stored", extra={"table": live.id, "reason": str(error)})
            live.table = None
            raise Refused("busy", "That could not be stored: try again.") from error

    @staticmethod
    def _note(table: Table, entry: Entry) -> None:
        """What the log of the server says of a table: its life, nothing of the game."""
        ended = table.status == OVER and isinstance(entry.data, Moved)
        if ended or entry.kind in NOTED:
            what = "over" if ended else entry.kind
            LOG.info("table", extra={"table": table.setup.id, "what": what, "entry": entry.number})

    def _change(self, table: Table, entry: Entry) -> Change:
        return change_of(table, entry, self.settings.snapshot_every)

    async def _start_anew(self, live: Live) -> None:
        """Another process has taken the number: see what it did, and tell our watchers."""
        live.table = await self._load(live.id)
        live.tell_all()
        self.after_act(live, False)

    # --- looking ----------------------------------------------------------------------------------

    async def check_access(self, live: Live, table: Table, person: Person | None) -> None:
        """Private tables don't exist for those who have no link to them."""
        if table.setup.visibility == "public":
            return
        if person is None:
            raise no_table()
        known = person.id == table.setup.owner or table.seat_of(person.id) is not None
        if known or person.id in live.guests:
            return
        if not await self.rows.is_guest(live.id, person.id):
            raise no_table()
        live.guests.add(person.id)

    @contextlib.contextmanager
    def watching(self, live: Live, person: str | None) -> Iterator[Watcher]:
        """Somebody who may see the table looks at it: meanwhile bots move."""
        watcher = Watcher(person)
        live.watchers.add(watcher)
        self.after_look(live)
        try:
            yield watcher
        finally:
            live.watchers.discard(watcher)
            live.used = time.monotonic()
            live.lend()

    async def view(
        self, id: str, person: Person | None, after: int, known: bool = False
    ) -> ViewMessage:
        """What this person may know now. `known`: access has been checked before."""
        live = self.live(id)
        async with live.lock:
            table = await self.read(live)
            if not known:
                await self.check_access(live, table, person)
            return await self.look(table, None if person is None else person.id, after)

    async def look(self, table: Table, person: str | None, after: int) -> ViewMessage:
        """The view with its entries. The lock of the table must be held."""
        if table.status == OVER and table.played is None:
            table.played = await self._read_played(table)
        seat = table.seat_of(person)
        viewer = NOBODY if seat is None else seat
        after = min(max(after, 0), table.numbers.seen[viewer + 1])
        told = remembered(table, viewer, after)
        if told is None:
            first = max(after, table.numbers.seen[viewer + 1] - MOST_ENTRIES)
            told = await self.read_log(table, viewer, first, MOST_ENTRIES)
        return tell_view(table, person, after, told)

    async def _read_played(self, table: Table) -> list[list[Played]]:
        async with self.engine.connect() as connection:
            moves = await log.read_entries(connection, table.setup.id, 0, kinds=("move", "undo"))
        return who_played(moves, table.setup.players)

    async def read_log(self, table: Table, viewer: int, after: int, limit: int) -> list[AnyTold]:
        """The viewer's entries after its number `after`, from the store."""
        told: list[AnyTold] = []
        async with self.engine.connect() as connection:
            at, number = 0, 0
            for snapshot, counts in await log.snapshot_counts(connection, table.setup.id):
                if counts[0][viewer + 1] <= after:
                    at, number = snapshot, counts[0][viewer + 1]
            while len(told) < limit:
                chunk = await log.read_entries(connection, table.setup.id, at, CHUNK)
                for entry in chunk:
                    at = entry.number
                    if entry.visible_to(viewer) and at <= table.number:
                        number += 1
                        if number > after and len(told) < limit:
                            told.append(tell(entry, viewer, number))
                if len(chunk) < CHUNK:
                    break
        return told

    # --- the other processes, and the end ---------------------------------------------------------

    def heard(self, id: str, number: int) -> None:
        """Another process has stored something (or we have)."""
        live = self._lives.get(id)
        if live is not None and live.table is not None and live.table.number < number:
            self.spawn(self._hear(live))

    async def _hear(self, live: Live) -> None:
        async with live.lock:
            if live.table is not None:
                await self._catch_up(live)

    async def hear_all(self) -> None:
        """Notices may have been missed."""
        for live in list(self._lives.values()):
            await self._hear(live)

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def let_go(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for live in list(self._lives.values()):
            if live.idle and live.used < long_ago:
                if live.timer is not None:
                    live.timer.cancel()
                del self._lives[live.id]

    def lives(self) -> list[Live]:
        return list(self._lives.values())

    def stop_waiting(self) -> None:
        """The server is about to stop: whoever waits for news is answered now."""
        self.closing = True
        for live in self._lives.values():
            live.tell_all()

    async def close(self) -> None:
        """Finish what is under way."""
        for live in self._lives.values():
            if live.timer is not None:
                live.timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.appender.close()
