"""A new table that begins with a position: a move of a finished game, the end of a lesson."""

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.fair import JOINT, commit
from tavola.core.game import Plain
from tavola.core.match import Match, describe_setup
from tavola.server.store.changes import Change
from tavola.server.store.entries import write_changes
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


async def table_from(
    hall: Hall, person: Person, match: Match, seat: int, bot: str, position: Plain
) -> str:
    """A private table with the set-up of this match that begins with a position; its id.

    The person takes this seat, the bot all others; only `start` remains to be done.
    """
    seed = hall.luck.seed()
    game, players, options = match.game, match.players, match.options
    setup = Setup(
        id=hall.luck.table_id(),
        game=game.facts.name,
        rules=game.facts.rules_version,
        players=players,
        options=options,
        seed=seed,
        commitment=commit(seed, describe_setup(game, players, options, position), JOINT),
        owner=person.id,
        visibility="private",
        clock=None,
        stand_in=bot,
        created=hall.now(),
        position=position,
        fair=JOINT,
    )
    seats = [Seat(BOT, bot=bot) for _ in range(players)]
    seats[seat] = Seat(PERSON, person.id, person.name)
    made = Table(setup, game)
    entry = acts.open_table(made, setup.created, seats)
    async with hall.engine.begin() as connection:
        row = table_row(made, hall.luck.invite())
        await connection.run_sync(insert_table, row, table_seat_rows(made))
        await connection.run_sync(write_changes, [Change(setup.id, entry)])
    hall.live(setup.id).table = made
    return setup.id
