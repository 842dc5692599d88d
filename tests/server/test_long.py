"""Long games: a late move, an undo and opening the table need no more than early ones.

`make bench` measures that (docs/benchmarks.md); here is what it follows from, counted.
"""

import random
from functools import partial
from typing import Any, Self

import pytest
from sqlalchemy import Engine, event

from tavola.server.settings import Settings
from tavola.server.store.people import Person
from tavola.server.tables import acts
from tavola.server.tables.live import Live
from tests.server.house import House, open_house
from tests.server.luck import SameLuck

LONG = {"round_limit": 1000}
MOVES = 400


async def advance(house: House, live: Live, moves: int, dice: random.Random) -> None:
    """Everybody passes whenever that is allowed: such a game is long."""
    for _ in range(moves):
        assert live.table is not None
        assert live.table.match is not None
        seat = live.table.acting[0]
        legal = live.table.match.legal(seat)
        text = "pass" if "pass" in legal else dice.choice(legal)
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))


async def undo_something(house: House, live: Live, dice: random.Random) -> None:
    while True:
        assert live.table is not None
        seat = live.table.acting[0]
        await advance(house, live, 1, dice)
        assert live.table.match is not None
        if live.table.match.undoable(seat) is not None:
            who = Person(str(live.table.seats[seat].person), "")
            on = live.table.numbers.seen[seat + 1]
            await house.site.hall.act(live, partial(acts.undo, person=who, on=on))
            return


class Counted:
    """How many statements about entries and snapshots the store was asked.

    (What else is asked now and then, by the clock, does not count.)
    """

    def __init__(self) -> None:
        self.statements = 0

    def __enter__(self) -> Self:
        event.listen(Engine, "before_cursor_execute", self._on)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(Engine, "before_cursor_execute", self._on)

    def _on(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        self.statements += "entries" in statement or "snapshots" in statement

    def take(self) -> int:
        found, self.statements = self.statements, 0
        return found


async def test_a_late_move_an_undo_and_opening_cost_what_early_ones_do(
    settings: Settings,
) -> None:
    async with open_house(settings, luck=SameLuck("7")) as house:
        dice = random.Random(1)
        guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
        table = await house.table(*guests, options=LONG)
        live = house.site.hall.live(table)

        async def costs() -> list[int]:
            """Statements of 100 moves and an undo; what is kept in memory; entries read to open."""
            await advance(house, live, 100, dice)
            moves = counted.take()
            await undo_something(house, live, dice)
            assert live.table is not None
            assert live.table.match is not None
            counted.take()
            kept = len(live.table.match.steps) + len(live.table.standing.made)
            number = live.table.number
            live.table = None
            await guests[0].get(f"/api/tables/{table}/view?after={number}")
            statements = counted.take()
            opened = house.site.hall.live(table).table
            assert opened is not None
            assert opened.number == number
            return [moves, kept, statements, number - opened.snapshot_number]

        with Counted() as counted:
            early = await costs()
            await advance(house, live, MOVES, dice)
            counted.take()
            late = await costs()
        assert min(early[0], late[0]) >= 100
        assert abs(late[0] - early[0]) <= 4  # a snapshot more or less
        assert max(early[1], late[1]) < 100  # what could be taken back since the last deal
        assert early[2] == late[2]
        assert max(early[3], late[3]) < 2 * settings.snapshot_every


@pytest.mark.parametrize("move", [20, MOVES - 20])
async def test_looking_back_at_a_move_replays_no_more_than_from_the_snapshot_before(
    sqlite: Settings, move: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(sqlite) as house:
        guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
        table = await house.table(*guests, options=LONG)
        await advance(house, house.site.hall.live(table), MOVES, random.Random(1))
        played = []
        from tavola.server.tables.replay import Player

        whole = Player.play

        def counting(self: Player, entry: Any) -> int:
            played.append(entry.number)
            return whole(self, entry)

        monkeypatch.setattr(Player, "play", counting)
        found = await guests[0].get(f"/api/tables/{table}/replay?move={move}")
        assert found["frames"][0]["move"] == move
        assert len(played) < 5 * sqlite.snapshot_every
