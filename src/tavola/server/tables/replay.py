"""A game from one viewer's eyes, move by move: those moves that the viewer could see."""

from collections.abc import AsyncIterator
from typing import cast

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.views import MatchView
from tavola.server.store import entries as log
from tavola.server.store.changes import Entry
from tavola.server.store.happenings import Kind, Moved, Started
from tavola.server.tables.history import taken_back
from tavola.server.tables.messages import Frame
from tavola.server.tables.setup import OVER
from tavola.server.tables.sight import Seen, Sight, head_of
from tavola.server.tables.table import Table
from tavola.server.tables.telling import visible_events

KINDS: tuple[Kind, ...] = ("start", "move")


async def read_frames(
    connection: AsyncConnection, table: Table, viewer: int, first: int, count: int
) -> list[Frame]:
    """Frames from move `first` on. `table` is the table now; a second one is played through.

    That starts at the last snapshot before the first frame, so that late moves cost no more than
    early ones.
    """
    frames: list[Frame] = []
    async for player, entry in play_through(connection, table, viewer, first):
        if player.move >= first and entry.visible_to(viewer):
            frames.append(player.frame(entry))
        if len(frames) == count:
            break
    return frames


async def play_through(
    connection: AsyncConnection, table: Table, viewer: int, first: int
) -> AsyncIterator[tuple["Player", Entry]]:
    """The game after each move that stands, from a little before the viewer's move `first` on."""
    past = Table(table.setup, table.game)
    name, start = table.setup.id, 0
    for number, counts in await log.snapshot_counts(connection, name):
        if counts[2][viewer + 1] < first:
            start = number
    if start:
        snapshot = await log.read_snapshot(connection, name, start)
        assert snapshot is not None
        past.restore(snapshot)
    undos = log.read_at_leisure(connection, name, start, ("undo",))
    undone = taken_back([entry async for entry in undos])
    player = Player(past, viewer, over=table.status == OVER)
    async for entry in log.read_at_leisure(connection, name, start, KINDS):
        if entry.number <= table.number and entry.number not in undone:
            player.play(entry)
            yield player, entry


class Player:
    """Plays stored moves on a table of its own."""

    def __init__(self, table: Table, viewer: int, over: bool) -> None:
        self.table = table
        self.viewer = viewer
        self.over = over
        self.move = table.numbers.moves[viewer + 1]

    def play(self, entry: Entry) -> int:
        """Make the move; how many the viewer has seen by now."""
        if isinstance(entry.data, Started):
            self.table.take_in(entry)
        elif isinstance(entry.data, Moved):
            assert self.table.match is not None
            self.table.match.play(entry.data.seat, entry.data.move)
            if entry.visible_to(self.viewer):
                self.move += 1
        return self.move

    def frame(self, entry: Entry) -> Frame:
        assert isinstance(entry.data, Started | Moved)
        moved = entry.data if isinstance(entry.data, Moved) else None
        seat = None if moved is None else moved.seat
        events = visible_events(entry.data.events, self.viewer)
        own = self.over or (seat is not None and seat == self.viewer)
        assert self.table.match is not None
        match = self.table.match
        sight = Sight(match.game, match.state)
        seen = Seen(sight, self.viewer, over=False, undo=False)
        return Frame(
            move=self.move,
            seat=seat if own or events else None,
            text=moved.move if moved and own else None,
            events=events,
            joins=moved is not None and moved.joins_for(self.viewer),
            view=cast(MatchView, seen.text(head_of(match))),
        )
