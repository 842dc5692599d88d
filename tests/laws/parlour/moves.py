"""What a player can do, with its text form."""

from typing import Final

from tavola.core.game import Move, MoveTable

KINDS: Final = ("rose", "lily", "iris", "fern")  # P1.1
SEATS: Final = ("0", "1", "2", "3")


class Step(Move):
    """A verb, and what it is about: a kind of flower, a seat, or nothing."""

    def __init__(self, verb: str, about: int = -1, word: str = "") -> None:
        super().__init__(f"{verb} {word}" if word else verb)
        self.verb: Final = verb
        self.about: Final = about


def of_each_kind(verb: str) -> list[Step]:
    return [Step(verb, kind, word) for kind, word in enumerate(KINDS)]


STAKE: Final = of_each_kind("stake")  # P3.1
COMMIT: Final = Step("commit")  # P3.1
WATER: Final = of_each_kind("water")  # P4.2
PLANT: Final = of_each_kind("plant")  # P4.3
DRAW: Final = Step("draw")  # P4.4
STEAL: Final = [Step("steal", seat, word) for seat, word in enumerate(SEATS)]  # P4.5
DONE: Final = Step("done")  # P4.1
LET_GO: Final = Step("let go")  # P5.1
GUARD: Final = of_each_kind("guard")  # P5.2

GARDENING: Final[tuple[Step, ...]] = (*WATER, *PLANT)
IN_THE_MORNING: Final[tuple[Step, ...]] = (*STAKE, COMMIT)
IN_THE_DAY: Final[tuple[Step, ...]] = (*WATER, *PLANT, DRAW, *STEAL, DONE)
IN_A_THEFT: Final[tuple[Step, ...]] = (LET_GO, *GUARD)
TABLE: Final = MoveTable([*IN_THE_MORNING, *IN_THE_DAY, *IN_A_THEFT])
