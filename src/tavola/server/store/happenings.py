"""What can happen at a table, and what is stored of it: one class per kind of entry.

The kind has a column of its own; the rest is JSON, read by the class that the column names.
"""

from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec

from tavola.core.joint import CourseStep
from tavola.core.record import ChanceEntry, ResultEntry
from tavola.core.views import Args
from tavola.server.tables.seat import Away, Seat

Kind = Literal[
    "open",
    "seat",
    "entropy",
    "commit",
    "seal",
    "reveal",
    "anew",
    "start",
    "move",
    "undo",
    "chat",
    "away",
    "back",
    "consent",
    "close",
]
Why = Literal["time", "crash"]


class StoredEvent(msgspec.Struct):
    """An event of the game. `seen_by`: who may see it; None: everyone."""

    id: str
    args: Args
    seen_by: tuple[int, ...] | None
    reveals: bool


class Instead(msgspec.Struct):
    """A simpler bot has answered: for which, and why."""

    asked: str
    why: Why


class Opened(msgspec.Struct):
    kind: ClassVar[Kind] = "open"

    seats: list[Seat]


class SeatChanged(msgspec.Struct):
    kind: ClassVar[Kind] = "seat"

    seat: int
    now: Seat
    freed: int | None = None  # the seat from which the person came


class EntropyGiven(msgspec.Struct):
    """At tables of earlier versions: a text in the open."""

    kind: ClassVar[Kind] = "entropy"

    seat: int
    text: str


class Committed(msgspec.Struct):
    kind: ClassVar[Kind] = "commit"

    seat: int
    commitment: str


class Sealed(msgspec.Struct):
    kind: ClassVar[Kind] = "seal"

    seats: list[Seat]


class Revealed(msgspec.Struct, omit_defaults=True):
    kind: ClassVar[Kind] = "reveal"

    seat: int
    entropy: str
    fits: bool = True  # the commitment


class Anew(msgspec.Struct):
    """Shares are missing: the round is void. The next one has this seed."""

    kind: ClassVar[Kind] = "anew"

    seed: str
    commitment: str
    missing: list[int]


class Started(msgspec.Struct, omit_defaults=True):
    kind: ClassVar[Kind] = "start"

    seats: list[Seat]
    events: list[StoredEvent]
    drawn: list[ChanceEntry]
    course: list[CourseStep] | None = None  # how chance came about; None: the table made it alone
    seed: str | None = None  # if it is not the first one


class Moved(msgspec.Struct, omit_defaults=True):
    kind: ClassVar[Kind] = "move"

    seat: int
    move: str
    events: list[StoredEvent]
    drawn: list[ChanceEntry]
    bot: str | None = None
    instead: Instead | None = None
    result: ResultEntry | None = None  # if the game is over by it
    # Whether it goes on with an act (`Game.joins`): for whom, those who have seen anything of the
    # act before; True: everyone.
    joins: list[int] | bool = False

    def joins_for(self, viewer: int) -> bool:
        """Whether it goes on with what this viewer saw last."""
        return viewer in self.joins if isinstance(self.joins, list) else self.joins

    @property
    def played_by(self) -> str | None:
        """The bot that played the seat, even if a simpler one answered; None: a person."""
        return self.instead.asked if self.instead else self.bot


class Undone(msgspec.Struct):
    """`seen`: who had seen the move `undoes`; `numbers`: each viewer's number of it."""

    kind: ClassVar[Kind] = "undo"

    seat: int
    undoes: int
    seen: list[int] | None
    numbers: list[int]


class Said(msgspec.Struct):
    kind: ClassVar[Kind] = "chat"

    seat: int | None
    name: str
    text: str


class WentAway(msgspec.Struct, omit_defaults=True):
    kind: ClassVar[Kind] = "away"

    seat: int
    why: Away
    bot: str
    ends: bool = False  # nobody is left who would play on


class CameBack(msgspec.Struct):
    kind: ClassVar[Kind] = "back"

    seat: int


class Consented(msgspec.Struct, omit_defaults=True):
    """Somebody agrees to end the game, or wants to play on. No seat: a record that ended so."""

    kind: ClassVar[Kind] = "consent"

    seat: int | None
    agrees: bool
    ends: bool = False  # all have agreed


class GivenUp(msgspec.Struct):
    kind: ClassVar[Kind] = "close"


Happening: TypeAlias = (
    Opened
    | SeatChanged
    | EntropyGiven
    | Committed
    | Sealed
    | Revealed
    | Anew
    | Started
    | Moved
    | Undone
    | Said
    | WentAway
    | CameBack
    | Consented
    | GivenUp
)
READERS: dict[str, msgspec.json.Decoder[Happening]] = {
    one.kind: msgspec.json.Decoder(one) for one in get_args(Happening)
}


def read_happening(kind: str, text: str | bytes) -> Happening:
    return READERS[kind].decode(text)
