"""Law 7, and 6 once more, on twins: two games whose hidden truth differs, alike to one seat.

The worlds of `redeal` are no witnesses against `redeal`: if it kept a hidden card where it is, they
would all agree. So twins are made without it. Whatever is hidden came out of chance or of a secret
move: let other cards come out of the shuffle, let others choose otherwise in secret, and keep what
our seat does not notice.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from laws.books import wire, written
from laws.hidden import check_look_alike, check_same_world, seen
from laws.learning import NOTHING, Outcome
from laws.setups import Setup
from laws.walk import any_of
from tavola.core.chance import Chance, FastChance
from tavola.core.game import Log, Move

TWISTS = 24  # how many changes of an outcome are tried


class Twist:
    """In draw number `draw`, two places change cards, or another number comes out."""

    def __init__(self, draw: int, one: int, other: int) -> None:
        self.draw = draw
        self.one = one
        self.other = other


class TwistedChance(Chance):
    """The draws of a seed, some of them twisted."""

    def __init__(self, seed: int, twists: list[Twist]) -> None:
        self._inner = FastChance(seed)
        self._twists = twists
        self.draws = 0

    def _now(self) -> list[Twist]:
        self.draws += 1
        return [twist for twist in self._twists if twist.draw == self.draws]

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        item = self._inner.below(what, n, names)
        for twist in self._now():
            item = (item + twist.one) % n
        return item

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        self._inner.shuffle(what, items, names)
        for twist in self._now():
            if len(items):
                one, other = twist.one % len(items), twist.other % len(items)
                items[one], items[other] = items[other], items[one]


Happening = tuple[Any, bytes]  # a position, and what our seat notices of it


def other_truth(happen: Callable[[Chance], Happening], seed: int, dice: FastChance) -> Happening:
    """What could have happened instead, with our seat none the wiser."""
    chance = TwistedChance(seed, [])
    state, noticed = happen(chance)
    twists: list[Twist] = []
    for _ in range(TWISTS if chance.draws else 0):
        twist = Twist(dice.pick(chance.draws) + 1, dice.pick(1000), dice.pick(1000))
        found, also_noticed = happen(TwistedChance(seed, [*twists, twist]))
        if also_noticed == noticed:
            twists.append(twist)
            state = found
    return state, noticed


class Twins:
    """Two games side by side that our seat can't tell apart."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        self.setup = setup
        self.game = setup.game
        self.seat = seat
        self.apart = False  # whether our seat has noticed a difference, as it must after a reveal
        self.differed = 0  # how many positions were compared that really differ
        self._dice = FastChance(seed)
        self.one = self._start(FastChance(seed))[0]
        self.other, _ = other_truth(self._start, seed, self._dice)

    def _start(self, chance: Chance) -> Happening:
        log = Log()
        state = self.setup.start(chance, log)
        heard = [event.plain() for event in log.events if event.visible_to(self.seat)]
        return state, wire(heard) + seen(self.game, state, self.seat)

    def check(self) -> None:
        """Laws 6 and 7: our seat gets the same answers, and the same worlds."""
        self.differed += written(self.game, self.one) != written(self.game, self.other)
        check_look_alike(self.game, self.one, self.other, self.seat)
        check_same_world(self.game, self.one, self.other, self.seat, self._dice.pick(2**31))

    def check_steps(self, steps: int) -> None:
        """Check now and after each of so many moves, as long as our seat notices no difference."""
        self.check()
        for _ in range(steps):
            if not self.game.to_act(self.one):
                return
            self.step()
            if self.apart:
                return
            self.check()

    def step(self) -> None:
        """A random move in both; in secret each may take its own."""
        seats = self.game.to_act(self.one)
        actor = seats[self._dice.pick(len(seats))]
        here = any_of(self.game.legal(self.one, actor), actor, self._dice)
        if actor != self.seat and not self._notices(self.one, actor, here):
            there = any_of(self.game.legal(self.other, actor), actor, self._dice)
            self.one = self._make(self.one, actor, here, FastChance(0))[0]
            if not self._notices(self.other, actor, there):
                self.other = self._make(self.other, actor, there, FastChance(0))[0]
            return
        possible = self.game.legal(self.other, actor)
        common = [move for move in self.game.legal(self.one, actor) if move in possible]
        if not common:
            self.apart = True
            return
        self._step_together(actor, any_of(common, actor, self._dice))

    def _step_together(self, actor: int, move: Move) -> None:
        seed = self._dice.pick(2**31)
        truth = self.other
        self.one, noticed = self._make(self.one, actor, move, FastChance(seed))
        self.other, also_noticed = other_truth(
            lambda chance: self._make(truth, actor, move, chance), seed, self._dice
        )
        self.apart = noticed != also_noticed

    def _make(self, state: Any, actor: int, move: Move, chance: Chance) -> Happening:
        outcome = Outcome(self.game, state, actor, move, chance)
        noticed = outcome.heard(self.seat) + seen(self.game, outcome.after, self.seat)
        return outcome.after, noticed

    def _notices(self, state: Any, actor: int, move: Move) -> bool:
        return Outcome(self.game, state, actor, move, FastChance(0)).heard(self.seat) != NOTHING
