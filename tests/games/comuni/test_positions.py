"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tavola
from tests.games.comuni.table import acting, look, play, supply, table, who
from tests.games.lines import line

TWO: dict[str, Any] = {"players": [{"comune": "lucca"}, {"comune": "siena"}]}
INVASION: dict[str, Any] = {
    "players": [
        {"comune": "lucca", "resources": {"armies": 3, "gold": 3}},
        {"comune": "siena"},
    ],
    "phase": "invasion",
    "deck": "d",
    "decks": {"d": []},
    "last_player": 0,
    "invader": "emperor",
}
ALL_D = [f"d{number:02d}" for number in range(1, 13)]


def load(state: dict[str, Any]) -> tavola.Match:
    return tavola.load({"game": "comuni", "state": state}, seed=1)


def first(**fields: Any) -> dict[str, Any]:
    """Changes seat 0."""
    return {"players": [{"comune": "lucca", **fields}, {"comune": "siena"}]}


LAST: dict[str, Any] = {**first(discarded=ALL_D), "deck": "d", "last_player": 0}


def test_what_is_left_out_has_its_default() -> None:
    match = load(TWO)
    assert acting(match) == ["lucca"]
    seen = look(match)
    assert (seen["phase"], seen["deck"], seen["decks"]["a"]) == ("project", "a", 18)
    assert (seen["captain"], seen["round"], seen["round_limit"]) == (0, 1, 100)
    assert supply(match) == (50, 60, 50, 50)
    assert [column["cards"] for column in seen["columns"]] == [[]] * 4


def test_cards_that_lie_nowhere_are_in_their_deck_or_used_up() -> None:
    match = load({**TWO, "deck": "c", **first(hand=["a01", "b01", "c01"])})
    assert look(match)["decks"] == {"a": 0, "b": 0, "c": 10, "d": 12}
    assert match.game.census(match.state)["cards"] == 88


def deck(match: tavola.Match, letter: str) -> list[str]:
    state: Any = match.save()["state"]
    cards: list[str] = state["decks"][letter]
    return cards


def test_the_order_of_a_deck_that_is_not_written_is_drawn_and_told() -> None:  # C1.6
    one, again = load(TWO), load(TWO)
    other = tavola.load({"game": "comuni", "state": TWO}, seed=2)
    for letter in "abcd":
        assert deck(one, letter) == deck(again, letter)
        assert deck(one, letter) != deck(other, letter)
        assert sorted(deck(one, letter)) == sorted(deck(other, letter)) != deck(one, letter)
    assert [drawn.what for drawn in one.steps[0].drawn] == ["deck"] * 4
    assert [drawn.items for drawn in one.steps[0].drawn] == [deck(one, name) for name in "abcd"]
    record = tavola.record(one)
    assert tavola.replay(record).save() == one.save()


def test_a_written_deck_is_not_shuffled() -> None:
    written = deck(load(TWO), "b")
    match = load({**TWO, "decks": {"b": written}})
    assert deck(match, "b") == written
    assert len(match.steps[0].drawn) == 3
    whole = tavola.load(match.save())
    assert whole.save() == match.save()
    assert whole.steps[0].drawn == []


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"players": []}, "Expected `array` of length >= 2 - at `$.players`"),
        (first(comune="roma"), "Invalid enum value 'roma' - at `$.players[0].comune`"),
        (first(comune="siena"), "players[1].comune: somebody else has it (C2.4)"),
        (first(hat=1), "Object contains unknown field `hat` - at `$.players[0]`"),
        (first(hand=["e01"]), "players[0].hand: no card 'e01'; the cards are a01 to d19"),
        (first(hand=["a01", "a01"]), "players[0].hand: a01 stands twice"),
        (first(hand=["a32"]), "players[0].hand: a32 is not used by so few players (C2.1)"),
        (first(resources={"gold": 51}), "resources: there are only 50 gold (C1.3)"),
        (first(resources={"silver": 1}), "Invalid enum value 'silver'"),
        (
            first(buildings=[{"kind": "military", "cards": ["a01"]}]),
            "players[0].buildings[0]: a01 is no military card (C3.11)",
        ),
        (
            first(buildings=[{"kind": "economic", "cards": []}]),
            "Expected `array` of length >= 1 - at `$.players[0].buildings[0].cards`",
        ),
        (first(walls=[["a01", "bonus"]]), "players[0].walls[0]: no card 'bonus'"),
        (first(walls=[["bonus"]] * 12), "walls: there are only 11 bonus wall cards (C1.3)"),
        (
            {**first(walls=[["a01"]], claimed={"a01": 3}, laid={"a01": 2}), "turns": 5},
            "players[0].laid: a01 was laid before it was claimed",
        ),
        (first(hand=["a01"], claimed={"a01": 3}), "turns: a01 was claimed or laid later than"),
        (first(claimed={"a02": 0}), "players[0].claimed: a02 is none of this player's cards"),
        (first(league={"armies": 1}), "players[0]: pledges are for invasions (C5.3)"),
        (first(committed=True), "players[0]: nobody commits but in an invasion (C5.3)"),
        ({"columns": [{}] * 5}, "columns: 2 players use 4 (C2.2)"),
        ({"columns": [{"cards": ["a01", "a02", "a03", "a04"]}]}, "columns[0]: has 3 places (C2.2)"),
        ({"columns": [{"cards": ["a01"], "gold": 1}]}, "columns[0]: gold without an envoy (C3.1)"),
        ({"columns": [{"seat": 0}]}, "columns[0]: an envoy on an empty column (C3.21)"),
        (
            {"columns": [{"cards": ["a01"], "seat": 2}]},
            "columns[0]: there is no seat 2 with 2 players",
        ),
        (
            {"columns": [{"cards": [f"a0{n}"], "seat": 0} for n in range(1, 5)]},
            "columns: seat 0 has only three envoys (C1.3)",
        ),
        ({"decks": {"a": ["a01"]}}, "decks.a: must hold just the cards that lie nowhere else"),
        ({"heroes": {"a": [0]}}, "heroes.a: there are two, the higher first (C5.7)"),
        ({"masters": {"economic": 4}}, "masters.economic: there is no seat 4 with 2 players"),
        ({"turn": 3}, "turn: there is no seat 3 with 2 players"),
        ({"acting": 1}, "acting: in this phase it is the one whose turn it is"),
        ({"phase": "siege"}, "phase: no phase 'siege'; there are project, outbid, "),
        (
            {"phase": "outbid"},
            "acting: has no pilgrim, or nowhere to go: nothing to decide (C3.22)",
        ),
        ({"phase": "choose"}, "choices: there is nothing to choose (C3.23)"),
        ({"phase": "build"}, "hand: there is nothing to build with (C3.11)"),
        ({"phase": "discard"}, "hand: there is nothing to discard (C3.17)"),
        ({"phase": "repair"}, "plunder: there is nothing to repair, or no pilgrim for it (C3.19)"),
        ({"phase": "over"}, "phase: the emperor ends the game (C6.3)"),
        ({"phase": "over", "acting": 0}, "acting: nobody acts alone in this phase"),
        ({"phase": "invasion"}, "invader: comes with the last card of the deck (C3.8)"),
        ({"outbid_gold": 1}, "outbid_gold: nobody is outbid (C3.2)"),
        ({"outbid_gold": 51}, "outbid_gold: more gold than there is (C1.3)"),
        ({"choices": 1}, "choices: only while resources are chosen (C3.23)"),
        ({"actions": 2}, "actions: they are counted while building (C3.27)"),
        (
            {**first(hand=["a01"]), "phase": "build", "levels_laid": 2},
            "actions: more was laid than there were actions (C3.27)",
        ),
        ({"last_player": 1}, "last_player: there are still cards to draw (C6.1)"),
        ({"last_turns": 1}, "last_turns: one for each player, once the last card is drawn (C6.2)"),
        ({"by_limit": True}, "last_player: somebody ended the last round (C6.6)"),
        (
            {"deck": "d", **first(discarded=ALL_D)},
            "last_player: somebody drew the last card (C6.1)",
        ),
        (
            {"deck": "c", **first(discarded=[f"c{n:02d}" for n in range(1, 12)])},
            "decks: an empty deck brings its invasion at once (C3.8)",
        ),
        ({"captain": 1, "turn": 0}, "captain: is with whose turn it is (C3.20)"),
        ({"turn": 1, "turns": 0}, "turns: after so many it is somebody else's turn (C2.6)"),
        ({"turns": 2, "round_limit": 1}, "turns: the limit of rounds was reached before (C6.6)"),
        (first(hand=["d01"]), "deck: d01 can't have been drawn yet (C3.7)"),
        (first(walls=[["bonus"]]), "players[0].walls: a bonus for no section of four (C3.16)"),
        (
            first(walls=[["a01", "a02", "a03", "a04"]]),
            "players[0].walls: no bonus for a section of four (C3.16)",
        ),
        (first(active=["economic"]), "players[0].active: no economic building (C3.14)"),
        (
            first(active=["economic"] * 2, buildings=[{"kind": "economic", "cards": ["a01"]}]),
            "players[0].active: economic is named twice",
        ),
        ({"deck": "b", "heroes": {"a": [1, 1]}}, "heroes.a: nobody earns both (C5.7)"),
        (
            {"deck": "b", "heroes": {"a": ["lost", 1]}},
            "heroes.a: the higher one is earned first (C5.7)",
        ),
        ({"masters": {"economic": 0}}, "masters.economic: the holder has no building for it"),
        ({"heroes": {"d": [0, 1]}}, "heroes.d: that invasion is to come (C5.7)"),
        ({**LAST}, "last_turns: the last round has begun (C6.2)"),
        (
            {**LAST, "last_turns": 1, "turn": 1},
            "last_turns: the last one is the last player's (C6.2)",
        ),
        (
            {**LAST, "last_turns": 1, "captain": 1, "turn": 0},
            "captain: is with whose turn it is (C3.20), at last with the last (C6.1)",
        ),
        (
            {**LAST, "phase": "over", "invader": "emperor", "last_turns": 2, "turn": 1, "turns": 2},
            "last_turns: the emperor comes after them (C6.3)",
        ),
        ({"round_limit": 0}, "Expected `int` >= 1 - at `$.round_limit`"),
        ({"data_pack": "printed"}, "data_pack: there is no data pack 'printed'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_position_that_can_not_be_is_refused(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadPosition) as error:
        load({**TWO, **change})
    assert str(error.value).startswith(f"state: {line}")


@pytest.mark.parametrize(
    ("lucca", "line"),
    [
        ({"league": {"armies": 4}, "asked": 1}, "players[0]: more is pledged than there is"),
        ({"league": {"gold": 1}, "asked": 2}, "players[0]: gold and pilgrims count by twos"),
        ({"league": {"gold": 2}, "asked": 1}, "players[0].asked: this was answered already"),
        ({"league": {"craftsmen": 1}}, "players[0]: craftsmen don't fight (C5.3)"),
        ({"committed": True, "asked": 1}, "players[0].asked: nothing more, once committed"),
        ({"asked": 2}, "players[0].asked: there is nothing for it (C5.3)"),
        ({"asked": 7}, "Expected `int` <= 6"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_pledges_that_can_not_be_are_refused(lucca: dict[str, Any], line: str) -> None:
    state = {**INVASION, "players": [{**INVASION["players"][0], "discarded": ALL_D, **lucca}]}
    state["players"].append(INVASION["players"][1])
    with pytest.raises(tavola.BadPosition) as error:
        load(state)
    assert str(error.value).startswith(f"state: {line}")


@pytest.mark.parametrize("players", range(2, 6))
def test_every_position_of_a_game_can_be_saved_and_loaded(players: int) -> None:
    match = tavola.start("comuni", players, seed=players)
    while match.to_act:
        seat = match.to_act[-1]
        moves = match.legal(seat)
        match.play(seat, moves[len(match.steps) * 7 % len(moves)])
        if len(match.steps) % 5 == 0 or not match.to_act:
            again = tavola.load(json.loads(json.dumps(match.save())))
            assert again.save() == match.save()
            assert [again.legal(s) for s in range(players)] == [
                match.legal(s) for s in range(players)
            ]
    assert match.result is not None


def test_the_example_of_the_document_can_be_played() -> None:
    document = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    [example] = re.findall(r'```json\n({"game": "comuni".*?)```', document, re.DOTALL)
    match = tavola.load(json.loads(example))
    play(match, "lucca: bid 1 2")
    assert "withdrew seat=1 gold=1" in [line(event) for event in match.log(None)]


def test_a_position_saved_in_the_middle_of_a_secret_decision_keeps_the_secret() -> None:  # C5.3
    match = table(who("lucca", armies=2), who("firenze", armies=2), phase="invasion", left=0)
    play(match, "lucca: league armies 1")
    again = tavola.load(match.save())
    assert again.save() == match.save()
    assert "city armies 1" in again.legal(0)
    assert again.view(1) == {**match.view(1), "undo": False}
