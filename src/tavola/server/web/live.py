"""The WebSocket: who comes is let in, or told by a code why not (docs/api.md)."""

from functools import partial
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import QueryParameter

from tavola.server.web.connection import CLOSE, FLOOD, Allowed, Connection, code_of
from tavola.server.web.limits import CONNECTIONS_THERE, MESSAGES
from tavola.server.web.push import EXTENSION, Push
from tavola.server.web.security import address_of, secret_of
from tavola.server.web.site import Site, TheSite
from tavola.server.web.tables import ID, TableId

NOBODY = CLOSE["nobody"]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    site: TheSite,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    changes: Annotated[bool, QueryParameter()] = False,
) -> None:
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    line: Push = extensions[EXTENSION]
    secret = secret_of(socket.headers, site.settings)
    with site.sessions.opened(secret, partial(line.end, NOBODY)):
        await _serve(socket, site, line, secret, table, after, changes)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    site: Site,
    line: Push,
    secret: str | None,
    table: str,
    after: int,
    changes: bool,
) -> None:
    try:
        person = None if secret is None else await site.people.find(secret)
    except Exception as error:  # noqa: BLE001 - it is told, or logged
        line.end(code_of(error))
        return
    address = address_of(socket.scope)
    key = address if person is None else person.id
    there = f"all {address}"
    if secret is not None and person is None:
        line.end(NOBODY)
    elif not ID.fullmatch(table):
        line.end(CLOSE["no-table"])
    elif not site.limits.connect(key):
        line.end(FLOOD)
    elif not site.limits.connect(there, CONNECTIONS_THERE):
        site.limits.disconnect(key)
        line.end(FLOOD)
    else:
        hall, limits = site.hall, site.limits
        allowed = Allowed(
            limits.rate, limits.bucket(key, MESSAGES), partial(limits.chat, key, address)
        )
        at = hall.live(table)
        connection = Connection(hall, site.doorway, allowed, line, at, person, after, changes)
        try:
            await connection.run(partial(until_gone, socket))
        finally:
            limits.disconnect(key)
            limits.disconnect(there)


async def until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return


ROUTES = [live]
