"""A killed server comes back with everything (tools/chaos.py; `make chaos` goes on for longer)."""

from tavola.server.settings import Settings
from tools.chaos import chaos


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(
    settings: Settings,
) -> None:
    figures = await chaos(3, settings.data, settings.database, seed=3)
    assert figures["kills"] == 3
    assert figures["moves"] > 0
