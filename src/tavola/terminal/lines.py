"""The table in plain lines: for pipes, for screen readers, for terminals that can do no more."""

import io
import sys
from collections.abc import Sequence

from tavola.core.errors import IllegalMove
from tavola.core.match import NOTHING_TO_UNDO
from tavola.terminal.board import board_of
from tavola.terminal.palette import Palette
from tavola.terminal.session import Session, Why

COMMANDS = ("table", "undo", "foresee", "why", "sheet", "rules", "log", "help", "quit")
SCREENFUL = 60  # empty lines that hide one person's cards from the next


def play_in_lines(session: Session, greeting: str = "") -> None:
    """Play until the game is over or the person leaves. EOFError when there is nobody to ask."""
    bear_any_letter()
    Lines(session).play(greeting)


def bear_any_letter() -> None:
    """What the terminal can't show is replaced. Once only: a stream that was read can't change."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


class Lines:
    """A conversation about one session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.board = board_of(session.match, self.texts, session.names, Palette(colour=False))
        self.eyes = (
            session.person_to_act if session.person_to_act is not None else session.people[0]
        )
        self.told: list[str] = []  # the lines of the log that this person has been told

    def tell(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)

    def say(self, id: str, **args: object) -> None:
        self.tell(self.texts.say(id, self.session.names, **args))

    # --- the course of the game ------------------------------------------------------------------

    def play(self, greeting: str) -> None:
        if greeting:
            self.tell(greeting)
        if len(self.session.people) == 1:
            self.say("line-you", seat=self.eyes)
            others = [seat for seat in range(self.session.match.players) if seat != self.eyes]
            self.say("line-opponents", seats=others)
        self.say("line-help-hint")
        while self.next_decision():
            if not self.decide():
                return
        self.end()

    def next_decision(self) -> bool:
        """Let the bots move; whether there is something left to decide for a person."""
        session = self.session
        while (bot := session.bot_to_act) is not None:
            session.play(bot, session.choose(bot))
        person = session.person_to_act
        if person is not None and person != self.eyes:
            self.hand_over(person)
        self.tell_news()
        return person is not None

    def hand_over(self, person: int) -> None:
        self.tell_news()
        self.say("cover-hint", seat=person)
        input()
        self.tell(*[""] * SCREENFUL)
        self.eyes, self.told = person, []

    def tell_news(self) -> None:
        """What has happened since the last time."""
        lines = self.log()
        same = 0
        for before, now in zip(self.told, lines):  # the last may have gone on since
            if before != now:
                break
            same += 1
        self.told = lines
        self.tell(*lines[same:])

    def log(self) -> list[str]:
        """What has happened, without what nobody waits for."""
        lines = self.session.log(self.eyes)
        return [line.text for line in lines if line.id not in self.board.quiet]

    def end(self) -> None:
        self.tell("", *self.session.ending_lines())

    # --- one decision ----------------------------------------------------------------------------

    def decide(self) -> bool:
        """Ask until a move is made; False when the person leaves."""
        self.show_table()
        while True:
            typed = " ".join(input(self.texts.say("line-prompt")).split())
            command, _, rest = typed.partition(" ")
            name = self.command(command)
            if name == "quit":
                return False
            if name == "undo":
                if self.undo():
                    return True
            elif name:
                getattr(self, f"command_{name}")(rest)
            elif typed and self.choose(typed):
                return True

    def show_table(self) -> None:
        view = self.session.view(self.eyes)
        self.tell("", *self.board.lines(view), self.texts.prompt(view, self.session.names))
        for number, move in enumerate(self.session.offers(self.eyes), 1):
            self.tell(f"  {number:2} {self.words(move)}")

    def words(self, move: str) -> str:
        return self.session.words(move)

    def command(self, word: str) -> str:
        """The command of this word, English or in the person's language."""
        word = word.casefold()
        known = {self.texts.say(f"command-{name}"): name for name in COMMANDS}
        return word if word in COMMANDS else known.get(word, "")

    def choose(self, typed: str) -> bool:
        """Make the move that is meant; whether there was one, and it was allowed."""
        move = self.understand(typed)
        if not move:
            return False
        why = self.session.why_not(self.eyes, move)
        if why is not None:
            self.explain(why)
            return False
        if not self.is_sure(typed, move) and not self.agreed(move):
            return False
        self.session.play(self.eyes, move)
        return True

    def is_sure(self, typed: str, move: str) -> bool:
        """A move in full is meant; so is a number, unless another move has it as a word."""
        legal = self.session.offers(self.eyes)
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            others = [words for other in legal if other != move for words in other.split()]
            return typed not in others
        return typed.casefold() in {move, self.words(move).casefold()}

    def agreed(self, move: str) -> bool:
        """Ask back: many moves can't be taken back, and a letter is quickly typed."""
        answer = input(self.texts.say("line-sure", move=self.words(move))).strip().casefold()
        return bool(answer) and any(
            word.casefold().startswith(answer) for word in ("yes", self.texts.say("yes"))
        )

    def understand(self, typed: str) -> str:
        """A number of the list, a move as it is written or in words, or the beginning of one."""
        legal = self.session.offers(self.eyes)
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        every = [move.text for move in self.session.match.game.table.moves]
        for moves in (legal, every):
            found = self.session.distinct(self.fitting(typed.casefold(), moves))
            if len(found) == 1:
                return found[0]
            if found:
                named = self.texts.join([self.words(move) for move in found])
                self.say("line-several", what=typed, moves=named)
                return ""
        self.say("line-unknown", what=typed)
        return ""

    def fitting(self, typed: str, moves: Sequence[str]) -> list[str]:
        """The moves that are meant exactly; else those that the words occur in."""
        exact = [move for move in moves if typed in {move, self.words(move).casefold()}]
        if exact:
            return exact
        parts = typed.split()
        return [
            move
            for move in moves
            if all(
                any(
                    word.startswith(part)
                    for word in f"{move} {self.words(move).casefold()}".split()
                )
                for part in parts
            )
        ]

    def explain(self, why: Why) -> None:
        self.tell(why.answer)
        if why.rule is not None:
            self.tell(f"{why.rule.number}: {why.rule.words}")

    # --- commands --------------------------------------------------------------------------------

    def undo(self) -> bool:
        try:
            move = self.session.undo(self.eyes)
        except IllegalMove:
            self.explain(self.session.explain(NOTHING_TO_UNDO, "undo"))
            return False
        self.say("taken-back", what=self.words(move))
        self.told = self.log()
        return True

    def command_table(self, rest: str) -> None:
        self.show_table()

    def command_foresee(self, rest: str) -> None:
        if not rest:
            self.say("line-foresee-what", example=self.session.offers(self.eyes)[0])
            return
        move = self.understand(rest)
        if not move:
            return
        why = self.session.why_not(self.eyes, move)
        if why is not None:
            self.explain(why)
            return
        view, foreseen = self.session.view(self.eyes), self.session.match.foresee(self.eyes, move)
        what = self.board.foretell(view, move, foreseen)
        message = "line-foresee" if what else "line-foresee-nothing"
        self.say(message, move=self.words(move), what=what)

    def command_why(self, rest: str) -> None:
        if not rest:
            self.say("line-why-what", example=self.session.match.game.table.moves[0].text)
            return
        every = [move.text for move in self.session.match.game.table.moves]
        found = self.session.distinct(self.fitting(rest.casefold(), every))
        if len(found) != 1:
            self.understand(rest)
            return
        why = self.session.why_not(self.eyes, found[0])
        if why is None:
            self.say("line-legal")
        else:
            self.explain(why)

    def command_sheet(self, rest: str) -> None:
        """What something does; without a name, what can be asked about."""
        sheets = self.session.sheets
        found = sheets.search(rest)
        told = dict.fromkeys(sheets.of(thing) for thing in found)  # things that are alike: once
        titles = dict.fromkeys(sheet.title for sheet in told)
        if not found:
            self.say("line-no-sheet", what=rest)
        elif len(titles) > 1:
            named = ", ".join(titles)
            self.say("line-sheets" if rest else "line-sheet-what", what=rest, names=named)
        else:
            for sheet in told:
                self.tell(f"{sheet.title}: {sheet.text} ({', '.join(sheet.rules)})")

    def command_rules(self, rest: str) -> None:
        book = self.session.rules
        rule = book.rule(rest)
        if rule is not None:
            self.tell(f"{rule.number}: {rule.words}")
            return
        found = {rule.number for rule in book.search(rest)}
        if not found:
            self.say("line-no-rule", what=rest)
        for chapter in book.chapters:
            rules = [rule for rule in chapter.rules if rule.number in found]
            self.tell(*([chapter.heading] if rules else []))
            self.tell(*[f"{rule.number}: {rule.words}" for rule in rules])

    def command_log(self, rest: str) -> None:
        self.tell(*[line.text for line in self.session.log(self.eyes)])

    def command_help(self, rest: str) -> None:
        self.tell(*self.session.rules.how, "")
        self.say("line-help", example=self.session.offers(self.eyes)[0])
