"""Running games are not ended by a new version of their rules, unless the operator says so."""

import logging

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.core.errors import BadSetup, TavolaError
from tavola.server.store.schema import tables
from tavola.server.tables.loading import Find

LOG = logging.getLogger("tavola.tables")
NAMED = 10  # tables that are named; of more the number is told


async def check_rules(engine: AsyncEngine, find: Find, yes: bool) -> None:
    """TavolaError names the games that could not be played on here; with `yes` the log does."""
    ended = await lost_games(engine, find)
    if not ended:
        return
    words = ", ".join(ended[:NAMED])
    if len(ended) > NAMED:
        words += f" and {len(ended) - NAMED} more"
    if not yes:
        raise TavolaError(
            f"running games would end, since their rules are not played here any more: {words}. "
            "Let them be finished with the version before, or start with --yes to end them"
        )
    LOG.warning("running games can't go on: their rules have changed", extra={"tables": words})


async def lost_games(engine: AsyncEngine, find: Find) -> list[str]:
    """Tables at which a game runs by rules that are gone, each with its game."""
    columns = (tables.c.id, tables.c.game, tables.c.rules)
    query = select(*columns).where(tables.c.status == "playing").order_by(tables.c.created)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [
        f"{row.id} ({row.game}, version {row.rules})"
        for row in rows
        if _version(row.game, find) != row.rules
    ]


def _version(game: str, find: Find) -> str | None:
    try:
        return find(game).facts.rules_version
    except BadSetup:
        return None
