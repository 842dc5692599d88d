"""A seat at a table: free, a person's, or a bot's."""

from typing import Final, Literal

import msgspec

SeatKind = Literal["open", "person", "bot"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

Away = Literal["left", "time", "waited", "resigned"]
LEFT: Final = "left"
TIME: Final = "time"
WAITED: Final = "waited"
RESIGNED: Final = "resigned"  # for good


class Seat(msgspec.Struct):
    """`person` is the person's id: it holds the seat, and is never told to anyone."""

    kind: SeatKind = OPEN
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    away: Away | None = None  # why a bot plays for the person
    entropy: str = ""

    def player(self, stand_in: str) -> str | None:
        """The bot that plays here now; None: a person, or nobody."""
        if self.kind == BOT:
            return self.bot
        return stand_in if self.away else None
