"""A game from one viewer's eyes, move by move: those moves that the viewer could see."""

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.game import NOBODY
from tavola.server.store import entries as log
from tavola.server.store.entries import Entry
from tavola.server.store.happenings import Kind, Moved, Started
from tavola.server.tables.history import taken_back
from tavola.server.tables.messages import Frame
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table
from tavola.server.tables.telling import tell_game, visible_events

CHUNK = 200
KINDS: tuple[Kind, ...] = ("start", "move")


async def read_frames(
    connection: AsyncConnection, table: Table, viewer: int, first: int, count: int
) -> list[Frame]:
    """Frames from move `first` on. `table` is the table now; a second one is played through.

    It starts at the last snapshot before the first frame, so that late moves cost no more than
    early ones.
    """
    past = Table(table.setup, table.game)
    start = 0
    for number, counts in await log.snapshot_counts(connection, table.setup.id):
        if counts[2][viewer + 1] < first:
            start = number
    if start:
        snapshot = await log.read_snapshot(connection, table.setup.id, start)
        assert snapshot is not None
        past.restore(snapshot)
    undos = await log.read_entries(connection, table.setup.id, start, kinds=("undo",))
    undone = taken_back(undos)
    player = Player(past, viewer, over=table.status == OVER)
    frames: list[Frame] = []
    at = start
    while len(frames) < count:
        chunk = await log.read_entries(connection, table.setup.id, at, CHUNK, KINDS)
        for entry in chunk:
            at = entry.number
            if at > table.number or at in undone:
                continue
            move = player.play(entry)
            if move >= first and entry.visible_to(viewer) and len(frames) < count:
                frames.append(player.frame(entry))
        if len(chunk) < CHUNK:
            break
    return frames


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
        view = tell_game(self.table, None if self.viewer == NOBODY else self.viewer, past=True)
        return Frame(
            move=self.move,
            seat=seat if own or events else None,
            text=moved.move if moved and own else None,
            events=events,
            view=view,
        )
