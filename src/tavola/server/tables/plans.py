"""What a bot is asked, and what it answers: the moves of one act.

Whether a bot has a choice must not show. So every question takes the same way: it waits in the
queue of the workers, forced or free, and the answer is shown when its time has come (driver.py).
"""

import logging
import random
from dataclasses import dataclass
from typing import Any

from tavola.bots.bot import sight_of
from tavola.core.chance import FastChance
from tavola.core.foresee import WatchedChance
from tavola.core.game import NOBODY, Log
from tavola.server.bots import Failed, Thinkers
from tavola.server.levels import SIMPLER
from tavola.server.luck import Luck
from tavola.server.settings import Settings
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Instead, Why
from tavola.server.tables import acts
from tavola.server.tables.acts import ByBot
from tavola.server.tables.live import Live
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table

LOG = logging.getLogger("tavola.tables")


@dataclass
class Question:
    """A decision of a bot: for whom, and when it was asked."""

    seat: int
    bot: str
    number: int  # what the seat has seen of the game; its own moves of this act included
    sight: dict[str, object]
    legal: list[str]
    people_play: bool
    owner: str  # of the table: owners take turns
    whim: int  # what the bot draws


@dataclass(frozen=True)
class Plan:
    """The moves of an act, as far as the bot could foresee it; never none."""

    moves: list[str]
    by: ByBot


def ask_bot(table: Table, luck: Luck) -> Question | None:
    """The first decision that a bot has to make."""
    match = table.match
    for seat in table.acting:
        bot = table.player(seat)
        if bot is not None and match is not None:
            whim = luck.whim(table, seat)
            sight: Any = sight_of(table.game, match.state, seat, FastChance(whim)).plain()
            seen = table.numbers.game[seat + 1]
            owner = table.setup.owner or table.setup.id
            legal, people = match.legal(seat), table.people_play
            return Question(seat, bot, seen, sight, legal, people, owner, whim)
    return None


class Planner:
    """Asks workers."""

    def __init__(self, thinkers: Thinkers, settings: Settings, iterations: int | None) -> None:
        self._thinkers = thinkers
        self._settings = settings
        self._iterations = iterations

    async def plan(self, table: str, question: Question) -> Plan:
        """The bot's act; if it crashes or is too slow, that of a simpler one."""
        why: Why | None = None
        for name in dict.fromkeys((question.bot, *SIMPLER)):
            try:
                moves = await self._ask(name, question)
            except Failed as failed:
                why = why or failed.why
                LOG.warning("a bot failed", extra={"table": table, "bot": name, "why": failed.why})
                continue
            return Plan(moves, _by(question, name, why))
        return Plan([random.choice(question.legal)], _by(question, "random", why))

    async def _ask(self, name: str, question: Question) -> list[str]:
        settings = self._settings
        asked = {
            "job": "plan",
            "bot": name,
            "sight": question.sight,
            "seed": question.whim,
            "seconds": settings.bot_seconds,
            "iterations": self._iterations,
        }
        longest = settings.bot_seconds + settings.bot_grace
        patient = not question.people_play
        answer = await self._thinkers.ask(asked, longest, patient, question.owner)
        moves = answer.get("moves")
        if not isinstance(moves, list) or not moves or moves[0] not in question.legal:
            raise Failed("crash")
        return [str(move) for move in moves]


def _by(question: Question, name: str, why: Why | None) -> ByBot:
    return ByBot(name, None if why is None else Instead(question.bot, why))


def play(live: Live, table: Table, at: float, question: Question, text: str, by: ByBot) -> Entry:
    """Unless the seat was handed back, or something has happened, while the bot was thinking."""
    seat = question.seat
    fresh = table.numbers.game[seat + 1] == question.number and live.bots_move
    if table.player(seat) != question.bot or seat not in table.acting or not fresh:
        raise Refused("stale", "Something has happened since.")
    return acts.make_move(table, at, seat, text, by)


def count_unseen(table: Table, seat: int, moves: list[str]) -> int:
    """How many of the moves, from the first on, nobody else would notice."""
    match = table.match
    if match is None or len(moves) == 1:
        return 0
    game, world = table.game, match.state.clone()
    others = [viewer for viewer in range(NOBODY, match.players) if viewer != seat]
    for count, text in enumerate(moves):
        move = game.table.parse(text)
        if move is None or move not in game.legal(world, seat):
            return count
        before = [game.to_act(world), *(game.view(world, viewer) for viewer in others)]
        log = Log()
        luck = WatchedChance(log)
        game.apply(world, seat, move, luck, log)
        told = any(event.visible_to(viewer) for event in log.events for viewer in others)
        after = [game.to_act(world), *(game.view(world, viewer) for viewer in others)]
        if told or luck.first_draw >= 0 or before != after:
            return count
    return len(moves)
