"""The errors of the routes, for the OpenAPI description."""

from litestar.openapi import ResponseSpec

from tavola.server.web.errors import ErrorMessage, IllegalMessage, StaleMessage

EVERYWHERE = (400, 413, 415, 421, 429, 503)

WORDS = {
    400: "malformed",
    401: "nobody",
    403: "cross-site, not-yours",
    404: "not-found, no-table, no-invite, no-link",
    409: "not now: see docs/api.md for the words",
    413: "too-large",
    415: "not-json",
    421: "wrong-host",
    422: "bad-setup, bad-record",
    429: "flood",
    503: "busy",
}


def answers(*statuses: int, playing: bool = False) -> dict[int, ResponseSpec]:
    """Error answers of a route, and those that every route may give."""
    found = {
        status: ResponseSpec(ErrorMessage, description=WORDS[status], generate_examples=False)
        for status in sorted({403, *EVERYWHERE, *statuses})
    }
    if playing:
        found[409] = ResponseSpec(
            StaleMessage | ErrorMessage, description="stale, and others", generate_examples=False
        )
        found[422] = ResponseSpec(IllegalMessage, description="illegal", generate_examples=False)
    return found
