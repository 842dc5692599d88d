"""Rate limits: token buckets in memory, a process each for itself."""

import time
from dataclasses import dataclass

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Limit:
    """So many a second in the long run, so many at once."""

    a_second: float
    at_once: float


REQUESTS = Limit(30, 150)
ADDRESS = Limit(300, 1500)  # many people may share one
MESSAGES = Limit(20, 60)  # of a person, over all connections
CHAT = Limit(1, 10)  # lines, a person
CHAT_THERE = Limit(5, 50)  # lines, an address
PERSONS = Limit(0.2, 60)  # new ones, an address: a class of pupils at once
TABLES = Limit(0.1, 30)  # new ones, a person
TABLES_THERE = Limit(0.5, 60)  # new ones, an address
RECORDS = Limit(0.1, 10)  # imported, a person
CONNECTIONS = 20  # a person, or an address without one
CONNECTIONS_THERE = 200  # an address


class Bucket:
    """Fills with time, and is emptied by what is let through."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.left = limit.at_once
        self.at = time.monotonic()

    def take(self, rate: float) -> float:
        """0: let through; else the seconds to wait."""
        now = time.monotonic()
        pace = self.limit.a_second * rate
        self.left = min(self.limit.at_once * max(rate, 1.0), self.left + (now - self.at) * pace)
        self.at = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / pace


class Limits:
    """All buckets. `rate` multiplies every limit; 0 takes them away."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._buckets: dict[tuple[str, Limit], Bucket] = {}
        self._connections: dict[str, int] = {}

    def wait(self, key: str, limit: Limit) -> float:
        """0: go on; else the seconds after which to try again."""
        return 0.0 if self.rate <= 0 else self.bucket(key, limit).take(self.rate)

    def bucket(self, key: str, limit: Limit) -> Bucket:
        """The same for everything that this key does."""
        bucket = self._buckets.pop((key, limit), None) or Bucket(limit)
        self._buckets[key, limit] = bucket  # the last used is the last to be forgotten
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def chat(self, person: str, address: str) -> float:
        """For a line of chat: as `wait`."""
        return self.wait(person, CHAT) or self.wait(address, CHAT_THERE)

    def make_table(self, person: str, address: str) -> float:
        """For a new table."""
        return self.wait(person, TABLES) or self.wait(address, TABLES_THERE)

    def connect(self, key: str, most: int = CONNECTIONS) -> bool:
        """Count a connection in; False: there are too many."""
        if self.rate > 0 and self._connections.get(key, 0) >= most * max(self.rate, 1.0):
            return False
        self._connections[key] = self._connections.get(key, 0) + 1
        return True

    def disconnect(self, key: str) -> None:
        left = self._connections[key] - 1
        if left:
            self._connections[key] = left
        else:
            del self._connections[key]
