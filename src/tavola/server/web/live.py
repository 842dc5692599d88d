"""The WebSocket: views as they come, moves as they are made (docs/api.md)."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from msgspec import Meta

from tavola.core.views import RefusalView
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.acts import Act
from tavola.server.tables.live import Live, Watcher
from tavola.server.tables.messages import ForeseenMessage
from tavola.server.tables.refused import Refused
from tavola.server.web.forms import ChatText, MovesAhead, MoveText, Number, clean
from tavola.server.web.limits import MESSAGES, Bucket
from tavola.server.web.security import address_of, secret_of
from tavola.server.web.site import Site, TheSite
from tavola.server.web.tables import ID, TableId

LOG = logging.getLogger("tavola.server")
SLOW_SECONDS = 20.0  # a client that takes no data for so long is too slow
MOST_MALFORMED = 10
MOST_TOLD = 100  # views kept as text, per table
CLOSE = {"no-table": 4404, "rules-gone": 4409, "nobody": 4401}
MALFORMED, SLOW, FLOOD, FAILED = 4400, 4408, 4429, 1011

Id = Annotated[str, Meta(max_length=40)] | int | None


class Sent(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""

    id: Id = None


class Move(Sent, tag="move"):
    on: Number
    move: MoveText


class Undo(Sent, tag="undo"):
    on: Number


class WhyNot(Sent, tag="why-not"):
    move: MoveText


class Foresee(Sent, tag="foresee"):
    on: Number | None = None
    after: MovesAhead = []


class Chat(Sent, tag="chat"):
    text: ChatText


class Leave(Sent, tag="leave"):
    pass


class Return(Sent, tag="return"):
    pass


class Ping(Sent, tag="ping"):
    pass


AnySent = Move | Undo | WhyNot | Foresee | Chat | Leave | Return | Ping
DECODER = msgspec.json.Decoder(AnySent)
ENCODER = msgspec.json.Encoder()


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: Id
    number: int


class WhyNotAnswer(msgspec.Struct, tag_field="type", tag="why-not"):
    id: Id
    move: str
    refusal: RefusalView | None


class ForeseeAnswer(msgspec.Struct, tag_field="type", tag="foresee"):
    id: Id
    number: int
    moves: dict[str, ForeseenMessage]


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    id: Id
    time: float


class Error(msgspec.Struct, tag_field="type", tag="error"):
    id: Id
    error: str
    message: str
    refusal: RefusalView | None = None


Answer = Done | WhyNotAnswer | ForeseeAnswer | Pong


class Closed(Exception):
    """The server ends the connection, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Run them together until the first one ends, and end as it did."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


class Connection:
    """One client at one table."""

    def __init__(
        self, site: Site, socket: WebSocket[Any, Any, Any], live: Live, person: Person | None
    ) -> None:
        self._site = site
        self._socket = socket
        self._live = live
        self._person = person
        self._watcher: Watcher
        self._bucket = Bucket(MESSAGES)
        self._malformed = 0

    async def run(self, after: int) -> None:
        """Until one side ends it."""
        hall, live = self._site.hall, self._live
        async with live.lock:
            await hall.check_access(live, await hall.read(live), self._person)
        with hall.watching(
            live, None if self._person is None else self._person.id
        ) as self._watcher:
            await first_of(self._send_views(after), self._receive())

    # --- sending ----------------------------------------------------------------------------------

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except TimeoutError as error:
            raise Closed(SLOW) from error

    async def _send_views(self, after: int) -> None:
        """The view at once, then whenever there is news; what came meanwhile is sent together."""
        number = -1
        while True:
            text, number = await self._next_view(after, number)
            if text is not None:
                await self._send(text)
                after = number
            await self._watcher.news.wait()
            self._watcher.news.clear()

    async def _next_view(self, after: int, sent: int) -> tuple[str | None, int]:
        hall, live = self._site.hall, self._live
        async with live.lock:
            table = live.table or await hall.read(live)
            seat = table.seat_of(self._watcher.person)
            number = table.numbers.seen[0 if seat is None else seat + 1]
            if number == sent:
                return None, sent
            owner = table.setup.owner is not None and table.setup.owner == self._watcher.person
            key = (seat, owner, after, table.number)
            text = live.told.get(key)  # many may watch with the same eyes
            if text is None:
                message = await hall.look(table, self._watcher.person, after)
                text = ENCODER.encode(message).decode()
                if len(live.told) < MOST_TOLD:
                    live.told[key] = text
            return text, number

    # --- receiving --------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            message: Any = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._site.limits.rate > 0 and self._bucket.take(self._site.limits.rate):
                raise Closed(FLOOD)
            answer = await self._answer(message.get("text"))
            await self._send(ENCODER.encode(answer).decode())

    async def _answer(self, text: str | None) -> Answer | Error:
        try:
            sent = DECODER.decode(text or "")
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._malformed += 1
            if self._malformed >= MOST_MALFORMED:
                raise Closed(MALFORMED) from error
            return Error(None, "malformed", f"That is no message: {error}.")
        try:
            return await self._obey(sent)
        except Refused as refused:
            return Error(sent.id, refused.error, refused.message, refused.refusal)

    async def _obey(self, sent: AnySent) -> Answer:
        if isinstance(sent, Ping):
            return Pong(sent.id, self._site.hall.now())
        person = self._person
        if person is None:
            raise Refused("nobody", "You are nobody here yet: give a name first (POST /api/me).")
        if isinstance(sent, WhyNot):
            async with self._live.lock:
                table = await self._site.hall.read(self._live)
                refusal = acts.why_not(table, person, sent.move)
            return WhyNotAnswer(sent.id, sent.move, None if refusal is None else refusal.plain())
        if isinstance(sent, Foresee):
            async with self._live.lock:
                await self._site.hall.read(self._live)
                found = self._live.foresee(person, sent.on, tuple(sent.after))
            return ForeseeAnswer(sent.id, found.number, found.moves)
        _, number = await self._site.hall.act(self._live, deed_of(sent, person))
        return Done(sent.id, number)


def deed_of(sent: Move | Undo | Chat | Leave | Return, person: Person) -> Act:
    """What a message asks for."""
    if isinstance(sent, Move):
        on, move = sent.on, sent.move
        return lambda table, at: acts.play(table, at, person, on, move)
    if isinstance(sent, Undo):
        number = sent.on
        return lambda table, at: acts.undo(table, at, person, number)
    if isinstance(sent, Chat):
        text = clean(sent.text, "What you say")
        return lambda table, at: acts.chat(table, at, person, text)
    if isinstance(sent, Leave):
        return lambda table, at: acts.leave(table, at, person)
    return lambda table, at: acts.come_back(table, at, person)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    site: TheSite,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> None:
    await socket.accept()
    secret = secret_of(socket.headers, site.settings)
    person = None if secret is None else await site.people.find(secret)
    key = address_of(socket.scope) if person is None else person.id
    code = 0
    if secret is not None and person is None:
        code = CLOSE["nobody"]
    elif not ID.fullmatch(table):
        code = CLOSE["no-table"]
    elif not site.limits.connect(key):
        code = FLOOD
    else:
        try:
            code = await _serve(Connection(site, socket, site.hall.live(table), person), after)
        finally:
            site.limits.disconnect(key)
    if code:
        with contextlib.suppress(Exception):  # it may be gone already
            await socket.close(code=code)


async def _serve(connection: Connection, after: int) -> int:
    """The code with which to close, or 0 if the other side did."""
    try:
        await connection.run(after)
    except Closed as closed:
        return closed.code
    except Refused as refused:
        return CLOSE.get(refused.error, FAILED)
    except (WebSocketDisconnect, OSError):
        return 0
    except Exception:
        LOG.exception("a connection failed")
        return FAILED
    return 0


ROUTES = [live]
