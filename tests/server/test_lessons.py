"""Lessons over HTTP: steps that are kept nowhere, and a table of one's own at the end."""

from datetime import UTC, datetime
from typing import Any

import pytest

import tavola
from tavola.learn.daily import daily_puzzle
from tavola.learn.lesson import Lesson, Step, lesson_of, puzzles_of
from tavola.learn.words import words_of
from tavola.text import languages
from tests.example import EXAMPLE
from tests.server.house import Guest, House

GAMES = tavola.game_names()


def lesson(game: str = EXAMPLE) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def steps_of(game: str) -> list[Step]:
    return [*lesson(game).step[:-1], *puzzles_of(game)]


async def tell(guest: Guest, game: str, step: str, *moves: str, after: int = 0) -> dict[str, Any]:
    form = {"moves": [*moves], "after": after}
    told: dict[str, Any] = await guest.post(f"/api/games/{game}/lesson/{step}", form)
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_is_played_to_its_end_by_its_right_answers(
    house: House, game: str
) -> None:
    guest = house.stranger()
    for step in steps_of(game):
        for answer in step.accept:
            moves = [answer]
            now = await tell(guest, game, step.id, *moves)
            while now["stage"] == "going":
                moves.append(now["lit"][0])
                now = await tell(guest, game, step.id, *moves)
            assert now["stage"] == "done", step.id


@pytest.mark.parametrize("game", GAMES)
async def test_every_wrong_answer_is_played_out_and_explained(house: House, game: str) -> None:
    guest = house.stranger()
    for step in steps_of(game):
        for move in step.wrong:
            now = await tell(guest, game, step.id, move)
            assert now["stage"] == "wrong", step.id
            assert now["say"].startswith(f"{step.id}-wrong")


@pytest.mark.parametrize("game", GAMES)
async def test_what_can_not_be_done_is_refused_with_the_rule_and_a_word_of_the_lesson(
    house: House, game: str
) -> None:
    guest = house.stranger()
    for step in steps_of(game):
        for move, rule in step.refuse.items():
            path = f"/api/games/{game}/lesson/{step.id}"
            told = await guest.post(f"{path}/why-not", {"move": move})
            assert told["refusal"]["rule"] == rule
            assert told["say"] == f"{step.id}-refuse-{move.replace(' ', '-')}"
            refused = await guest.post(path, {"moves": [move]}, 422)
            assert refused["error"] == "illegal"


async def test_a_step_goes_on_where_it_was_seen_last(house: House) -> None:
    step = next(one for one in steps_of(EXAMPLE) if len(one.then) > 3)
    guest = house.stranger()
    first = await tell(guest, EXAMPLE, step.id)
    assert (first["stage"], first["say"]) == ("task", f"{step.id}-task")
    (view,) = first["views"]
    assert view["printed"] is not None
    seen = view["number"]
    then = await tell(guest, EXAMPLE, step.id, step.accept[0], after=seen)
    entries = [entry for view in then["views"] for entry in view["entries"]]
    assert [entry["n"] for entry in entries] == [*range(seen + 1, then["views"][-1]["number"] + 1)]
    assert entries[0]["move"] == step.accept[0]
    assert all(entry["kind"] == "move" for entry in entries)


async def test_only_the_learner_s_hand_is_shown(house: House) -> None:
    guest = house.stranger()
    (view,) = (await tell(guest, EXAMPLE, lesson().step[0].id))["views"]
    assert view["seat"] == 0
    assert [seat["name"] for seat in view["seats"][1:]] == lesson().opponents
    assert [player.get("hand") for player in view["view"]["table"]["players"][1:]].count(None) == 3


async def test_what_each_move_would_do_is_told(house: House) -> None:
    step = steps_of(EXAMPLE)[0]
    path = f"/api/games/{EXAMPLE}/lesson/{step.id}/foresee"
    told = await house.stranger().post(path, {})
    assert {*told["moves"]} >= {*step.accept, *step.wrong}


async def test_after_its_end_a_step_takes_no_more_moves(house: House) -> None:
    step = steps_of(EXAMPLE)[0]
    form = {"moves": [step.accept[0], "pass"]}
    refused = await house.stranger().post(f"/api/games/{EXAMPLE}/lesson/{step.id}", form, 409)
    assert refused["error"] == "not-playing"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_comes_with_all_that_is_said(house: House, game: str, language: str) -> None:
    told = await house.stranger().get(f"/api/games/{game}/lesson?lang={language}")
    assert [step["id"] for step in told["steps"]] == [step.id for step in lesson(game).step]
    assert [step["free"] for step in told["steps"]][-2:] == [False, True]
    for step in [*told["steps"], *told["puzzles"]]:
        assert told["texts"][f"{step['id']}-task"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_last_step_is_played_on_at_a_table_of_one_s_own(house: House, game: str) -> None:
    last = lesson(game).step[-1].id
    path = f"/api/games/{game}/lesson/{last}/table"
    assert (await house.stranger().post(path, status=401))["error"] == "nobody"
    anna = await house.guest("Anna")
    made = await anna.post(path, status=201)
    assert made["table"]["status"] == "playing"
    assert [seat["bot"] for seat in made["seats"] if not seat["you"]] == ["easy"] * (
        made["table"]["players"] - 1
    )
    assert made["view"]["legal"]


@pytest.mark.parametrize("path", ["chess/lesson", f"{EXAMPLE}/lesson/x9", "chess/lesson/c1"])
async def test_there_is_no_lesson_where_there_is_none(house: House, path: str) -> None:
    stranger = house.stranger()
    if path.endswith("lesson"):
        answer = await stranger.ask("GET", f"/api/games/{path}")
    else:
        answer = await stranger.ask("POST", f"/api/games/{path}", {})
    assert answer.status_code == 404


async def test_the_puzzle_of_the_day_is_the_same_for_all_and_told_in_their_language(
    house: House,
) -> None:
    first = await house.stranger().get("/api/puzzle")
    day = datetime.fromtimestamp(house.site.hall.now(), UTC).date()
    found = daily_puzzle(day)
    assert found is not None
    assert (first["game"], first["puzzle"]) == (found[0], found[1].id)
    assert puzzles_of(first["game"])[first["number"] - 1].id == first["puzzle"]
    for language in languages():
        told = await house.stranger().get(f"/api/puzzle?lang={language}")
        task = words_of(first["game"], language).say(f"{first['puzzle']}-task")
        assert told == {**first, "task": task}
