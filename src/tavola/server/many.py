"""Several processes that serve one address, each table in one of them (neighbours.py).

The parent only watches over them: one that dies is replaced, a signal ends them all. They share the
listening socket, and PostgreSQL; what one has stored the others hear of (notices.py).
"""

import asyncio
import ctypes
import logging
import math
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

import click

from tavola.core.errors import TavolaError
from tavola.server.log import set_up_logs
from tavola.server.neighbours import Neighbours
from tavola.server.settings import Settings

# Before anything runs that could not be copied: the games and data packs are loaded once.
FORK = multiprocessing.get_context("fork")
LOG = logging.getLogger("tavola.server")

HANDLED = (signal.SIGTERM, signal.SIGINT)
REFUSED = 3  # the exit code of a process that can't start: at first, others could not, either
CALM_SECONDS = 60.0  # after so long without a death, the next one is the first again
# Seconds before a process is replaced, again and again.
PAUSES: tuple[float, ...] = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0)

Ready = Callable[[], None]
# The number of its place; whether it is the first that serves; what to call when it does.
Work = Callable[[int, bool, Ready], None]


def serve_many(
    settings: Settings, listener: socket.socket, tell: Callable[[str], object] | None
) -> None:
    """Until a signal. The first process that can be asked says so."""
    if not settings.is_postgres:
        raise TavolaError("several processes need PostgreSQL (--database); SQLite has one")
    set_up_logs(settings.log)
    count = settings.processes
    own = replace(settings, processes=1, bots=max(1, settings.bots // count))
    with closing(Neighbours(count)) as neighbours:
        Parent(partial(_serve, own, listener, tell, neighbours), neighbours.is_gone).run(count)


class Place:
    """One of the processes, and those that take its place when it dies."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: ForkProcess | None = None
        self.due = 0.0  # when the next process is started, if there is none
        self._deaths = 0  # in a row
        self._died = -math.inf

    def mourn(self, now: float) -> float:
        """The process has died; seconds until it is replaced. Who dies again and again waits."""
        self._deaths = 0 if now - self._died > CALM_SECONDS else self._deaths + 1
        self._died = now
        pause = PAUSES[min(self._deaths, len(PAUSES) - 1)]
        self.process = None
        self.due = now + pause
        return pause


class Parent:
    """Watches over its children."""

    def __init__(self, work: Work, is_gone: Callable[[int], object]) -> None:
        self._work = work
        self._is_gone = is_gone
        self._places: list[Place] = []
        self._stopping = False
        self._refused = False
        # Whether any process could ever be asked. Written by children, without a lock that one of
        # them could take with it into death.
        self._served = FORK.RawValue(ctypes.c_bool, False)
        self._bell, self._cord = os.pipe()  # a signal wakes the parent from its wait

    def run(self, count: int) -> None:
        self._places = [Place(number) for number in range(count)]
        for handled in HANDLED:
            signal.signal(handled, self._stop)
        while not self._stopping or self._children():
            self._start_who_is_due()
            self._wait()
        if self._refused:
            sys.exit(1)

    def _children(self) -> list[ForkProcess]:
        return [place.process for place in self._places if place.process is not None]

    def _start_who_is_due(self) -> None:
        for place in self._places:
            if place.process is None and place.due <= time.monotonic():
                self._start(place)

    def _start(self, place: Place) -> None:
        """A signal comes before or after, never while it is not known whose it is."""
        signal.pthread_sigmask(signal.SIG_BLOCK, HANDLED)
        if not self._stopping:
            first = place.number == 0 and not self._served.value
            told = place.number, first, self._say_ready
            place.process = FORK.Process(target=self._work, args=told)
            place.process.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)

    def _say_ready(self) -> None:
        """In a child."""
        self._served.value = True

    def _wait(self) -> None:
        """Until a child ends, a signal comes, or somebody is due."""
        signals = [] if self._stopping else [self._bell]
        due = [place.due for place in self._places if place.process is None]
        pause = max(0.0, min(due) - time.monotonic()) if due and signals else None
        ended = wait([*signals, *(child.sentinel for child in self._children())], pause)
        for place in self._places:
            if place.process is not None and place.process.sentinel in ended:
                place.process.join()
                self._bury(place, place.process.exitcode)

    def _bury(self, place: Place, code: int | None) -> None:
        pause = place.mourn(time.monotonic())
        self._is_gone(place.number)
        if self._stopping:
            return
        if code == REFUSED and not self._served.value:
            self._refused = True
            self._stop()
        else:
            LOG.warning("a process ended", extra={"code": code, "replaced in": pause})

    def _stop(self, *_: object) -> None:
        self._stopping = True
        os.write(self._cord, b".")
        for child in self._children():
            child.terminate()


def _serve(
    settings: Settings,
    listener: socket.socket,
    tell: Callable[[str], object] | None,
    neighbours: Neighbours,
    number: int,
    first: bool,
    ready: Ready,
) -> None:
    from tavola.server.run import serve_forever  # noqa: PLC0415 - as late as without processes

    for handled in HANDLED:
        signal.signal(handled, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)

    def told(address: str) -> None:
        ready()
        if first and tell is not None:
            tell(address)

    async def serve() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        # Should the parent be killed, nobody would ever end this process.
        asyncio.get_running_loop().add_reader(int(parent.sentinel), signal.raise_signal, HANDLED[0])
        await serve_forever(settings, listener, told, first, neighbours, number)

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        pass
    except TavolaError as error:
        if first:
            click.echo(f"Error: {error}", err=True)
        else:
            LOG.error("a process can't start", extra={"reason": str(error)})
        sys.exit(REFUSED)
