"""One match at this keyboard: people and bots, moves and undo, log and save. No drawing here."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tavola.core.errors import IllegalMove
from tavola.core.game import Refusal
from tavola.core.match import NOTHING_TO_UNDO, Match
from tavola.core.step import Step
from tavola.core.views import MatchView
from tavola.learn.sheets import Sheets
from tavola.terminal.opponents import Opponents
from tavola.terminal.saves import Save
from tavola.text import Ending, Rule, Texts, Told, gathered, lines_of_act, read_rules


@dataclass(frozen=True)
class Why:
    """Why a move is not allowed: the question, what is missing, and the rule in its own words."""

    move: str
    question: str
    answer: str
    rule: Rule | None


class Session:
    """The match, and who plays which seat. `bots` has an empty text for a person's seat.

    Without a `save` nothing is kept.
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        bots: Sequence[str],
        texts: Texts,
        save: Save | None,
        opponents: Opponents,
        automatic: Sequence[int] = (),
    ) -> None:
        self.match = match
        self.names = list(names)
        self.bots = list(bots)
        self.texts = texts
        self.rules = read_rules(texts.game, texts.language)
        self.people = [seat for seat, bot in enumerate(bots) if not bot]
        self.record_path: Path | None = None
        self.opponents = opponents
        self._save = save
        self._automatic = set(automatic)
        self._told: list[tuple[list[Step], int, list[Told]]] = []  # acts, who was told, and what
        self._named: tuple[Step, Texts] | None = None  # the texts about what things are now
        self._settle()
        self.store()

    # --- whose decision it is --------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.match.to_act

    @property
    def bot_to_act(self) -> int | None:
        """A bot that must decide now. Bots don't wait for people who decide at the same time."""
        return next((seat for seat in self.match.to_act if self.bots[seat]), None)

    @property
    def person_to_act(self) -> int | None:
        return next((seat for seat in self.match.to_act if not self.bots[seat]), None)

    def choose(self, seat: int) -> str:
        """The move that a bot wants to make. Changes nothing; may take its time."""
        return self.opponents.choose(self.match, seat)

    def goes_on(self, seat: int, text: str) -> bool:
        """Whether this move would belong to the last act (`Game.joins`)."""
        last = self.match.steps[-1]
        move = self.match.game.table.parse(text)
        if last.seat != seat or last.move is None or move is None:
            return False
        return self.match.game.joins(last.move, move)

    # --- moves -----------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a move. Raises IllegalMove; then nothing has changed."""
        self.match.play(seat, text)
        self._settle()
        self.store()

    def _settle(self) -> None:
        """Answer for people who have no choice (in Condottiere D6.6: keep the hand)."""
        while (seat := self.person_to_act) is not None:
            legal = self.match.legal(seat)
            if len(legal) != 1:
                break
            self._automatic.add(len(self.match.steps))
            self.match.play(seat, legal[0])

    def undoable(self, seat: int) -> str | None:
        """The move that this person could take back; automatic answers after it go with it."""
        number = self.match.undoable(seat)
        while number is not None and number in self._automatic:
            number = self._own_move_before(number, seat)
        move = None if number is None else self.match.steps[number].move
        return None if move is None else move.text

    def _own_move_before(self, number: int, seat: int) -> int | None:
        """The seat's move before this one, if it could be undone once this one is."""
        for earlier in range(number - 1, 0, -1):
            step = self.match.steps[earlier]
            if step.final or (step.seat != seat and step.seen_by(seat)):
                return None
            if step.seat == seat:
                return earlier
        return None

    def undo(self, seat: int) -> str:
        """Take that move back; its text. Raises IllegalMove where there is none."""
        if self.undoable(seat) is None:
            raise IllegalMove(NOTHING_TO_UNDO, "undo")
        automatic = True
        while automatic:
            number = self.match.undoable(seat)
            assert number is not None
            text = self.match.undo(seat)
            automatic = number in self._automatic
            self._automatic = {n if n < number else n - 1 for n in self._automatic if n != number}
        self.store()
        return text

    def why_not(self, seat: int, move: str) -> Why | None:
        """Why this person may not make this move now; None if it is legal."""
        refusal = self.match.why_not(seat, move)
        return None if refusal is None else self.explain(refusal, move)

    def explain(self, refusal: Refusal, move: str) -> Why:
        known = self.match.game.table.parse(move) is not None
        words = self.words(move) if known else move
        return Why(
            move,
            self.texts.say("why-not-question", what=words),
            self.texts.refusal(refusal, self.names),
            self.rules.rule(refusal.rule),
        )

    def words(self, move: str) -> str:
        """A move in plain words."""
        now = self.match.steps[-1]
        if self._named is None or self._named[0] is not now:
            self._named = now, self.texts.about(self.match.things())
        return self._named[1].move(move, self.names)

    @property
    def sheets(self) -> Sheets:
        """What everything does; of single things as they are now."""
        return Sheets(self.match.game, self.match.state, self.texts.language)

    def distinct(self, moves: Sequence[str]) -> list[str]:
        """Of moves that sound alike the first: they do the same with things that are alike."""
        found: dict[str, str] = {}
        for move in moves:
            found.setdefault(self.words(move), move)
        return list(found.values())

    def offers(self, seat: int) -> list[str]:
        """The legal moves to choose from."""
        return self.distinct(self.match.legal(seat))

    # --- what a seat may see ---------------------------------------------------------------------

    def view(self, seat: int) -> MatchView:
        return self.match.view(seat)

    def log(self, seat: int) -> list[Told]:
        """Everything that has happened, as far as this seat may know: a sentence for each act."""
        acts = self.match.acts()
        same = 0
        for (steps, eyes, _), now in zip(self._told, acts):
            if eyes != seat or steps != now:
                break
            same += 1
        del self._told[same:]
        number = sum(len(steps) for steps in acts[:same]) - 1
        for steps in acts[same:]:
            number += len(steps)
            events = [event for step in steps for event in step.events if event.visible_to(seat)]
            told = lines_of_act(self.texts, steps[0].seat, events, self.names, number)
            self._told.append((steps, seat, told))
        lines = [line for _, _, told in self._told for line in told]
        return gathered(self.texts, lines, self.names)

    def last_move_of(self, seat: int) -> int:
        """The number of this person's last own move; 0 before the first."""
        steps = self.match.steps
        for number in range(len(steps) - 1, 0, -1):
            if steps[number].seat == seat and number not in self._automatic:
                return number
        return 0

    def ending(self) -> Ending | None:
        """How the game ended, in words."""
        result = self.match.result
        return None if result is None else self.texts.result(result, self.names)

    def ending_lines(self) -> list[str]:
        """The end as people read it: who won and why, every place with its score, the record."""
        ending = self.ending()
        assert ending is not None
        lines = [ending.reason, ""]
        for standing in ending.standings:
            score = [
                self.texts.say("end-line", label=label, value=value)
                for label, value in standing.score
            ]
            who = {"place": standing.place, "seat": standing.seat, "score": ", ".join(score)}
            lines.append(self.texts.say("end-place", self.names, **who))
        path = str(self.record_path)
        lines += ["", self.texts.say("end-record", path=path)]
        return [*lines, self.texts.say("end-verify", path=path)]

    # --- keeping ---------------------------------------------------------------------------------

    def store(self) -> None:
        """Write the match down; once it is over, its record."""
        if self._save is None:
            return
        if not self.over:
            firmly = self.bot_to_act is None  # not for each move of bots: disks are slow
            automatic = sorted(self._automatic)
            language = self.texts.language
            self._save.write(self.match, self.names, self.bots, automatic, language, firmly)
        elif self.record_path is None:
            self.record_path = self._save.finish(self.match, self.names)

    def close(self) -> None:
        if self._save is not None:
            self._save.close()

    @property
    def save_path(self) -> Path:
        assert self._save is not None
        return self._save.path
