"""All tables of this process: loaded when asked for, changed one act at a time.

Store, then tell: an act is carried out in memory in the table's turn, stored, and only then
shown to anyone. If another process was faster, the table is brought up to date, and the act judged
anew on what it finds.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.core.errors import BadSetup
from tavola.core.game import NOBODY, Game
from tavola.server.luck import Luck
from tavola.server.settings import Settings
from tavola.server.store import entries as log
from tavola.server.store.appender import Appender, NotStored
from tavola.server.store.entries import Entry
from tavola.server.store.happenings import Moved
from tavola.server.store.listing import Tables, read_table
from tavola.server.store.outage import lament
from tavola.server.store.people import Person
from tavola.server.tables.acts import Act
from tavola.server.tables.history import Played, who_played
from tavola.server.tables.live import Live, Waiter, Watcher
from tavola.server.tables.messages import AnyTold, ViewMessage
from tavola.server.tables.projection import change_of
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.setup import OVER, Setup, setup_from_row
from tavola.server.tables.table import Table
from tavola.server.tables.telling import MOST_ENTRIES, Shown, remembered, tell, tell_view

LOG = logging.getLogger("tavola.tables")
TRIES = 30  # how often an act gives way to another process before it gives up
IDLE_SECONDS = 300.0
CHUNK = 500
T = TypeVar("T")
NOTED = ("start", "away", "back", "close")


Then = Callable[[int | Exception], None]
Question = Callable[[Table], T]
Answered = Callable[[T | Exception], None]


@dataclass
class Begun:
    """An act on its way: whoever asked for it is told how it ended."""

    act: Act
    then: Then
    tries: int = 0  # how often another process took the number
    looked: bool = False  # whether it was judged on the newest state of the store


def _settle(done: asyncio.Future[int], outcome: int | Exception) -> None:
    if done.done():  # whoever asked has gone
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def answer(live: Live, table: Table, question: Question[T], then: Answered[T]) -> None:
    try:
        found: T | Exception = question(table)
    except Exception as error:  # noqa: BLE001 - whoever asked is told
        found = error
    live.turn.leave()
    then(found)


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
        """The table, up to date. Its turn must be taken."""
        if live.table is None:
            return await self._load_anew(live)
        if self.many:
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

    async def act(self, live: Live, act: Act) -> int:
        """Carry out an act; the number that the actor's seat has for it.

        Once begun it is finished, even if whoever asked for it has gone.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(live, act, partial(_settle, done))
        return await done

    def begin(self, live: Live, act: Act, then: Then) -> None:
        """Carry out an act as soon as it is its turn. `then` is called when it is stored and told,
        or with the reason why it was not carried out.
        """
        live.turn.take(partial(self._begin, live, Begun(act, then)))

    def _begin(self, live: Live, begun: Begun) -> None:
        """With the table's turn: at once, unless the table must be loaded."""
        if live.table is None:
            self.spawn(self._again(live, begun, self._load_anew))
            return
        try:
            entry = begun.act(live.table, self.now())
        except Refused as refused:
            if self.many and not begun.looked:
                # It was judged by what this process knows: another may have changed it since.
                begun.looked = True
                self.spawn(self._again(live, begun, self._catch_up))
            else:
                self._end(live, begun, refused)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            live.table = None  # half carried out
            self._end(live, begun, error)
        else:
            change = change_of(live.table, entry, self.settings.snapshot_every)
            self.appender.append(change, partial(self._stored, live, begun, entry))

    def _stored(self, live: Live, begun: Begun, entry: Entry, won: bool | NotStored) -> None:
        """The store has answered: now, and not before, it is told."""
        table = live.table
        assert table is not None
        if won is True:
            seat: int | None = getattr(entry.data, "seat", None)
            begun.then(table.numbers.seen[(NOBODY if seat is None else seat) + 1])
            if by_bot(entry):
                live.tell(entry)
            else:
                live.gathers = False
                live.tell(entry)
                live.lend()
            self._note(table, entry)
            self.after_act(live, True)
            live.turn.leave()
        elif won is False and begun.tries < TRIES:
            begun.tries += 1
            self.spawn(self._again(live, begun, self._start_anew))
        else:
            live.table = None
            if won is False:
                problem = "Too much happens at this table at once: try again."
            else:
                LOG.error("not stored", extra={"table": live.id, "reason": str(won)})
                problem = "That could not be stored: try again."
            self._end(live, begun, Refused("busy", problem))
            self.spawn(self._look_again(live))

    async def _again(
        self, live: Live, begun: Begun, first: Callable[[Live], Coroutine[Any, Any, object]]
    ) -> None:
        """The table is brought up to date, and the act judged by what it then is."""
        try:
            await first(live)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            self._end(live, begun, error)
        else:
            self._begin(live, begun)

    @staticmethod
    def _end(live: Live, begun: Begun, outcome: int | Exception) -> None:
        live.turn.leave()
        begun.then(outcome)

    async def _load_anew(self, live: Live) -> Table:
        """Who watches is shown what it then is: of a change that was thought not to be stored it is
        known only now whether it was.
        """
        live.table = table = await self._load(live.id)
        if live.watchers:
            live.tell_all()
            self.after_act(live, False)
        return table

    @staticmethod
    def _note(table: Table, entry: Entry) -> None:
        """What the log of the server says of a table: its life, nothing of the game."""
        over = table.status == OVER and table.finished == entry.at
        if over or entry.kind in NOTED:
            what = "over" if over else entry.kind
            LOG.info("table", extra={"table": table.setup.id, "what": what, "entry": entry.number})

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

    def ask(self, live: Live, question: Question[T], then: Answered[T]) -> None:
        """Ask something about the table as it is stored, as soon as it is its turn."""
        live.turn.take(partial(self._ask, live, question, then))

    def _ask(self, live: Live, question: Question[T], then: Answered[T]) -> None:
        if live.table is None or self.many:
            self.spawn(self._ask_slowly(live, question, then))
        else:
            answer(live, live.table, question, then)

    async def _ask_slowly(self, live: Live, question: Question[T], then: Answered[T]) -> None:
        try:
            table = await self.read(live)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            live.turn.leave()
            then(error)
        else:
            answer(live, table, question, then)

    @contextlib.contextmanager
    def watching(self, live: Live, watcher: Watcher) -> Iterator[None]:
        """Somebody who may see the table looks at it: meanwhile bots move."""
        live.watchers.add(watcher)
        self.after_look(live)
        try:
            yield
        finally:
            live.leave(watcher)

    async def enter(self, id: str, person: Person | None) -> Live:
        """The place of a table that this person may see."""
        live = self.live(id)
        async with live.turn:
            await self.check_access(live, await self.read(live), person)
        return live

    async def view(
        self, id: str, person: Person | None, after: int | None, known: bool = False
    ) -> ViewMessage:
        """What this person may know now, with the entries after a number, or the newest one.

        `known`: access has been checked before.
        """
        live = self.live(id)
        async with live.turn:
            table = await self.read(live)
            if not known:
                await self.check_access(live, table, person)
            who = None if person is None else person.id
            return await self.look(table, who, table.seen_by(who) - 1 if after is None else after)

    async def look(self, table: Table, person: str | None, after: int) -> ViewMessage:
        """The view with its entries. The table's turn must be taken."""
        entries = await self.entries(table, person, after)
        return tell_view(table, Shown(table, person), after, entries)

    async def entries(self, table: Table, person: str | None, after: int) -> list[AnyTold]:
        """What happened after a number, as far as it is told with a view."""
        if table.status == OVER and table.played is None:
            table.played = await self._read_played(table)
            table.told.clear()
        told = remembered(table, person, after)
        if told is None:
            viewer = table.viewer_of(person)
            first = max(after, 0, table.numbers.seen[viewer + 1] - MOST_ENTRIES)
            told = await self.read_log(table, viewer, first, MOST_ENTRIES)
        return told

    async def _read_played(self, table: Table) -> list[list[Played]]:
        async with self.engine.connect() as connection:
            told = log.read_at_leisure(connection, table.setup.id, 0, ("move", "undo"))
            moves = [entry async for entry in told]
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
        if live is None or live.table is None or live.table.number >= number:
            return
        if live.idle:
            live.rest()
        else:
            self.spawn(self._hear(live))

    async def _hear(self, live: Live) -> None:
        async with live.turn:
            if live.table is not None:
                try:
                    await self._catch_up(live)
                except Exception as error:  # noqa: BLE001 - whoever looks next will see to it
                    live.table = None
                    lament(LOG, "not read", error, table=live.id)

    async def _look_again(self, live: Live) -> None:
        """The store has failed: what is there now is shown, if it can be read again."""
        try:
            async with live.turn:
                await self.read(live)
        except Exception as error:  # noqa: BLE001 - it is logged
            lament(LOG, "not read", error, table=live.id)

    async def hear_all(self) -> None:
        """Notices may have been missed, and tables not been read."""
        for live in list(self._lives.values()):
            await (self._hear(live) if live.table is not None else self._look_again(live))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def let_go(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for live in list(self._lives.values()):
            if live.idle and live.used < long_ago:
                live.rest()
                del self._lives[live.id]

    def lives(self) -> list[Live]:
        return list(self._lives.values())

    def stop_waiting(self) -> None:
        """The server is about to stop: whoever waits for news is answered now."""
        self.closing = True
        for live in self._lives.values():
            for watcher in live.watchers:
                if isinstance(watcher, Waiter):
                    watcher.wake()

    async def close(self) -> None:
        """Finish what is under way."""
        for live in self._lives.values():
            if live.timer is not None:
                live.timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await self.appender.close()
