"""Lessons and puzzles as they are written down: positions, and the moves that matter in them."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tavola.core.game import Plain
from tavola.core.match import Match
from tavola.core.saved import load_match
from tavola.games import find, names, package_of

Line = list[tuple[int, str]]  # moves in order: who, what
# The same luck for everybody who learns: whoever tries again meets what they met before.
SEED = 1


# TOML has no null: an empty space of a display, a city that nobody owns.
NOTHING = "nothing"
STRANGER = "Orsina"  # who has given no name; no opponent is called so


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A step of a lesson, or a puzzle. Its texts are called by its id (words.py)."""

    id: str
    state: Plain
    options: Plain = {}
    learner: int = 0
    lit: list[str] = []  # what to look at: legal moves
    accept: list[str] = []  # what is right, the model answer first; empty: whatever is legal
    then: Line = []  # what follows the model answer
    others: dict[str, Line] = {}  # what follows another right answer
    wrong: dict[str, Line] = {}  # legal, but taught against: what comes of it
    refuse: dict[str, str] = {}  # not legal, but likely to be tried: the rule that forbids it
    expect: Plain = {}  # for the tests: what is then true, by its path in the saved position
    expect_wrong: dict[str, Plain] = {}  # the same of wrong moves

    @property
    def free(self) -> bool:
        """Whether the learner plays on from here as they like."""
        return not self.accept

    def begin(self, game: str) -> Match:
        """The table as the step finds it."""
        position = {"game": game, "options": self.options, "state": with_nothing(self.state)}
        return load_match(position, find, seed=SEED)

    def line_after(self, move: str) -> Line:
        """What happens after the learner's answer, if nobody does anything else."""
        if move in self.accept:
            return self.then if move == self.accept[0] else self.others.get(move, [])
        return self.wrong.get(move, [])


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson: its steps, and who sits on the other seats; the texts call them by these names."""

    opponents: list[str]
    step: list[Step]

    def names(self, step: Step, players: int, learner: str) -> list[str]:
        """The name of every seat."""
        others = iter(self.opponents)
        own = learner or STRANGER
        return [own if seat == step.learner else next(others) for seat in range(players)]


class _Puzzles(msgspec.Struct, forbid_unknown_fields=True):
    puzzle: list[Step]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The game's lesson, if it has one."""
    data = _read(game, "lesson.toml")
    return msgspec.toml.decode(data, type=Lesson) if data else None


@cache
def puzzles_of(game: str) -> tuple[Step, ...]:
    """The game's puzzles."""
    data = _read(game, "puzzles.toml")
    return tuple(msgspec.toml.decode(data, type=_Puzzles).puzzle) if data else ()


def with_nothing(value: Any) -> Any:
    """The same data, with None where `nothing` is written."""
    if isinstance(value, dict):
        return {key: with_nothing(one) for key, one in value.items()}
    if isinstance(value, list):
        return [with_nothing(one) for one in value]
    return None if value == NOTHING else value


def taught() -> list[str]:
    """The games that have a lesson."""
    return [game for game in names() if lesson_of(game) is not None]


def _read(game: str, name: str) -> bytes:
    file = files(package_of(game)) / "teach" / name
    return file.read_bytes() if file.is_file() else b""
