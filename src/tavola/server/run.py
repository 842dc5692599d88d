"""Running the application: uvicorn, with limits, and a word when it is ready."""

import logging
import signal
import socket

import click
import uvicorn

from tavola.core.errors import TavolaError
from tavola.server.log import set_up_logs
from tavola.server.settings import Settings
from tavola.server.web.app import create_app
from tavola.server.web.security import Gate

LOG = logging.getLogger("tavola.server")
GRACE_SECONDS = 5
LARGEST_FRAME = 16 * 1024


def make_config(app: Gate, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=32 * 1024,
    )


async def serve_forever(settings: Settings, listener: socket.socket) -> None:
    """Until a signal: then connections are closed and what is under way is finished."""
    set_up_logs(settings.log)
    server = Server(make_config(create_app(settings), settings))
    await server.serve(sockets=[listener])
    if not server.started:
        raise TavolaError(server.problem or "the server could not start; the log says why")


class Server(uvicorn.Server):
    """Says where it is to be found as soon as it can be asked."""

    problem: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
            click.echo(f"Tavola is ready: {address}")
            LOG.info("ready", extra={"address": address})

    def handle_exit(self, sig: int, frame: object) -> None:
        LOG.info("stopping", extra={"signal": signal.Signals(sig).name})
        super().handle_exit(sig, frame)  # type: ignore[arg-type]
