"""Joint coin flipping: how a table and its people make the chance of a match together.

The table commits itself to a seed. Everybody who takes part commits to a random share. When all
commitments stand (they are sealed) the shares are revealed, and the match begins with the last of
them. If one does not come, the round is void and all begins anew, with another seed and other
shares. What happened, step by step, is the course; it is part of the record. Here stands which
steps a course may have: servers take them by it, and `verify` judges by it (docs/fairness.md).
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tavola.core.fair import commit_share

HEX = 64  # letters of 32 bytes, written in lower-case hexadecimal

What = Literal["table", "commit", "withdraw", "seal", "reveal", "wrong", "void"]


class CourseStep(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One step, with the second in which the table says that it was taken."""

    what: What
    at: int
    seat: int | None = None
    commitment: str | None = None  # of the table, or of a seat
    entropy: str | None = None  # a share as it was revealed
    missing: list[int] | None = None  # seats whose shares did not come: the round is void
    seed: str | None = None  # of the void round


# What a step of each kind says beside when it was taken.
FIELDS: dict[str, set[str]] = {
    "table": {"commitment"},
    "commit": {"seat", "commitment"},
    "withdraw": {"seat"},
    "seal": set(),
    "reveal": {"seat", "entropy"},
    "wrong": {"seat", "entropy"},
    "void": {"missing", "seed"},
}


class BadStep(Exception):
    """A step that can't be taken there."""


class Joint:
    """The course so far, and how things stand in its newest round."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.steps: list[CourseStep] = []
        self.commitments: list[str | None] = [None] * players  # to shares, by seat
        self.shares: list[str | None] = [None] * players  # that were revealed, by seat
        self.wrong: set[int] = set()  # seats that revealed what they had not committed to
        self.sealed: int | None = None
        self.tables: list[str] = []  # the table's commitments, one per round
        self.seeds: list[str] = []  # of the rounds that are void
        self._void = True

    @property
    def commitment(self) -> str:
        """The table's, in this round."""
        return self.tables[-1] if self.tables else ""

    @property
    def missing(self) -> list[int]:
        """Seats that have committed themselves and not revealed."""
        both = zip(self.commitments, self.shares, strict=True)
        return [seat for seat, (one, other) in enumerate(both) if one and not other]

    @property
    def complete(self) -> bool:
        """Whether the match may begin."""
        return self.sealed is not None and not self._void and not self.missing

    @property
    def people(self) -> int:
        """How many have a part in the chance."""
        return sum(share is not None for share in self.shares)

    def fits(self, seat: int, entropy: str) -> bool:
        """Whether this is what the seat has committed to."""
        return (
            is_hex(entropy)
            and commit_share(bytes.fromhex(entropy), self.commitment, seat)
            == self.commitments[seat]
        )

    def take(self, step: CourseStep) -> None:
        """Take the next step; BadStep, and nothing is changed, if it can't be taken now."""
        self._check(step)
        self.steps.append(step)
        seat = -1 if step.seat is None else step.seat
        if step.what == "table":
            self.tables.append(str(step.commitment))
            self._void = False
        elif step.what == "commit":
            self.commitments[seat] = step.commitment
        elif step.what == "withdraw":
            self.commitments[seat] = None
        elif step.what == "seal":
            self.sealed = step.at
        elif step.what == "reveal":
            self.shares[seat] = step.entropy
            self.wrong.discard(seat)
        elif step.what == "wrong":
            self.wrong.add(seat)
        else:
            self.seeds.append(str(step.seed))
            self.commitments = [None] * self.players
            self.shares = [None] * self.players
            self.wrong = set()
            self.sealed = None
            self._void = True

    def _check(self, step: CourseStep) -> None:
        names = ("seat", "commitment", "entropy", "missing", "seed")
        said = {name for name in names if getattr(step, name) is not None}
        if said != FIELDS[step.what]:
            raise BadStep(f"{step.what!r} says {', '.join(sorted(FIELDS[step.what])) or 'nothing'}")
        if self.steps and step.at < self.steps[-1].at:
            raise BadStep("was taken before the step before it")
        for text in (step.commitment, step.entropy if step.what != "wrong" else None, step.seed):
            if text is not None and not is_hex(text):
                raise BadStep("must be 32 bytes, as lower-case hexadecimal")
        if (step.what == "table") != self._void:
            raise BadStep("a round begins with the commitment of the table, and has one")
        if step.what == "table" and step.commitment in self.tables:
            raise BadStep("the table commits itself to the same as before")
        if step.seat is not None:
            self._check_seat(step, step.seat)
        if step.what == "seal" and self.sealed is not None:
            raise BadStep("the commitments are sealed already")
        if step.what == "void":
            if self.sealed is None or not self.missing:
                raise BadStep("a round is void only if a share is missing")
            if step.missing != self.missing:
                raise BadStep(f"names {step.missing}, but missing are {self.missing}")

    def _check_seat(self, step: CourseStep, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise BadStep(f"there is no seat {seat}")
        before = step.what in ("commit", "withdraw")
        if before and self.sealed is not None:
            raise BadStep("the commitments are sealed: none comes or goes")
        if not before and self.sealed is None:
            raise BadStep("shares are revealed when all commitments stand, not before")
        if step.what != "commit" and self.commitments[seat] is None:
            raise BadStep(f"seat {seat} has committed itself to nothing")
        if before:
            return
        if self.shares[seat] is not None:
            raise BadStep(f"seat {seat} has revealed its share already")
        if self.fits(seat, str(step.entropy)) != (step.what == "reveal"):
            raise BadStep("does not fit the commitment" if step.what == "reveal" else "fits")


def follow_course(steps: Sequence[CourseStep], players: int) -> Joint:
    """The course that these steps are; BadStep says which can't be, by `index`."""
    joint = Joint(players)
    for index, step in enumerate(steps):
        try:
            joint.take(step)
        except BadStep as error:
            raise BadStep(f"[{index}]", str(error)) from error
    return joint


def is_hex(text: str) -> bool:
    return len(text) == HEX and all(letter in "0123456789abcdef" for letter in text)


class Receipt(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody saw before revealing a share: by it the table is held to its word."""

    seat: int
    entropy: str
    commitment: str  # the table's
    commitments: list[str | None]  # of all seats
    before: list[str] | None = None  # the table's in the void rounds before; older ones don't say


def check_receipt(receipt: Receipt, joint: Joint) -> str | None:
    """What the course tells otherwise than the receipt; None: it keeps to it."""
    if receipt.commitment != joint.commitment:
        return "the table's commitment is not the one that was seen"
    if receipt.before is not None and receipt.before != joint.tables[:-1]:
        return "the void rounds before are not those that were seen"
    if receipt.commitments != joint.commitments:
        return "the players' commitments are not those that were seen before the reveal"
    if not 0 <= receipt.seat < joint.players or joint.shares[receipt.seat] != receipt.entropy:
        return "the share is not the one that was revealed"
    return None
