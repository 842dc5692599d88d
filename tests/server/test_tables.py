"""Making tables, taking seats, and who may know of what."""

from typing import Any

import pytest

from tavola.games import names
from tavola.text import messages_of, rules_of
from tests.example import EXAMPLE, begins
from tests.server.house import Guest, House


async def test_a_table_is_private_with_me_on_the_first_seat_unless_i_say_otherwise(
    house: House,
) -> None:
    anna = await house.guest("Anna")
    made = await anna.post("/api/tables", {"game": EXAMPLE, "players": 3}, 201)
    assert made["table"]["visibility"] == "private"
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open"]
    assert made["seats"][0]["you"]
    assert made["table"]["owner"]
    assert len(made["table"]["commitment"]) == 64


async def test_seats_are_mine_open_or_a_bot_s(house: House) -> None:
    anna = await house.guest("Anna")
    seats = [{"kind": "bot", "bot": "easy"}, {"kind": "open"}, {"kind": "me"}]
    made = await anna.post("/api/tables", {"game": EXAMPLE, "players": 3, "seats": seats}, 201)
    assert made["seat"] == 2
    assert [(seat["kind"], seat["bot"]) for seat in made["seats"]] == [
        ("bot", "easy"),
        ("open", None),
        ("person", None),
    ]


async def test_a_table_begins_with_the_request_that_makes_it(house: House) -> None:
    anna = await house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "start": True}
    begun = await anna.post("/api/tables", form, 201)
    assert begun["table"]["status"] == "playing"
    assert begun["view"]["seat"] == 0
    assert [entry["kind"] for entry in begun["entries"][:2]] == ["open", "start"]


async def test_no_table_is_made_that_should_begin_and_has_a_free_seat(house: House) -> None:
    anna = await house.guest("Anna")
    form = {"game": EXAMPLE, "players": 2, "start": True}
    refused = await anna.post("/api/tables", form, 409)
    assert refused["error"] == "seats-free"
    assert (await anna.get("/api/tables?list=mine"))["tables"] == []


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 7}, "2 to 6"),
        ({"options": {"round_limit": 0}}, "round_limit"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"borders": 3}}, "borders"),
        ({"seats": [{"kind": "me"}]}, "1 seats for 2"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "one seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "genius"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "no bot"),
        ({"stand_in": "genius"}, "genius"),
    ],
)
async def test_what_the_game_does_not_take_is_refused_with_a_reason(
    hut: House, wrong: dict[str, object], word: str
) -> None:
    anna = await hut.guest("Anna")
    form = {"game": EXAMPLE, "players": 2, **wrong}
    refused = await anna.post("/api/tables", form, 422)
    assert refused["error"] == "bad-setup"
    assert word in refused["message"]


async def test_an_invite_seats_a_friend_but_never_on_a_taken_seat(house: House) -> None:
    anna, bruno, carla = [await house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = await house.table(anna, start=False, players=2)
    invite = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    joined = await bruno.post("/api/join", {"token": invite, "sit": True})
    assert joined["seat"] == 1
    assert (await carla.post("/api/join", {"token": invite, "sit": True}, 409))["error"] == "full"
    taken = await carla.put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)
    assert taken["error"] == "taken"
    assert (await carla.get(f"/api/tables/{table}/view"))["seat"] is None


async def test_a_private_table_does_not_exist_for_others(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, start=False, players=2)
    missing = await bruno.ask("GET", "/api/tables/aaaaaaaaaa/view")
    for who in (bruno, house.stranger()):
        for path in ("", "/view", "/log", "/replay", "/fairness", "/record"):
            answer = await who.ask("GET", f"/api/tables/{table}{path}")
            assert answer.status_code == 404
            assert answer.content == missing.content
        assert (await who.get("/api/tables?list=public"))["tables"] == []
    assert (await bruno.post(f"/api/tables/{table}/chat", {"text": "hi"}, 404))[
        "error"
    ] == "no-table"


async def test_a_renewed_invite_makes_the_old_one_void(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, start=False, players=2)
    old = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    new = (await anna.post(f"/api/tables/{table}/invite", status=201))["token"]
    assert (await bruno.post("/api/join", {"token": old}, 404))["error"] == "no-invite"
    assert (await bruno.post("/api/join", {"token": new}))["seat"] is None
    refused = await bruno.post(f"/api/tables/{table}/invite", status=403)
    assert refused["error"] == "not-yours"


async def test_a_public_table_can_be_watched_and_joined_by_anyone(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, start=False, players=2, visibility="public")
    stranger = house.stranger()
    assert (await stranger.get(f"/api/tables/{table}/view"))["seat"] is None
    listed = (await stranger.get("/api/tables?list=public"))["tables"]
    assert [(row["id"], row["invite"]) for row in listed] == [(table, None)]
    sat = await bruno.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    assert sat["seat"] == 1


async def test_the_owner_seats_bots_and_frees_seats(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False)
    refused = await bruno.put(f"/api/tables/{table}/seats/0", {"kind": "open"}, 403)
    assert refused["error"] == "not-yours"
    bot = {"kind": "bot", "bot": "random"}
    assert (await anna.put(f"/api/tables/{table}/seats/1", bot, 409))["error"] == "taken"
    freed = await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert freed["seats"][1]["kind"] == "open"
    seated = await anna.put(f"/api/tables/{table}/seats/1", bot)
    assert seated["seats"][1]["bot"] == "random"
    assert seated["entries"][-1]["now"] == {"kind": "bot", "name": None, "bot": "random"}
    again = await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert again["seats"][1]["kind"] == "open"


async def test_a_person_has_one_seat_and_may_change_it(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, start=False, players=3)
    moved = await anna.put(f"/api/tables/{table}/seats/2", {"kind": "me"})
    assert [seat["kind"] for seat in moved["seats"]] == ["open", "open", "person"]
    assert moved["entries"][-1]["freed"] == 0
    assert (await anna.put(f"/api/tables/{table}/seats/2", {"kind": "me"}, 409))[
        "error"
    ] == "seated"
    assert (await anna.get("/api/tables"))["tables"][0]["seat"] == 2


async def test_a_game_begins_when_all_seats_are_taken(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False, players=3)
    assert (await anna.post(f"/api/tables/{table}/start", {}, 409))["error"] == "seats-free"
    assert (await bruno.post(f"/api/tables/{table}/start", {}, 403))["error"] == "not-yours"
    begun = await anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert begun["table"]["status"] == "playing"
    assert begun["seats"][2]["bot"] == "random"
    assert begun["entries"][-1]["kind"] in ("start", "move")
    for late in ({"kind": "open"}, {"kind": "me"}):
        assert (await anna.put(f"/api/tables/{table}/seats/0", late, 409))["error"] == "not-open"


async def test_an_open_table_can_be_left_and_given_up(house: House) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    table = await house.table(anna, bruno, start=False)
    left = await bruno.post(f"/api/tables/{table}/leave")
    assert left["seat"] is None
    assert left["seats"][1]["kind"] == "open"
    assert (await anna.post(f"/api/tables/{table}/close"))["table"]["status"] == "closed"
    assert (await anna.get("/api/tables"))["tables"] == []
    assert (await anna.post(f"/api/tables/{table}/start", {}, 409))["error"] == "not-open"


async def test_lists_tell_what_waits_for_me_what_i_may_watch_and_what_is_over(
    house: House,
) -> None:
    anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
    playing = await house.table(anna, bruno, options=begins(1))
    ready = await house.table(anna, bruno, start=False)
    public = await house.table(anna, start=False, players=2, visibility="public")

    async def listed(who: Guest, which: str) -> set[str]:
        rows = await who.get(f"/api/tables?list={which}")
        return {row["id"] for row in rows["tables"]}

    assert await listed(anna, "mine") == {playing, ready, public}
    assert await listed(bruno, "mine") == {playing, ready}
    assert await listed(bruno, "waiting") == {playing}  # his decision
    assert await listed(anna, "waiting") == {ready}  # to be started
    assert await listed(bruno, "public") == {public}
    assert await listed(bruno, "watch") == {public}
    invite = (await anna.get(f"/api/tables/{playing}"))["invite"]["token"]
    carla = await house.guest("Carla")
    await carla.post("/api/join", {"token": invite})
    assert await listed(carla, "watch") == {public, playing}
    assert await listed(carla, "mine") == set()
    assert await listed(bruno, "finished") == set()
    assert await listed(house.stranger(), "mine") == set()
    row = (await bruno.get("/api/tables?list=waiting"))["tables"][0]
    assert row["waits"]
    assert row["seat"] == 1


async def test_lists_come_in_pages(house: House) -> None:
    anna = await house.guest("Anna")
    made = [await house.table(anna, start=False, players=2) for _ in range(5)]
    found, cursor = [], ""
    for _ in range(3):
        page = await anna.get(f"/api/tables?limit=2{cursor}")
        found += [row["id"] for row in page["tables"]]
        cursor = f"&before={page['next']}"
    assert page["next"] is None
    assert found == made[::-1]
    assert (await anna.get("/api/tables?before=x", 400))["error"] == "malformed"


async def test_games_are_described_with_options_and_explanations_in_my_language(
    hut: House,
) -> None:
    stranger = hut.stranger()

    async def example(path: str) -> Any:
        games = (await stranger.get(path))["games"]
        assert [game["name"] for game in games] == list(names())
        return next(game for game in games if game["name"] == EXAMPLE)

    english, german = await example("/api/games"), await example("/api/games?lang=de")
    assert english["options"].keys() == {"2", "3", "4", "5", "6"}
    limit = next(o for o in english["options"]["2"] if o["name"] == "round_limit")
    assert (limit["kind"], limit["low"], limit["high"], limit["default"]) == ("number", 1, 1000, 40)
    other = next(o for o in german["options"]["2"] if o["name"] == "round_limit")
    assert limit["text"] != other["text"]
    assert await example("/api/games?lang=xx") == english


@pytest.mark.parametrize("game", names())
async def test_a_game_tells_its_words_and_its_rules_in_my_language(hut: House, game: str) -> None:
    stranger = hut.stranger()
    english = await stranger.get(f"/api/games/{game}/words")
    german = await stranger.get(f"/api/games/{game}/words?lang=de")
    assert english["rules"] == rules_of(game, "en").read_text("utf-8") != german["rules"]
    assert english["messages"] == messages_of(game, "en").read_text("utf-8") != german["messages"]
    for other in ("xx", "../../../text/de", "%2e%2e/text/de"):
        assert await stranger.get(f"/api/games/{game}/words?lang={other}") == english


async def test_a_game_that_is_not_here_has_no_words(hut: House) -> None:
    answer = await hut.stranger().get("/api/games/chess/words", 404)
    assert answer["error"] == "not-found"
