"""HTTP connections, each with a time by which it must have said something.

uvicorn ends a connection that is silent between two requests, and pings WebSockets. What it waits
for without end is a first request, the rest of one that has begun, and somebody who asks and then
does not read. There is one timer for each connection that has not asked yet or not to the end; a
WebSocket has none of them (push.py).
"""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0  # from the first byte, or the connection, to the end of a request's head
BODY_SECONDS = 30.0  # for its body
IDLE_SECONDS = 30  # between two requests, whatever of the second has come
READ_SECONDS = 120.0  # in which what waits of an answer must be taken: 1 MiB over a bad line


class Patient(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    _timer: asyncio.TimerHandle | None = None
    waits_for = ""  # what it must say or take before its time is over
    gone: Callable[[], None] | None = None  # called at its end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive = IDLE_SECONDS
        self._wait("head", HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.hang_up()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Once, whatever the connection has become meanwhile."""
        gone, self.gone = self.gone, None
        if gone is not None:
            gone()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_waiting()
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait("body", BODY_SECONDS)
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait("head", HEAD_SECONDS)
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        upgraded: Any = self.transport.get_protocol()
        if upgraded is not self:  # which then is forgotten: it would take as much memory again
            upgraded.gone, self.gone = self.gone, None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait("read", READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.waits_for == "read":
            self._stop_waiting()

    def _wait(self, what: str, seconds: float) -> None:
        """From now on, unless it is waited for already: a byte now and then is no request."""
        if self.waits_for != what:
            self._stop_waiting()
            self.waits_for = what
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        self.waits_for = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
