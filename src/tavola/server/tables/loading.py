"""A table as the store has it: its newest snapshot, and the entries after it."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.errors import BadSetup
from tavola.core.game import Game
from tavola.server.store import entries as log
from tavola.server.store.listing import read_table
from tavola.server.store.service import Downs, down_between
from tavola.server.tables.clock import stand_still
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.setup import Setup, setup_from_row
from tavola.server.tables.table import Table

Find = Callable[[str], Game[Any]]


async def load_table(connection: AsyncConnection, id: str, find: Find, downs: Downs = ()) -> Table:
    """While the server was down (`downs`) no clock ran."""
    row = await read_table(connection, id)
    if row is None:
        raise no_table()
    setup = setup_from_row(row)
    table = Table(setup, game_of(setup, find))
    snapshot = await log.newest_snapshot(connection, id)
    if snapshot is not None:
        table.restore(snapshot)
    at = max(table.numbers.at)
    for entry in await log.read_entries(connection, id, table.number):
        for down in down_between(downs, at, entry.at):
            stand_still(table.clocks, *down)
        table.follow(entry)
        at = entry.at
    for down in down_between(downs, at):
        stand_still(table.clocks, *down)
    return table


def game_of(setup: Setup, find: Find) -> Game[Any]:
    """The game, if it is played by the same rules still."""
    try:
        game = find(setup.game)
    except BadSetup as error:
        raise Refused(
            "rules-gone", f"The game {setup.game!r} of this table is not played here any more."
        ) from error
    here = game.facts.rules_version
    if setup.rules != here:
        raise Refused(
            "rules-gone",
            f"This table is played by version {setup.rules} of the rules of "
            f"{game.facts.title}; here is version {here}. It can't be opened any more. "
            "If it is over, its record can still be downloaded.",
        )
    return game
