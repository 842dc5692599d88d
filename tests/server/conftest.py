"""Every test of the server that stores something runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tavola.server.settings import Settings
from tests.server.house import PATIENCE, House, open_house
from tests.server.luck import SameLuck
from tools.postgresql import Cluster, NotInstalled, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        with running_cluster() as running:
            yield running
    except NotInstalled as missing:
        pytest.fail(str(missing), pytrace=False)


async def empty_database(address: str) -> str:
    """The same for all tests of this process, one after the other: an empty one is quickly made."""
    connection = await asyncpg.connect(f"{address}/postgres")
    try:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await connection.close()
    return f"{address}/postgres"


# No pauses, no rate limits, and much patience with bots on a busy machine: what tests those asks
# for them.
QUICK: dict[str, Any] = {
    "rate": 0.0,
    "bot_pause": 0.0,
    "bots": 1,
    "bot_seconds": 0.05,
    "bot_grace": PATIENCE,
}


@pytest.fixture
async def postgres(cluster: Cluster, tmp_path: Path) -> Settings:
    """A fresh database."""
    return Settings(database=await empty_database(cluster.address), data=tmp_path, port=0, **QUICK)


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
async def house(settings: Settings, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server on both kinds of store."""
    async with open_house(settings, luck=SameLuck(request.node.name)) as opened:
        yield opened


@pytest.fixture
async def hut(sqlite: Settings, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """A server on SQLite, for what has nothing to do with the store."""
    async with open_house(sqlite, luck=SameLuck(request.node.name)) as opened:
        yield opened
