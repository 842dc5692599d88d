"""What can go wrong, said so that a person knows what to do."""

from tavola.core.game import Refusal


class TavolaError(Exception):
    """Anything that a user can mend: one clear line."""


class BadSetup(TavolaError):
    """A wrong number of players, or options that the game does not take."""


class BadPosition(TavolaError):
    """A saved position that can't be; the place is named."""


class BadRecord(TavolaError):
    """A record that does not hold; `place` names where."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class IllegalMove(TavolaError):
    """A move that was refused; the position is unchanged."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        super().__init__(f"{text!r} is refused: {refusal.id}{rule}")
        self.refusal = refusal
