"""How the chance of a table's match is made, as far as it has come: by the table alone, or by the
table and its people together (core/joint.py). Follows the table's entries.
"""

from math import floor
from typing import Any

from tavola.core.fair import JOINT
from tavola.core.joint import CourseStep, Joint, What, follow_course
from tavola.server.store.happenings import (
    Anew,
    Committed,
    Happening,
    Revealed,
    Sealed,
    SeatChanged,
    Started,
)
from tavola.server.tables.setup import Setup


class Making:
    """`joint`: None where the table makes its chance alone. `seed`: of the newest round."""

    def __init__(self, setup: Setup) -> None:
        self.seed = setup.seed
        self.joint: Joint | None = None
        if setup.fair == JOINT:
            self.joint = Joint(setup.players)
            self._step("table", setup.created, commitment=setup.commitment)

    @property
    def sealed(self) -> bool:
        """Whether commitments stand, and only shares are waited for."""
        return self.joint is not None and self.joint.sealed is not None

    @property
    def shares(self) -> list[str | None] | None:
        return None if self.joint is None else self.joint.shares

    @property
    def course(self) -> list[CourseStep] | None:
        return None if self.joint is None else self.joint.steps

    def restore(self, course: list[CourseStep] | None, seed: str | None) -> None:
        """As it was stored; what is None stays as it was made."""
        if course is not None and self.joint is not None:
            self.joint = follow_course(course, self.joint.players)
        if seed is not None:
            self.seed = bytes.fromhex(seed)

    def follow(self, data: Happening, at: float) -> None:
        """Take an entry in."""
        match data:
            case SeatChanged(seat=seat, freed=freed):
                for left in (seat, freed):
                    if left is not None and self.joint and self.joint.commitments[left]:
                        self._step("withdraw", at, seat=left)
            case Committed(seat=seat, commitment=commitment):
                self._step("commit", at, seat=seat, commitment=commitment)
            case Sealed():
                self._step("seal", at)
            case Revealed(seat=seat, entropy=entropy, fits=fits):
                self._step("reveal" if fits else "wrong", at, seat=seat, entropy=entropy)
            case Anew(seed=seed, commitment=commitment, missing=missing):
                self._step("void", at, missing=missing, seed=self.seed.hex())
                self._step("table", at, commitment=commitment)
                self.seed = bytes.fromhex(seed)
            case Started(course=course, seed=newest):
                self.restore(course, newest)

    def _step(self, what: What, at: float, **said: Any) -> None:
        assert self.joint is not None
        self.joint.take(next_step(self.joint, what, at, **said))


def next_step(joint: Joint, what: What, at: float, **said: Any) -> CourseStep:
    """A step of a course, in whole seconds that never go back."""
    last = joint.steps[-1].at if joint.steps else 0
    return CourseStep(what, max(last, floor(at)), **said)
