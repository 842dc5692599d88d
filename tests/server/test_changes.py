"""Clients that are told only what has changed see what all others see."""

import gc
from functools import partial
from typing import Any

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.core.foresee import changed
from tavola.server.tables import acts
from tavola.server.tables.sight import Sight
from tavola.server.tables.telling import MOST_ENTRIES
from tests.server.house import House


class Follower:
    """Keeps a view by the changes that come."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.whole = 0
        self.bytes = 0

    def hear(self, message: dict[str, Any], size: int) -> None:
        if message["type"] == "view":
            self.whole += 1
            self.view = {key: message[key] for key in ("number", "seat", "table", "seats", "view")}
            return
        assert message["type"] == "change"
        assert message["on"] == self.view["number"]
        self.bytes += size
        now = changed(self.view, message["change"])
        assert isinstance(now, dict)
        self.view = {**now, "number": message["number"]}


@pytest.mark.parametrize("game", tavola.game_names())
async def test_at_every_move_of_a_whole_game_the_changes_make_the_whole_view(
    hut: House, game: str
) -> None:
    guests = [await hut.guest(name) for name in ("Anna", "Bruno")]
    table = await hut.table(*guests, game=game)
    live = hut.site.hall.live(table)
    dice, sizes = FastChance(7), 0
    async with guests[0].live(table, changes=True) as line, guests[0].live(table) as plain:
        follower = Follower()
        follower.hear(await line.hear(), 0)
        await plain.hear()
        assert live.table is not None
        while to_act := live.table.acting:
            assert live.table.match is not None
            seat = to_act[dice.pick(len(to_act))]
            legal = live.table.match.legal(seat)
            text = legal[dice.pick(len(legal))]
            before = live.table.numbers.seen[1]
            await hut.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
            assert live.table is not None
            if live.table.numbers.seen[1] == before:
                continue  # made in secret
            whole = await plain.hear()
            sizes += plain.size
            heard = await line.hear()
            follower.hear(heard, line.size)
            shown = {key: whole[key] for key in ("number", "seat", "table", "seats", "view")}
            assert follower.view == shown
            assert heard["entries"] == whole["entries"]
        assert follower.view["table"]["status"] == "over"
        assert follower.whole == 1
    assert follower.bytes * 3 <= sizes


async def test_what_was_shown_before_is_forgotten(hut: House) -> None:
    """However many moves are told by their changes, no more than two positions are kept."""
    guests = [await hut.guest(name) for name in ("Anna", "Bruno")]
    table = await hut.table(*guests)
    live = hut.site.hall.live(table)
    async with guests[0].live(table, changes=True) as line:
        await line.hear()
        gc.collect()
        others = sights()  # of tables that other tests have left
        for _ in range(20):
            assert live.table is not None
            assert live.table.match is not None
            seat = live.table.match.to_act[0]
            text = live.table.match.legal(seat)[0]
            await hut.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
            assert (await line.hear())["type"] == "change"
        gc.collect()
        assert sights() <= others + 1


def sights() -> int:
    return sum(isinstance(one, Sight) for one in gc.get_objects())


async def test_who_missed_more_than_a_view_tells_gets_a_whole_one(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, await hut.guest("Bruno"))
    async with anna.live(table, changes=True) as line:
        first = await line.hear()
        live = hut.site.hall.live(table)
        (watcher,) = live.watchers
        live.watchers.clear()  # nothing reaches her for a while
        for number in range(MOST_ENTRIES + 1):
            await anna.post(f"/api/tables/{table}/chat", {"text": f"{number}"})
        live.watchers.add(watcher)
        watcher.wake()
        told = await line.hear()
        assert told["type"] == "view"
        assert told["number"] == first["number"] + MOST_ENTRIES + 1
        assert told["more"] is True
        assert told["printed"] is not None
