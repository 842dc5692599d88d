"""Whatever is long is done in parts: in between others have their turn."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from tavola.server.store import entries as log
from tavola.server.store.changes import Entry
from tests.server.house import House
from tests.server.test_records import finished

CHUNK = 5


class Turns:
    """How much is read between two turns of the loop, at most."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = self._since = self.all = 0
        whole = log.read_entry
        monkeypatch.setattr(log, "CHUNK", CHUNK)

        def counting(row: log.StoredEntry) -> Entry:
            self.all += 1
            self._since += 1
            self.most = max(self.most, self._since)
            return whole(row)

        monkeypatch.setattr(log, "read_entry", counting)

    async def during(self, work: Awaitable[Any]) -> Any:
        task = asyncio.ensure_future(work)
        while not task.done():
            self._since = 0
            await asyncio.sleep(0)
        return await task


async def test_while_a_long_record_is_written_others_have_their_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await finished(house, anna, bruno)
    turns = Turns(monkeypatch)
    record = await turns.during(anna.get(f"/api/tables/{table}/record"))
    assert turns.all >= len(record["moves"]) > 5 * CHUNK
    assert turns.most <= CHUNK


async def test_while_somebody_looks_back_at_a_late_move_others_have_their_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await finished(house, anna, bruno)
    moves = (await anna.get(f"/api/tables/{table}/replay"))["moves"]
    turns = Turns(monkeypatch)
    found = await turns.during(anna.get(f"/api/tables/{table}/replay?move={moves}"))
    assert found["frames"][0]["move"] == moves
    assert 0 < turns.most <= CHUNK


async def test_while_somebody_plays_on_from_a_move_others_have_their_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await finished(house, anna, bruno)
    moves = (await anna.get(f"/api/tables/{table}/replay"))["moves"]
    turns = Turns(monkeypatch)
    form = {"move": moves - 2, "seat": 0, "bot": "random"}
    begun = await turns.during(anna.post(f"/api/tables/{table}/fork", form, 201))
    assert begun["table"]["status"] == "playing"
    assert 0 < turns.most <= CHUNK
