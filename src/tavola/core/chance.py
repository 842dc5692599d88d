"""Randomness as a parameter.

A game never owns a random generator: whoever drives it hands one in. So no state, and no search
over states, can see the future. Three kinds of chance serve three needs:

- `FastChance` (here): nanoseconds a draw, for search, random games and training.
- `FairChance` (fair.py): provably fair, for games between people.
- `ToldChance` (fair.py): the outcomes that a record tells, for replay without any generator.

`NoChance` is for what must not need any.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Where a game gets its luck from.

    `what` names the draw ("deal", "first-condottiere"): it stands in the record, and a fair draw
    is derived from it. `names` says what each number means, so that the record tells cards, not
    numbers.
    """

    @abstractmethod
    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        """One of 0 … n - 1, each equally likely. Item k is called `names[k]`."""

    @abstractmethod
    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        """Bring `items` into a random order, in place; every order is equally likely."""


class FastChance(Chance):
    """A fast generator for search and simulation, repeatable by its seed."""

    def __init__(self, seed: i64) -> None:
        self.random: Final = Random(seed)

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        return self.random.randrange(n)

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        random = self.random
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = random.randrange(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def pick(self, n: i64) -> i64:
        """One of 0 … n - 1 for whoever drives the game (a bot's whim), not for the game itself."""
        return self.random.randrange(n)

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.random.random()


class NoChance(Chance):
    """For what needs no luck, such as loading a whole position: a draw is an error."""

    def below(self, what: str, n: i64, names: tuple[str, ...]) -> i64:
        raise ValueError(f"{what}: nothing is left to chance here")

    def shuffle(self, what: str, items: vec[i64], names: tuple[str, ...]) -> None:
        raise ValueError(f"{what}: nothing is left to chance here")
