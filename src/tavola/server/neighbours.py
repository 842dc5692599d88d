"""A table lives in one process: connections go to the process that is home to their table.

Each process takes connections as it is free to, and reads the first request of each. If that is
about a table that lives next door, the connection is handed on, together with what was read of it
(SCM_RIGHTS); whoever is connected notices nothing. All else is served by whoever took it, and so is
a table whose home is not up: any process can serve any table, it only costs more.
"""

import asyncio
import ctypes
import multiprocessing
import os
import re
import socket
import sys
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn import Config

from tavola.server.web.entrance import Callers
from tavola.server.web.patience import Patient

ABOUT_A_TABLE = re.compile(rb"[A-Z]+ /api/tables/([a-z0-9]+)[/? ]")
LARGEST = 64 * 1024  # bytes that are handed on with a connection
# Messages stay whole. A line of datagrams holds ten of them on Linux, and no more.
WHOLE = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM

Welcome = Callable[[socket.socket, bytes], None]


class Neighbours:
    """All processes, each with a line on which it is handed connections. Made before the fork."""

    def __init__(self, count: int) -> None:
        self._lines = [socket.socketpair(socket.AF_UNIX, WHOLE) for _ in range(count)]
        for line in self._lines:
            for end in line:
                end.setblocking(False)
        fork = multiprocessing.get_context("fork")
        # Without a lock, which somebody could take with it into death.
        self._up = fork.RawArray(ctypes.c_bool, count)
        self._own = -1
        self._waiting: list[deque[tuple[bytes, socket.socket]]] = [deque() for _ in range(count)]

    def close(self) -> None:
        for line in self._lines:
            for end in line:
                end.close()

    def home(self, table: bytes) -> int:
        return zlib.crc32(table) % len(self._lines)

    # --- of this process --------------------------------------------------------------------------

    def move_in(self, number: int, welcome: Welcome) -> None:
        """This process is the one of that number from now on."""
        self._own = number
        asyncio.get_running_loop().add_reader(self._lines[number][0], self._take_in, welcome)
        self._up[number] = True

    def move_out(self) -> None:
        self._up[self._own] = False
        asyncio.get_running_loop().remove_reader(self._lines[self._own][0])

    def is_gone(self, number: int) -> None:
        """Its process has died."""
        self._up[number] = False

    def _take_in(self, welcome: Welcome) -> None:
        try:
            data, [handed], _, _ = socket.recv_fds(self._lines[self._own][0], LARGEST, 1)
        except BlockingIOError:
            return
        connection = socket.socket(fileno=handed)
        connection.setblocking(False)
        welcome(connection, data)

    # --- of others --------------------------------------------------------------------------------

    def hand_on(self, data: bytes, connection: Any) -> bool:
        """Whether the connection was, because what was read of it belongs next door."""
        found = ABOUT_A_TABLE.match(data)
        if found is None or len(data) > LARGEST:
            return False
        home = self.home(found[1])
        if home == self._own or not self._up[home]:
            return False
        waiting = self._waiting[home]
        waiting.append((data, socket.socket(fileno=os.dup(connection.fileno()))))
        if len(waiting) == 1:
            self._send(home)
        return True

    def _send(self, home: int) -> None:
        """What the line takes now; the rest when it is read."""
        waiting, line = self._waiting[home], self._lines[home][1]
        loop = asyncio.get_running_loop()
        loop.remove_writer(line)
        while waiting:
            data, connection = waiting[0]
            try:
                socket.send_fds(line, [data], [connection.fileno()])
            except BlockingIOError:
                loop.add_writer(line, self._send, home)
                return
            waiting.popleft()
            connection.close()


class SharedConfig(Config):
    """Of a process, perhaps among several."""

    neighbours: Neighbours | None = None
    callers = Callers()


class SharedProtocol(Patient):
    """A connection that may be handed on when its first request has come."""

    first = True
    handed = b""  # what a neighbour has read of it

    def __init__(self, config: SharedConfig, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        assert config.neighbours is not None
        self._neighbours = config.neighbours

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.handed:
            self.data_received(self.handed)

    def data_received(self, data: bytes) -> None:
        if self.first:
            self.first = False
            connection = self.transport.get_extra_info("socket")
            if not self.handed and self._neighbours.hand_on(data, connection):
                self.transport.abort()  # this end of it alone: the connection lives on
                return
        super().data_received(data)
