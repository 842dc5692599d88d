"""What a player can do, with its text form."""

from typing import Final

from mypy_extensions import i64

from tavola.core.game import Move, MoveTable

MOST: Final = 3  # T2.2 counters in a turn


class Take(Move):
    """T2.2 So many counters."""

    def __init__(self, count: i64) -> None:
        super().__init__(f"take {count}")
        self.count: Final[i64] = count


TAKE: Final = [Take(count) for count in range(1, MOST + 1)]
TABLE: Final = MoveTable([*TAKE])
