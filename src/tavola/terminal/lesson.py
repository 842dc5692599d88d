"""A lesson at this keyboard: one step after the other, each a table of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from tavola.learn.coach import Coaching, coach, refused_text
from tavola.learn.lesson import Lesson, Step
from tavola.learn.words import words_of
from tavola.terminal.opponents import Opponents
from tavola.terminal.progress import remember, remember_solved
from tavola.terminal.saves import new_save
from tavola.terminal.session import Session, Why
from tavola.text import Texts

GENTLE = "easy"  # who plays on at the end


class StepSession(Session):
    """A table on which a coach plays for everybody, where the learner is not asked."""

    def __init__(self, step: Step, names: list[str], texts: Texts) -> None:
        self.step = step
        self.lesson_words = words_of(texts.game, texts.language)
        match = step.begin(texts.game)
        scripted = ["" if seat == step.learner else "script" for seat in range(match.players)]
        super().__init__(match, names, scripted, texts, None, Opponents([""] * match.players))

    @property
    def coaching(self) -> Coaching:
        moves = [(step.seat, step.move.text) for step in self.match.steps if step.move is not None]
        return coach(self.step, moves, self.lesson_words.has)

    @property
    def bot_to_act(self) -> int | None:
        plays = self.coaching.plays
        return None if plays is None else plays[0]

    @property
    def person_to_act(self) -> int | None:
        asked = self.coaching
        waits = asked.stage in ("task", "going") and asked.plays is None
        return self.step.learner if waits else None

    @property
    def over(self) -> bool:
        """The end of a game is the end of a step like any other."""
        return False

    def choose(self, seat: int) -> str:
        plays = self.coaching.plays
        assert plays is not None
        return plays[1]

    def _settle(self) -> None:
        """Nobody is answered for: the coach knows where that is wanted."""

    def undoable(self, seat: int) -> str | None:
        """A step is tried again as a whole."""
        return None

    def why_not(self, seat: int, move: str) -> Why | None:
        """The rule first, then what the lesson has to say to it."""
        why = super().why_not(seat, move)
        more = refused_text(self.step, move, self.lesson_words.has)
        if why is None or not more:
            return why
        answer = f"{why.answer} {self.lesson_words.say(more)}"
        return Why(why.move, why.question, answer, why.rule)


@dataclass
class Course:
    """Where somebody is in a lesson."""

    lesson: Lesson
    texts: Texts
    learner: str
    place: int
    opponents: Callable[[list[str]], Opponents]
    head: ClassVar[str] = "lesson-place"  # what says where one is

    @property
    def step(self) -> Step:
        return self.lesson.step[self.place]

    def names(self, players: int) -> list[str]:
        return self.lesson.names(self.step, players, self.learner)

    def table(self) -> Session:
        """The table of the step; of the last one: a match against gentle bots."""
        match = self.step.begin(self.texts.game)
        names = self.names(match.players)
        if not self.step.free:
            return StepSession(self.step, names, self.texts)
        kinds = ["" if seat == self.step.learner else GENTLE for seat in range(match.players)]
        save = new_save(self.texts.game)
        return Session(match, names, kinds, self.texts, save, self.opponents(kinds))

    def go(self, by: int) -> bool:
        """To another step; whether there is one."""
        if not 0 <= self.place + by < len(self.lesson.step):
            return False
        self.place += by
        self.arrive()
        return True

    def arrive(self) -> None:
        """At another step, where the lesson goes on next time."""
        remember(self.texts.game, self.step.id)

    def finish(self) -> None:
        """The step was done as it should be."""

    def word(self, coaching: Coaching) -> str:
        """What the coach says, without marks."""
        words = words_of(self.texts.game, self.texts.language)
        return words.say(coaching.say).replace("**", "") if coaching.say else ""


class Puzzles(Course):
    """Puzzles one after the other; those that were solved are remembered."""

    head = "puzzle-place"

    def arrive(self) -> None:
        """Each stands alone: one begins where one likes."""

    def finish(self) -> None:
        remember_solved(self.texts.game, self.step.id)
