"""The open record: written, read, replayed; unfinished ones; files that are no records."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tavola
from tavola.core import record as records
from tavola.core.record import from_text, to_text
from tests.core.sample import as_json, finished, play_on
from tests.example import EXAMPLE, FIRST_DRAW, FIRST_SEAT, OPENER, TITLE, table
from tests.games.lines import play


def started(seed: int = 1, moves: int = 30) -> tavola.Match:
    """A match that is still going on."""
    return play_on(tavola.start(EXAMPLE, 3, seed=seed), Random(seed), most=moves)


# --- writing and reading --------------------------------------------------------------------------


def test_a_record_tells_set_up_moves_outcomes_and_result() -> None:
    match = finished(seed=5)
    record = as_json(match)
    assert list(record) == [
        *("format", "game", "rules", "players", "options", "seats", "fair", "moves", "result")
    ]
    assert record["format"] == "tavola-record/1"
    assert [outcome["what"] for outcome in record["moves"][0]["chance"]] == [
        FIRST_DRAW,
        "deal",
    ]
    assert [entry["n"] for entry in record["moves"]] == list(range(len(match.steps)))
    assert match.result is not None
    assert record["result"]["places"] == match.result.places


def test_moves_that_were_undone_are_not_in_the_record() -> None:
    match = tavola.start(EXAMPLE, 2, seed=1, **OPENER)
    play(match, "0: city roma")
    match.undo(0)
    play(match, "0: city siena")
    assert [entry.get("move") for entry in as_json(match)["moves"]] == [None, "city siena"]


def test_a_record_as_a_file_has_one_line_a_move_and_is_the_same_data() -> None:
    record = tavola.record(finished(), ["Anna", "Niccolò"])
    text = to_text(record)
    assert from_text(text) == json.loads(json.dumps(record))
    moves = record["moves"]
    assert isinstance(moves, list)
    assert sum(line.startswith('  {"n": ') for line in text.splitlines()) == len(moves)
    assert "Niccolò" in text


def test_names_are_written_as_given_or_numbered() -> None:
    assert tavola.record(finished(), ["Anna", "Bianca"])["seats"] == ["Anna", "Bianca"]
    assert tavola.record(finished())["seats"] == ["seat 0", "seat 1"]


@pytest.mark.parametrize("names", [5, [1, 2], "ab", ["Anna"], ["Anna", None], []])
def test_names_that_are_not_one_text_per_seat_are_refused(names: Any) -> None:
    with pytest.raises(tavola.BadSetup, match="names: "):
        tavola.record(finished(), names)


# --- replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
def test_a_record_replays_to_the_same_position_and_log(players: int) -> None:
    match = finished(players, seed=players)
    again = tavola.replay(as_json(match))
    assert again.save() == match.save()
    for eyes in (0, 1, None):
        assert again.view(eyes) == match.view(eyes)
        assert [e.plain() for e in again.log(eyes)] == [e.plain() for e in match.log(eyes)]


def test_a_replayed_record_can_be_written_again_and_still_proves_itself() -> None:
    for match in (finished(), started()):
        record = as_json(match)
        assert as_json(tavola.replay(record)) == record


def test_a_record_replays_up_to_any_move() -> None:
    match = started()
    record = records.read(as_json(match))
    for upto in (0, 7, 29, 99):
        again = records.replay(record, tavola.game, upto=upto)
        assert len(again.steps) == min(upto, 30) + 1
        assert again.steps[-1].seat == match.steps[min(upto, 30)].seat


def test_a_match_that_began_with_a_position_replays_from_it() -> None:
    match = table("10 scarecrow", "1 heroine", round_limit=1, owners={1: "siena"}, seed=9)
    play_on(match, Random(9))
    record = as_json(match)
    assert record["position"]["owners"] == {"siena": 1}
    assert tavola.replay(record).save() == match.save()
    assert "commitment-kept" in tavola.verify(record)


# --- unfinished -----------------------------------------------------------------------------------


def test_an_unfinished_record_keeps_its_seed_to_itself() -> None:
    match = started()
    record = as_json(match)
    assert record["fair"]["seed"] is None
    assert record["result"] is None
    assert match.fairness.seed.hex() not in json.dumps(record)


@pytest.mark.parametrize("moves", [0, 1, 10, 60])
def test_an_unfinished_record_is_verified_as_far_as_it_goes(moves: int) -> None:
    assert tavola.verify(as_json(started(moves=moves))) == ["moves-legal"]


def test_an_illegal_move_of_an_unfinished_record_is_found() -> None:
    record = as_json(started())
    record["moves"][5]["move"] = "city roma"
    with pytest.raises(tavola.BadRecord, match=r"^moves\[5\]\.move: 'city roma' is not legal"):
        tavola.verify(record)


def ended(match: tavola.Match) -> dict[str, Any]:
    """As its players leave it."""
    record = as_json(match)
    return {
        **record,
        "fair": {**record["fair"], "seed": match.fairness.seed.hex()},
        "ended": True,
    }


def test_a_game_that_its_players_ended_shows_its_seed_and_has_no_result() -> None:
    record = ended(started())
    assert tavola.verify(record) == ["moves-legal", "commitment-kept", "draws-fair"]
    record["fair"]["seed"] = None
    with pytest.raises(tavola.BadRecord, match=r"fair\.seed: is missing"):
        tavola.verify(record)


def test_players_can_t_end_what_the_rules_have_ended() -> None:
    record = {**as_json(finished()), "ended": True}
    with pytest.raises(tavola.BadRecord, match="ended: the rules have ended the game"):
        tavola.verify(record)


def test_who_has_resigned_moves_no_more_but_a_bot_may() -> None:
    record = as_json(started())
    number, seat = record["moves"][-1]["n"], record["moves"][-1]["seat"]
    record["resigned"] = [{"seat": seat, "after": number}]
    assert tavola.verify(record) == ["moves-legal"]
    record["resigned"][0]["after"] = number - 1
    with pytest.raises(tavola.BadRecord, match=rf"moves\[{number}\]\.bot: is missing"):
        tavola.verify(record)
    record["moves"][-1]["bot"] = "medium"
    assert tavola.verify(record) == ["moves-legal"]


@pytest.mark.parametrize(
    ("resigned", "line"),
    [
        ([{"seat": 3, "after": 0}], r"resigned\[0\]\.seat: there is no seat 3"),
        ([{"seat": 0, "after": 99}], r"resigned\[0\]\.after: there is no move 99"),
        ([{"seat": 0, "after": 30}] * 2, r"resigned\[1\]\.seat: seat 0 has resigned before"),
    ],
)
def test_nobody_resigns_twice_or_from_nowhere(resigned: list[Any], line: str) -> None:
    with pytest.raises(tavola.BadRecord, match=line):
        tavola.verify({**as_json(started()), "resigned": resigned})


def test_a_running_game_has_neither_seed_nor_result() -> None:
    record = as_json(started())
    for change in (
        {"result": as_json(finished())["result"]},
        {"fair": as_json(finished(3))["fair"]},
    ):
        with pytest.raises(tavola.BadRecord, match="not over"):
            tavola.verify({**record, **change})


# --- what is no record ----------------------------------------------------------------------------

GOOD = '{"format": "tavola-record/1"}'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "file"),
        ("\x00\x01\x02\ufffd", "file"),
        ("no JSON", "file"),
        ("[]", "file"),
        ("7", "file"),
        ("null", "file"),
        (GOOD[:-1], "file"),
        ("9" * 5000, "file"),
        ("[" * 100_000, "file"),
        ('{"a":' * 5000 + "1" + "}" * 5000, "file"),
        (GOOD + GOOD, "file"),
        ('{"game": 1, "format": 2, "format": 2}', "format"),
        ('{"fair": {"seed": null, "seed": null}}', "seed"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_file_that_is_no_record_gives_one_clear_line(text: str, place: str) -> None:
    with pytest.raises(tavola.BadRecord) as error:
        from_text(text)
    assert error.value.place == place
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["{}", '{"format": "tavola-record/3"}', '{"format": null}'])
def test_another_format_is_refused(text: str) -> None:
    with pytest.raises(tavola.BadRecord, match="format: must be 'tavola-record/1'"):
        tavola.verify(from_text(text))


def test_a_half_file_is_no_record_wherever_it_is_cut() -> None:
    text = to_text(tavola.record(finished()))
    for end in range(0, len(text) - 2, 97):
        with pytest.raises(tavola.BadRecord):
            tavola.verify(from_text(text[:end]))


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"game": "chess"}, "game: there is no game 'chess'; there are: "),
        ({"rules": "0"}, "rules: version 0 is not played here (this is 2)"),
        ({"players": 1}, "seats: 2 names for 1 players"),
        ({"players": 7, "seats": ["x"] * 7}, "fair.entropy: 2 texts for 7 players"),
        ({"moves": []}, "moves: there must be the set-up at least"),
        ({"moves": {}}, "moves: Expected `array`, got `object`"),
        (
            {"options": {}},
            f"options: not complete: borders, {FIRST_SEAT}, free_pass_in_own_city, round_limit",
        ),
        ({"result": 1}, "result: Expected `object | null`, got `int`"),
        ({"position": {}}, "position: state: Object missing required field `players`"),
        ({"position": {"a": "\ud800"}}, "position: state: Object contains unknown field `a`"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_with_its_place(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadRecord) as error:
        tavola.verify({**as_json(finished()), **change})
    assert str(error.value).startswith(line)


def test_too_many_players_are_refused_by_the_game() -> None:
    record = as_json(finished())
    record |= {"players": 7, "seats": ["x"] * 7}
    record["fair"]["entropy"] = [""] * 7
    with pytest.raises(tavola.BadRecord, match=f"players: {TITLE} is for 2 to 6 players, not 7"):
        tavola.verify(record)


@pytest.mark.parametrize(
    "change",
    [str.upper, lambda seed: seed[:-2], lambda seed: seed + "00", lambda seed: f" {seed}"],
    ids=["upper case", "short", "long", "blank"],
)
def test_a_seed_has_one_written_form(change: Callable[[str], str]) -> None:
    record = as_json(finished())
    record["fair"]["seed"] = change(record["fair"]["seed"])
    with pytest.raises(tavola.BadRecord, match=r"^fair\.seed: must be 32 bytes, as lower-case"):
        tavola.verify(record)


@pytest.mark.parametrize("entropy", [["x" * 201, ""], ["\ud800", ""], ["", "", ""], [""], []])
def test_entropy_that_no_player_could_have_given_is_refused(entropy: list[str]) -> None:
    record = as_json(finished())
    record["fair"]["entropy"] = entropy
    with pytest.raises(tavola.BadRecord) as error:
        tavola.verify(record)
    assert error.value.place == "fair.entropy"


@pytest.mark.parametrize("data", [[], None, "record", 7], ids=str)
def test_what_is_no_record_at_all_is_refused_in_one_line(data: Any) -> None:
    with pytest.raises(tavola.BadRecord, match="file: is not a record"):
        tavola.verify(data)


def test_a_key_that_stands_twice_is_named_in_one_line_whatever_it_holds() -> None:
    with pytest.raises(tavola.BadRecord) as refused:
        from_text('{"a\\nb": 1, "a\\nb": 2}')
    assert str(refused.value) == "a\\nb: stands twice"
