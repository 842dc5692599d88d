"""Bots move for people: a table at which nobody plays or watches rests until somebody looks in."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.server import thinker
from tavola.server.bots import Thinkers
from tavola.server.settings import Settings
from tavola.server.tables import acts
from tavola.server.tables.table import Table
from tests.example import OPENER, begins
from tests.server.house import Guest, House, open_house
from tests.server.test_clocks import Time

BOT = {"kind": "bot", "bot": "random"}
WITH_BOTS: dict[str, Any] = {
    "players": 3,
    "seats": [{"kind": "me"}, BOT, BOT],
    "options": {**OPENER, "round_limit": 1},
    "stand_in": "random",
}
BOTS_ALONE = {**WITH_BOTS, "seats": [BOT, BOT, BOT]}


class Ponderers(Thinkers):
    """Bots that think in the test's own process, and answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[dict[str, Any]] = []
        self.patient: list[bool] = []
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.answer: str | None = None  # else what the bot itself chooses

    async def ask(
        self, question: Any, seconds: float, patient: bool = False, owner: str = ""
    ) -> Any:
        self.questions.append(question)
        self.patient.append(patient)
        self.asked.set()
        await self.may_answer.wait()
        return thinker.plan(question) if self.answer is None else {"moves": [self.answer]}


async def at_rest(house: House, table: str) -> Table:
    """The table when no bot thinks any more. Nobody is counted as looking at it by this."""
    live = house.site.hall.live(table)
    while live.thinking is not None and not live.thinking.done():
        await asyncio.wait([live.thinking])
    async with live.turn:
        return await house.site.hall.read(live)


def moves(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in view["entries"] if entry["kind"] == "move"]


def ring(house: House, table: str) -> None:
    """What the timer does when it rings."""
    live = house.site.hall.live(table)
    assert live.timer is not None
    live.timer.cancel()
    house.site.driver._wake(live)


async def clock_out(house: House, table: str) -> None:
    """The clocks of a table are looked at, and bots have done what they then do."""
    ring(house, table)
    await house.site.driver._run_clocks(house.site.hall.live(table))


# --- nobody plays or watches ----------------------------------------------------------------------


async def left_to_bots(house: House) -> tuple[Guest, str]:
    """A person who has left the only seat of people, and the table."""
    anna = await house.guest("Anna")
    table = await house.table(anna, **WITH_BOTS)
    await anna.post(f"/api/tables/{table}/leave")
    return anna, table


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


# --- taking the seat back -------------------------------------------------------------------------


async def thinking_for_anna(house: House, ponderers: Ponderers) -> tuple[Guest, str]:
    """Anna has left her seat to a bot, which thinks about her turn."""
    anna, table = await left_to_bots(house)
    await ponderers.asked.wait()
    return anna, table


async def test_what_a_bot_answers_for_a_seat_that_was_taken_back_is_dropped(
    settings: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(settings, ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        back = await anna.post(f"/api/tables/{table}/return")
        assert back["seats"][0]["away"] is None
        ponderers.may_answer.set()
        rested = await at_rest(house, table)
        assert rested.acting == (0,)
        mine = await anna.get(f"/api/tables/{table}/view")
        assert moves(mine) == []
        move = {"on": mine["number"], "move": mine["view"]["legal"][0]}
        played = await anna.post(f"/api/tables/{table}/moves", move)
        assert moves(played)[-1]["bot"] is None


async def test_a_seat_left_again_while_the_bot_thought_is_played_by_a_bot(hut: House) -> None:
    ponderers = Ponderers()
    async with open_house(replace(hut.settings, data=hut.settings.data / "2"), ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        await anna.post(f"/api/tables/{table}/return")
        await anna.post(f"/api/tables/{table}/leave")
        ponderers.may_answer.set()
        await at_rest(house, table)
        played = moves(await anna.get(f"/api/tables/{table}/view"))
        assert {(move["seat"], move["bot"]) for move in played} == {(0, "random")}


async def almost_over(house: House, table: str) -> tuple[int, str]:
    """Play until a move of the seat that must act would end the game: the seat, and the move."""
    live = house.site.hall.live(table)
    while True:
        async with live.turn:
            at_table = await house.site.hall.read(live)
        match = at_table.match
        assert match is not None
        seat = match.to_act[0]
        for move in match.game.legal(match.state, seat):
            state = match.state.clone()
            match.game.apply(state, seat, move, FastChance(1), SILENT)
            if match.game.result(state) is not None:
                return seat, move.text
        text = min(match.legal(seat), key=lambda legal: legal == "pass")
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))


async def test_a_seat_is_taken_back_though_the_bot_is_about_to_end_the_game(
    sqlite: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(sqlite, ponderers) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        options = {**OPENER, "round_limit": 1}
        table = await house.table(anna, bruno, options=options, stand_in="random")
        seat, ponderers.answer = await almost_over(house, table)
        who = (anna, bruno)[seat]
        await who.post(f"/api/tables/{table}/leave")
        await ponderers.asked.wait()
        back = await who.post(f"/api/tables/{table}/return")
        ponderers.may_answer.set()
        assert (await at_rest(house, table)).status == "playing"
        end = {"on": back["number"], "move": ponderers.answer}
        over = await who.post(f"/api/tables/{table}/moves", end)
        assert over["table"]["status"] == "over"
        assert over["seats"][seat]["played"][-1]["bot"] is None


async def test_nobody_waits_for_a_bot_that_still_thinks_for_a_seat_that_was_taken_back(
    sqlite: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(sqlite, ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        live = house.site.hall.live(table)
        thought = live.thinking
        assert thought is not None
        await anna.post(f"/api/tables/{table}/return")
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert not live.thinks


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


# --- who has played -------------------------------------------------------------------------------


async def test_the_end_the_record_and_its_import_say_who_played_each_seat_when(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    options = {**OPENER, "round_limit": 2}  # Anna plays again
    table = await house.table(anna, bruno, options=options, stand_in="random")
    live = house.site.hall.live(table)
    people = [anna, bruno]

    async def play() -> None:
        at_table = live.table
        assert at_table is not None
        assert at_table.match is not None
        seat = at_table.acting[0]
        text = min(at_table.match.legal(seat), key=lambda legal: legal == "pass")
        on = at_table.numbers.seen[seat + 1]
        await people[seat].post(f"/api/tables/{table}/moves", {"on": on, "move": text})

    for _ in range(3):
        await play()
    at_table = live.table
    assert at_table is not None
    while 0 not in at_table.acting:
        await play()
    before = at_table.numbers.moves[1]
    await anna.post(f"/api/tables/{table}/leave")
    await at_rest(house, table)
    view = await anna.get(f"/api/tables/{table}/view")
    assert [seat["played"] for seat in view["seats"]] == [None, None]  # not before the end
    after = at_table.numbers.moves[1]
    await anna.post(f"/api/tables/{table}/return")
    while at_table.acting:
        await play()
    over = await anna.get(f"/api/tables/{table}/view")
    mine, others = [seat["played"] for seat in over["seats"]]
    assert [span["bot"] for span in mine] == [None, "random", None]
    assert mine[1]["first"] == before + 1
    assert mine[1]["last"] == after
    assert [span["bot"] for span in others] == [None]
    record = await anna.get(f"/api/tables/{table}/record")
    by_bot = [move["n"] for move in record["moves"] if move.get("bot") == "random"]
    assert (by_bot[0], by_bot[-1]) == (before + 1, after)
    assert all(move["seat"] == 0 for move in record["moves"] if "bot" in move)
    brought = await bruno.post("/api/records", record, 201)
    seen = await bruno.get(f"/api/tables/{brought['id']}/view")
    assert [seat["played"] for seat in seen["seats"]] == [mine, others]


async def test_moves_that_were_taken_back_count_for_nobody(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    options = {**OPENER, "round_limit": 1}
    table = await house.table(anna, bruno, options=options)
    view = await anna.get(f"/api/tables/{table}/view")
    city = {"on": view["number"], "move": "city siena"}
    view = await anna.post(f"/api/tables/{table}/moves", city)
    await anna.post(f"/api/tables/{table}/undo", {"on": view["number"]})
    live = house.site.hall.live(table)
    while (now := live.table) is not None and now.acting:
        assert now.match is not None
        seat = now.acting[0]
        text = now.match.legal(seat)[-1]
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))
    over = await anna.get(f"/api/tables/{table}/view")
    record = await anna.get(f"/api/tables/{table}/record")
    last = len(record["moves"]) - 1
    assert max(seat["played"][-1]["last"] for seat in over["seats"]) == last
    assert min(seat["played"][0]["first"] for seat in over["seats"]) == 1
