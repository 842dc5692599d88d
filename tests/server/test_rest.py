"""Bots move for people: a table at which nobody plays or watches rests until somebody looks in."""

import asyncio
from dataclasses import replace

from tavola.server.settings import Settings
from tests.example import begins
from tests.server.house import House, open_house
from tests.server.resting import (
    BOT,
    BOTS_ALONE,
    WITH_BOTS,
    Ponderers,
    at_rest,
    clock_out,
    left_to_bots,
)
from tests.server.test_clocks import Time

# --- nobody plays or watches ----------------------------------------------------------------------


async def test_who_leaves_the_seat_to_a_bot_and_goes_finds_the_game_a_turn_later(
    house: House,
) -> None:
    _, table = await left_to_bots(house)
    rested = await at_rest(house, table)
    assert (rested.status, rested.acting) == ("playing", (1,))  # the bot has played Anna's turn


async def test_whose_time_runs_out_while_nobody_watches_loses_a_turn_and_not_the_game(
    settings: Settings,
) -> None:
    time = Time()
    async with open_house(settings, now=time) as house:
        anna = await house.guest("Anna")
        table = await house.table(anna, **WITH_BOTS, clock={"bank": 100})
        time.now += 101
        await clock_out(house, table)
        rested = await at_rest(house, table)
        assert rested.seats[0].away == "time"
        assert (rested.status, rested.acting) == ("playing", (1,))


async def test_who_closes_the_page_at_a_table_with_a_clock_finds_the_game_a_turn_later(
    settings: Settings,
) -> None:
    time = Time()
    async with open_house(settings, now=time) as house:
        anna = await house.guest("Anna")
        table = await house.table(anna, **WITH_BOTS, clock={"bank": 100})
        async with anna.live(table) as line:
            await line.hear()
        while house.site.hall.live(table).watchers:
            await asyncio.sleep(0)
        time.now += 3600
        await clock_out(house, table)
        rested = await at_rest(house, table)
        assert (rested.status, rested.acting) == ("playing", (1,))


async def test_while_a_person_plays_bots_move_for_that_person_though_nobody_watches(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    seats = [{"kind": "me"}, BOT, {"kind": "open"}]
    table = await house.table(anna, bruno, **{**WITH_BOTS, "seats": seats})
    await anna.post(f"/api/tables/{table}/leave")
    rested = await at_rest(house, table)
    assert rested.acting == (
        2,
    )  # Anna's bot and the other have moved: Bruno may come when he likes


async def test_a_table_that_rests_is_not_due_for_any_process(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, **WITH_BOTS)
    assert await house.site.hall.rows.due(1e12) == []  # Anna's turn
    await anna.post(f"/api/tables/{table}/leave")
    await at_rest(house, table)
    assert await house.site.hall.rows.due(1e12) == []


async def test_tables_of_bots_alone_rest_too_unless_somebody_watches(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, **BOTS_ALONE)
    rested = await at_rest(house, table)
    assert (rested.status, rested.acting) == ("playing", (1,))


# --- somebody looks in ----------------------------------------------------------------------------


async def test_a_table_that_rested_goes_on_as_long_as_somebody_watches(house: House) -> None:
    anna = await house.guest("Anna")
    carla = house.stranger()
    table = await house.table(anna, **WITH_BOTS, visibility="public")
    await anna.post(f"/api/tables/{table}/leave")
    await at_rest(house, table)
    async with carla.live(table) as line:  # a spectator without a name counts as well
        await line.until(lambda view: bool(view["table"]["status"] == "over"))


async def test_each_look_without_staying_lets_bots_play_a_turn(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, **BOTS_ALONE)
    turns = [(await at_rest(hut, table)).acting]
    for _ in range(3):
        await anna.get(f"/api/tables/{table}/view")
        live = hut.site.hall.live(table)
        while live.timer is not None:  # it goes on after a moment, which is none in the tests
            await asyncio.sleep(0)
        turns.append((await at_rest(hut, table)).acting)
    assert turns == [(1,), (2,), (0,), (1,)]


async def test_who_may_not_see_a_table_does_not_wake_it(hut: House) -> None:
    anna, carla = await hut.guest("Anna"), await hut.guest("Carla")
    table = await hut.table(anna, **BOTS_ALONE)
    before = (await at_rest(hut, table)).number
    await carla.get(f"/api/tables/{table}/view", 404)
    async with carla.live(table) as line:
        await line.socket.wait_closed()
    assert hut.site.hall.live(table).timer is None
    assert (await at_rest(hut, table)).number == before


async def test_a_table_that_rested_when_the_server_was_restarted_rests_still_and_then_goes_on(
    settings: Settings,
) -> None:
    async with open_house(settings) as house:
        anna, table = await left_to_bots(house)
        number = (await at_rest(house, table)).number
    ponderers = Ponderers()
    async with open_house(settings, ponderers) as house:
        assert (await at_rest(house, table)).number == number
        assert not ponderers.asked.is_set()
        back = house.stranger()
        back.http.cookies.set("tavola", anna.secret)
        async with back.live(table) as line:
            await ponderers.asked.wait()
            assert (await line.ask(type="return"))["type"] == "done"
            ponderers.may_answer.set()
            await line.until(lambda view: bool(view["view"]["to_act"] == [0]))


async def test_a_server_that_stops_in_the_middle_of_a_bot_s_turn_leaves_a_table_that_goes_on(
    settings: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(settings, ponderers) as house:
        anna, table = await left_to_bots(house)
        await ponderers.asked.wait()  # it thinks when the server stops
    async with open_house(settings) as house:
        back = house.stranger()
        back.http.cookies.set("tavola", anna.secret)
        async with back.live(table) as line:
            await line.until(lambda view: any(e["kind"] == "move" for e in line.entries))


async def test_a_table_goes_on_though_its_watcher_is_at_another_process(postgres: Settings) -> None:
    async with open_house(postgres) as here, open_house(postgres) as there:
        anna = await here.guest("Anna")
        far = there.stranger()
        far.http.cookies.set("tavola", anna.secret)
        table = await here.table(anna, **WITH_BOTS)
        async with far.live(table) as line:
            await line.hear()
            await anna.post(f"/api/tables/{table}/leave")  # this process has nobody who watches
            await line.until(lambda view: bool(view["table"]["status"] == "over"))


async def test_a_seat_is_taken_back_from_a_bot_that_thinks_in_another_process(
    postgres: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(postgres) as here, open_house(postgres, ponderers) as there:
        anna = await here.guest("Anna")
        far = there.stranger()
        far.http.cookies.set("tavola", anna.secret)
        table = await here.table(anna, **WITH_BOTS)
        async with far.live(table) as line:
            await line.hear()
            await far.post(f"/api/tables/{table}/leave")
            await ponderers.asked.wait()
            await anna.post(f"/api/tables/{table}/return")
            ponderers.may_answer.set()
            view = await line.until(lambda view: view["seats"][0]["away"] is None)
            assert view["view"]["to_act"] == [0]
            assert not any(entry["kind"] == "move" for entry in line.entries)


# --- the pace -------------------------------------------------------------------------------------


async def test_bots_that_play_for_somebody_who_looks_on_keep_a_pace_that_people_can_follow(
    sqlite: Settings,
) -> None:
    ponderers = Ponderers()
    ponderers.may_answer.set()
    async with open_house(replace(sqlite, bot_pause=3600.0), ponderers) as house:
        anna = await house.guest("Anna")
        table = await house.table(anna, **WITH_BOTS)
        async with anna.live(table) as line:
            left = (await line.hear())["number"] + 1
            await anna.post(f"/api/tables/{table}/leave")
            await ponderers.asked.wait()
            view = await anna.get(f"/api/tables/{table}/view")
            assert view["number"] == left  # it has thought, and waits still
            assert house.site.hall.live(table).thinks


async def test_who_looks_in_has_a_moment_to_take_the_seat_back_before_bots_go_on(
    sqlite: Settings,
) -> None:
    async with open_house(sqlite) as house:
        anna, table = await left_to_bots(house)
        number = (await at_rest(house, table)).number
    async with open_house(replace(sqlite, bot_pause=360.0)) as house:
        back = house.stranger()
        back.http.cookies.set("tavola", anna.secret)
        live = house.site.hall.live(table)
        async with back.live(table) as line:
            await line.hear()
            assert live.timer is not None
            rings = live.timer.when()
            assert rings - asyncio.get_running_loop().time() > 3000.0
            await back.get(f"/api/tables/{table}/view")
            assert live.timer is not None
            assert live.timer.when() == rings  # a second look does not put it off
            await line.ask(type="return")
            view = await line.until(lambda view: view["seats"][0]["away"] is None)
            assert view["number"] == number + 1


async def test_tables_at_which_nobody_plays_come_last_in_the_queue(sqlite: Settings) -> None:
    ponderers = Ponderers()
    async with open_house(sqlite, ponderers) as house:
        anna = await house.guest("Anna")
        await house.table(anna, **BOTS_ALONE)
        await ponderers.asked.wait()
        ponderers.asked.clear()
        first = begins(1)
        await house.table(anna, **{**WITH_BOTS, "options": first})
        await ponderers.asked.wait()
        assert ponderers.patient == [True, False]
