"""What a table does by itself: bots move, clocks run out.

The process that stored the last entry drives the table. If it dies, or the table was not in any
process, `due` in the store tells the others.

Bots are paced by acts (`Game.joins`), not by moves: the moves of an act follow each other at once,
each stored as any other and all told together, and there is one pause before the next act. When an
act is shown tells nothing of what its bot had to choose from: forced or free, it is asked of a
worker in the same queue and shown after the same time (plans.py).

Bots move for people: where nobody plays any more (all have left their seats to bots, or there were
bots alone) they move only while somebody watches, slowly, and behind all other tables. Then they
end the turn, and the table rests until somebody looks in.
"""

import asyncio
import contextlib
import itertools
import logging
from contextvars import Context
from functools import partial

from tavola.server.bots import Thinkers
from tavola.server.levels import thinks
from tavola.server.store.changes import Entry
from tavola.server.store.outage import OUTAGE, lament, probe
from tavola.server.store.service import BEAT_SECONDS, beat
from tavola.server.tables import leaving
from tavola.server.tables.acts import ByBot
from tavola.server.tables.hall import Hall
from tavola.server.tables.live import Live
from tavola.server.tables.pace import LEAST, PAUSES, Lately, Watch, share
from tavola.server.tables.plans import Plan, Planner, Question, ask_bot, count_unseen, play
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")
LOOK_SECONDS = 2.0  # between two looks at what is due in the store
LOOKS_PER_BEAT = round(BEAT_SECONDS / LOOK_SECONDS)
LATE_SECONDS = 2.0  # how much longer than its time a bot takes at most on a machine that is well
SPARE_SECONDS = 3.0
OF_LATE = 16  # moves: that many are remembered of how long they took to be stored
LEAST_WAIT = 0.05  # seconds before a clock is looked at again, should the store have failed
SLOWLY = 2  # pauses between two acts where people only watch
# Pauses before a table that rested goes on: who comes back may take the seat back first.
WAKING = 10


class Driver:
    """Watches over all tables of this process."""

    def __init__(self, hall: Hall, thinkers: Thinkers, watch: Watch | None = None) -> None:
        self._hall = hall
        self._planner = Planner(thinkers, hall.settings, hall.luck.iterations)
        self._settings = hall.settings
        self._watch = watch or Watch()
        self._lately = Lately()
        self._storing = 0.0  # seconds that it takes to store a move, of late
        self._task: asyncio.Task[None] | None = None
        hall.after_act = self.look
        hall.after_look = self.look_in

    @property
    def patience(self) -> float:
        """How long another process may take before this one steps in."""
        return 2 * (self._settings.bot_seconds + LATE_SECONDS) + SPARE_SECONDS

    @property
    def usual_move(self) -> float:
        """A little longer than a move takes in a process at which somebody watches."""
        return self._settings.bot_seconds + SLOWLY * self._settings.bot_pause

    # --- at one table -----------------------------------------------------------------------------

    def look(self, live: Live, own: bool) -> None:
        """Something has happened there."""
        table = live.table
        if table is None:
            return
        live.stop_thinking()
        waits = []
        if live.bots_move and own:
            self._begin_thinking(live)
        elif live.bots_move:
            waits.append(self.patience if table.people_play else self.usual_move)
        if table.runs_out is not None:
            waits.append(max(LEAST_WAIT, table.runs_out - self._hall.now()))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if waits:
            live.timer = asyncio.get_running_loop().call_later(min(waits), self._wake, live)

    def look_in(self, live: Live) -> None:
        """Somebody has begun to watch: if the table rested, it goes on after a moment."""
        table = live.table
        if table is None or table.people_play or not live.bots_move or live.thinks:
            return
        wait = WAKING * self._settings.bot_pause
        if self._hall.many:  # somebody may watch, and bots think, in another process
            wait = max(wait, table.at + self.usual_move - self._hall.now())
        loop = asyncio.get_running_loop()
        if live.timer is not None:
            if live.timer.when() <= loop.time() + wait:
                return
            live.timer.cancel()
        live.timer = loop.call_later(wait, self._wake, live)

    def _wake(self, live: Live) -> None:
        live.timer = None
        self._hall.spawn(self._run_clocks(live))
        self._begin_thinking(live)

    def _begin_thinking(self, live: Live) -> None:
        if not live.thinks:
            # Long after the request that may have set it off (log.py).
            live.thinking = asyncio.create_task(self._think(live), context=Context())

    async def _run_clocks(self, live: Live) -> None:
        """Whose time is over is played for by a bot from now on."""
        try:
            async with live.turn:
                late = (await self._hall.read(live)).run_out_at(self._hall.now())
            for seat in late:
                await self._hall.act(live, partial(_run_out, seat))
        except Refused as refused:  # somebody was quicker, or the store has failed
            LOG.info("a clock", extra={"table": live.id, "reason": refused.message})
        except Exception as error:  # noqa: BLE001 - it is logged
            lament(LOG, "a clock", error, table=live.id)
        self.look(live, own=False)

    async def _think(self, live: Live) -> None:
        """Acts of bots, until a person must decide, or nobody is there any more."""
        try:
            while True:
                async with live.turn:
                    table = await self._hall.read(live)
                    question = ask_bot(table, self._hall.luck) if live.bots_move else None
                if question is None:
                    return
                live.asked = question.seat
                await self._act(live, question)
        except Refused as refused:
            LOG.warning("a bot can't go on", extra={"table": live.id, "reason": refused.message})
        except Exception as error:  # noqa: BLE001 - it is logged
            lament(LOG, "a bot can't go on", error, table=live.id)

    async def _act(self, live: Live, question: Question) -> None:
        """What nobody else can see is done at once: how much it was must not show in the time."""
        begun = self._watch.time()
        plan = await self._planner.plan(live.id, question)
        took, free = self._watch.time() - begun, len(question.legal) > 1
        waited = self._lately.waited(f"{question.sight['game']} {question.bot}", took, free)
        try:
            async with live.turn:
                table = await self._hall.read(live)
                goes_on = table.standing.before(question.seat, plan.moves[0]) is not None
                part = 0.0 if goes_on else share(1 + live.acts_in_a_row(question.seat))
                due = begun + max(waited, self._takes(live, question, part))
                unseen = count_unseen(table, question.seat, plan.moves)
            for move in plan.moves[:unseen]:
                await self._play(live, question, move, plan.by)
            # It is told when its last move is stored.
            due -= self._storing * (len(plan.moves) - unseen)
            await self._watch.sleep(max(0.0, due - self._watch.time()))
            await self._play_together(live, question, plan, unseen)
        except Refused as refused:
            if refused.error != "stale":
                raise

    async def _play_together(self, live: Live, question: Question, plan: Plan, first: int) -> None:
        """The moves of the plan from this one on: stored one by one, told as one."""
        moves = plan.moves[first:]
        try:
            for place, move in enumerate(moves, start=1):
                live.gathers = place < len(moves)
                await self._play(live, question, move, plan.by)
        finally:
            live.gathers = False
            if live.untold:  # somebody has taken the seat back, or the store has failed
                live.turn.take(lambda: _tell_now(live))

    async def _play(self, live: Live, question: Question, move: str, by: ByBot) -> None:
        """Only what is stored has been seen: until then the move may be judged anew."""
        act = partial(play, live, question=question, text=move, by=by)
        begun = self._watch.time()
        question.number = await self._hall.act(live, act)
        self._storing += (self._watch.time() - begun - self._storing) / OF_LATE

    def _takes(self, live: Live, question: Question, part: float) -> float:
        """Seconds from when a bot is asked until its act is shown; `part`: of the pause.

        By what everybody knows alone. A bot that thinks takes its whole time for every act, even
        if it was sure of itself sooner or had no choice.
        """
        pauses = PAUSES[live.pace] if question.people_play else SLOWLY
        thinking = self._settings.bot_seconds if thinks(question.bot) else 0.0
        return max(part * pauses * self._settings.bot_pause, thinking, LEAST)

    # --- at all tables ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up what a process before this one has left."""
        await self._take_up(0.0)
        self._task = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        with contextlib.suppress(Exception):  # the store is gone: then its last beat counts
            await beat(self._hall.engine, self._hall.now())
        tasks = [self._task, *(live.thinking for live in self._hall.lives())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)

    async def _keep_looking(self) -> None:
        for look in itertools.count(1):
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if look % LOOKS_PER_BEAT == 0:
                    await beat(self._hall.engine, self._hall.now())
                if OUTAGE.since is not None:
                    await probe(self._hall.engine)
                await self._take_up(self.patience)
                self._hall.let_go()
                self._hall.look_again_where_it_failed()
            except Exception as error:  # noqa: BLE001 - it is logged
                lament(LOG, "looking after the tables failed", error)

    async def _take_up(self, patience: float) -> None:
        for table in await self._hall.rows.due(self._hall.now() - patience):
            live = self._hall.live(table)
            if not live.thinks:
                self._wake(live)
        for live in self._hall.lives():  # should bots have failed while somebody watches
            if live.watchers:
                self.look_in(live)


def _tell_now(live: Live) -> None:
    live.turn.leave()  # the next one's turn comes after this
    live.tell_gathered()


def _run_out(seat: int, table: Table, at: float) -> Entry:
    if seat not in table.run_out_at(at):
        raise Refused("stale", "The clock has not run out.")
    return leaving.run_out(table, at, seat)
