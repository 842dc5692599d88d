"""Bots think in worker processes; one that fails is replaced for that move, and the log tells."""

import asyncio
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavola.server import thinker
from tavola.server.bots import Failed, Thinkers
from tavola.server.levels import LEVELS
from tavola.server.settings import Settings
from tests.example import EXAMPLE, OPENER
from tests.server.house import House, open_house

BAD = (sys.executable, str(Path(__file__).parent / "bad_thinker.py"))
NOWHERE = (sys.executable, "-c", "raise SystemExit(3)")


def bots(*names: str) -> dict[str, Any]:
    seats = [{"kind": "bot", "bot": name} for name in names]
    return {"game": EXAMPLE, "players": len(names), "seats": seats}


async def test_bots_play_a_whole_game_among_themselves(house: House) -> None:
    anna = await house.guest("Anna")
    form = {**bots("random", "easy", "medium"), "options": {"round_limit": 1}}
    table = (await anna.post("/api/tables", form, 201))["table"]["id"]
    await anna.post(f"/api/tables/{table}/start", {})
    async with anna.live(table) as line:
        view = await line.until(lambda v: v["table"]["status"] == "over")
    assert view["view"]["result"] is not None
    assert not any(e["instead"] for e in line.entries if e["kind"] == "move")


async def test_every_level_can_be_seated_and_answers(hut: House) -> None:
    anna = await hut.guest("Anna")
    for level in LEVELS:
        form = {**bots(level, level), "options": {"round_limit": 1}}
        table = (await anna.post("/api/tables", form, 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        async with anna.live(table) as line:
            await line.until(lambda v: sum(e["kind"] == "move" for e in line.entries) >= 5)
            moves = [e for e in line.entries if e["kind"] == "move"]
            assert {move["bot"] for move in moves} == {level}
            assert not any(move["instead"] for move in moves)


@pytest.mark.parametrize(
    ("level", "why"), [("hard", "crash"), ("easy", "time"), ("medium", "crash")]
)
async def test_a_bot_that_fails_is_replaced_for_that_move_and_the_log_tells(
    sqlite: Settings, level: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    quick = replace(sqlite, bot_seconds=0.05, bot_grace=0.5 if why == "time" else 20.0)
    async with open_house(quick, Thinkers(1, BAD)) as house:
        anna = await house.guest("Anna")
        table = (await anna.post("/api/tables", bots(level, level), 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        async with anna.live(table) as line:
            await line.until(lambda v: any(e["kind"] == "move" for e in line.entries))
        move = next(e for e in line.entries if e["kind"] == "move")
        assert move["instead"] == {"asked": level, "why": why}
        assert move["bot"] in ("greedy", "random")
        record = next(r for r in caplog.records if r.message == "a bot failed")
        assert (record.__dict__["bot"], record.__dict__["why"]) == (level, why)


async def test_if_no_worker_can_be_started_the_table_goes_on(sqlite: Settings) -> None:
    async with open_house(sqlite, Thinkers(1, NOWHERE)) as house:
        anna = await house.guest("Anna")
        table = (await anna.post("/api/tables", bots("hard", "hard"), 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        async with anna.live(table) as line:
            await line.until(lambda v: any(e["kind"] == "move" for e in line.entries))
        move = next(e for e in line.entries if e["kind"] == "move")
        assert (move["bot"], move["instead"]["asked"]) == ("random", "hard")


async def test_a_bot_in_trouble_does_not_hold_up_the_server(sqlite: Settings) -> None:
    async with open_house(sqlite, Thinkers(1, BAD)) as house:
        anna = await house.guest("Anna")
        table = (await anna.post("/api/tables", bots("easy", "easy"), 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        other = await house.table(anna, await house.guest("Bruno"))
        await anna.get(f"/api/tables/{other}/view")
        entries = (await anna.get(f"/api/tables/{table}/view"))["entries"]
        assert not any(entry["kind"] == "move" for entry in entries)  # it thinks still


async def test_an_unfinished_game_of_bots_goes_on_after_a_restart(settings: Settings) -> None:
    async with open_house(settings, Thinkers(1, BAD)) as house:
        anna = await house.guest("Anna")
        slow = {**bots("easy", "random"), "options": {**OPENER, "round_limit": 1}}
        table = (await anna.post("/api/tables", slow, 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        secret = anna.secret
    async with open_house(settings) as house:
        back = house.stranger()
        back.http.cookies.set("tavola", secret)
        async with back.live(table) as line:
            await line.until(lambda v: v["table"]["status"] == "over")


async def test_a_worker_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1, BAD)
    try:
        question = {"job": "plan", "bot": "hard", "sight": {}, "seed": 1, "seconds": 1.0}
        for _ in range(2):
            with pytest.raises(Failed) as failed:
                await thinkers.ask(question, 30)
            assert failed.value.why == "crash"
    finally:
        await thinkers.close()


async def test_workers_end_with_the_server(sqlite: Settings) -> None:
    async with open_house(sqlite) as house:
        anna = await house.guest("Anna")
        table = (await anna.post("/api/tables", bots("medium", "medium"), 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        async with anna.live(table) as line:
            await line.until(lambda v: any(e["kind"] == "move" for e in line.entries))
        processes = [worker._process.pid for worker in house.site.thinkers._all]
        assert processes
    for pid in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class Slow(Thinkers):
    """One worker, which answers when the test lets it; and for whom it was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.owners: list[str] = []
        self.may_answer = asyncio.Semaphore(0)

    async def ask(
        self, question: Any, seconds: float, patient: bool = False, owner: str = ""
    ) -> Any:
        async with self.places.place(patient, owner):
            self.owners.append(owner)
            await self.may_answer.acquire()
            return thinker.plan(question)


async def test_one_owner_with_many_tables_does_not_keep_another_waiting(sqlite: Settings) -> None:
    slow = Slow()
    async with open_house(sqlite, slow) as house:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": OPENER, "start": True}
        greedy, anna = await house.guest("Greedy"), await house.guest("Anna")
        for _ in range(8):
            await greedy.post("/api/tables", form, 201)
        table = (await anna.post("/api/tables", form, 201))["table"]["id"]
        while slow.places.waiting < 8:  # all bots have asked
            await asyncio.sleep(0)
        async with anna.live(table) as line:
            for _ in range(3):
                slow.may_answer.release()
            await line.until(lambda v: any(e["kind"] == "move" for e in line.entries))
        owner = house.site.hall.live(table).table
        assert owner is not None
        assert owner.setup.owner in slow.owners[:3]
        for _ in range(1000):
            slow.may_answer.release()
