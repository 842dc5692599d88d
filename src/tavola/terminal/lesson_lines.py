"""A lesson in plain lines."""

from tavola.terminal.lesson import Course, StepSession
from tavola.terminal.lines import Lines, bear_any_letter


class LessonLines(Lines):
    """A conversation about one step."""

    session: StepSession

    def __init__(self, course: Course, session: StepSession) -> None:
        super().__init__(session)
        self.course = course
        self.said = ""

    def step(self) -> int | None:
        """Guide through the step: how many steps to go on (0: once more), None: leave."""
        place, count = self.course.place + 1, len(self.course.lesson.step)
        self.say(self.course.head, place=place, count=count)
        self.told = self.log()
        while self.next_decision():
            if not self.decide():
                return None
        stage = self.session.coaching.stage
        self.speak()
        self.say(f"lesson-after-{stage}")
        answer = input(self.texts.say("line-prompt")).strip()
        if self.command(answer) == "quit":
            return None
        return 1 if stage == "done" else 0

    def show_table(self) -> None:
        super().show_table()
        self.speak()

    def speak(self) -> None:
        """What the coach says now."""
        word = self.course.word(self.session.coaching)
        if word:
            self.tell("", word)


def learn_in_lines(course: Course) -> bool:
    """Guide through the lesson up to its last step; whether the learner wants to play on."""
    bear_any_letter()
    while not course.step.free:
        table = course.table()
        assert isinstance(table, StepSession)
        by = LessonLines(course, table).step()
        if by:
            course.finish()
        if by is None or not course.go(by):
            return False
    return True
