"""Laws 1, 4, 5 and 8 in any order of play, undo, saving, loading and wrong moves.

Hypothesis looks for a sequence that breaks one, and shortens it. `Watched` is the model.
"""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.setups import Setup
from laws.watched import Watched
from tests.laws.cases import TABLES
from tests.runs import FIRST_OF_TWO

numbers = st.integers(min_value=0, max_value=1000)


class AnyOrder(RuleBasedStateMachine):
    """One match, and everything that can be done to it."""

    watched: Watched

    @initialize(table=st.sampled_from(TABLES), seed=numbers)
    def sit_down(self, table: Setup, seed: int) -> None:
        self.watched = Watched(table, seed)

    def running(self) -> bool:
        return bool(self.watched.match.to_act)

    @precondition(running)
    @rule(who=numbers, what=numbers)
    def play(self, who: int, what: int) -> None:
        match = self.watched.match
        seat = match.to_act[who % len(match.to_act)]
        legal = match.legal(seat)
        self.watched.play(seat, legal[what % len(legal)])

    @rule(who=numbers)
    def undo(self, who: int) -> None:
        self.watched.undo(who % self.watched.setup.players)

    @rule()
    def save_and_load(self) -> None:
        self.watched.save_and_load()

    @rule()
    def go_on_from_a_checkpoint(self) -> None:
        self.watched.resume()

    @rule(seat=st.integers(), text=st.text())
    def play_nonsense(self, seat: int, text: str) -> None:
        sits = 0 <= seat < self.watched.setup.players
        if not sits or text not in self.watched.match.legal(seat):
            self.watched.refuse(seat, text)

    @rule(who=numbers, what=numbers)
    def play_out_of_place(self, who: int, what: int) -> None:
        seat = who % self.watched.setup.players
        moves = self.watched.setup.game.table.moves
        text = moves[what % len(moves)].text
        if text not in self.watched.match.legal(seat):
            self.watched.refuse(seat, text)

    @rule()
    def write_the_record(self) -> None:
        self.watched.check_record()

    @invariant()
    def nothing_else_has_changed(self) -> None:
        self.watched.check_unchanged()

    def teardown(self) -> None:
        if hasattr(self, "watched"):
            self.watched.check_record()
            self.watched.check_seed()


AnyOrder.TestCase.settings = settings(
    max_examples=15 if FIRST_OF_TWO else 60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no broken law
)
TestLaws1And4And5And8HoldInAnyOrder = AnyOrder.TestCase
