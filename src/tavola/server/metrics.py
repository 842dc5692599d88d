"""Figures for Prometheus, at an address of their own (`--metrics`): nobody else needs to see them.

Without that nothing is counted, and a move costs nothing more.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from tavola.core.errors import TavolaError
from tavola.server.bots import Thinkers
from tavola.server.store.outage import OUTAGE
from tavola.server.tables.hall import Hall
from tavola.server.tables.refused import Refused

ACT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 20.0)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """All that a process counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._acts = Histogram(
            "tavola_act_seconds",
            "From when somebody does something at a table until it is stored and told",
            ["outcome"],
            buckets=ACT_SECONDS,
            registry=registry,
        )
        self._entries = Counter(
            "tavola_entries", "What has happened at tables, by kind", ["kind"], registry=registry
        )
        self._batches = Histogram(
            "tavola_store_batch_entries",
            "Entries that shared one transaction",
            buckets=BATCHES,
            registry=registry,
        )
        self._storing = Histogram(
            "tavola_store_batch_seconds",
            "How long a transaction took",
            buckets=ACT_SECONDS,
            registry=registry,
        )
        self._requests = Histogram(
            "tavola_request_seconds",
            "HTTP requests, by method and status",
            ["method", "status"],
            buckets=ACT_SECONDS,
            registry=registry,
        )
        self._lines = Counter(
            "tavola_log_lines", "Lines of the log, by level", ["level"], registry=registry
        )

    # --- called where it happens ------------------------------------------------------------------

    def timed(self, then: Callable[[Any], None]) -> Callable[[Any], None]:
        """The same, and it is counted how it went."""
        begun = time.perf_counter()

        def done(outcome: object) -> None:
            word = "done"
            if isinstance(outcome, Exception):
                word = "refused" if isinstance(outcome, Refused) else "failed"
            self._acts.labels(word).observe(time.perf_counter() - begun)
            then(outcome)

        return done

    def stored(self, kinds: Iterable[str], seconds: float) -> None:
        count = 0
        for kind in kinds:
            self._entries.labels(kind).inc()
            count += 1
        self._batches.observe(count)
        self._storing.observe(seconds)

    def answered(self, method: str, status: int, seconds: float) -> None:
        known = method if method in ("GET", "HEAD", "POST", "PUT", "DELETE") else "other"
        self._requests.labels(known, str(status)).observe(seconds)

    def line(self, record: logging.LogRecord) -> None:
        self._lines.labels(record.levelname.lower()).inc()

    # --- looked at when asked for -----------------------------------------------------------------

    def watch(self, hall: Hall, thinkers: Thinkers) -> None:
        """What can be counted at any moment."""
        figures: dict[str, tuple[str, Callable[[], float]]] = {
            "tavola_tables": ("Tables in memory", lambda: len(hall.lives())),
            "tavola_watchers": (
                "WebSockets and long requests that look at a table",
                lambda: sum(len(live.watchers) for live in hall.lives()),
            ),
            "tavola_bots_waiting": ("Bots that wait for a worker", lambda: thinkers.places.waiting),
            "tavola_bots_thinking": ("Bots that think", lambda: thinkers.places.held),
            "tavola_store_down": ("Whether the store fails", lambda: OUTAGE.since is not None),
        }
        for name, (words, count) in figures.items():
            Gauge(name, words, registry=self.registry).set_function(count)


class Counted(logging.Handler):
    """Counts lines of the log: errors among them."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.line(record)


def address_of_metrics(setting: str, number: int) -> tuple[str, int]:
    """`9464` or `0.0.0.0:9464`; each further process has the next port."""
    host, _, port = setting.rpartition(":")
    if not port.isdigit():
        raise TavolaError(f"--metrics must be a port or ADDRESS:PORT, not {setting!r}")
    return host.strip("[]") or "127.0.0.1", int(port) + number if int(port) else 0


def serve_metrics(metrics: Metrics, setting: str, number: int) -> tuple[Callable[[], None], int]:
    """What ends it, and the port."""
    host, port = address_of_metrics(setting, number)
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise TavolaError(f"--metrics {setting}: {error.strerror or error}") from error

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end, server.server_port
