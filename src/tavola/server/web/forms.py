"""What people send, with its limits; and the small answers. Views are in `tables.messages`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tavola.core.foresee import MOST_AFTER
from tavola.core.views import RefusalView
from tavola.server.store.people import Person
from tavola.server.tables.clock import ClockRule
from tavola.server.tables.creating import WantedSeat
from tavola.server.tables.refused import Refused
from tavola.server.tables.seat import SeatKind
from tavola.server.tables.setup import Options, Status, Visibility
from tavola.server.tables.words import cleaned

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What others call you")]
TOKEN = r"^[A-Za-z0-9_-]+$"
Token = Annotated[str, Meta(min_length=10, max_length=100, pattern=TOKEN)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
MovesAhead = Annotated[list[MoveText], Meta(max_length=MOST_AFTER)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Players = Annotated[int, Meta(ge=1, le=20)]


Bytes32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="32 bytes")]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    pass


class NameForm(Form):
    name: Name


class PersonForm(Form):
    name: Name
    bearer: bool = False


class DeviceForm(Form):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


class LinkForm(Form):
    token: Annotated[str, Meta(max_length=100)]  # whatever somebody has of a link


class RecoverForm(LinkForm):
    bearer: bool = False


class JoinForm(Form):
    token: Token
    sit: bool = False


class BankForm(Form):
    bank: Annotated[int, Meta(ge=1, le=30 * 86400, description="Seconds")]
    increment: Annotated[int, Meta(ge=0, le=86400, description="Seconds")] = 0


class SeatForm(Form):
    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class TableForm(Form):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Players
    options: Annotated[Options, Meta(max_length=50)] = {}
    seats: Annotated[list[SeatForm], Meta(max_length=20)] | None = None
    visibility: Visibility = "private"
    clock: BankForm | None = None
    stand_in: BotName | None = None
    wait: Annotated[int, Meta(ge=10, le=30 * 86400, description="Seconds")] = 180
    start: bool = False


class CommitForm(Form):
    commitment: Bytes32


class RevealForm(Form):
    entropy: Bytes32


class StartForm(Form):
    fill: BotName | None = None
    entropy: Bytes32 | None = None


class MoveForm(Form):
    on: Number
    move: MoveText


class UndoForm(Form):
    on: Number


class ForkForm(Form):
    move: Number
    seat: Annotated[int, Meta(ge=0, le=19)]
    bot: BotName
    start: bool = True


class EndForm(Form):
    agree: bool


class ChatForm(Form):
    text: ChatText


class MeMessage(msgspec.Struct):
    name: str
    secret: str | None = None


class LinkMessage(msgspec.Struct):
    token: str
    link: str


class RowSeat(msgspec.Struct):
    kind: SeatKind
    name: str | None
    bot: str | None
    away: bool
    resigned: bool


class RowMessage(msgspec.Struct):
    id: str
    game: str
    title: str
    rules: str
    playable: bool
    players: int
    status: Status
    visibility: Visibility
    owner: bool
    seat: int | None
    waits: bool
    seats: list[RowSeat]
    created: int
    changed: int
    finished: int | None
    places: list[int] | None
    invite: LinkMessage | None


class ListMessage(msgspec.Struct):
    tables: list[RowMessage]
    next: str | None


class WhyNotMessage(msgspec.Struct):
    move: str
    refusal: RefusalView | None


class ReadyMessage(msgspec.Struct):
    status: str


class HealthMessage(msgspec.Struct):
    status: str
    version: str
    compiled: bool
    database: str


def clean(text: str, what: str) -> str:
    """What can be seen of it; Refused if that is nothing."""
    left = cleaned(text)
    if not left:
        raise Refused("malformed", f"{what} must not be empty.")
    return left


def wanted_seats(seats: list[SeatForm] | None) -> list[WantedSeat] | None:
    return None if seats is None else [WantedSeat(seat.kind, seat.bot) for seat in seats]


def clock_rule(form: BankForm | None) -> ClockRule | None:
    return None if form is None else ClockRule(form.bank, form.increment)


def signed_in(person: Person | None) -> Person:
    if person is None:
        raise Refused("nobody", "You are nobody here yet: give a name first (POST /api/me).")
    return person
