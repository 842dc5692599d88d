"""Running the application: uvicorn, with limits, and a word when it is ready."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable, Generator

import click
import uvicorn

from tavola.server.log import set_up_logs
from tavola.server.neighbours import Neighbours, SharedConfig, SharedProtocol
from tavola.server.settings import Settings
from tavola.server.web.app import create_app
from tavola.server.web.push import Push
from tavola.server.web.security import Gate
from tavola.server.web.site import open_site

LOG = logging.getLogger("tavola.server")
GRACE_SECONDS = 5
LARGEST_FRAME = 16 * 1024


def make_config(
    app: Gate, settings: Settings, neighbours: Neighbours | None = None
) -> SharedConfig:
    config = SharedConfig(
        app,
        http="auto" if neighbours is None else SharedProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws=Push,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=32 * 1024,
    )
    config.neighbours = neighbours
    return config


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


def collect_less_often() -> None:
    """Moves make and forget many small things, nearly none of them in a circle: looking for circles
    after every 700 took a seventh of the server's time.
    """
    gc.collect()
    gc.freeze()  # what is there from the beginning stays
    gc.set_threshold(50_000, 20, 50)


async def serve_forever(
    settings: Settings,
    listener: socket.socket,
    tell: Callable[[str], object] | None = None,
    announce: bool = True,
    neighbours: Neighbours | None = None,
    number: int = 0,
) -> None:
    """Until a signal: then connections are closed and what is under way is finished.

    As soon as it can be asked `tell` is called with the address, and it is printed (`announce`).
    Among `neighbours` it is the one of that number.
    """
    set_up_logs(settings.log)
    allow_many_connections()
    async with open_site(settings) as site:
        collect_less_often()
        config = make_config(create_app(site), settings, neighbours)
        server = Server(config, site.hall.stop_waiting, tell)
        server.announce = announce
        server.number = number
        await server.serve(sockets=[listener])


class Server(uvicorn.Server):
    """Says where it is to be found as soon as it can be asked. `on_stop` is called at a signal."""

    def __init__(
        self,
        config: SharedConfig,
        on_stop: Callable[[], None],
        tell: Callable[[str], object] | None,
    ) -> None:
        super().__init__(config)
        self._shared = config
        self._on_stop = on_stop
        self._tell = tell
        self._welcomed: set[asyncio.Task[object]] = set()
        self.announce = True
        self.number = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._shared.neighbours is not None:
            self._shared.neighbours.move_in(self.number, self._welcome)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
            if self.announce:
                click.echo(f"Tavola is ready: {address}")
            LOG.info("ready", extra={"address": address})
            if self._tell is not None:
                self._tell(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._shared.neighbours is not None:
            self._shared.neighbours.move_out()
        await super().shutdown(sockets)

    def _welcome(self, connection: socket.socket, data: bytes) -> None:
        """A neighbour has handed it on."""
        loop = asyncio.get_running_loop()

        def protocol() -> SharedProtocol:
            state = self.lifespan.state
            made = SharedProtocol(self._shared, self.server_state, state, _loop=loop)
            made.handed = data
            return made

        task = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._welcomed.add(task)
        task.add_done_callback(self._welcomed.discard)

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
