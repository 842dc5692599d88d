"""A killed server comes back with everything (tools/chaos; `make chaos` goes on for longer)."""

from tavola.server.settings import Settings
from tools.chaos.rounds import chaos
from tools.postgresql import Cluster


async def test_nothing_acknowledged_is_lost_or_doubled_when_server_and_store_fail(
    settings: Settings, cluster: Cluster
) -> None:
    restart = cluster.restart if settings.is_postgres else None
    figures = await chaos(3, settings.data, settings.database, 3, restart)
    assert figures["kills"] == 3
    assert figures["moves"] > 0
