"""How a game went: where acts, turns and rounds begin, and who was ahead."""

import random

import pytest

from tavola.core.game import NOBODY
from tavola.games import names
from tavola.server.tables.outline import Course
from tests.example import EXAMPLE
from tests.server.house import Guest, House


def course(*moves: tuple[int, bool, int, int]) -> Course:
    """After the set-up: who moved, whether it goes on with an act, turn and round after it."""
    found = Course()
    found.add(NOBODY, joins=False, turn=moves[0][2], round=moves[0][3], standing=[])
    for seat, joins, turn, number in moves:
        found.add(seat, joins, turn, number, [])
    return found


def test_an_act_is_complete_when_no_move_goes_on_with_it() -> None:
    found = course((0, False, 0, 0), (0, True, 0, 0), (1, False, 0, 0))
    assert found.acts == [0, 2, 3]


def test_turns_and_rounds_are_those_that_the_game_counts() -> None:
    found = course((0, False, 0, 1), (1, False, 1, 1), (0, False, 1, 1), (1, False, 0, 2))
    assert found.turns == [0, 2, 4]
    assert found.rounds == [0, 4]


def test_where_none_are_counted_a_turn_is_whose_move_it_is_and_a_round_all_of_them() -> None:
    found = course(*((seat, False, 0, 0) for seat in (0, 0, 1, 2, 0, 1, 1, 2)))
    assert found.turns == [0, 2, 3, 4, 5, 7]
    assert found.rounds == [0, 4]


@pytest.mark.parametrize("game", names())
async def test_an_outline_is_of_the_moves_that_these_eyes_see(hut: House, game: str) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno, game=game)
    dice = random.Random(game)
    for _ in range(40):
        guest = anna
        view = await anna.get(f"/api/tables/{table}/view")
        if 0 not in view["view"]["to_act"]:
            guest, view = bruno, await bruno.get(f"/api/tables/{table}/view")
        move = {"on": view["number"], "move": dice.choice(view["view"]["legal"])}
        await guest.post(f"/api/tables/{table}/moves", move)
    for guest in (anna, bruno):
        told = await guest.get(f"/api/tables/{table}/replay/outline")
        replay = await guest.get(f"/api/tables/{table}/replay?move=0&count=50")
        assert told["seat"] == replay["seat"]
        assert told["moves"] == replay["moves"] == len(told["standing"]) - 1
        joined = [frame["move"] for frame in replay["frames"] if frame["joins"]]
        assert not any(move - 1 in told["acts"] for move in joined)
        for stops in (told["acts"], told["turns"], told["rounds"]):
            assert stops == sorted(set(stops))
            assert set(stops) <= set(range(told["moves"] + 1))
        assert all(len(row) == 2 for row in told["standing"])


async def test_until_the_end_nobody_asks_with_the_eyes_of_another(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno, game=EXAMPLE)
    answer = await anna.get(f"/api/tables/{table}/replay/outline?seat=1", 403)
    assert answer["error"] == "not-yours"


async def test_after_the_end_nothing_of_how_everybody_stood_is_unknown(hut: House) -> None:
    anna = await hut.guest("Anna")
    seats = [{"kind": "bot", "bot": "random"}] * 2
    for game in names():
        if "round_limit" not in await options_of(anna, game):
            continue  # it would be long
        form = {"game": game, "players": 2, "seats": seats, "options": {"round_limit": 1}}
        table = (await anna.post("/api/tables", form, 201))["table"]["id"]
        await anna.post(f"/api/tables/{table}/start", {})
        async with anna.live(table) as line:
            await line.until(lambda view: view["table"]["status"] == "over")
        told = await anna.get(f"/api/tables/{table}/replay/outline")
        assert all(None not in row for row in told["standing"])


async def options_of(guest: Guest, game: str) -> set[str]:
    found = (await guest.get("/api/games"))["games"]
    (one,) = [each for each in found if each["name"] == game]
    return {option["name"] for option in one["options"]["2"]}
