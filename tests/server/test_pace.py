"""Bots act at the pace that people wish, one pause per act; and no time tells what is hidden."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tavola.server.bots import Thinkers
from tavola.server.settings import Settings
from tavola.server.tables import pace
from tavola.server.tables.live import Live
from tavola.server.tables.pace import (
    LEAST,
    PAUSES,
    REMEMBERED,
    SHORTEST,
    Lately,
    Pace,
    agreed,
    share,
)
from tavola.server.tables.plans import count_unseen
from tests.server.house import Guest, House, Line, open_house

PAUSE = 10.0  # seconds of the server's setting; nobody waits for them


class Watch(pace.Watch):
    """Time passes at once, and it is noted how much was waited."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(round(seconds, 3))


class Scripted(Thinkers):
    """Bots that do what the test says, when it says it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.plans: asyncio.Queue[list[str]] = asyncio.Queue()
        self.watch = Watch()
        self.takes = 0.0  # seconds to answer

    async def ask(
        self, question: Any, seconds: float, patient: bool = False, owner: str = ""
    ) -> Any:
        moves = await self.plans.get()
        self.watch.now += self.takes
        return {"moves": moves}


@dataclass
class Scene:
    """Anna and a bot in the parlour; Anna looks on over a line."""

    house: House
    anna: Guest
    table: str
    line: Line
    bots: Scripted
    watch: Watch

    @property
    def live(self) -> Live:
        return self.house.site.hall.live(self.table)

    def hand(self, seat: int) -> list[str]:
        assert self.live.table is not None
        match = self.live.table.match
        assert match is not None
        view: Any = match.game.view(match.state, seat)
        return list(view["hand"])

    async def play(self, *moves: str) -> None:
        for move in moves:
            on = self.line.view["number"]
            answer = await self.line.ask(type="move", on=on, move=move)
            assert answer["type"] == "done", answer
            while self.line.view["number"] < answer["number"]:
                await self.line.hear()

    async def bot(self, *moves: str) -> dict[str, Any]:
        """The bot makes these moves as one plan; the message in which Anna is told of them."""
        self.bots.plans.put_nowait(list(moves))
        while True:
            heard = await self.line.hear()
            if any(entry["kind"] == "move" for entry in heard.get("entries", ())):
                return heard

    async def bot_gardens(self) -> None:
        """The bot stakes the most, so that the day is its own."""
        first, second, _ = self.hand(1)
        await self.bot(f"stake {first}", f"stake {second}", "commit")
        await self.play("commit")


@contextlib.asynccontextmanager
async def scene(settings: Settings, bot: str = "medium", **options: object) -> AsyncIterator[Scene]:
    bots = Scripted()
    watch = bots.watch
    async with open_house(replace(settings, bot_pause=PAUSE), bots) as house:
        house.site.driver._watch = watch
        anna = await house.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        wanted: dict[str, Any] = {"game": "parlour", "players": 2, "seats": seats}
        table = await house.table(anna, **wanted, options=options)
        async with anna.live(table) as line:
            await line.hear()
            yield Scene(house, anna, table, line, bots, watch)


def joins(message: dict[str, Any]) -> list[bool]:
    return [entry["joins"] for entry in message["entries"] if entry["kind"] == "move"]


# --- whose wish counts ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "comes"),
    [
        ([], "normal"),
        (["slow"], "slow"),
        (["at-once"], "at-once"),
        (["quick", "at-once"], "quick"),
        (["slow", "quick"], "normal"),
        (["slow", "slow"], "normal"),
    ],
)
def test_one_is_obeyed_and_of_several_the_slowest_but_none_beyond_normal(
    wishes: list[Pace], comes: Pace
) -> None:
    assert agreed(wishes) == comes


async def test_whoever_says_nothing_follows_those_who_do(sqlite: Settings) -> None:
    async with open_house(sqlite) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await house.table(anna, bruno)
        async with anna.live(table) as line:
            await line.hear()
            assert (await line.ask(type="pace", pace="at-once"))["pace"] == "at-once"
            async with bruno.live(table) as other:
                await other.hear()
                assert (await other.ask(type="pace", pace="quick"))["pace"] == "quick"
                assert (await line.ask(type="pace", pace="slow"))["pace"] == "normal"
        live = house.site.hall.live(table)
        while live.watchers:
            await asyncio.sleep(0)
        assert live.pace == "normal"  # a wish goes with the one who had it


# --- how long an act takes ------------------------------------------------------------------------


@pytest.mark.parametrize("wish", list(PAUSES))
async def test_before_an_act_there_is_the_pause_that_was_wished_for(
    sqlite: Settings, wish: Pace
) -> None:
    async with scene(sqlite) as at:
        await at.line.ask(type="pace", pace=wish)
        await at.bot_gardens()
        await at.bot("water rose", "water lily", "done")
        takes = round(max(PAUSES[wish] * PAUSE, LEAST), 3)
        assert at.watch.slept == [takes, takes]  # the stakes, and the day


async def test_an_act_is_told_in_time_however_long_its_moves_take_to_be_stored(
    sqlite: Settings,
) -> None:
    async with scene(sqlite) as at:
        await at.bot_gardens()
        driver = at.house.site.driver
        driver._storing = 0.5
        await at.bot("water rose", "water lily", "done")
        assert at.watch.slept[-1] == PAUSE - 3 * 0.5
        assert driver._storing < 0.5  # here it takes no time


async def test_the_moves_of_an_act_are_told_in_one_message(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        await at.bot_gardens()
        assert joins(await at.bot("water rose", "water lily", "done")) == [False, True, True]


async def test_what_goes_on_with_an_act_after_luck_comes_without_a_pause(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        await at.bot_gardens()
        at.watch.slept.clear()
        assert joins(await at.bot("water rose")) == [False]
        assert joins(await at.bot("water lily")) == [True]
        assert joins(await at.bot("draw")) == [False]
        assert at.watch.slept == [PAUSE, LEAST, PAUSE / 2]


async def test_the_more_acts_a_seat_makes_in_a_row_the_quicker_they_come(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        await at.bot_gardens()
        at.watch.slept.clear()
        for move in ("draw", "water rose", "draw", "water lily", "done"):
            await at.bot(move)
        shares = [1, 1 / 2, 1 / 3, 1 / 4]
        assert at.watch.slept == [*(round(PAUSE * share, 3) for share in shares), LEAST]
        await at.play("commit")  # somebody else has acted in between, so it is asked anew
        at.bots.plans.put_nowait(["commit"])
        await at.bot("commit")
        assert at.watch.slept[-1] == PAUSE


def test_however_long_a_turn_gets_each_act_can_be_seen() -> None:
    assert [share(row) for row in (1, 2, 4, 50)] == [1, 0.5, 0.25, SHORTEST]


async def test_a_bot_that_thinks_takes_its_whole_time_however_soon_it_has_answered(
    sqlite: Settings,
) -> None:
    thoughtful = replace(sqlite, bot_seconds=77.0)
    async with scene(thoughtful, "hard") as at:
        await at.line.ask(type="pace", pace="at-once")
        await at.bot_gardens()
        assert at.watch.slept == [77.0]


async def test_what_was_done_of_an_act_that_breaks_off_is_told(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        await at.bot_gardens()
        told = await at.bot("water rose", "stake rose")  # which is not legal by day (P4.1)
        assert joins(told) == [False]


# --- what time does not tell ----------------------------------------------------------------------


@pytest.mark.parametrize("guards", [True, False], ids=["free", "forced"])
async def test_forced_or_free_an_answer_takes_the_same_time(sqlite: Settings, guards: bool) -> None:
    async with scene(sqlite, guards=guards) as at:
        await at.bot_gardens()
        await at.bot(f"plant {at.hand(1)[0]}", "done")
        await at.bot("commit")
        await at.play(f"stake {at.hand(0)[0]}", "commit", "steal 1")
        assert at.live.table is not None
        assert at.live.table.match is not None
        assert (len(at.live.table.match.legal(1)) == 1) is not guards  # P5.2
        at.watch.slept.clear()
        await at.bot("let go")
        assert at.watch.slept == [PAUSE]


async def test_a_forced_answer_is_as_late_as_free_ones_were_of_late(sqlite: Settings) -> None:
    """The machine is so busy that whoever has to think comes late: who has not would be in time."""
    async with scene(sqlite, guards=False) as at:
        at.bots.takes = PAUSE + 7.0
        await at.bot_gardens()
        await at.bot(f"plant {at.hand(1)[0]}", "done")
        await at.bot("commit")
        await at.play(f"stake {at.hand(0)[0]}", "commit", "steal 1")
        at.bots.takes = 0.0
        begun = at.watch.now
        await at.bot("let go")  # there is nothing else (P5.2)
        assert at.watch.now - begun == PAUSE + 7.0


def test_what_was_long_ago_or_another_s_is_forgotten() -> None:
    lately = Lately()
    assert lately.waited("easy", 1.0, free=False) == 1.0
    assert lately.waited("easy", 5.0, free=True) == 5.0
    assert lately.waited("easy", 1.0, free=False) == 5.0
    assert lately.waited("hard", 1.0, free=False) == 1.0
    assert lately.waited("easy", 9.0, free=False) == 9.0  # it was late by itself
    for _ in range(REMEMBERED):
        lately.waited("easy", 2.0, free=True)
    assert lately.waited("easy", 1.0, free=False) == 2.0


async def test_moves_that_nobody_else_sees_are_made_before_the_pause(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        first, second, third = at.hand(1)
        table = at.live.table
        assert table is not None
        staking = [f"stake {first}", f"stake {second}"]
        assert count_unseen(table, 1, [*staking, "commit"]) == 2
        assert count_unseen(table, 1, [*staking, f"stake {third}"]) == 3
        assert count_unseen(table, 1, ["commit"]) == 0
        assert count_unseen(table, 1, [f"stake {first}", "let go", "commit"]) == 1  # not legal
        await at.bot_gardens()
        assert at.watch.slept == [PAUSE]
        assert count_unseen(table, 1, ["water rose", "done"]) == 0


async def test_an_act_goes_on_only_for_those_who_saw_it_begin(sqlite: Settings) -> None:
    async with scene(sqlite) as at:
        flower = at.hand(1)[0]
        told = await at.bot(f"stake {flower}", "commit")
        assert joins(told) == [False]  # of the stake Anna saw nothing
        await at.play(f"stake {at.hand(0)[0]}", "commit")
        own = [entry for entry in at.line.entries if entry["kind"] == "move" and entry["move"]]
        assert [entry["joins"] for entry in own] == [False, True]
