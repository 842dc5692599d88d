"""What a table does by itself: bots move, clocks run out.

The process that stored the last entry drives the table. If it dies, or the table was not in any
process, `due` in the store tells the others.

Bots move for people: where nobody plays any more (all have left their seats to bots, or there were
bots alone) they move only while somebody watches, slowly, and behind all other tables. Then they
end the turn, and the table rests until somebody looks in.
"""

import asyncio
import logging
import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from tavola.bots.bot import sight_of
from tavola.core.chance import FastChance
from tavola.server.bots import Failed, Thinkers
from tavola.server.levels import SIMPLER, thinks
from tavola.server.luck import Luck
from tavola.server.store.entries import Entry
from tavola.server.store.happenings import Instead, Why
from tavola.server.tables import acts
from tavola.server.tables.acts import ByBot
from tavola.server.tables.hall import Hall
from tavola.server.tables.live import Live
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")
LOOK_SECONDS = 2.0  # between two looks at what is due in the store
SPARE_SECONDS = 3.0
LEAST_WAIT = 0.05  # seconds before a clock is looked at again, should the store have failed
SLOWLY = 2  # pauses between two moves where people only watch
# Pauses before a table that rested goes on: who comes back may take the seat back first.
WAKING = 10


@dataclass(frozen=True)
class Question:
    """A decision of a bot: for whom, and when it was asked."""

    seat: int
    bot: str
    number: int  # what the seat had seen of the game
    sight: dict[str, object]
    legal: list[str]
    people_play: bool
    whim: int  # what the bot draws


class Driver:
    """Watches over all tables of this process."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._settings = hall.settings
        self._task: asyncio.Task[None] | None = None
        hall.after_act = self.look
        hall.after_look = self.look_in

    @property
    def patience(self) -> float:
        """How long another process may take before this one steps in."""
        settings = self._settings
        return 2 * (settings.bot_seconds + settings.bot_grace) + SPARE_SECONDS

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
            live.thinking = asyncio.create_task(self._think(live))

    async def _run_clocks(self, live: Live) -> None:
        """Whose time is over is played for by a bot from now on."""
        for seat in range(64):
            try:
                await self._hall.act(live, partial(_run_out, seat))
            except Refused as refused:
                if refused.error != "stale":
                    break
        self.look(live, own=False)

    async def _think(self, live: Live) -> None:
        """Moves of bots, until a person must decide, or nobody is there any more."""
        try:
            while True:
                async with live.lock:
                    table = await self._hall.read(live)
                    question = ask_bot(table, self._hall.luck) if live.bots_move else None
                if question is None:
                    return
                live.asked = question.seat
                await self._move(live, question)
        except Refused as refused:
            LOG.warning("a bot can't go on", extra={"table": live.id, "reason": refused.message})
        except Exception:
            LOG.exception("a bot can't go on", extra={"table": live.id})

    async def _move(self, live: Live, question: Question) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        text, by = await self._choose(live.id, question)
        await asyncio.sleep(max(0.0, begun + self._pause(question) - loop.time()))
        try:
            await self._hall.act(live, lambda table, at: _play(live, table, at, question, text, by))
        except Refused as refused:
            if refused.error != "stale":
                raise

    def _pause(self, question: Question) -> float:
        """How long a bot's move takes at least, so that people can follow.

        A bot that answered at once where it has no choice would tell that it has none: so those
        that think take their whole time for every move.
        """
        seconds = self._settings.bot_seconds if thinks(question.bot) else 0.0
        pauses = 1 if question.people_play else SLOWLY
        return max(pauses * self._settings.bot_pause, seconds)

    async def _choose(self, table: str, question: Question) -> tuple[str, ByBot]:
        """The bot's move; if it crashes or is too slow, that of a simpler one."""
        if len(question.legal) == 1:
            return question.legal[0], ByBot(question.bot)
        why: Why | None = None
        for name in dict.fromkeys((question.bot, *SIMPLER)):
            try:
                move = await self._ask(name, question)
            except Failed as failed:
                why = why or failed.why
                LOG.warning("a bot failed", extra={"table": table, "bot": name, "why": failed.why})
                continue
            return move, _by(question, name, why)
        return random.choice(question.legal), _by(question, "random", why)

    async def _ask(self, name: str, question: Question) -> str:
        settings = self._settings
        asked = {
            "job": "choose",
            "bot": name,
            "sight": question.sight,
            "seed": question.whim,
            "seconds": settings.bot_seconds,
            "iterations": self._hall.luck.iterations,
        }
        longest = settings.bot_seconds + settings.bot_grace
        answer = await self._thinkers.ask(asked, longest, patient=not question.people_play)
        move = answer.get("move")
        if move not in question.legal:
            raise Failed("crash")
        return str(move)

    # --- at all tables ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up what a process before this one has left."""
        await self._take_up(0.0)
        self._task = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        tasks = [self._task, *(live.thinking for live in self._hall.lives())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task), return_exceptions=True)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._take_up(self.patience)
                self._hall.let_go()
            except Exception:
                LOG.exception("looking after the tables failed")

    async def _take_up(self, patience: float) -> None:
        for table in await self._hall.rows.due(self._hall.now() - patience):
            live = self._hall.live(table)
            if not live.thinks:
                self._wake(live)
        for live in self._hall.lives():  # should bots have failed while somebody watches
            if live.watchers:
                self.look_in(live)


def _by(question: Question, name: str, why: Why | None) -> ByBot:
    return ByBot(name, None if why is None else Instead(question.bot, why))


def ask_bot(table: Table, luck: Luck) -> Question | None:
    """The first decision that a bot has to make."""
    match = table.match
    for seat in table.acting:
        bot = table.player(seat)
        if bot is not None and match is not None:
            whim = luck.whim(table, seat)
            sight: Any = sight_of(table.game, match.state, seat, FastChance(whim)).plain()
            seen = table.numbers.game[seat + 1]
            return Question(seat, bot, seen, sight, match.legal(seat), table.people_play, whim)
    return None


def _play(live: Live, table: Table, at: float, question: Question, text: str, by: ByBot) -> Entry:
    """Unless the seat was handed back, or something has happened, while the bot was thinking."""
    seat = question.seat
    fresh = table.numbers.game[seat + 1] == question.number and live.bots_move
    if table.player(seat) != question.bot or seat not in table.acting or not fresh:
        raise Refused("stale", "Something has happened since.")
    return acts.make_move(table, at, seat, text, by)


def _run_out(seat: int, table: Table, at: float) -> Entry:
    if seat >= len(table.clocks):
        raise Refused("no-table", "There is no such clock.")
    runs_out = table.clocks[seat].runs_out
    if runs_out is None or runs_out > at:
        raise Refused("stale", "The clock has not run out.")
    return acts.run_out(table, at, seat)
