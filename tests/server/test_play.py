"""Playing by plain HTTP: moves, numbers, undo, why not, chat, resuming."""

import asyncio
import logging
from typing import Any

import pytest

from tavola.core.foresee import changed
from tavola.server.tables.live import MOST_FORESEEN
from tests.example import OPENER
from tests.server.house import Guest, House


async def finish(guests: list[Guest], table: str, most: int = 2000) -> Any:
    """Everybody plays the last legal move until the game is over."""
    for _ in range(most):
        for guest in guests:
            view = await guest.get(f"/api/tables/{table}/view?after=1000000")
            if view["table"]["status"] == "over":
                return view
            if view["view"]["legal"]:
                move = {"on": view["number"], "move": view["view"]["legal"][-1]}
                await guest.post(f"/api/tables/{table}/moves", move)
    raise AssertionError("the game does not end")


async def test_a_game_is_played_to_its_end(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options={"round_limit": 1})
    end = await finish([anna, bruno], table)
    assert min(end["view"]["result"]["places"]) == 1
    assert end["view"]["to_act"] == []
    assert not end["view"]["undo"]
    assert end["table"]["finished"] is not None
    rows = (await anna.get("/api/tables?list=finished"))["tables"]
    assert [row["places"] for row in rows] == [end["view"]["result"]["places"]]
    late = await anna.post(f"/api/tables/{table}/moves", {"on": end["number"], "move": "pass"}, 409)
    assert late["error"] == "not-playing"


async def test_a_seat_sees_its_own_hand_and_no_other(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, visibility="public")
    views = [
        (await who.get(f"/api/tables/{table}/view"))["view"]
        for who in (anna, bruno, house.stranger())
    ]
    assert [view["seat"] for view in views] == [0, 1, None]
    assert [view["table"]["hand"] is not None for view in views] == [True, True, False]


async def test_a_move_is_answered_with_the_new_view(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    before = await anna.get(f"/api/tables/{table}/view")
    move = {"on": before["number"], "move": "city siena"}
    after = await anna.post(f"/api/tables/{table}/moves", move)
    assert after["number"] == before["number"] + 1
    assert after["view"]["table"]["city"] == "siena"
    told = after["entries"][-1]
    assert (told["kind"], told["seat"], told["move"]) == ("move", 0, "city siena")
    others = (await bruno.get(f"/api/tables/{table}/view"))["entries"][-1]
    assert others["move"] is None  # the events tell others what they may know
    assert others["events"] == told["events"]


async def test_a_move_that_is_not_legal_is_refused_with_the_rule(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    refused = await anna.post(
        f"/api/tables/{table}/moves", {"on": view["number"], "move": "play 10"}, 422
    )
    assert refused["error"] == "illegal"
    assert refused["refusal"]["rule"].startswith("D")
    why = await anna.get(f"/api/tables/{table}/why-not?move=play%2010")
    assert why["refusal"] == refused["refusal"]
    assert (await anna.get(f"/api/tables/{table}/why-not?move=city%20siena"))["refusal"] is None
    nonsense = await anna.get(f"/api/tables/{table}/why-not?move=dance")
    assert nonsense["refusal"]["id"] == "not-a-move"
    assert (await anna.get(f"/api/tables/{table}/view"))["number"] == view["number"]


async def test_what_each_legal_move_would_do_is_told_and_comes_true(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    number = view["number"]
    ahead = await anna.get(f"/api/tables/{table}/foresee?on={number}")
    assert ahead["number"] == number
    assert list(ahead["moves"]) == view["view"]["legal"]
    siena = ahead["moves"]["city siena"]
    then = await anna.get(f"/api/tables/{table}/foresee?on={number}&after=city%20siena")
    after = await anna.post(f"/api/tables/{table}/moves", {"on": number, "move": "city siena"})
    assert siena["events"] == after["entries"][-1]["events"]
    assert changed(view["view"]["table"], siena["then"]) == after["view"]["table"]
    assert list(then["moves"]) == after["view"]["legal"]
    card = after["view"]["legal"][0]
    at = await anna.get(f"/api/tables/{table}/foresee?on={after['number']}")
    assert then["moves"][card] == at["moves"][card]


async def test_only_who_sits_there_may_look_ahead_and_not_on_an_old_view(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    number = (await anna.get(f"/api/tables/{table}/view"))["number"]
    at = f"/api/tables/{table}/foresee?on={number}"
    assert (await bruno.get(at))["moves"] == {}
    assert await anna.get(f"/api/tables/{table}/foresee") == await anna.get(at)
    assert (await anna.get(f"/api/tables/{table}/foresee?on=0", 409))["error"] == "stale"
    refused = await anna.get(f"{at}&after=play%2010", 422)
    assert refused["refusal"]["rule"].startswith("D")
    await anna.get(at + 9 * "&after=pass", 400)
    carla = await house.guest("Carla")
    assert (await carla.get(at, 404))["error"] == "no-table"


async def test_of_what_was_foreseen_a_table_keeps_the_newest_answers_only(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno, options=OPENER)
    asked: list[tuple[str, ...]] = []

    async def foresee(*after: str) -> list[str]:
        answer = await anna.ask("GET", f"/api/tables/{table}/foresee", params={"after": after})
        asked.append(after)
        return list(answer.json()["moves"])

    for city in await foresee():
        for card in await foresee(city):
            await foresee(city, card)
    live = hut.site.hall.live(table)
    assert live.table is not None
    kept, number = live.foreseen, live.table.number
    assert [*kept.values()] == [kept[0, None, after, number] for after in asked[-MOST_FORESEEN:]]


async def test_a_move_on_an_old_view_is_stale_and_the_answer_has_the_new_one(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    move = {"on": view["number"], "move": "city siena"}
    await anna.post(f"/api/tables/{table}/moves", move)
    stale = await anna.post(f"/api/tables/{table}/moves", move, 409)  # sent twice, played once
    assert stale["error"] == "stale"
    assert stale["now"]["number"] == view["number"] + 1
    assert [entry["kind"] for entry in stale["now"]["entries"]] == ["move"]
    future = {"on": view["number"] + 50, "move": "pass"}
    assert (await anna.post(f"/api/tables/{table}/moves", future, 409))["error"] == "stale"


async def test_chat_does_not_make_a_move_stale(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    said = await bruno.post(f"/api/tables/{table}/chat", {"text": " Ciao\u0007! "})
    assert said["entries"][-1]["text"] == "Ciao !"
    assert said["entries"][-1]["name"] == "Bruno"
    move = {"on": view["number"], "move": "city siena"}
    await anna.post(f"/api/tables/{table}/moves", move)


async def test_racing_moves_for_one_place_exactly_one_is_played(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    moves = [{"on": view["number"], "move": text} for text in view["view"]["legal"][:8]]
    answers = await asyncio.gather(
        *(anna.ask("POST", f"/api/tables/{table}/moves", move) for move in moves)
    )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {a.json()["error"] for a in answers if a.status_code == 409} == {"stale"}


async def test_a_move_can_be_taken_back_until_somebody_has_learnt_something(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER)
    view = await anna.get(f"/api/tables/{table}/view")
    named = await anna.post(
        f"/api/tables/{table}/moves", {"on": view["number"], "move": "city siena"}
    )
    assert named["view"]["undo"]
    undone = await anna.post(f"/api/tables/{table}/undo", {"on": named["number"]})
    assert undone["view"] == view["view"]
    assert undone["entries"][-1]["undoes"] == named["number"]
    again = await anna.post(f"/api/tables/{table}/undo", {"on": undone["number"]}, 422)
    assert again["refusal"]["id"] == "nothing-to-undo"
    other = await bruno.post(f"/api/tables/{table}/undo", {"on": undone["number"]}, 422)
    assert other["refusal"]["id"] == "nothing-to-undo"
    city = await anna.post(
        f"/api/tables/{table}/moves", {"on": undone["number"], "move": "city roma"}
    )
    card = next(text for text in city["view"]["legal"] if text.startswith("play"))
    shown = await anna.post(f"/api/tables/{table}/moves", {"on": city["number"], "move": card})
    assert not shown["view"]["undo"]


async def test_days_later_everything_is_where_it_was(house: House) -> None:
    """The table is loaded anew: from its snapshot and the entries after it."""
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    for _ in range(120):
        for guest in (anna, bruno):
            view = await guest.get(f"/api/tables/{table}/view")
            if view["view"]["legal"]:
                move = {"on": view["number"], "move": view["view"]["legal"][0]}
                await guest.post(f"/api/tables/{table}/moves", move)
    before = [await who.get(f"/api/tables/{table}/view") for who in (anna, bruno)]
    log = await anna.get(f"/api/tables/{table}/log?limit=500")
    house.site.hall.live(table).table = None
    assert [await who.get(f"/api/tables/{table}/view") for who in (anna, bruno)] == before
    assert await anna.get(f"/api/tables/{table}/log?limit=500") == log
    assert [entry["n"] for entry in log["entries"]] == list(range(1, log["last"] + 1))
    assert log["entries"][-200:] == before[0]["entries"]
    loaded = house.site.hall.live(table).table
    assert loaded is not None
    assert loaded.snapshot_number > 0


async def test_a_lost_connection_resumes_by_its_number(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    for text in "abcde":
        await bruno.post(f"/api/tables/{table}/chat", {"text": text})
    view = await anna.get(f"/api/tables/{table}/view")
    resumed = await anna.get(f"/api/tables/{table}/view?after={view['number'] - 2}")
    assert [entry["text"] for entry in resumed["entries"]] == ["d", "e"]
    assert not resumed["more"]
    assert resumed["view"] == view["view"]
    page = await anna.get(f"/api/tables/{table}/log?after={view['number'] - 4}&limit=2")
    assert [entry["text"] for entry in page["entries"]] == ["b", "c"]


async def test_a_long_absence_gives_the_newest_entries_and_says_that_there_are_more(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    for number in range(210):
        await bruno.post(f"/api/tables/{table}/chat", {"text": str(number)})
    view = await anna.get(f"/api/tables/{table}/view")
    assert [entry["text"] for entry in view["entries"]] == [str(n) for n in range(10, 210)]
    assert view["more"]
    assert not (await anna.get(f"/api/tables/{table}/view?after={view['number'] - 200}"))["more"]


async def test_a_program_can_wait_for_news(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    number = (await anna.get(f"/api/tables/{table}/view"))["number"]
    waiting = asyncio.create_task(anna.get(f"/api/tables/{table}/view?after={number}&wait=25"))
    while not house.site.hall.live(table).watchers:
        await asyncio.sleep(0.01)
    await bruno.post(f"/api/tables/{table}/chat", {"text": "news"})
    assert [entry["text"] for entry in (await waiting)["entries"]] == ["news"]
    quiet = await anna.get(f"/api/tables/{table}/view?after={number + 1}&wait=0.05")
    assert quiet["entries"] == []


async def test_who_waits_for_news_is_answered_when_the_server_stops(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno)
    number = (await anna.get(f"/api/tables/{table}/view"))["number"]
    waiting = asyncio.create_task(anna.get(f"/api/tables/{table}/view?after={number}&wait=25"))
    while not house.site.hall.live(table).watchers:
        await asyncio.sleep(0.01)
    house.site.hall.stop_waiting()
    assert (await waiting)["number"] == number
    assert house.site.hall.closing


async def test_the_log_of_the_server_tells_a_table_s_life_and_nothing_of_the_game(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tavola")
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options={"round_limit": 1})
    await finish([anna, bruno], table)
    told = [record.__dict__ for record in caplog.records if record.message == "table"]
    assert [(line["table"], line["what"]) for line in told] == [(table, "start"), (table, "over")]
    assert anna.secret not in caplog.text


async def test_only_those_who_sit_may_play_and_speak(house: House) -> None:
    anna, bruno, carla = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await house.table(anna, bruno, visibility="public")
    move = {"on": 4, "move": "pass"}
    for who, status, word in ((carla, 403, "not-yours"), (house.stranger(), 401, "nobody")):
        for path, body in (("moves", move), ("undo", {"on": 4}), ("chat", {"text": "hi"})):
            refused = await who.post(f"/api/tables/{table}/{path}", body, status)
            assert refused["error"] == word
        for path in ("leave", "return"):
            assert (await who.post(f"/api/tables/{table}/{path}", status=status))["error"] == word
        why = await who.get(f"/api/tables/{table}/why-not?move=pass", status)
        assert why["error"] == word


async def test_who_leaves_is_played_for_by_a_bot_until_he_returns(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, options=OPENER, stand_in="random")
    assert (await anna.post(f"/api/tables/{table}/return", status=409))["error"] == "not-away"
    left = await anna.post(f"/api/tables/{table}/leave")
    assert left["seats"][0] == {
        **left["seats"][0],
        "away": "left",
        "bot": "random",
        "kind": "person",
    }
    view = await bruno.get(f"/api/tables/{table}/view?after={left['number']}&wait=25")
    played = view["entries"][0]
    assert (played["kind"], played["seat"], played["bot"]) == ("move", 0, "random")
    away = await anna.post(
        f"/api/tables/{table}/moves", {"on": left["number"], "move": "pass"}, 409
    )
    assert away["error"] == "away"
    back = await anna.post(f"/api/tables/{table}/return")
    assert back["seats"][0]["away"] is None
    assert back["seat"] == 0
    rows = await anna.get("/api/tables")
    assert not rows["tables"][0]["seats"][0]["away"]
