"""Clocks: a time bank and an increment; on time-out a bot plays until the owner returns.

The server's time is the test's own.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from tavola.server.settings import Settings
from tavola.server.steady import Steady
from tests.example import OPENER
from tests.server.house import Guest, House, open_house


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def timed(settings: Settings, time: Time) -> AsyncIterator[House]:
    async with open_house(settings, now=time) as house:
        yield house


async def clocked(house: House, *guests: Guest, **more: Any) -> str:
    return await house.table(
        *guests,
        options=OPENER,
        clock={"bank": 100, "increment": 10},
        stand_in="random",
        **more,
    )


async def play(guest: Guest, table: str, text: str) -> Any:
    on = (await guest.get(f"/api/tables/{table}/view"))["number"]
    return await guest.post(f"/api/tables/{table}/moves", {"on": on, "move": text})


def clocks(view: Any) -> list[tuple[float, bool]]:
    return [(seat["clock"]["left"], seat["clock"]["since"] is not None) for seat in view["seats"]]


async def test_a_table_without_a_clock_has_none(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno)
    view = await anna.get(f"/api/tables/{table}/view")
    assert [seat["clock"] for seat in view["seats"]] == [None, None]


async def test_time_runs_while_a_seat_must_decide_and_a_decision_earns_the_increment(
    timed: House, time: Time
) -> None:
    anna, bruno = await timed.guest("Anna"), await timed.guest("Bruno")
    table = await clocked(timed, anna, bruno)
    view = await anna.get(f"/api/tables/{table}/view")
    assert clocks(view) == [(100.0, True), (100.0, False)]
    time.now += 20
    view = await play(anna, table, "city siena")
    assert clocks(view) == [(100.0, True), (100.0, False)]  # hers still: left at the time `since`
    assert view["seats"][0]["clock"]["since"] == 1_000_000.0
    time.now += 5
    view = await play(anna, table, "pass")
    assert clocks(view) == [(85.0, False), (100.0, True)]
    assert view["seats"][1]["clock"]["since"] == time.now
    timed.site.hall.live(table).table = None  # the same from the store
    assert clocks(await anna.get(f"/api/tables/{table}/view")) == clocks(view)


async def test_taking_a_move_back_gives_back_the_increment(timed: House, time: Time) -> None:
    anna, bruno = await timed.guest("Anna"), await timed.guest("Bruno")
    table = await clocked(timed, anna, bruno)
    await play(anna, table, "city siena")
    passed = await play(anna, table, "pass")
    if passed["view"]["undo"]:
        time.now += 7
        undone = await anna.post(f"/api/tables/{table}/undo", {"on": passed["number"]})
        assert clocks(undone) == [(100.0, True), (93.0, False)]
        again = await play(anna, table, "pass")
        assert clocks(again)[0] == (110.0, False)
    else:
        assert clocks(passed)[0] == (110.0, False)


async def test_whose_time_is_over_is_played_for_until_he_returns(timed: House, time: Time) -> None:
    anna, bruno = await timed.guest("Anna"), await timed.guest("Bruno")
    table = await clocked(timed, anna, bruno)
    view = await anna.get(f"/api/tables/{table}/view")
    time.now += 100.5
    live = timed.site.hall.live(table)
    assert live.timer is not None
    live.timer.cancel()
    timed.site.driver._wake(live)  # what the timer does when it rings
    async with bruno.live(table, after=view["number"]) as line:
        await line.until(lambda v: any(e["kind"] == "move" for e in line.entries))
        away, move = line.entries[0], line.entries[1]
        assert (away["kind"], away["seat"], away["why"]) == ("away", 0, "time")
        assert (move["seat"], move["bot"]) == (0, "random")
        assert line.view["seats"][0]["clock"] == {"left": 0, "since": None, "back": 10}
        await anna.post(f"/api/tables/{table}/return")
        await line.until(lambda v: v["seats"][0]["away"] is None)
        assert line.view["seats"][0]["clock"]["left"] == 10.0  # a tenth of the bank


async def test_a_clock_that_has_not_run_out_is_left_alone(timed: House, time: Time) -> None:
    anna, bruno = await timed.guest("Anna"), await timed.guest("Bruno")
    table = await clocked(timed, anna, bruno)
    time.now += 50
    await timed.site.driver._run_clocks(timed.site.hall.live(table))
    view = await anna.get(f"/api/tables/{table}/view")
    assert view["seats"][0]["away"] is None
    assert timed.site.hall.live(table).timer is not None  # it will be asked again


async def test_while_the_server_is_down_no_clock_runs_and_after_it_they_run_on(
    settings: Settings, time: Time
) -> None:
    """Even if nobody is there, and through several restarts, with moves and snapshots between."""
    settings = replace(settings, snapshot_every=1)
    secrets = []
    async with open_house(settings, now=time) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await clocked(house, anna, bruno)
        secrets = [anna.secret, bruno.secret]
        time.now += 30
    for _ in range(2):
        time.now += 1000
        async with open_house(settings, now=time) as house:
            back = house.stranger()
            back.http.cookies.set("tavola", secrets[1])
            view = await back.get(f"/api/tables/{table}/view")
            assert view["seats"][0]["away"] is None
            clock = view["seats"][0]["clock"]
            assert clock["left"] - (time.now - clock["since"]) == 70.0
    time.now += 1000
    async with open_house(settings, now=time) as house:
        back, anna = house.stranger(), house.stranger()
        back.http.cookies.set("tavola", secrets[1])
        anna.http.cookies.set("tavola", secrets[0])
        await play(anna, table, "city siena")
        time.now += 20
        assert clocks(await play(anna, table, "pass"))[0] == (60.0, False)
        time.now += 99
    time.now += 1000
    async with open_house(settings, now=time) as house:
        back, anna = house.stranger(), house.stranger()
        anna.http.cookies.set("tavola", secrets[0])
        view = await anna.get(f"/api/tables/{table}/view")
        assert view["seats"][1]["away"] is None
        time.now += 2
        live = house.site.hall.live(table)
        house.site.driver._wake(live)  # what the timer does when it rings
        async with anna.live(table) as line:
            await line.until(lambda v: v["seats"][1]["away"] == "time")


def test_a_correction_of_the_systems_clock_moves_no_clock_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = Steady()
    before = now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert now() >= before
    assert Steady(before)() >= before  # nor does time go back when a server is started anew


async def test_a_server_that_starts_beside_another_one_finds_that_nobody_was_down(
    postgres: Settings, time: Time
) -> None:
    async with open_house(postgres, now=time):
        time.now += 5
        async with open_house(postgres, now=time) as other:
            assert other.site.hall.downs == []
        time.now += 100
    time.now += 100
    async with open_house(postgres, now=time) as later:
        assert later.site.hall.downs == [(time.now - 100, time.now)]


async def test_a_bot_may_step_in_for_somebody_who_does_not_come(timed: House, time: Time) -> None:
    anna, bruno, carla = [await timed.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await timed.table(anna, bruno, options=OPENER, stand_in="random", visibility="public")
    step_in = f"/api/tables/{table}/seats/0/stand-in"
    time.now += 179
    assert (await bruno.post(step_in, status=409))["error"] == "too-soon"
    time.now += 2
    assert (await carla.post(step_in, status=403))["error"] == "not-yours"
    other = f"/api/tables/{table}/seats/1/stand-in"
    assert (await anna.post(other, status=409))["error"] == "not-waiting"  # it is Anna's turn
    sent = await bruno.post(step_in)
    assert (sent["seats"][0]["away"], sent["seats"][0]["bot"]) == ("waited", "random")
    view = await bruno.get(f"/api/tables/{table}/view?after={sent['number']}&wait=25")
    assert (view["entries"][0]["kind"], view["entries"][0]["bot"]) == ("move", "random")
    assert (await bruno.post(step_in, status=409))["error"] == "not-waiting"
    back = await anna.post(f"/api/tables/{table}/return")
    assert back["seats"][0]["away"] is None


async def test_nobody_steps_in_before_the_game_has_begun(timed: House, time: Time) -> None:
    anna, bruno = await timed.guest("Anna"), await timed.guest("Bruno")
    table = await timed.table(anna, bruno, start=False)
    time.now += 1000
    refused = await anna.post(f"/api/tables/{table}/seats/1/stand-in", status=409)
    assert refused["error"] == "not-playing"
