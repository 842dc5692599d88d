"""WebSockets that are written to, and read from, without a task in between.

uvicorn and `websockets` do the handshake, the frames, pings and closing. As soon as the application
has accepted a connection it may take it over: then each message is handed to it at once, as a call,
and what it sends goes to the transport at once.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # it is there without its C code, too
    from websockets.utils import apply_mask

from tavola.server.web.frames import HEAD, MASKED, SHORT, TEXT

EXTENSION = "tavola.push"
# For every message asyncio asks for room for 256 KiB, which the system then maps and unmaps: that
# took as long as to read and judge a move. Messages are short.
READ_AT_ONCE = 16 * 1024


class Push(WebSocketsSansIOProtocol):
    """One connection."""

    full = False  # the other side does not read: what is written waits in memory
    gone: Callable[[], None] | None = None  # called at its end

    def take_over(self, receive: Callable[[bytes], None], resume: Callable[[bool], None]) -> None:
        """From now on `receive` gets every message, and `resume` is told when the other side stops
        reading (False) and when it goes on (True). The application still hears of the end.
        """
        self._receive = receive
        self._resume = resume
        while not self.queue.empty():  # what came before
            event: Any = self.queue.get_nowait()
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
                break
            receive(event["bytes"] if "bytes" in event else event["text"].encode())
        if self.full:
            self._hold()
        else:
            self._read_on()

    _receive: Callable[[bytes], None] | None = None
    _resume: Callable[[bool], None] | None = None
    _giving_up: asyncio.TimerHandle | None = None

    def ended(self) -> bool:
        """Whether this side has closed it."""
        return bool(self.close_sent)

    def write(self, frames: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def end(self, code: int) -> None:
        """Close it, whether the other side reads or not."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.full = False
        self._read_on()  # for its answer
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _hold(self) -> None:
        """The other side does not read: nor is anything more asked meanwhile."""
        self.read_paused = True
        self.transport.pause_reading()
        if self._resume is not None:
            self._resume(False)

    def _read_on(self) -> None:
        if self.read_paused and not self.full:
            self.read_paused = False
            self.transport.resume_reading()

    # --- of the base class ------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.max_size = READ_AT_ONCE

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        if not self.disconnected:  # what is not taken soon after the end never will be
            self._giving_up = self.loop.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
        if self._giving_up is not None:
            self._giving_up.cancel()

    def keepalive_timeout(self) -> None:
        """The application hears of it now: until all that waits is written, nothing is lost."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    def data_received(self, data: bytes) -> None:
        """A whole short message, as nearly all are, is unmasked and handed on at once."""
        if (
            self._receive is not None
            and len(data) > HEAD
            and data[0] == TEXT
            and data[1] == MASKED + len(data) - HEAD
            and data[1] < MASKED + SHORT
            and not self.conn.reader.buffer
            and not (self.frames or self.close_sent)
        ):
            self._receive(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._receive is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self._receive(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        if self._resume is not None:
            self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self._resume is not None:
            self._read_on()
            self._resume(True)
