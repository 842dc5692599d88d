"""Running the application: uvicorn, with limits, and a word when it is ready."""

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Generator

import click
import uvicorn

from tavola.server.log import set_up_logs
from tavola.server.settings import Settings
from tavola.server.web.app import create_app
from tavola.server.web.security import Gate
from tavola.server.web.site import open_site

LOG = logging.getLogger("tavola.server")
GRACE_SECONDS = 5
LARGEST_FRAME = 16 * 1024


def make_config(app: Gate, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
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


def allow_many_connections() -> None:
    """Everybody who plays holds a connection: as many as the system lets us have."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def serve_forever(
    settings: Settings, listener: socket.socket, tell: Callable[[str], object] | None = None
) -> None:
    """Until a signal: then connections are closed and what is under way is finished.

    `tell` is called with the address as soon as it can be asked.
    """
    set_up_logs(settings.log)
    allow_many_connections()
    async with open_site(settings) as site:
        server = Server(make_config(create_app(site), settings), site.hall.stop_waiting, tell)
        await server.serve(sockets=[listener])


class Server(uvicorn.Server):
    """Says where it is to be found as soon as it can be asked. `on_stop` is called at a signal."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_stop: Callable[[], None],
        tell: Callable[[str], object] | None,
    ) -> None:
        super().__init__(config)
        self._on_stop = on_stop
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
            click.echo(f"Tavola is ready: {address}")
            LOG.info("ready", extra={"address": address})
            if self._tell is not None:
                self._tell(address)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal ends the serving and nothing else: what is open is closed after it."""
        loop = asyncio.get_running_loop()
        handled = (signal.SIGINT, signal.SIGTERM)
        for number in handled:
            loop.add_signal_handler(number, self._stop, number)
        try:
            yield
        finally:
            for number in handled:
                loop.remove_signal_handler(number)

    def _stop(self, number: signal.Signals) -> None:
        LOG.info("stopping", extra={"signal": number.name})
        self._on_stop()
        self.handle_exit(number, None)
