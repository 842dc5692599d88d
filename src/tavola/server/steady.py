"""The time of a server: it begins with the system's, and then no correction of that moves it."""

import time

# With the time that the machine has slept, where the system counts it.
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class Steady:
    """Seconds as of `time.time`, never before `earliest`: time does not go back in a store."""

    def __init__(self, earliest: float = 0.0) -> None:
        self._ahead = max(time.time(), earliest) - time.clock_gettime(CLOCK)

    def __call__(self) -> float:
        return self._ahead + time.clock_gettime(CLOCK)
