"""How a game went, from one viewer's eyes: where acts, turns, rounds begin, and who was ahead."""

import asyncio

from sqlalchemy.ext.asyncio import AsyncConnection

from tavola.core.game import NOBODY
from tavola.core.match import Match
from tavola.server.store.happenings import Moved
from tavola.server.tables.messages import OutlineMessage
from tavola.server.tables.replay import play_through
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table

AT_ONCE = 10  # so many views are made before others have their turn


async def read_outline(connection: AsyncConnection, table: Table, viewer: int) -> OutlineMessage:
    """The whole game is played through, on a table of its own."""
    course = Course()
    async for player, entry in play_through(connection, table, viewer, 0):
        if not entry.visible_to(viewer):
            continue
        match = player.table.match
        assert match is not None
        found = match.game.progress(match.game.view(match.state, viewer))
        moved = entry.data if isinstance(entry.data, Moved) else None
        course.add(
            seat=NOBODY if moved is None else moved.seat,
            joins=moved is not None and moved.joins_for(viewer),
            turn=found.turn,
            round=found.round,
            standing=all_known(match, found.standing) if table.status == OVER else found.standing,
        )
        if len(course.standing) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return course.told(viewer)


def all_known(match: Match, standing: list[int | None]) -> list[int | None]:
    """After the end anybody may look through any eyes: what one seat can't know its own tells."""
    game, state = match.game, match.state
    return [
        game.progress(game.view(state, seat)).standing[seat] if known is None else known
        for seat, known in enumerate(standing)
    ]


class Course:
    """Put together move by move; the first is the set-up."""

    def __init__(self) -> None:
        self.seats: list[int] = []  # who made it
        self.joins: list[bool] = []
        self.turn: list[int] = []  # after it
        self.round: list[int] = []
        self.standing: list[list[int | None]] = []

    def add(
        self, seat: int, joins: bool, turn: int, round: int, standing: list[int | None]
    ) -> None:
        self.seats.append(seat)
        self.joins.append(joins)
        self.turn.append(turn)
        self.round.append(round)
        self.standing.append(standing)

    @property
    def acts(self) -> list[int]:
        """The moves after which no other goes on with the same act."""
        last = len(self.joins) - 1
        return [at for at in range(last + 1) if at == last or not self.joins[at + 1]]

    @property
    def turns(self) -> list[int]:
        """A game that counts none: whenever another has the next move."""
        if any(turn != self.turn[0] for turn in self.turn):
            return changes(self.turn)
        return [at for at in self.acts[:-1] if self.seats[at] != self.seats[at + 1]]

    @property
    def rounds(self) -> list[int]:
        """A game that counts none: whenever somebody has a turn again who has had one since."""
        if any(self.round):
            return changes(self.round)
        found: list[int] = []
        had: set[int] = set()
        for at in self.turns:
            if at + 1 == len(self.seats):
                break
            seat = self.seats[at + 1]
            if not had or seat in had:
                found.append(at)
                had = set()
            had.add(seat)
        return found

    def told(self, viewer: int) -> OutlineMessage:
        return OutlineMessage(
            seat=None if viewer == NOBODY else viewer,
            moves=len(self.seats) - 1,
            acts=self.acts,
            turns=self.turns,
            rounds=self.rounds,
            standing=self.standing,
        )


def changes(counts: list[int]) -> list[int]:
    """Where something else is counted than before; and the beginning."""
    return [at for at in range(len(counts)) if at == 0 or counts[at] != counts[at - 1]]
