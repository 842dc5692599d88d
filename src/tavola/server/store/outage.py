"""The store may fail: that is told in a line; only mistakes of the program leave a trace."""

from logging import Logger

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InternalError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoneFree

MISTAKES = (DataError, IntegrityError, InternalError, NotSupportedError, ProgrammingError)


def is_outage(error: BaseException) -> bool:
    """Whether the store can't be reached, or can't store: it is starting, stopping, full, gone."""
    return isinstance(error, OSError | DBAPIError | NoneFree) and not isinstance(error, MISTAKES)


def lament(log: Logger, what: str, error: Exception, **more: object) -> None:
    """Something has failed: say so in the log."""
    if is_outage(error):
        reason = (str(error) or type(error).__name__).splitlines()[0]
        log.error("the store does not answer", extra={"reason": reason, **more})
    else:
        log.error(what, exc_info=error, extra=more)
