"""Opening the database: connections, pragmas, migrations, and one server on one SQLite file."""

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy
from sqlalchemy import Connection, Engine, Table, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tavola.core.errors import TavolaError
from tavola.server.settings import Settings
from tavola.server.store.schema import HEAD, metadata

MIGRATION_LOCK = 7_410_236  # PostgreSQL's advisory lock: one process migrates, the others wait
CONNECT_SECONDS = 10
COMMAND_SECONDS = 20  # a database that is silent for so long is gone; migrations may take longer
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
BESIDE = ("-wal", "-shm")  # SQLite's own, beside its file
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what is acknowledged outlives a power cut, too
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def place(settings: Settings) -> str:
    """Where the store is: the path of SQLite's file, or an address without its password."""
    return _place(sqlalchemy.make_url(settings.database_url))


def _place(url: sqlalchemy.URL) -> str:
    is_file = url.get_backend_name() == "sqlite"
    return url.database or "" if is_file else url.render_as_string()


def make_engine(settings: Settings, command_seconds: float | None = None) -> AsyncEngine:
    """The connections. Nothing is opened yet.

    Errors don't show what was to be written: it may be a seed or an invite, and end in the log.
    """
    if settings.is_postgres:
        return create_async_engine(
            settings.database_url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,  # a database that was restarted is found again
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": command_seconds},
        )
    keep_private(Path(place(settings)))
    engine = create_async_engine(
        settings.database_url, pool_size=4, max_overflow=4, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def keep_private(file: Path) -> None:
    """The database is its owner's alone. SQLite's other files take after it.

    A folder that is there already may be shared on purpose, and stays as it is.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        for kept in (file, *(file.with_name(file.name + more) for more in BESIDE)):
            if kept.exists():  # perhaps made by a version that did not look after it
                kept.chmod(PRIVATE)
    except OSError as error:
        raise TavolaError(f"{error.filename or file}: {error.strerror or error}") from error


def make_writer(engine: AsyncEngine) -> AsyncEngine:
    """The same PostgreSQL, with one connection (see writer.py)."""
    return create_async_engine(
        engine.url,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS},
    )


def make_sqlite_writer(engine: AsyncEngine) -> Engine:
    """The same SQLite without asyncio, for one thread that writes."""
    path = engine.url.database
    writing = sqlalchemy.create_engine(
        sqlalchemy.URL.create("sqlite", database=path),
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(writing, "connect", _set_pragmas)
    return writing


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def open_database(settings: Settings) -> AsyncEngine:
    """Connect, and bring the database to the newest form. TavolaError says what is wrong."""
    engine = make_engine(settings)
    try:
        async with engine.begin() as connection:
            if settings.is_postgres:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
                )
            await connection.run_sync(_migrate)
    except (OSError, SQLAlchemyError) as error:
        await engine.dispose()
        raise TavolaError(f"the database can't be opened: {_reason(error)}") from error
    except TavolaError:
        await engine.dispose()
        raise
    return engine


async def open_for_service(settings: Settings) -> AsyncEngine:
    """The same for a server, which does not wait for ever for a database that is silent."""
    engine = await open_database(settings)
    if not settings.is_postgres:
        return engine
    await engine.dispose()
    return make_engine(settings, COMMAND_SECONDS)


async def open_existing(settings: Settings) -> AsyncEngine:
    """The same, but a store that is not there is refused: most likely it is a typing error."""
    none = TavolaError(
        f"{place(settings)}: no tables are kept there (--data and --database say where they are)"
    )
    if not settings.is_postgres and not Path(place(settings)).exists():
        raise none
    engine = make_engine(settings)
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(revision) is None:
                raise none
    except (OSError, SQLAlchemyError) as error:
        raise TavolaError(f"the database can't be opened: {_reason(error)}") from error
    finally:
        await engine.dispose()
    return await open_database(settings)


@contextlib.asynccontextmanager
async def in_use(engine: AsyncEngine) -> AsyncIterator[AsyncEngine]:
    """For commands: closed in the end; what fails underneath, as on a full disk, is told."""
    try:
        yield engine
    except SQLAlchemyError as error:
        raise TavolaError(f"{_place(engine.url)}: {_reason(error)}") from error
    finally:
        await engine.dispose()


def _reason(error: OSError | SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def revision(connection: Connection) -> str | None:
    """The form that the database has now; None: an empty one."""
    if not sqlalchemy.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _migrate(connection: Connection) -> None:
    now = revision(connection)
    if now == HEAD:
        return  # the usual case: Alembic need not even be loaded
    if now is None:
        # The same as all migrations one after the other (a test holds that), at once.
        metadata.create_all(connection)
        connection.execute(
            text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL)")
        )
        connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
        return
    if now > HEAD:
        raise TavolaError(f"the database was made by a newer Tavola (form {now}, here is {HEAD})")
    upgrade(connection)


def upgrade(connection: Connection, form: str = HEAD) -> None:
    """Run the migrations that are missing to that form."""
    from alembic import command  # noqa: PLC0415 - half a second that most starts don't need
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "tavola.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def insert_new(engine: AsyncEngine | Connection, table: Table) -> Any:
    """An INSERT that leaves a row alone which is there already. Both dialects write it alike."""
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - only one is needed

        return postgresql.insert(table).on_conflict_do_nothing()
    from sqlalchemy.dialects import sqlite  # noqa: PLC0415

    return sqlite.insert(table).on_conflict_do_nothing()


class Claim:
    """One server on one SQLite file: held while it runs, let go of by the system if it dies.

    Several processes need PostgreSQL, which tells each of them what the others did.
    """

    def __init__(self, path: Path, advice: str) -> None:
        keep_private(path)
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            raise TavolaError(f"another server is running on {path.parent}; {advice}") from error

    def release(self) -> None:
        self._connection.close()


def claim(settings: Settings, advice: str = "several need PostgreSQL (--database)") -> Claim | None:
    """Be the only server on this data; None on PostgreSQL, where there may be many."""
    if settings.is_postgres:
        return None
    return Claim(Path(place(settings)).with_suffix(".lock"), advice)
