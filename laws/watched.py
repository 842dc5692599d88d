"""A match that checks itself as it is played: laws 1, 4, 5 and 8."""

from typing import Any

import msgspec

from laws.books import wire, written
from laws.broken import BrokenLaw, must
from laws.setups import Setup
from laws.walk import choose, temper_of
from tavola.core import record
from tavola.core.chance import FastChance
from tavola.core.errors import BadSetup, IllegalMove
from tavola.core.game import Game, Plain, Refusal
from tavola.core.match import Checkpoint, Match
from tavola.core.saved import load_match
from tavola.core.step import Step

# What a match itself refuses, before any rule of a game is asked.
WITHOUT_RULE = {"not-a-move", "nothing-to-undo", "unforeseeable"}


class Watched:
    """A match, and beside it the plain facts that it must agree with."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.match = Match(setup.game, setup.players, setup.options, seed=seed)
        self.saves = [self._written()]  # after each step
        # Played beside this match: a saved position that was loaded, a checkpoint that goes on.
        self._loaded: Match | None = None
        self._resumed: Match | None = None

    def _written(self) -> bytes:
        return written(self.setup.game, self.match.state)

    def _find(self, _: str) -> Game[Any]:
        return self.setup.game

    # --- moves ---------------------------------------------------------------------------------

    def play_any(self, dice: FastChance) -> None:
        """Make a random move."""
        seat, move = choose(self.setup.game, self.match.state, dice, temper_of(self.seed))
        self.play(seat, move.text)

    def play(self, seat: int, text: str) -> None:
        """Make a legal move."""
        must(self.match.why_not(seat, text) is None, 1, f"{text!r} is listed and refused")
        undoable = [self.match.undoable(other) for other in range(self.setup.players)]
        events = self.match.play(seat, text)
        must(bool(events), 8, f"{text!r} tells its player nothing")
        self.saves.append(self._written())
        step = self.match.steps[-1]
        for other, number in enumerate(undoable):
            if other != seat and not step.seen_by(other):
                same = self.match.undoable(other) == number
                must(same, 8, f"seat {other} may undo or not by a move that it can't know of")
        self._play_beside(step)
        self.check_undoable()

    def refuse(self, seat: Any, text: Any) -> None:
        """Law 1: a wrong move is refused with a rule or a clear word, and leaves all as it is."""
        state, steps = self.match.state, len(self.match.steps)
        if type(seat) is int and 0 <= seat < self.setup.players:
            self._refuse_move(seat, text)
        else:
            self._refuse_seat(seat, text)
        same = self.match.state is state and len(self.match.steps) == steps
        must(same, 1, "a refused move changes the match")

    def _refuse_seat(self, seat: Any, text: Any) -> None:
        """Nobody sits there: whatever is asked, the answer is the same clear word."""
        for ask in (self.match.why_not, self.match.play, self.match.foresee):
            try:
                ask(seat, text)
            except BadSetup:
                continue
            raise BrokenLaw(1, f"{seat!r} is no seat, but is answered")

    def _refuse_move(self, seat: int, text: Any) -> None:
        refusal = self.match.why_not(seat, text)
        if refusal is None:
            raise BrokenLaw(1, f"{text!r} by {seat!r} is accepted")
        check_refused(self.setup, refusal)
        try:
            self.match.play(seat, text)
        except IllegalMove as error:
            must(
                error.refusal.plain() == refusal.plain(), 1, "asking and playing are refused apart"
            )
        else:
            raise BrokenLaw(1, f"{text!r} by {seat!r} is played although refused")

    def check_unchanged(self) -> None:
        """Law 1: nothing but moves and undo has changed the position."""
        must(self._written() == self.saves[-1], 1, "the position changed without a move")

    # --- law 8 ---------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> int | None:
        """The step that the seat may take back, straight from the words of the law."""
        steps = self.match.steps
        if self.match.result is not None:
            return None  # the end reveals the seed
        for number in range(len(steps) - 1, 0, -1):
            step = steps[number]
            if step.drawn or any(event.reveals for event in step.events):
                return None
            if step.seat == seat:
                return number
            if any(event.visible_to(seat) for event in step.events):
                return None
        return None

    def check_undoable(self) -> None:
        """Law 8: undo is offered exactly as far as nothing new was learnt."""
        for seat in range(self.setup.players):
            offered, allowed = self.match.undoable(seat), self.may_undo(seat)
            must(offered == allowed, 8, f"seat {seat} may undo {offered}, should be {allowed}")

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if the law allows it; else it must be refused."""
        number = self.may_undo(seat)
        if number is None:
            self._refuse_undo(seat)
            return
        undone, *later = self.match.steps[number:]
        text = self.match.undo(seat)
        must(undone.move is not None and text == undone.move.text, 8, f"{text!r} was not undone")
        self.saves = [*self.saves[:number], *self._without(number, later)]
        must(self._written() == self.saves[-1], 8, f"undoing {text!r} leads to another position")
        kept = [told(step) for step in self.match.steps[number:]]
        must(kept == [told(step) for step in later], 8, f"undoing {text!r} changes later moves")
        self._undo_beside(seat)
        self.check_undoable()

    def _without(self, number: int, later: list[Step]) -> list[bytes]:
        """The positions after each of these secret moves of others, had the move not been made."""
        before = self._from_position(msgspec.json.decode(self.saves[number - 1]))
        saves = []
        for step in later:
            tell(before, step)
            saves.append(written(self.setup.game, before.state))
        return saves

    def _refuse_undo(self, seat: int) -> None:
        try:
            text = self.match.undo(seat)
        except IllegalMove as error:
            must(error.refusal.id == "nothing-to-undo", 8, f"undo is refused: {error.refusal}")
            self.check_unchanged()
        else:
            raise BrokenLaw(8, f"{text!r} must not be undone")

    # --- laws 4 and 5 --------------------------------------------------------------------------

    def _from_position(self, position: Plain) -> Match:
        """A match that begins there and is told its chance."""
        setup = self.setup
        return Match(setup.game, setup.players, setup.options, position=position, told=[])

    def save_and_load(self) -> None:
        """Law 5: the loaded match is the same; from now on it is played beside this one."""
        saved: Plain = msgspec.json.decode(wire(self.match.save()))
        loaded = load_match(saved, self._find)
        must(wire(loaded.save()) == wire(self.match.save()), 5, "loading changes it")
        position = saved["state"]
        assert isinstance(position, dict)
        self._loaded = self._from_position(position)

    def resume(self) -> None:
        """Law 5: from a checkpoint, where there is one, the match goes on with the same chance."""
        point = self.match.checkpoint()
        undoable = any(self.may_undo(seat) for seat in range(self.setup.players))
        must(point is None or not undoable, 8, "a checkpoint makes an undo impossible")
        if point is not None:
            setup = self.setup
            saved = Checkpoint(msgspec.json.decode(wire(point.state)), point.draws)
            self._resumed = Match(
                setup.game, setup.players, setup.options, seed=self.seed, checkpoint=saved
            )

    def _play_beside(self, step: Step) -> None:
        assert step.move is not None
        if self._loaded is not None:
            tell(self._loaded, step)
            self._compare(self._loaded, step.move.text)
        if self._resumed is not None:
            self._resumed.play(step.seat, step.move.text)
            must(told(self._resumed.steps[-1]) == told(step), 5, f"resumed, {step.move} differs")
            self._resumed.forget()
            self._compare(self._resumed, step.move.text)

    def _undo_beside(self, seat: int) -> None:
        self._loaded = None  # what lies before its position it can't undo
        if self._resumed is not None:
            self._compare(self._resumed, self._resumed.undo(seat))

    def _compare(self, other: Match, text: str) -> None:
        same = written(self.setup.game, other.state) == self.saves[-1]
        must(same, 5, f"a match that was loaded goes on differently at {text!r}")
        if other is self._resumed:
            for seat in range(self.setup.players):
                same = (other.undoable(seat) is None) == (self.may_undo(seat) is None)
                must(same, 8, f"seat {seat} may undo or not, once earlier moves are forgotten")

    def check_record(self) -> None:
        """Law 4: told again by its record, it is the same match."""
        data = record.from_text(record.to_text(record.write(self.match)))
        again, proved = record.verify(data, self._find)
        same = written(self.setup.game, again.state) == self.saves[-1]
        must(same, 4, "the record leads to another position")
        must(record.write(again)["moves"] == data["moves"], 4, "the record has changed by replay")
        must(("draws-fair" in proved) == (not self.match.to_act), 4, f"the record proves {proved}")

    def check_seed(self) -> None:
        """Law 4: drawn again from its seed, it is the same match."""
        setup = self.setup
        again = Match(setup.game, setup.players, setup.options, seed=self.seed)
        for step in self.match.steps[1:]:
            assert step.move is not None
            again.play(step.seat, step.move.text)
        must(written(setup.game, again.state) == self.saves[-1], 4, "the seed leads elsewhere")
        same = list(map(told, self.match.steps)) == list(map(told, again.steps))
        must(same, 4, "the seed gives other draws or events")


def tell(match: Match, step: Step) -> None:
    """Make the same move with the same outcomes in a match that is told its chance."""
    assert step.move is not None
    match.tell(step.drawn, step.move.text)
    match.play(step.seat, step.move.text)
    match.check_all_told()


def told(step: Step) -> bytes:
    """What came of a move, as JSON: two came to the same if this is the same."""
    drawn = [outcome.plain() for outcome in step.drawn]
    return wire([step.seat, str(step.move), drawn, [event.plain() for event in step.events]])


def check_refused(setup: Setup, refusal: Refusal) -> None:
    """A rule that exists, or one of the few things that are no question of rules."""
    known = refusal.rule in setup.rules or (not refusal.rule and refusal.id in WITHOUT_RULE)
    must(known, 1, f"a refusal without an existing rule: {refusal}")
