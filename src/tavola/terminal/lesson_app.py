"""A lesson on the drawn table: the coach speaks above the prompt, Enter goes on."""

from dataclasses import replace

from textual import events

from tavola.learn.coach import Coaching
from tavola.terminal.app import Outcome, TableApp
from tavola.terminal.board import board_of
from tavola.terminal.frame import Scene
from tavola.terminal.lesson import Course, StepSession

BACK, FORWARD = "<", ">"


class LessonApp(TableApp):
    """One course on the screen. It ends with the last step, which is played on as a match."""

    def __init__(self, course: Course, *, dark: bool = True, fast: bool = False) -> None:
        self.course = course
        super().__init__(course.table(), dark=dark, fast=fast)

    @property
    def coaching(self) -> Coaching | None:
        return self.session.coaching if isinstance(self.session, StepSession) else None

    def scene(self) -> Scene:
        coaching = self.coaching
        if coaching is None:
            return super().scene()
        return replace(super().scene(), coach=[self._head(), *self._said(coaching)])

    def _head(self) -> str:
        place, count = self.course.place + 1, len(self.course.lesson.step)
        return self.texts.say(self.course.head, place=place, count=count)

    def _said(self, coaching: Coaching) -> list[str]:
        said = [word] if (word := self.course.word(coaching)) else []
        if coaching.stage in ("done", "wrong"):
            said.append(self.texts.say(f"lesson-after-{coaching.stage}"))
        return said

    def turn_changed(self) -> None:
        super().turn_changed()
        coaching = self.coaching
        if coaching is None or coaching.plays is not None:
            return
        if self.session.person_to_act is None:
            self.cursor = ""
        elif len(coaching.lit) == 1:
            self.cursor = coaching.lit[0]
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        turns_page = self.coaching is not None and event.character in (BACK, FORWARD)
        if turns_page and len(self.screen_stack) == 1:
            event.stop()
            self.to_step(-1 if event.character == BACK else 1)
            return
        super().on_key(event)

    def command_play(self) -> None:
        """Enter: the next step after a right answer, the same once more after a wrong one."""
        coaching = self.coaching
        if self.popover is None and coaching is not None and coaching.stage in ("done", "wrong"):
            if coaching.stage == "done":
                self.course.finish()
            self.to_step(1 if coaching.stage == "done" else 0)
        else:
            super().command_play()

    def to_step(self, by: int) -> None:
        """Lay out another step, or the same anew."""
        if not self.course.go(by):
            if by > 0:
                self.exit(Outcome.QUIT)  # that was the last
            return
        self.workers.cancel_group(self, "bots")
        if not isinstance(self.session, StepSession):
            self.session.close()
        if self.course.step.free:
            self.exit(Outcome.AGAIN)  # on to the match
            return
        self.session = self.course.table()
        self.board = board_of(self.session.match, self.texts, self.session.names, self.palette)
        self.eyes = self.course.step.learner
        self.cursor, self._played, self.popover = "", "", None
        self.turn_changed()
