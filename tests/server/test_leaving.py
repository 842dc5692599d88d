"""Leaving for good: resigning, and ending a game by common consent."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import tavola
from tavola.server.settings import Settings
from tavola.server.store.appender import Appender, NotStored, Stored
from tavola.server.store.changes import Change
from tests.example import OPENER
from tests.server.house import Guest, House, open_house
from tests.server.test_processes import guest_of
from tests.server.test_records import play_out

ONE_ROUND = {**OPENER, "round_limit": 1}
PROVED = ["moves-legal", "commitment-kept", "draws-fair"]


async def listed(guest: Guest, which: str) -> list[str]:
    return [row["id"] for row in (await guest.get(f"/api/tables?list={which}"))["tables"]]


async def pair(house: House, **more: Any) -> tuple[Guest, Guest, str]:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    return anna, bruno, await house.table(anna, bruno, options=ONE_ROUND, **more)


async def end(guest: Guest, table: str, agree: bool = True, status: int = 200) -> Any:
    return await guest.post(f"/api/tables/{table}/end", {"agree": agree}, status)


def idle(view: Any) -> bool:
    """Whether no bot must decide."""
    return view["view"]["to_act"] in ([0], [])


def is_after(number: int, view: Any) -> bool:
    return bool(view["number"] > number)


# --- resigning ------------------------------------------------------------------------------------


async def test_who_resigns_is_played_for_to_the_end_and_the_record_says_so(house: House) -> None:
    anna, bruno, table = await pair(house, stand_in="random")
    await play_out(house, table, most=3)
    view = await bruno.post(f"/api/tables/{table}/resign")
    told = view["entries"][-1]
    assert (told["kind"], told["why"], told["ends"]) == ("away", "resigned", False)
    assert (view["seats"][1]["away"], view["seats"][1]["bot"]) == ("resigned", "random")
    assert (await bruno.post(f"/api/tables/{table}/return", status=409))["error"] == "resigned"
    assert (await bruno.post(f"/api/tables/{table}/resign", status=409))["error"] == "resigned"
    assert (await end(bruno, table, status=409))["error"] == "resigned"
    async with anna.live(table) as line:
        while (await line.until(lambda _: True))["table"]["status"] == "playing":
            seen = await line.until(idle)
            if seen["view"]["to_act"]:
                move = seen["view"]["legal"][-1]
                await line.ask(type="move", on=seen["number"], move=move)
                await line.until(partial(is_after, seen["number"]))
    record = await anna.get(f"/api/tables/{table}/record")
    assert [one["seat"] for one in record["resigned"]] == [1]
    last = record["resigned"][0]["after"]
    assert {m.get("bot") for m in record["moves"] if m.get("seat") == 1 and m["n"] > last} == {
        "random"
    }
    assert "ended" not in record
    assert "result-right" in tavola.verify(record)
    carla = await house.guest("Carla")
    row = await carla.post("/api/records", record, 201)
    assert await carla.get(f"/api/tables/{row['id']}/record") == record


async def test_what_one_has_resigned_is_neither_waiting_nor_among_one_s_own(house: House) -> None:
    anna, bruno, table = await pair(house)
    assert (await listed(anna, "waiting"), await listed(anna, "mine")) == ([table], [table])
    await anna.post(f"/api/tables/{table}/resign")
    for which in ("waiting", "mine"):
        assert await listed(anna, which) == []
    assert await listed(anna, "watch") == [table]
    row = await bruno.get(f"/api/tables/{table}")
    assert [seat["resigned"] for seat in row["seats"]] == [True, False]
    assert await listed(bruno, "mine") == [table]
    await end(bruno, table)
    assert await listed(anna, "finished") == [table]


async def test_who_has_left_for_a_while_can_resign_and_nobody_else_s_seat(house: House) -> None:
    anna, bruno, table = await pair(house)
    await bruno.post(f"/api/tables/{table}/leave")
    view = await bruno.post(f"/api/tables/{table}/resign")
    assert view["seats"][1]["away"] == "resigned"
    carla = await house.guest("Carla")
    assert (await carla.post(f"/api/tables/{table}/resign", status=404))["error"] == "no-table"
    open_table = await house.table(anna, start=False, players=2)
    refused = await anna.post(f"/api/tables/{open_table}/resign", status=409)
    assert refused["error"] == "not-playing"


async def test_the_game_ends_when_the_last_person_resigns(house: House) -> None:
    anna, bruno, table = await pair(house)
    await bruno.post(f"/api/tables/{table}/resign")
    view = await anna.post(f"/api/tables/{table}/resign")
    assert (view["entries"][-1]["why"], view["entries"][-1]["ends"]) == ("resigned", True)
    assert (view["table"]["status"], view["table"]["ended"]) == ("over", True)
    record = await anna.get(f"/api/tables/{table}/record")
    assert [one["seat"] for one in record["resigned"]] == [1, 0]
    assert record["ended"]


# --- ending ---------------------------------------------------------------------------------------


async def test_a_game_ends_without_a_result_when_all_agree(house: House) -> None:
    anna, bruno, table = await pair(house)
    await play_out(house, table, most=5)
    assert (await end(anna, table, agree=False, status=409))["error"] == "not-asked"
    asked = await end(anna, table)
    assert (asked["table"]["status"], asked["table"]["agreed"]) == ("playing", [0])
    assert (await end(anna, table, status=409))["error"] == "agreed"
    async with bruno.live(table, changes=True) as line:
        before = await line.until(lambda v: v["table"]["agreed"] == [0])
        over = await end(bruno, table)
        change = await line.hear()
        assert change["change"]["table"]["status"] == "over"
        assert (change["change"]["view"]["to_act"], before["view"]["to_act"] != []) == ([], True)
    assert (over["table"]["status"], over["table"]["ended"]) == ("over", True)
    seen = over["view"]
    assert (seen["to_act"], seen["legal"], seen["undo"], seen["result"]) == ([], [], False, None)
    late = {"on": over["number"], "move": "pass"}
    assert (await anna.post(f"/api/tables/{table}/moves", late, 409))["error"] == "not-playing"
    undo = await anna.post(f"/api/tables/{table}/undo", {"on": over["number"]}, 409)
    assert undo["error"] == "not-playing"
    assert (await end(anna, table, status=409))["error"] == "not-playing"
    row = await anna.get(f"/api/tables/{table}")
    assert (row["status"], row["places"], row["waits"]) == ("over", None, False)
    assert row["finished"] == over["table"]["finished"]
    assert await listed(anna, "mine") == []


async def test_the_record_of_an_ended_game_proves_itself_and_can_be_brought_in(
    house: House,
) -> None:
    anna, bruno, table = await pair(house)
    await play_out(house, table, most=20)
    await end(anna, table)
    await end(bruno, table)
    record = await anna.get(f"/api/tables/{table}/record")
    assert (record["ended"], record["result"]) == (True, None)
    assert tavola.verify(record) == PROVED
    assert len((await anna.get(f"/api/tables/{table}/fairness"))["seed"]) == 64
    others = await anna.get(f"/api/tables/{table}/replay?seat=1&move=1")
    assert others["frames"][0]["view"]["seat"] == 1
    row = await bruno.post("/api/records", record, 201)
    assert (row["status"], row["places"]) == ("over", None)
    assert await bruno.get(f"/api/tables/{row['id']}/record") == record
    assert (await bruno.get(f"/api/tables/{row['id']}/view"))["table"]["ended"]
    form = {"move": 3, "seat": 0, "bot": "random"}
    begun = await anna.post(f"/api/tables/{table}/fork", form, 201)
    assert begun["table"]["status"] == "playing"


async def test_whoever_wants_to_play_on_speaks_for_all(house: House) -> None:
    anna, bruno, table = await pair(house)
    await end(anna, table)
    told = await end(bruno, table, agree=False)
    assert (told["table"]["status"], told["table"]["agreed"]) == ("playing", [])
    assert (told["entries"][-1]["kind"], told["entries"][-1]["agrees"]) == ("consent", False)
    assert (await end(bruno, table))["table"]["agreed"] == [1]
    assert (await end(anna, table))["table"]["ended"]


async def test_who_is_away_is_asked_too_and_who_has_resigned_is_not(house: House) -> None:
    guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    anna, bruno, carla = guests
    table = await house.table(*guests, options=ONE_ROUND)
    await bruno.post(f"/api/tables/{table}/leave")
    await end(anna, table)
    assert (await end(carla, table))["table"]["status"] == "playing"
    over = await bruno.post(f"/api/tables/{table}/resign")
    assert (over["table"]["status"], over["entries"][-1]["ends"]) == ("over", True)


async def test_against_bots_alone_one_word_is_enough(house: House) -> None:
    anna = await house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = await house.table(anna, players=2, seats=seats, options=ONE_ROUND)
    assert (await end(anna, table))["table"]["ended"]
    assert await listed(anna, "waiting") == []


async def test_clocks_stand_still_when_a_game_is_ended(house: House) -> None:
    anna, bruno, table = await pair(house, clock={"bank": 100, "increment": 10})
    await end(anna, table)
    over = await end(bruno, table)
    assert {seat["clock"]["since"] for seat in over["seats"]} == {None}
    live = house.site.hall.live(table)
    assert live.table is not None
    assert (live.table.due, live.timer) == (None, None)


async def test_a_wish_to_end_does_not_make_a_move_stale_and_is_not_lost_by_it(
    house: House,
) -> None:
    anna, bruno, table = await pair(house)
    number = (await anna.get(f"/api/tables/{table}/view"))["number"]
    await end(bruno, table)
    move = {"on": number, "move": "city siena"}
    moved = await anna.post(f"/api/tables/{table}/moves", move)
    assert (moved["table"]["agreed"], moved["view"]["undo"]) == ([1], True)
    back = await anna.post(f"/api/tables/{table}/undo", {"on": moved["number"]})
    assert back["table"]["agreed"] == [1]
    assert (await end(anna, table))["table"]["ended"]
    record = await anna.get(f"/api/tables/{table}/record")
    assert len(record["moves"]) == 1  # the set-up: the move was taken back


# --- the laws of the server -----------------------------------------------------------------------


@pytest.mark.parametrize("deed", ["resign", "end"])
async def test_if_the_store_fails_nobody_has_resigned_or_agreed(
    house: House, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    anna, bruno, table = await pair(house)
    before = await bruno.get(f"/api/tables/{table}/view")

    def fail(self: Appender, change: Change, then: Stored) -> None:
        asyncio.get_running_loop().call_soon(then, NotStored("the disk is full"))

    form = {"agree": True} if deed == "end" else None
    with monkeypatch.context() as broken:
        broken.setattr(Appender, "append", fail)
        await anna.post(f"/api/tables/{table}/{deed}", form, 503)
    assert await bruno.get(f"/api/tables/{table}/view") == before
    await anna.post(f"/api/tables/{table}/{deed}", form)


async def test_who_has_agreed_or_resigned_is_known_after_a_restart(settings: Settings) -> None:
    often = replace(settings, snapshot_every=1)
    async with open_house(often) as house:
        guests = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
        table = await house.table(*guests, options=ONE_ROUND)
        await guests[0].post(f"/api/tables/{table}/resign")
        await end(guests[1], table)
        secrets = [guest.secret for guest in guests]
    async with open_house(often) as house:
        again = [house.stranger() for _ in secrets]
        for guest, secret in zip(again, secrets):
            guest.http.cookies.set("tavola", secret)
        view = await again[2].get(f"/api/tables/{table}/view")
        assert (view["table"]["agreed"], view["seats"][0]["away"]) == ([1], "resigned")
        await end(again[2], table)
    async with open_house(often) as house:
        guest = house.stranger()
        guest.http.cookies.set("tavola", secrets[0])
        view = await guest.get(f"/api/tables/{table}/view")
        assert (view["table"]["ended"], view["view"]["to_act"]) == (True, [])


async def test_two_processes_agree_who_has_agreed(postgres: Settings) -> None:
    async with open_house(postgres) as here, open_house(postgres) as there:
        anna, bruno, table = await pair(here)
        far = guest_of(there.url, there, bruno)
        async with anna.live(table) as near, far.live(table) as away:
            await end(anna, table)
            await away.until(lambda v: v["table"]["agreed"] == [0])
            await end(far, table)
            assert (await near.until(lambda v: v["table"]["ended"]))["view"]["to_act"] == []
