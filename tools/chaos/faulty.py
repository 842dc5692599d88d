"""Tavola, with a store that fails and connections that are soon full.

While the file FLAG is there, one in so many commits of what happened at tables is refused; of
those every other one was carried out all the same, and only the answer was lost: a database that is
restarted leaves that open, too. Connections hold little that was not yet read.

python -m tools.chaos.faulty FLAG [options of tavola]
"""

import random
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tavola.server import command, run
from tavola.server.settings import Settings
from tavola.server.store.writer import Writer
from tavola.server.web.push import Push
from tavola_command import main as tavola

ONE_IN = 4  # what fails in a batch is tried once more by itself
NARROW = 4096  # bytes
T = TypeVar("T")


def refuse(flag: Path, dice: random.Random) -> None:
    """Let transactions fail while the flag is there."""
    whole = Writer.write

    async def write(self: Writer, work: Callable[[Connection], T]) -> T:
        if not flag.exists() or dice.randrange(ONE_IN):
            return await whole(self, work)
        if dice.random() < 0.5:
            await whole(self, work)
        raise OperationalError("COMMIT", None, Exception("refused by chaos"))

    Writer.write = write  # type: ignore[method-assign]


class Narrow(Push):
    """Full after a few views that the other side has not read."""

    def connection_made(self, transport: object) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=NARROW)


def listen_narrowly(settings: Settings) -> socket.socket:
    listener = whole_listen(settings)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
    return listener


whole_listen = command.listen


if __name__ == "__main__":
    refuse(Path(sys.argv.pop(1)), random.Random())
    run.Push = Narrow  # type: ignore[attr-defined]
    command.listen = listen_narrowly
    tavola()
