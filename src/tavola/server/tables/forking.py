"""Playing on from a move of a finished game: a new table that begins with that position."""

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.fair import commit
from tavola.core.game import Plain
from tavola.core.match import Match, describe_setup
from tavola.server.store.entries import Change, write_changes
from tavola.server.store.listing import insert_table
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.creating import table_row, table_seat_rows
from tavola.server.tables.hall import Hall
from tavola.server.tables.refused import Refused
from tavola.server.tables.replay import play_through
from tavola.server.tables.seat import BOT, PERSON, Seat
from tavola.server.tables.setup import Setup
from tavola.server.tables.table import Table


async def position_after(
    connection: AsyncConnection, table: Table, viewer: int, move: int
) -> Plain:
    """The position after the move that the viewer numbers so."""
    match: Match | None = None
    async for player, _ in play_through(connection, table, viewer, move):
        match = player.table.match
        if player.move == move:
            break
    if match is None or match.result is not None:
        raise Refused("not-playing", "The game is over there: nothing to play on from.")
    state = match.save()["state"]
    assert isinstance(state, dict)
    return state


async def fork(
    hall: Hall, person: Person, table: Table, position: Plain, seat: int, bot: str
) -> str:
    """A private table with the same set-up that begins with this position; its id.

    The person takes this seat, the bot all others; only `start` remains to be done.
    """
    seed = hall.luck.seed()
    game, players, options = table.game, table.setup.players, table.setup.options
    setup = Setup(
        id=hall.luck.table_id(),
        game=table.setup.game,
        rules=table.setup.rules,
        players=players,
        options=options,
        seed=seed,
        commitment=commit(seed, describe_setup(game, players, options, position)),
        owner=person.id,
        visibility="private",
        clock=None,
        stand_in=bot,
        created=hall.now(),
        position=position,
    )
    seats = [Seat(BOT, bot=bot) for _ in range(players)]
    seats[seat] = Seat(PERSON, person.id, person.name)
    forked = Table(setup, game)
    entry = acts.open_table(forked, setup.created, seats)
    async with hall.engine.begin() as connection:
        row = table_row(forked, hall.luck.invite())
        await connection.run_sync(insert_table, row, table_seat_rows(forked))
        await connection.run_sync(write_changes, [Change(setup.id, entry)])
    hall.live(setup.id).table = forked
    return setup.id
