"""A decision of one seat, while the others wait."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, Phase, Refusal
from tavola.games.medievalia.state import State


class Decision(Phase[State]):
    """A phase with the rule that gives the decision to that seat.

    Phases that are the active player's own business look alike to the others.
    """

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.rule: Final = rule

    def why_wait(self, state: State, seat: i64, move: Move) -> Refusal:
        if not state.in_game(seat):
            return Refusal("M9.4", "you-are-defeated")
        return Refusal(self.rule, "not-your-turn", {"seat": state.acting})
