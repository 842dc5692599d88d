"""How the server is set up: by options of the command, by environment, else by defaults."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from tavola.core.errors import TavolaError

PREFIX = "TAVOLA_"


def default_data() -> Path:
    """Where this person's programs keep their data."""
    return platformdirs.user_data_path("tavola", appauthor=False)


def default_workers() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """Every field can be set by the environment: `bot_seconds` by TAVOLA_BOT_SECONDS, and so on."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    database: str = ""  # empty: SQLite in the data folder; else postgresql://…
    origin: str = ""  # the public addresses of the site, separated by commas
    metrics: str = ""  # where Prometheus finds figures: a port of loopback, or ADDRESS:PORT
    log: str = "text"  # or json: one object per line
    rate: float = 1.0  # all rate limits times this; 0 takes them away
    bots: int = field(default_factory=default_workers)  # worker processes
    engine: str = ""  # a folder with this package compiled: bots run from it when it is there
    bot_seconds: float = 1.0  # what a bot may think about one act, of a processor's time
    # How much longer it may take before it is ended and a simpler one answers. On a busy machine a
    # second of thought takes several: that makes a bot slow, and must not make it weak.
    bot_grace: float = 20.0
    bot_pause: float = 0.5  # between acts of bots while people watch
    proxy: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed
    snapshot_every: int = 50  # entries
    keep: float = 0.0  # days after which finished tables and people without any go; 0: never
    yes: bool = False  # start although running games would end, whose rules have changed
    processes: int = 1  # that serve the same address; more than one need PostgreSQL

    @property
    def origins(self) -> tuple[str, ...]:
        """The public addresses, without a slash at the end."""
        return tuple(part.strip().rstrip("/") for part in self.origin.split(",") if part.strip())

    @property
    def secure(self) -> bool:
        """Whether people reach the site by https alone: cookies are then for https alone too."""
        return bool(self.origins) and all(part.startswith("https://") for part in self.origins)

    @property
    def database_url(self) -> str:
        """As SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'tavola.db'}"
        scheme, _, rest = self.database.partition("://")
        if scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
            return f"postgresql+asyncpg://{rest}"
        if scheme in ("sqlite", "sqlite+aiosqlite"):
            return f"sqlite+aiosqlite://{rest}"
        raise TavolaError(f"TAVOLA_DATABASE must be postgresql://… or sqlite:///…, not {scheme}://")

    @property
    def is_postgres(self) -> bool:
        return self.database_url.startswith("postgresql")


def read_settings(
    given: Mapping[str, object], environ: Mapping[str, str] | None = None
) -> Settings:
    """The options given, else the environment, else defaults. TavolaError says what is wrong."""
    environ = os.environ if environ is None else environ
    values: dict[str, object] = {}
    for known in fields(Settings):
        variable = PREFIX + known.name.upper()
        if given.get(known.name) is not None:
            values[known.name] = given[known.name]
        elif environ.get(variable):
            values[known.name] = _parse(variable, environ[variable], known.type)
    settings = Settings(**values)  # type: ignore[arg-type]
    _check(settings)
    return settings


def _parse(variable: str, text: str, kind: object) -> object:
    if kind is Path:
        return Path(text)
    if kind is str:
        return text
    if kind is bool:
        return text.lower() not in ("0", "no", "false")
    try:
        return int(text) if kind is int else float(text)
    except ValueError as error:
        raise TavolaError(f"{variable} must be a number, not {text!r}") from error


def _check(settings: Settings) -> None:
    if settings.log not in ("text", "json"):
        raise TavolaError(f"TAVOLA_LOG must be text or json, not {settings.log!r}")
    if not 0 <= settings.port <= 65535:
        raise TavolaError(f"the port must be a number from 0 to 65535, not {settings.port}")
    if settings.processes < 1:
        raise TavolaError(f"there must be at least one process, not {settings.processes}")
    if settings.keep < 0:
        raise TavolaError(f"--keep must be a number of days, not {settings.keep}")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise TavolaError(f"TAVOLA_ORIGIN must be like https://example.org, not {origin!r}")
    assert settings.database_url
