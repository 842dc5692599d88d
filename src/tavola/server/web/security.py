"""What every request passes first: the name of the host, the origin, the form, the rate.

A raw ASGI layer around the application, so that nothing behind it sees a request that fails here,
and no answer leaves without the headers.
"""

import ipaddress
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tavola.server.log import begin_request
from tavola.server.names import EVERYWHERE, own_names
from tavola.server.settings import Settings
from tavola.server.store.people import hashed
from tavola.server.web.entrance import neighbourhood
from tavola.server.web.errors import ErrorMessage, Failure
from tavola.server.web.hosts import wrong_host_page
from tavola.server.web.limits import ADDRESS, REQUESTS, Limits

SAFE = ("GET", "HEAD", "OPTIONS")
COUNTED = ("/api/", "/join/")  # what the store is asked for
COOKIE = "tavola"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # personal and invite links are in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HTTPS = {"strict-transport-security": "max-age=31536000"}


def cookie_name(settings: Settings) -> str:
    """The prefix binds the cookie to this host and to https."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def secret_of(headers: Mapping[str, str], settings: Settings) -> str | None:
    """The secret that a request shows: the header of a program, or the cookie of a browser."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookie_name(settings):
            return value
    return None


class Hosts:
    """The names that the server knows itself by: another name may be a trick of a foreign site.

    An address (127.0.0.1) can't be one: nobody else can make a browser take it for his own.
    """

    def __init__(self, settings: Settings) -> None:
        self._names = {"localhost", settings.host.lower()}
        self._names |= own_names(settings.host in EVERYWHERE)
        self._names.update(str(urlsplit(origin).hostname) for origin in settings.origins)
        self._origins = settings.origins
        self._secure = settings.secure

    def knows(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours."""
        if origin in self._origins:
            return True
        parts = urlsplit(origin)
        if self._secure and parts.scheme != "https":  # a page that somebody on the way has made
            return False
        return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == host


class Gate:
    """The layer itself."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        # Called after every answer: method, status, seconds.
        self.on_answer: Callable[[str, int, float], None] | None = None
        self._settings = settings
        self._hosts = Hosts(settings)
        self._headers = HEADERS | (HTTPS if settings.secure else {})
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1")
            for name, value in scope["headers"]
        }
        try:
            self._check(kind == "websocket", scope, headers)
        except Failure as failure:
            await self._refuse(scope, receive, send, failure, headers)
            return
        except ValueError:  # an address that can't be read
            wrong = Failure(400, "malformed", "A header is wrong.")
            await self._refuse(scope, receive, send, wrong, headers)
            return

        begun = time.perf_counter()
        request = begin_request(scope["path"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, scope["path"], self._headers)
                status = message["status"]
                if status >= 500:  # by which the line of the log is found
                    message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
                if self.on_answer is not None:
                    method = str(scope.get("method"))
                    self.on_answer(method, status, time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _check(self, live: bool, scope: Scope, headers: dict[str, str]) -> None:
        host = headers.get("host", "")
        if not self._hosts.knows(host):
            raise Failure(
                421, "wrong-host", "This server does not know itself by that name (TAVOLA_ORIGIN)."
            )
        changes = not live and scope.get("method") not in SAFE
        if live or changes:
            self._check_origin(headers, host)
        if changes:
            _check_form(headers)
        self._check_rate(scope, headers)

    def _check_origin(self, headers: dict[str, str], host: str) -> None:
        origin = headers.get("origin")
        if origin is None:
            own = headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        else:
            own = self._hosts.is_own(origin, host)
        if not own:
            raise Failure(403, "cross-site", "This comes from another site.")

    def _check_rate(self, scope: Scope, headers: dict[str, str]) -> None:
        if not scope["path"].startswith(COUNTED):
            return
        address = address_of(scope)
        secret = secret_of(headers, self._settings)
        wait = self._limits.wait(address, ADDRESS)
        if not wait:
            key = address if secret is None else hashed(secret)
            wait = self._limits.wait(key, REQUESTS)
        if wait:
            raise flood(wait)

    async def _refuse(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        failure: Failure,
        headers: Mapping[str, str],
    ) -> None:
        """Answer before the application has seen anything."""
        if str(scope["type"]) == "websocket":
            await receive()
            code = 4429 if failure.status == 429 else 4403
            await send({"type": "websocket.close", "code": code, "reason": ""})
            return
        kind, body = (
            "application/json",
            msgspec.json.encode(ErrorMessage(failure.error, failure.message)),
        )
        if failure.error == "wrong-host" and not scope["path"].startswith("/api/"):
            kind = "text/html; charset=utf-8"
            language = headers.get("accept-language", "")[:2]
            body = wrong_host_page(headers.get("host", ""), language).encode()
        told = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        if failure.retry_after is not None:
            told.append((b"retry-after", str(failure.retry_after).encode()))
        start: Message = {"type": "http.response.start", "status": failure.status, "headers": told}
        _add_headers(start, scope["path"], self._headers)
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})


def address_of(scope: Scope) -> str:
    """Where it comes from, as far as limits tell addresses apart."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "?"


def flood(wait: float) -> Failure:
    failure = Failure(429, "flood", "That was too much at once: wait a little.")
    failure.retry_after = int(wait) + 1
    return failure


def _check_form(headers: dict[str, str]) -> None:
    body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise Failure(415, "not-json", "The body must be JSON (Content-Type: application/json).")


def _add_headers(message: Any, path: str, more: Mapping[str, str]) -> None:
    headers = list(message.get("headers", []))
    headers += [(name.encode(), value.encode()) for name, value in more.items()]
    if path.startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
