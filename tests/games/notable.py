"""Games worth a record: one for each way in which a game can end, and for things that are rare.

Each game names its own in tests/games/GAME/notable.py; the records lie in tests/records/GAME.
`python -m tools.make_records GAME` plays them anew, with the first seed by which the notable thing
comes about.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Protocol

import tavola

NAMES = ["Anna", "Bianca", "Carla", "Dora", "Elena", "Fiammetta"]


class Duel(Protocol):
    """A match that a referee follows: a move on which they differ is an AssertionError."""

    def play(self, seat: int, move: str) -> None: ...

    def places(self) -> list[int]: ...


@dataclass
class NotableGame(ABC):
    """A game to look for: how it is set up, and what must come about in it."""

    game: ClassVar[str]
    longest: ClassVar[int]  # moves
    positions_refereed: ClassVar[bool]  # can the referee take over in the middle of a game?

    name: str
    players: int
    special: Callable[[tavola.Match], bool]
    lean: Any = None  # what players of such a game like to do, in the way of each game
    options: dict[str, Any] = field(default_factory=dict)
    entropy: tuple[str, ...] = ()
    begin: Callable[[int], tavola.Match] | None = None  # by a seed, if not with the set-up

    @abstractmethod
    def choose(self, match: tavola.Match, rng: Random) -> tuple[int, str]:
        """A seat and its move: at random, but as players of such a game lean."""

    @abstractmethod
    def duel(self, match: tavola.Match) -> Duel:
        """The match beside the game's referee."""

    def play(self, seed: int) -> tavola.Match:
        rng = Random(f"{self.name} {seed}")
        if self.begin is not None:
            match = self.begin(seed)
        else:
            match = tavola.start(
                self.game, self.players, seed=seed, entropy=self.entropy, **self.options
            )
        while match.to_act and len(match.steps) <= self.longest:
            match.play(*self.choose(match, rng))
        return match

    def find(self) -> tavola.Match:
        """The first such game."""
        for seed in range(10**6):
            match = self.play(seed)
            if match.result is not None and self.special(match):
                return match
        raise AssertionError(f"there is no game {self.name}")


def events(match: tavola.Match) -> list[tuple[str, Any]]:
    """All events that everyone saw."""
    return [(event.id, event.args) for event in match.log(None)]


def result(match: tavola.Match) -> tavola.Result:
    assert match.result is not None
    return match.result
