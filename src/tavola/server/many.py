"""Several processes that serve one address, each table in one of them (neighbours.py).

The parent only watches over them: one that dies is replaced, a signal ends them all. They share the
listening socket, and PostgreSQL; what one has stored the others hear of (notices.py).
"""

import asyncio
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess

import click

from tavola.core.errors import TavolaError
from tavola.server.neighbours import Neighbours
from tavola.server.settings import Settings

# Before anything runs that could not be copied: the games and data packs are loaded once.
FORK = multiprocessing.get_context("fork")


HANDLED = (signal.SIGTERM, signal.SIGINT)
REFUSED = 3  # the exit code of a process that can't start: others could not, either


def serve_many(
    settings: Settings, listener: socket.socket, tell: Callable[[str], object] | None
) -> None:
    """Until a signal. The first process says when it can be asked."""
    if not settings.is_postgres:
        raise TavolaError("several processes need PostgreSQL (--database); SQLite has one")
    count = settings.processes
    own = replace(settings, processes=1, bots=max(1, settings.bots // count))
    with closing(Neighbours(count)) as neighbours:
        Parent(partial(_serve, own, listener, tell, neighbours), neighbours.is_gone).run(count)


class Parent:
    """Watches over its children."""

    def __init__(self, work: Callable[[int, bool], None], is_gone: Callable[[int], object]) -> None:
        self._work = work
        self._is_gone = is_gone
        self._children: dict[ForkProcess, int] = {}  # with their numbers
        self._stopping = False

    def run(self, count: int) -> None:
        for handled in HANDLED:
            signal.signal(handled, self._stop)
        for number in range(count):
            self._start(number, first=number == 0)
        refused = False
        while self._children:
            ended = wait([child.sentinel for child in self._children])
            for child in [child for child in self._children if child.sentinel in ended]:
                child.join()
                number = self._children.pop(child)
                self._is_gone(number)
                if child.exitcode == REFUSED:
                    refused = True
                    self._stop()
                elif not self._stopping:
                    self._start(number, first=False)
        if refused:
            sys.exit(1)

    def _start(self, number: int, first: bool) -> None:
        """A signal comes before or after, never while it is not known whose it is."""
        signal.pthread_sigmask(signal.SIG_BLOCK, HANDLED)
        child = FORK.Process(target=self._work, args=(number, first))
        child.start()
        self._children[child] = number
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for child in self._children:
            child.terminate()


def _serve(
    settings: Settings,
    listener: socket.socket,
    tell: Callable[[str], object] | None,
    neighbours: Neighbours,
    number: int,
    first: bool,
) -> None:
    from tavola.server.run import serve_forever  # noqa: PLC0415 - as late as without processes

    for handled in HANDLED:
        signal.signal(handled, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HANDLED)

    async def serve() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        # Should the parent be killed, nobody would ever end this process.
        asyncio.get_running_loop().add_reader(int(parent.sentinel), signal.raise_signal, HANDLED[0])
        told = tell if first else None
        await serve_forever(settings, listener, told, first, neighbours, number)

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        pass
    except TavolaError as error:
        if first:
            click.echo(f"Error: {error}", err=True)
        sys.exit(REFUSED)
