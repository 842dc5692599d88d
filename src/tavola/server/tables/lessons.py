"""A step of a lesson, or a puzzle, as a table that is kept nowhere.

What lies on it follows from the step and the moves that the learner has made since it began; the
others, and the learner where nothing is asked, are played for by the coach. So trying again is
leaving moves out, and whoever comes back goes on with a number and a list.
"""

from collections.abc import Sequence
from typing import Any

from tavola.core.fair import make_seed
from tavola.core.game import Game
from tavola.core.match import Match
from tavola.learn.coach import Coaching, coach
from tavola.learn.lesson import SEED, Lesson, Step, with_nothing
from tavola.learn.words import words_of
from tavola.server.store.changes import Entry
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.acts import ByBot
from tavola.server.tables.messages import AnyTold, ViewMessage
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import BOT, PERSON, Seat
from tavola.server.tables.setup import Setup
from tavola.server.tables.table import Table
from tavola.server.tables.telling import Shown, tell, tell_printed, tell_view
from tavola.text.language import FALLBACK

COACH = "easy"  # what the others' moves are said to be made by
NOBODY_KNOWS = "learner"  # the learner, whoever that is
NOWHEN = 0.0


class Guided:
    """A learner at a step, after some moves."""

    def __init__(self, lesson: Lesson, step: Step, game: Game[Any], name: str) -> None:
        self.step = step
        self.learner = Person(NOBODY_KNOWS, name)
        self._has = words_of(game.facts.name, FALLBACK).has
        self._moves: list[tuple[int, str]] = []
        self._told: list[tuple[int, Entry]] = []  # by the learner's numbers
        self._shown: list[ViewMessage] = []  # since the learner's last move
        self._after = 0
        match = step.begin(game.facts.name)
        names = lesson.names(step, match.players, name)
        seats = [Seat(BOT, name=one, bot=COACH) for one in names]
        seats[step.learner] = Seat(PERSON, NOBODY_KNOWS, names[step.learner])
        self.table = Table(_setup(step, match), game)
        self._take(acts.open_table(self.table, NOWHEN, seats))
        self._take(acts.begin(self.table, NOWHEN, seats))
        self._look()
        self._go_on()

    @property
    def coaching(self) -> Coaching:
        return coach(self.step, self._moves, self._has)

    def make(self, move: str) -> None:
        """The learner's next move. Refused, if it is not legal, or nothing is asked."""
        if self.coaching.stage not in ("task", "going"):
            raise Refused("not-playing", "This step has come to its end: begin it anew.")
        self._shown.clear()
        self._play(self.step.learner, move, None)
        self._go_on()

    def _go_on(self) -> None:
        """Let the coach play until the learner is asked, or the step is over."""
        while (plays := self.coaching.plays) is not None:
            seat, move = plays
            self._play(seat, move, None if seat == self.step.learner else ByBot(COACH))

    def _play(self, seat: int, move: str, by: ByBot | None) -> None:
        self._take(acts.make_move(self.table, NOWHEN, seat, move, by))
        self._moves.append((seat, move))
        self._look()

    def _take(self, entry: Entry) -> None:
        viewer = self.table.viewer_of(NOBODY_KNOWS)
        if entry.visible_to(viewer):
            self._told.append((self.table.numbers.seen[viewer + 1], entry))

    def _look(self) -> None:
        """What the learner sees now, with what happened since the last look."""
        viewer = self.table.viewer_of(NOBODY_KNOWS)
        entries: list[AnyTold] = [
            tell(entry, viewer, number) for number, entry in self._told if number > self._after
        ]
        shown = Shown(self.table, NOBODY_KNOWS)
        self._shown.append(tell_view(self.table, shown, self._after, entries))
        self._after = shown.number

    def views(self, after: int) -> list[ViewMessage]:
        """What the learner saw after each move since the last of their own.

        The first tells of all that happened after a number.
        """
        first, *others = self._shown
        viewer = self.table.viewer_of(NOBODY_KNOWS)
        first.entries = [
            tell(entry, viewer, number)
            for number, entry in self._told
            if after < number <= first.number
        ]
        if after <= 0:
            first.printed = tell_printed(self.table)
        return [first, *others]


def guided(lesson: Lesson, step: Step, game: Game[Any], name: str, moves: Sequence[str]) -> Guided:
    """The step after these moves of the learner."""
    found = Guided(lesson, step, game, name)
    for move in moves:
        found.make(move)
    return found


def _setup(step: Step, match: Match) -> Setup:
    return Setup(
        id=f"lesson-{step.id}",
        game=match.game.facts.name,
        rules=match.game.facts.rules_version,
        players=match.players,
        options=match.options,
        seed=make_seed(SEED),
        commitment=match.fairness.commitment,
        owner=NOBODY_KNOWS,
        visibility="private",
        clock=None,
        stand_in=COACH,
        created=NOWHEN,
        position=with_nothing(step.state),
    )
