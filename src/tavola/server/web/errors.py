"""Errors as answers: a status, a word for programs, a sentence for people. Never a trace."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from tavola.core.views import RefusalView
from tavola.server.store.outage import is_outage, lament
from tavola.server.tables.messages import ViewMessage
from tavola.server.tables.refused import Refused

LOG = logging.getLogger("tavola.server")

RETRY_SECONDS = 5  # after which whoever met an outage may ask again

STATUS = {
    "malformed": 400,
    "nobody": 401,
    "not-yours": 403,
    "no-table": 404,
    "no-invite": 404,
    "no-link": 404,
    "no-device": 404,
    "not-found": 404,
    "illegal": 422,
    "bad-setup": 422,
    "bad-record": 422,
    "busy": 503,
}  # all others are 409: not now

BY_STATUS = {
    400: ("malformed", "The request is not as it should be."),
    401: ("nobody", "You are nobody here yet."),
    403: ("not-yours", "That is not for you."),
    404: ("not-found", "There is nothing here."),
    405: ("not-allowed", "That can't be done here with this method."),
    413: ("too-large", "The body is too large."),
    415: ("not-json", "The body must be JSON (Content-Type: application/json)."),
}


class ErrorMessage(msgspec.Struct):
    """What every error looks like."""

    error: str
    message: str


class IllegalMessage(ErrorMessage):
    refusal: RefusalView


class StaleMessage(ErrorMessage):
    now: ViewMessage


class Failure(Exception):
    """An error with its status."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.retry_after: int | None = None


class Stale(Exception):
    """A move on something that is no longer so, with what is so now."""

    def __init__(self, refused: Refused, now: ViewMessage) -> None:
        super().__init__(refused.message)
        self.message = refused.message
        self.now = now


def _answer(status: int, body: ErrorMessage, retry: int | None = None) -> Response[ErrorMessage]:
    headers = {} if retry is None else {"retry-after": str(retry)}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refused(_: Request[Any, Any, Any], refused: Refused) -> Response[ErrorMessage]:
    status = STATUS.get(refused.error, 409)
    if refused.refusal is not None:
        return _answer(status, IllegalMessage(refused.error, refused.message, refused.refusal))
    retry = RETRY_SECONDS if status == 503 else None
    return _answer(status, ErrorMessage(refused.error, refused.message), retry)


def on_stale(_: Request[Any, Any, Any], stale: Stale) -> Response[ErrorMessage]:
    return _answer(409, StaleMessage("stale", stale.message, stale.now))


def on_failure(_: Request[Any, Any, Any], failure: Failure) -> Response[ErrorMessage]:
    body = ErrorMessage(failure.error, failure.message)
    return _answer(failure.status, body, failure.retry_after)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorMessage]:
    """What the framework has found wrong: its sentence is used where it helps."""
    status = error.status_code
    if status >= 500:
        return on_exception(request, error)
    word, message = BY_STATUS.get(status, ("malformed", "The request is not as it should be."))
    details = error.extra if isinstance(error.extra, list) else []
    told = [
        f"{detail.get('key') or 'body'}: {detail['message']}"
        for detail in details
        if isinstance(detail, dict) and "message" in detail
    ]
    if status == 400:
        message = "; ".join(told) or "The body is no JSON that is understood here."
    return _answer(status, ErrorMessage(word, message))


def on_database(_: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    lament(LOG, "the database failed", error)
    busy = ErrorMessage("busy", "The store does not answer: try again.")
    return _answer(503, busy, RETRY_SECONDS)


def on_exception(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    """A mistake of the program: the log has the trace, the asker has not."""
    if is_outage(error):  # that of a driver, which nobody has translated
        return on_database(request, error)
    LOG.error("a request failed", exc_info=error)
    return _answer(500, ErrorMessage("failed", "Something went wrong here; it has been logged."))


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    Stale: on_stale,
    Failure: on_failure,
    HTTPException: on_http,
    SQLAlchemyError: on_database,
    OSError: on_database,
    Exception: on_exception,
}
