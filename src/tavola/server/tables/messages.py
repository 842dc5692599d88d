"""What a viewer is sent, field by field (docs/api.md). Null where there is nothing to tell."""

from typing import Any, Literal

import msgspec

from tavola.core.joint import CourseStep
from tavola.core.views import EventView, MatchView
from tavola.server.store.happenings import Instead
from tavola.server.tables.clock import ClockRule
from tavola.server.tables.history import Played
from tavola.server.tables.seat import Away, SeatKind
from tavola.server.tables.setup import Options, Status, Visibility


class SeatNow(msgspec.Struct):
    kind: SeatKind
    name: str | None
    bot: str | None


class Told(msgspec.Struct, tag_field="kind"):
    """An entry as a viewer gets it, with the viewer's own number."""

    n: int
    at: int


class OpenTold(Told, tag="open"):
    pass


class SeatTold(Told, tag="seat"):
    seat: int
    now: SeatNow
    freed: int | None


class EntropyTold(Told, tag="entropy"):
    seat: int


class CommitTold(Told, tag="commit"):
    seat: int
    commitment: str


class SealTold(Told, tag="seal"):
    pass


class RevealTold(Told, tag="reveal"):
    seat: int
    entropy: str
    fits: bool


class AnewTold(Told, tag="anew"):
    missing: list[int]  # the seats whose shares did not come
    commitment: str  # to the next seed


class StartTold(Told, tag="start"):
    events: list[EventView]


class MoveTold(Told, tag="move"):
    seat: int | None
    move: str | None
    events: list[EventView]
    bot: str | None
    instead: Instead | None
    joins: bool  # whether it goes on with the act that the entry before it belongs to


class UndoTold(Told, tag="undo"):
    seat: int
    undoes: int | None


class ChatTold(Told, tag="chat"):
    seat: int | None
    name: str
    text: str


class AwayTold(Told, tag="away"):
    seat: int
    why: Away
    bot: str
    ends: bool


class BackTold(Told, tag="back"):
    seat: int


class ConsentTold(Told, tag="consent"):
    seat: int | None
    agrees: bool
    ends: bool


class CloseTold(Told, tag="close"):
    pass


AnyTold = (
    OpenTold
    | SeatTold
    | EntropyTold
    | CommitTold
    | SealTold
    | RevealTold
    | AnewTold
    | StartTold
    | MoveTold
    | UndoTold
    | ChatTold
    | AwayTold
    | BackTold
    | ConsentTold
    | CloseTold
)


class ClockMessage(msgspec.Struct):
    left: int
    since: int | None
    back: int | None  # after a time-out: what there is for who comes back


# What is known of a seat's share: that it is committed to, that it was revealed, that what was
# revealed is not what was committed to.
ShareState = Literal["committed", "revealed", "wrong"]


class SeatMessage(msgspec.Struct):
    kind: SeatKind
    name: str | None
    bot: str | None
    you: bool
    away: Away | None
    share: ShareState | None
    clock: ClockMessage | None
    played: list[Played] | None


class TableMessage(msgspec.Struct):
    id: str
    game: str
    rules: str
    players: int
    options: Options
    status: Status
    visibility: Visibility
    owner: bool
    clock: ClockRule | None
    stand_in: str
    commitment: str
    round: int | None  # of the making of chance; None: the table makes it alone
    sealed: int | None  # when the commitments were, if shares are waited for
    wait: int
    created: int
    started: int | None
    finished: int | None
    imported: bool
    agreed: list[int]
    ended: bool


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """Everything that a viewer may know of a table now, and what happened since it last looked."""

    number: int
    seat: int | None
    table: TableMessage
    seats: list[SeatMessage]
    view: MatchView | None
    printed: dict[str, Any] | None  # what is fixed for the match: told with its start, or anew
    entries: list[AnyTold]
    more: bool


class ChangeMessage(msgspec.Struct, tag_field="type", tag="change"):
    """In what the view of number `on` has changed, for those who asked to be told no more.

    `change` has the parts of a view in which something differs: `table`, `seats`, `view`.
    """

    number: int
    on: int
    change: dict[str, Any]
    entries: list[AnyTold]


class LogMessage(msgspec.Struct):
    entries: list[AnyTold]
    last: int


class ForeseenMessage(msgspec.Struct):
    """What a move would do: what would be told, and in what the table would differ.

    `then` is None where something comes to light that nobody can know yet.
    """

    events: list[EventView]
    then: dict[str, Any] | None
    joins: bool  # whether it would go on with your act


class ForeseeMessage(msgspec.Struct):
    """Every move that would be legal, with what it would do."""

    number: int
    moves: dict[str, ForeseenMessage]


class Frame(msgspec.Struct):
    move: int
    seat: int | None
    text: str | None
    events: list[EventView]
    joins: bool
    view: MatchView


class ReplayMessage(msgspec.Struct):
    seat: int | None
    moves: int
    printed: dict[str, Any]
    frames: list[Frame]


class OutlineMessage(msgspec.Struct):
    """How a game went, for those who leaf through it: the numbers of moves, as in `replay`."""

    seat: int | None
    moves: int
    acts: list[int]  # after which an act is complete
    turns: list[int]  # after which a turn begins
    rounds: list[int]  # after which a round begins
    standing: list[list[int | None]]  # after each move: what counts for winning, by seat


class FairnessMessage(msgspec.Struct):
    version: int
    commitment: str
    setup: dict[str, Any]
    entropy: list[str] | None  # version 1
    course: list[CourseStep] | None  # version 2
    seed: str | None
