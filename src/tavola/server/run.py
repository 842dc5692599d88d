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
from tavola.server.names import usable_addresses
from tavola.server.neighbours import Neighbours, SharedConfig, SharedProtocol
from tavola.server.settings import Settings
from tavola.server.web.app import create_app
from tavola.server.web.entrance import Callers, Entrance
from tavola.server.web.patience import Patient
from tavola.server.web.push import Push
from tavola.server.web.security import Gate
from tavola.server.web.site import Site, open_site

LOG = logging.getLogger("tavola.server")
GRACE_SECONDS = 5
LARGEST_FRAME = 16 * 1024
PING_SECONDS = 20.0  # between two pings of a WebSocket, and for its answer


def make_config(
    app: Gate, settings: Settings, neighbours: Neighbours | None = None
) -> SharedConfig:
    config = SharedConfig(
        app,
        http=Patient if neighbours is None else SharedProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws=Push,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=32 * 1024,
    )
    config.neighbours = neighbours
    config.callers = Callers(settings.rate, settings.proxy)
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
    async with open_site(settings) as site, contextlib.AsyncExitStack() as stack:
        collect_less_often()
        gate = create_app(site)
        config = make_config(gate, settings, neighbours)
        server = Server(config, site.hall.stop_waiting, tell)
        if settings.metrics:
            stack.callback(begin_metrics(site, gate, number))
        server.announce = announce
        server.number = number
        await server.serve(sockets=[listener])


def begin_metrics(site: Site, gate: Gate, number: int) -> Callable[[], None]:
    """Count from now on; what ends it."""
    from tavola.server.metrics import Counted, Metrics, serve_metrics  # noqa: PLC0415 - seldom

    metrics = Metrics()
    metrics.watch(site.hall, site.thinkers)
    site.hall.timed = metrics.timed
    site.hall.appender.on_stored = metrics.stored
    gate.on_answer = metrics.answered
    logging.getLogger().addHandler(Counted(metrics))
    end, port = serve_metrics(metrics, site.settings.metrics, number)
    LOG.info("metrics", extra={"port": port})
    return end


class Doors(uvicorn.Server):
    """uvicorn, with an entrance of our own."""

    def __init__(self, config: SharedConfig) -> None:
        super().__init__(config)
        self.shared = config
        self.entrances: list[Entrance] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        for listener in sockets or []:
            entrance = Entrance(listener, self.shared.callers, self._make)
            entrance.open(self.shared.backlog)
            self.entrances.append(entrance)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for entrance in self.entrances:
            entrance.close()
        await super().shutdown(sockets)

    def _make(self, handed: bytes) -> Patient:
        kind = Patient if self.shared.neighbours is None else SharedProtocol
        loop = asyncio.get_running_loop()
        made = kind(self.shared, self.server_state, self.lifespan.state, _loop=loop)
        if isinstance(made, SharedProtocol):
            made.handed = handed
        return made


class Server(Doors):
    """Says where it is to be found as soon as it can be asked. `on_stop` is called at a signal."""

    def __init__(
        self,
        config: SharedConfig,
        on_stop: Callable[[], None],
        tell: Callable[[str], object] | None,
    ) -> None:
        super().__init__(config)
        self._on_stop = on_stop
        self._tell = tell
        self.announce = True
        self.number = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.shared.neighbours is not None:
            self.shared.neighbours.move_in(self.number, self._welcome)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            address, *more = usable_addresses(host, port)
            if self.announce:
                click.echo(f"Tavola is ready: {address}")
                for other in more:
                    click.echo(f"                 {other}")
            LOG.info("ready", extra={"address": address})
            if self._tell is not None:
                self._tell(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.shared.neighbours is not None:
            self.shared.neighbours.move_out()
        await super().shutdown(sockets)

    def _welcome(self, connection: socket.socket, data: bytes) -> None:
        """A neighbour has handed it on."""
        try:
            address = str(connection.getpeername()[0])
        except OSError:  # it has gone already
            connection.close()
            return
        self.entrances[0].welcome(connection, address, data)

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
