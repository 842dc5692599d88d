"""The store may fail: that is told in a line; only mistakes of the program leave a trace.

However many meet an outage, the log tells when it begins and when it is over (driver.py asks the
store again and again until then).
"""

import logging
import time
from logging import Logger

from sqlalchemy import text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InternalError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine

LOG = logging.getLogger("tavola.store")
MISTAKES = (DataError, IntegrityError, InternalError, NotSupportedError, ProgrammingError)
PROBE = text("UPDATE alembic_version SET version_num = version_num")


def is_outage(error: BaseException) -> bool:
    """Whether the store can't be reached, or can't store: it is starting, stopping, full, gone."""
    if type(error).__module__.startswith("asyncpg."):  # while connecting nobody translates these
        return True
    return isinstance(error, OSError | DBAPIError | NoneFree) and not isinstance(error, MISTAKES)


class Outage:
    """Of the store of this process."""

    def __init__(self) -> None:
        self.since: float | None = None  # None: all is well, as far as anybody knows
        self.met = 0

    def meet(self, error: BaseException, **more: object) -> None:
        self.met += 1
        if self.since is None:
            self.since = time.monotonic()
            reason = (str(error) or type(error).__name__).splitlines()[0]
            LOG.error("the store does not answer", extra={"reason": reason, **more})

    def end(self) -> None:
        if self.since is not None:
            seconds = round(time.monotonic() - self.since, 1)
            LOG.warning("the store answers again", extra={"seconds": seconds, "met": self.met})
        self.since, self.met = None, 0


OUTAGE = Outage()


async def probe(engine: AsyncEngine) -> None:
    """Write what is written there already: of a full disk nobody hears by reading."""
    try:
        async with engine.begin() as connection:
            await connection.execute(PROBE)
    except Exception as error:
        if is_outage(error):
            OUTAGE.meet(error)
        raise
    OUTAGE.end()


def lament(log: Logger, what: str, error: BaseException, **more: object) -> None:
    """Something has failed: say so in the log."""
    if is_outage(error):
        OUTAGE.meet(error, **more)
    else:
        log.error(what, exc_info=error, extra=more)
