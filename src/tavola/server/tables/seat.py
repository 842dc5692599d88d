"""A seat at a table: free, a person's, or a bot's."""

import msgspec

OPEN = "open"
PERSON = "person"
BOT = "bot"

LEFT = "left"
TIME = "time"
WAITED = "waited"


class Seat(msgspec.Struct):
    """`person` is the person's id: it holds the seat, and is never told to anyone."""

    kind: str = OPEN
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    away: str | None = None  # why a bot plays for the person: LEFT, TIME or WAITED
    entropy: str = ""

    def player(self, stand_in: str) -> str | None:
        """The bot that plays here now; None: a person, or nobody."""
        if self.kind == BOT:
            return self.bot
        return stand_in if self.away else None
