"""Who may come in: connections are taken here, not by the loop.

The loop would take whatever comes, up to the last file, and then say thousands of times that there
are no more. Here each address has so many connections and no more, some files are left for the
store and the bots, and when there are none it says so once and waits.
"""

import asyncio
import ipaddress
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tavola.server.web.patience import Patient

LOG = logging.getLogger("tavola.server")
MOST_FROM_ONE = 256  # connections from one address
SHARE = 2  # one address has at most one of so many places
SPARE = 256  # files that are left for everything else, or half of them
AT_ONCE = 64  # connections that are taken before others have their turn
PAUSE = 0.5  # seconds before it is tried again when there are no files
QUIET_SECONDS = 60.0  # without trouble, before it is said again
NETWORK = 64  # bits: so much of an IPv6 address is one household
MANY = 1 << 20


def neighbourhood(address: str) -> str:
    """Whoever has one address of it has them all: an IPv6 network of 64 bits counts as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> NETWORK << NETWORK, NETWORK)))


def files() -> int:
    """How many this process may have open."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return MANY
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY if soft == resource.RLIM_INFINITY else soft


class Callers:
    """How many connections there are, and from where."""

    def __init__(self, rate: float = 0.0, proxies: str = "") -> None:
        limit = files()
        self._room = limit - min(SPARE, limit // 2)
        self._most = (
            int(min(MOST_FROM_ONE * max(rate, 1.0), self._room / SHARE)) if rate > 0 else MANY
        )
        self._proxies = {part.strip() for part in proxies.split(",") if part.strip()}
        self._count: Counter[str] = Counter()
        self.total = 0
        self.on_room: Callable[[], None] | None = None  # called when somebody has gone

    @property
    def full(self) -> bool:
        return self.total >= self._room

    def may_come(self, address: str) -> bool:
        """A proxy speaks for many."""
        return address in self._proxies or self._count[address] < self._most

    def come(self, address: str) -> None:
        self._count[address] += 1
        self.total += 1

    def go(self, address: str) -> None:
        self._count[address] -= 1
        self.total -= 1
        if not self._count[address]:
            del self._count[address]
        if self.on_room is not None:
            self.on_room()


class Entrance:
    """At a listening socket."""

    def __init__(
        self,
        listener: socket.socket,
        callers: Callers,
        make: "Callable[[bytes], Patient]",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._listener = listener
        self._callers = callers
        self._make = make
        self._now = now
        self._said = -QUIET_SECONDS
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = False

    def open(self, backlog: int) -> None:
        self._listener.setblocking(False)
        self._listener.listen(backlog)
        self._callers.on_room = self._resume
        self._resume()

    def close(self) -> None:
        self._callers.on_room = None
        self._pause()
        if self._timer is not None:
            self._timer.cancel()

    def _resume(self) -> None:
        self._timer = None
        if not self._open and not self._callers.full:
            self._open = True
            asyncio.get_running_loop().add_reader(self._listener, self._take_some)

    def _pause(self) -> None:
        if self._open:
            self._open = False
            asyncio.get_running_loop().remove_reader(self._listener)

    def _take_some(self) -> None:
        for _ in range(AT_ONCE):
            if self._callers.full:  # until somebody goes
                self._complain()
                self._pause()
                return
            try:
                connection, peer = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                self._complain(error)
                self._pause()
                self._timer = asyncio.get_running_loop().call_later(PAUSE, self._resume)
                return
            self.welcome(connection, str(peer[0]))

    def welcome(self, connection: socket.socket, address: str, handed: bytes = b"") -> None:
        """Let it in, if its address has not too many; one that was handed on has been counted."""
        known = neighbourhood(address)
        if not handed and not self._callers.may_come(known):
            connection.close()
            return
        connection.setblocking(False)
        self._callers.come(known)
        task = asyncio.get_running_loop().create_task(self._let_in(connection, known, handed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_in(self, connection: socket.socket, address: str, handed: bytes) -> None:
        guest = self._make(handed)
        guest.gone = partial(self._callers.go, address)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: guest, connection)
        except OSError:  # it has gone already
            connection.close()
            guest.hang_up()

    def _complain(self, error: OSError | None = None) -> None:
        now = self._now()
        if now - self._said >= QUIET_SECONDS:
            reason = "too many connections" if error is None else error.strerror
            LOG.error(
                "out of files: nobody else can come in", extra={"limit": files(), "reason": reason}
            )
        self._said = now
