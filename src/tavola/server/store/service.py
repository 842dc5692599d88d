"""When the store was served: in between everything stood still, clocks too.

Each row is a time in which at least one server was up. A server that starts while another one is up
goes on with its row.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.schema import services, tables

BEAT_SECONDS = 10.0  # between two signs of life
MISSED = 12.0  # a server that was silent for so long is down
LOCK = 7_410_237  # PostgreSQL's advisory lock: one process after the other

Downs = Sequence[tuple[float, float]]


async def last_alive(engine: AsyncEngine) -> float:
    """When somebody was last known to serve; of a store that never said so, its last change."""
    async with engine.connect() as connection:
        alive = await connection.scalar(select(func.max(services.c.alive)))
        changed = await connection.scalar(select(func.max(tables.c.changed)))
    return float(alive or changed or 0.0)


async def begin_service(engine: AsyncEngine, now: float) -> list[tuple[float, float]]:
    """The server is up; when nobody was, up to now."""
    alone = engine.dialect.name != "postgresql"
    before = await last_alive(engine)
    async with engine.begin() as connection:
        if not alone:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        rows = (await connection.execute(select(services).order_by(services.c.began))).all()
        times = [(float(row.began), float(row.alive)) for row in rows]
        if not times and before:
            times.append((0.0, before))
            await connection.execute(insert(services), {"began": 0.0, "alive": before})
        if not times or now - times[-1][1] > (0.0 if alone else MISSED):
            times.append((now, now))
            await connection.execute(insert(services), {"began": now, "alive": now})
    return [(one[1], other[0]) for one, other in pairwise(times)]


async def beat(engine: AsyncEngine, now: float) -> None:
    """A sign of life."""
    newest = select(func.max(services.c.began)).scalar_subquery()
    async with engine.begin() as connection:
        await connection.execute(
            update(services).where(services.c.began == newest).values(alive=now)
        )


def down_between(downs: Downs, after: float, until: float = math.inf) -> Downs:
    """Those that ended in between."""
    return [down for down in downs if after < down[1] <= until]
