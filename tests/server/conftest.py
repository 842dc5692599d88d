"""Every test of the server that stores something runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest

from tavola.server.settings import Settings
from tests.server.house import House, open_house
from tools.postgresql import NotInstalled, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    try:
        with running_cluster() as address:
            yield address
    except NotInstalled as missing:
        pytest.fail(str(missing), pytrace=False)


async def make_database(address: str) -> str:
    name = f"t{uuid4().hex[:12]}"
    connection = await asyncpg.connect(f"{address}/postgres")
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return f"{address}/{name}"


# No pauses, no rate limits: what tests those asks for them.
QUICK: dict[str, Any] = {"rate": 0.0, "bot_pause": 0.0, "bots": 1, "bot_seconds": 0.05}


@pytest.fixture
async def postgres(cluster: str, tmp_path: Path) -> Settings:
    """A fresh database."""
    return Settings(database=await make_database(cluster), data=tmp_path, port=0, **QUICK)


@pytest.fixture
def sqlite(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, port=0, **QUICK)


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest) -> Settings:
    """A fresh store, of both kinds."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Settings)
    return found


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    """A server on both kinds of store."""
    async with open_house(settings) as opened:
        yield opened


@pytest.fixture
async def hut(sqlite: Settings) -> AsyncIterator[House]:
    """A server on SQLite, for what has nothing to do with the store."""
    async with open_house(sqlite) as opened:
        yield opened
