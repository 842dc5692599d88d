"""How long bots pause between two acts: as the people at the table wish (docs/api.md)."""

import asyncio
import random
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, Literal

Pace = Literal["slow", "normal", "quick", "at-once"]
NORMAL: Final[Pace] = "normal"

# In pauses of the server's setting.
PAUSES: Final[Mapping[Pace, float]] = {"slow": 2.4, "normal": 1.0, "quick": 0.3, "at-once": 0.0}

# Of the pause before a seat's first act in a row, the least before a later one.
SHORTEST: Final = 0.2

# Seconds that every act takes at least: whether a bot had anything to think about shows in
# thousandths, which nobody at the table may count.
LEAST: Final = 0.03

REMEMBERED: Final = 64  # free acts of one kind of bot in one game


def agreed(wishes: Sequence[Pace]) -> Pace:
    """The pace of a table, by what those who play there and have said something have wished.

    One person alone is obeyed. Of several the slowest is, but nobody makes the others wait longer
    than the server's own pause: whoever wants it slower is shown it slower by the own page. Who
    says nothing is not there to see it, or sits at the device of somebody who has spoken.
    """
    if len(wishes) == 1:
        return wishes[0]
    slowest = max(wishes, key=PAUSES.__getitem__, default=NORMAL)
    return min(slowest, NORMAL, key=PAUSES.__getitem__)


def share(row: int) -> float:
    """How much of the pause comes before the act that is this one in a row of one seat's.

    Whoever watches a long turn knows whose it is: the longer it gets, the quicker it goes on.
    """
    return max(1 / row, SHORTEST)


class Lately:
    """How long bots that had a choice were waited for, of late.

    An answer may come later than its time, on a busy machine for instance. One that needed no
    thought would not: so it takes as long as one that did, any of those remembered.
    """

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = defaultdict(partial(deque, maxlen=REMEMBERED))

    def waited(self, kind: str, took: float, free: bool) -> float:
        """The seconds after which an answer that took so long may be known."""
        times = self._took[kind]
        if free:
            times.append(took)
            return took
        return max(took, random.choice(times)) if times else took


class Watch:
    """The time that bots are paced by; tests bring one that nobody has to wait for."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
