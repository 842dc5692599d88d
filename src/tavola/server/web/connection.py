"""One client at one table: what it says is obeyed, what is new is shown to it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import partial
from typing import Any, Protocol

import msgspec

from tavola.server.store.outage import lament
from tavola.server.store.people import Person
from tavola.server.tables import acts, leaving
from tavola.server.tables.acts import Act
from tavola.server.tables.hall import Hall
from tavola.server.tables.live import Live, Watcher
from tavola.server.tables.looking import ask, check_access, read_recent
from tavola.server.tables.messages import AnyTold
from tavola.server.tables.refused import Refused
from tavola.server.tables.table import Table
from tavola.server.tables.telling import Shown, remembered, tell_change, tell_view, whole
from tavola.server.web.doorway import Doorway
from tavola.server.web.forms import clean
from tavola.server.web.frames import framed
from tavola.server.web.limits import Bucket
from tavola.server.web.wire import (
    AnyAnswer,
    AnySent,
    ChatSent,
    DoneAnswer,
    ErrorAnswer,
    ForeseeAnswer,
    ForeseeSent,
    Id,
    LeaveSent,
    MoveSent,
    PaceAnswer,
    PaceSent,
    PingSent,
    PongAnswer,
    ReturnSent,
    UndoSent,
    WhyNotAnswer,
    WhyNotSent,
)

LOG = logging.getLogger("tavola.server")
SLOW_SECONDS = 20.0  # a client that takes no data for so long is too slow
MOST_MALFORMED = 10
MOST_TOLD = 100  # views kept as text, per table
CLOSE = {"no-table": 4404, "rules-gone": 4409, "nobody": 4401}
MALFORMED, SLOW, FLOOD, FAILED = 4400, 4408, 4429, 1011
DECODER = msgspec.json.Decoder(AnySent)
ENCODER = msgspec.json.Encoder()


class Line(Protocol):
    """What a connection goes over (push.py)."""

    full: bool

    def take_over(
        self, receive: Callable[[bytes], None], resume: Callable[[bool], None]
    ) -> None: ...

    def write(self, frames: bytes) -> None: ...

    def end(self, code: int) -> None: ...

    def ended(self) -> bool: ...


class Allowed:
    """What a client may say, over all its connections."""

    def __init__(self, rate: float, messages: Bucket, chat: Callable[[], float]) -> None:
        self.rate = rate
        self.messages = messages
        self.chat = chat  # seconds to wait, as `Bucket.take`


class Connection(Watcher):
    """It is called when a message or news comes; it has no task."""

    def __init__(
        self,
        hall: Hall,
        doorway: Doorway,
        allowed: "Allowed",
        line: Line,
        live: Live,
        person: Person | None,
        after: int,
        changes: bool,
    ) -> None:
        super().__init__(None if person is None else person.id)
        self._hall = hall
        self._doorway = doorway
        self._rate = allowed.rate
        self._bucket = allowed.messages
        self._may_chat = allowed.chat
        self._line = line
        self._live = live
        self._person = person
        self._after = after  # the client has the entries up to this number
        self._changes = changes  # whether it wants no whole views after the first
        self._shown: Shown | None = None
        self._answers: list[bytes] = []  # that go out with the view that is about to come
        self._slow: asyncio.TimerHandle | None = None
        self._malformed = 0

    async def run(self, gone: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Until one side ends it."""
        hall, live = self._hall, self._live
        try:
            with ExitStack() as stack:
                with self._doorway.entering():
                    async with live.turn:
                        await check_access(hall, live, await hall.read(live), self._person)
                    stack.enter_context(hall.watching(live, self))
                    await self._show_later()
                self._line.take_over(self._hear, self._flow)
                await gone()
        except Exception as error:  # noqa: BLE001 - it is told, or logged
            self._line.end(code_of(error))
        finally:
            if self._slow is not None:
                self._slow.cancel()

    # --- showing ----------------------------------------------------------------------------------

    def wake(self) -> None:
        if self._line.full:
            return  # it is shown what is new when it reads again
        try:
            self._show()
        except Exception:
            LOG.exception("a view could not be shown")
            self._line.end(FAILED)

    def _show(self) -> None:
        """What is new; all that came meanwhile is sent together."""
        table = self._live.table
        entries = None if table is None else remembered(table, self.person, self._after)
        if table is None or entries is None:
            self._hall.spawn(self._show_later())
        else:
            self._tell(table, entries)

    async def _show_later(self) -> None:
        """Something must be read from the store first."""
        try:
            async with self._live.turn:
                table = self._live.table or await self._hall.read(self._live)
                self._tell(
                    table, await read_recent(self._hall.engine, table, self.person, self._after)
                )
                self._live.settle()
        except Exception as error:  # noqa: BLE001 - it is told, or logged
            self._line.end(code_of(error))

    def _tell(self, table: Table, entries: list[AnyTold]) -> None:
        before, now = self._shown, Shown(table, self.person)
        if before is not None and before.number == now.number:
            return
        base = before if self._changes else None
        key = (now.viewer, now.owner, self._after, base is None)
        frame = self._live.told.get(key)  # many may watch with the same eyes
        if frame is None:
            message = None if base is None else tell_change(table, now, base, entries)
            frame = framed(ENCODER.encode(message or tell_view(table, now, self._after, entries)))
            if len(self._live.told) < MOST_TOLD:
                self._live.told[key] = frame
        self._shown, self._after = now, now.number
        if not self._changes:
            now.seen = None  # nobody will ask for it
        self._write(frame)

    def _write(self, *frames: bytes) -> None:
        """With the answers that waited for a view."""
        self._line.write(b"".join((*frames, *self._answers)))
        self._answers.clear()

    def _flow(self, reads: bool) -> None:
        """The client has stopped reading, or goes on."""
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        if reads:
            self._live.turn.take(self._catch_up)
        else:
            loop = asyncio.get_running_loop()
            self._slow = loop.call_later(SLOW_SECONDS, self._line.end, SLOW)

    def _catch_up(self) -> None:
        self._live.turn.leave()
        self.wake()

    # --- hearing ----------------------------------------------------------------------------------

    def _hear(self, text: bytes) -> None:
        if self._doorway.crowded():
            self._doorway.wait(partial(self._heed, text))
        else:
            self._heed(text)

    def _heed(self, text: bytes) -> None:
        if self._line.ended():
            return  # what was said before, and waited, comes from somebody who is gone
        if self._rate > 0 and self._bucket.take(self._rate):
            self._line.end(FLOOD)
            return
        try:
            sent = DECODER.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._malformed += 1
            if self._malformed >= MOST_MALFORMED:
                self._line.end(MALFORMED)
            else:
                self._answer(ErrorAnswer(None, "malformed", f"That is no message: {error}."))
            return
        try:
            self._obey(sent)
        except Refused as refused:
            self._end(sent.id, refused)

    def _obey(self, sent: AnySent) -> None:
        hall, live, person = self._hall, self._live, self._person
        if isinstance(sent, MoveSent) and person is not None:
            hall.begin(live, deed_of(sent, person), partial(self._end, sent.id))
        elif isinstance(sent, PingSent):
            self._answer(PongAnswer(sent.id, whole(hall.now())))
        elif person is None:
            raise Refused("nobody", "You are nobody here yet: take a name.")
        elif isinstance(sent, PaceSent):
            live.paces[person.id] = sent.pace
            ask(
                hall,
                live,
                lambda _table: PaceAnswer(sent.id, live.pace),
                partial(self._end, sent.id),
            )
        elif isinstance(sent, WhyNotSent | ForeseeSent):
            question = partial(answer_to, live, person, sent)
            ask(hall, live, question, partial(self._end, sent.id))
        elif isinstance(sent, ChatSent) and self._may_chat():
            raise Refused("flood", "That was too much at once: wait a little.")
        else:
            hall.begin(live, deed_of(sent, person), partial(self._end, sent.id))

    def _end(self, id: Id, outcome: int | AnyAnswer | Exception) -> None:
        """How what the client asked for has ended."""
        if isinstance(outcome, int):  # done: the view of it is about to come
            self._answers.append(framed(ENCODER.encode(DoneAnswer(id, outcome))))
        elif isinstance(outcome, Refused):
            self._answer(ErrorAnswer(id, outcome.error, outcome.message, outcome.refusal))
        elif isinstance(outcome, Exception):
            self._line.end(code_of(outcome))
        else:
            self._answer(outcome)

    def _answer(self, answer: AnyAnswer) -> None:
        self._write(framed(ENCODER.encode(answer)))


def answer_to(
    live: Live, person: Person, sent: WhyNotSent | ForeseeSent, table: Table
) -> WhyNotAnswer | ForeseeAnswer:
    if isinstance(sent, WhyNotSent):
        refusal = acts.why_not(table, person, sent.move)
        return WhyNotAnswer(sent.id, sent.move, None if refusal is None else refusal.plain())
    found = live.foresee(person, sent.on, tuple(sent.after))
    return ForeseeAnswer(sent.id, found.number, found.moves)


def deed_of(sent: MoveSent | UndoSent | ChatSent | LeaveSent | ReturnSent, person: Person) -> Act:
    """What a message asks for."""
    if isinstance(sent, MoveSent):
        on, move = sent.on, sent.move
        return lambda table, at: acts.play(table, at, person, on, move)
    if isinstance(sent, UndoSent):
        number = sent.on
        return lambda table, at: acts.undo(table, at, person, number)
    if isinstance(sent, ChatSent):
        text = clean(sent.text, "What you say")
        return lambda table, at: acts.chat(table, at, person, text)
    if isinstance(sent, LeaveSent):
        return lambda table, at: leaving.leave(table, at, person)
    return lambda table, at: leaving.come_back(table, at, person)


def code_of(error: Exception) -> int:
    """The code with which a connection is closed by this."""
    if isinstance(error, Refused):
        return CLOSE.get(error.error, FAILED)
    lament(LOG, "a connection failed", error)
    return FAILED
