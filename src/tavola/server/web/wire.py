"""What goes over the WebSocket, field by field (docs/api.md)."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tavola.core.views import RefusalView
from tavola.server.tables.messages import ChangeMessage, ForeseenMessage, ViewMessage
from tavola.server.tables.pace import Pace
from tavola.server.web.forms import ChatText, MovesAhead, MoveText, Number

Id = Annotated[str, Meta(max_length=40)] | int | None


class Sent(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""

    id: Id = None


class MoveSent(Sent, tag="move"):
    on: Number
    move: MoveText


class UndoSent(Sent, tag="undo"):
    on: Number


class WhyNotSent(Sent, tag="why-not"):
    move: MoveText


class ForeseeSent(Sent, tag="foresee"):
    on: Number | None = None
    after: MovesAhead = []


class ChatSent(Sent, tag="chat"):
    text: ChatText


class LeaveSent(Sent, tag="leave"):
    pass


class ReturnSent(Sent, tag="return"):
    pass


class PaceSent(Sent, tag="pace"):
    pace: Pace


class PingSent(Sent, tag="ping"):
    pass


AnySent = (
    MoveSent
    | UndoSent
    | WhyNotSent
    | ForeseeSent
    | ChatSent
    | LeaveSent
    | ReturnSent
    | PaceSent
    | PingSent
)


class Answer(msgspec.Struct, tag_field="type"):
    """To the message with this id."""

    id: Id


class DoneAnswer(Answer, tag="done"):
    number: int


class WhyNotAnswer(Answer, tag="why-not"):
    move: str
    refusal: RefusalView | None


class ForeseeAnswer(Answer, tag="foresee"):
    number: int
    moves: dict[str, ForeseenMessage]


class PaceAnswer(Answer, tag="pace"):
    pace: Pace  # at which bots act here now, by the wishes of all


class PongAnswer(Answer, tag="pong"):
    time: int


class ErrorAnswer(Answer, tag="error"):
    error: str
    message: str
    refusal: RefusalView | None = None


AnyAnswer = DoneAnswer | WhyNotAnswer | ForeseeAnswer | PaceAnswer | PongAnswer | ErrorAnswer
AnyHeard = ViewMessage | ChangeMessage | AnyAnswer
