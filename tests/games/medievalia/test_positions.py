"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

from typing import Any

import pytest

import tavola
from tests.games.lines import play
from tests.games.medievalia.table import fief, look, table

TWO: dict[str, Any] = {"players": [{"hand": ["mine"]}, {"hand": []}]}


def load(state: dict[str, Any]) -> tavola.Match:
    return tavola.load({"game": "medievalia", "state": state}, seed=1)


def player(**fields: Any) -> dict[str, Any]:
    """Changes seat 1."""
    return {"players": [TWO["players"][0], fields]}


def test_what_is_left_out_has_its_default() -> None:
    match = load(TWO)
    seen = look(match)
    assert match.to_act == (0,)
    assert (seen["phase"], seen["turn"], seen["alliance"]) == ("turn", 1, False)
    assert seen["deck"] == 86
    assert sum(pile["below"] + 1 for pile in seen["piles"]) == 17
    assert seen["out"] == {}


def test_what_is_not_written_is_out_of_the_game() -> None:
    match = load({**TWO, "deck": ["field", "field"], "piles": [["bank"], ["smith"], []]})
    assert look(match)["out"]["peasant"] == 20
    assert look(match)["out_buildings"]["castle"] == 1
    census = match.game.census(match.state)
    assert sum(census.values()) == 110


def test_a_figure_is_free_at_home_unless_it_is_said_otherwise() -> None:
    match = load({**TWO, **player(figures=[{"piece": "peasant-1"}])})
    entry = look(match)["players"][1]["figures"][0]
    assert (entry["zone"], entry["post"]) == ("fief-1", None)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"players": [{}]}, "Expected `array` of length >= 2 - at `$.players`"),
        ({"players": [{}] * 5}, "Expected `array` of length <= 4 - at `$.players`"),
        ({"active": 2}, "active: there is no seat 2 with 2 players"),
        ({"acting": 3}, "acting: there is no seat 3 with 2 players"),
        ({"acting": 1}, "acting: another player decides in this phase"),
        ({"phase": "tea"}, "phase: one of exchange, turn, "),
        ({"alliance": True}, "alliance: for four players (M8.1)"),
        ({"central_fief": True}, "central_fief: not with two players (M1.4)"),
        (player(hand=["tower"]), "players[1].hand: no 'tower' here; there are field, "),
        (player(hand=["priest"] * 4), "deck: there are only 3 of priest (M1.2)"),
        (player(lands=[{"piece": "mine-8"}]), "players[1].lands[0].piece: no 'mine-8' here"),
        (
            player(lands=[{"piece": "mine-1"}] * 2),
            "players[1].lands[1].piece: mine-1 lies on the table twice",
        ),
        (
            player(lands=[{"piece": "mine-1", "buildings": ["bank", "bank"]}]),
            "players[1].lands[0].buildings: bank stands twice (M5.3)",
        ),
        (
            player(lands=[{"piece": f"mine-{n}", "buildings": ["bank"]} for n in (1, 2)]),
            "players[1].lands: nobody owns two buildings of one kind (M5.3)",
        ),
        (
            player(lands=[{"piece": "mine-1", "given": ["church"]}]),
            "players[1].lands[0].given: by a building that is not there",
        ),
        (
            player(lands=[{"piece": "mine-1", "buildings": ["bank", "smith", "school", "stable"]}]),
            "players[1].lands: too many buildings on mine-1 (M5.4)",
        ),
        (
            player(figures=[{"piece": "peasant-1", "zone": "centre"}]),
            "players[1].figures[0].zone: no zone 'centre'; there are fief-0, ",
        ),
        (
            player(figures=[{"piece": "peasant-1", "post": "mine-1"}]),
            "players[1].figures[0].post: not a territory of this player (M1.6)",
        ),
        (
            player(figures=[{"piece": "peasant-1", "post": "city", "zone": "fief-0"}]),
            "players[1].figures[0].post: only in the own fief (M1.6)",
        ),
        (
            player(figures=[{"piece": "peasant-1"}] * 2),
            "players[1].figures[1].piece: peasant-1 is on the table twice",
        ),
        (
            player(figures=[{"piece": "peasant-1", "damage": 1}]),
            "players[1].figures: peasant-1 would be dead (M7.11)",
        ),
        (player(city_damage=1), "players[1].city_damage: only in a battle (M7.10)"),
        (player(siege=3), "players[1].siege: at 3 he is defeated (M9.3)"),
        (player(hand=["mine"], fell=1), "players[1].fell: a defeated player has no cards (M9.4)"),
        (player(fell=1), "players: with one side left the game is over (M9.1)"),
        (player(fell=2), "players: `fell` counts the defeated, 1 for the first (M9.6)"),
        ({"piles": [[], [], []]}, "piles: with the last building bought the game is over (M9.2)"),
        ({"piles": [["castle"], ["castle"], []]}, "piles: there are only 1 of castle (M1.2)"),
        ({"deck": ["tower"]}, "deck: no 'tower' here"),
        ({"returned": ["mine"]}, "returned: only in a first turn (M2.4)"),
        (
            {"phase": "exchange", "acting": 0, "returned": ["farm"]},
            "returned: more of farm than in the hand (M2.4)",
        ),
        ({"phase": "batch", "acting": 0}, "batch: is there exactly in the phases of a batch"),
        ({"phase": "armies", "acting": 0}, "battle: is there exactly in the phases of a battle"),
        ({"lifted": "peasant-1"}, "lifted: exactly while a figure is moved (M7.1)"),
        ({"target": "peasant-1"}, "target: exactly while a shot may be answered (M7.11)"),
        ({"reason": "siege"}, "reason: the game is over exactly when there is one (M9.5)"),
        (
            {"phase": "batch", "acting": 0, "batch": {"thing": "farm"}},
            "batch.thing: not in the hand (M4.10)",
        ),
        (
            {"phase": "batch", "acting": 0, "batch": {"thing": "mine", "added": ["flip mine-1"]}},
            "batch.added[0]: 'flip mine-1' is not allowed (M4.4)",
        ),
        (
            {"phase": "batch", "acting": 0, "batch": {"thing": "mine", "added": ["dance"]}},
            "batch.added[0]: 'dance' is no move",
        ),
        ({"dropped": ["tea"]}, "dropped: no 'tea' here"),
        ({"extra": 1}, "Object contains unknown field `extra`"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_what_cannot_be_is_said_with_its_place(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadPosition) as refused:
        load({**TWO, **change})
    assert line in str(refused.value)


def test_an_open_batch_is_saved_by_its_moves() -> None:
    match = table(fief("cavalry mine mine mine mine", "farm-1 mine-1", "merchant-1@mine-1"))
    moves = ["flip farm-1", "flip mine-1", "trade merchant-1 gold", "discard mine"]
    play(match, "0: play cavalry", *(f"0: {move}" for move in moves))
    saved: Any = match.save()
    assert saved["state"]["batch"]["added"] == moves
    again = tavola.load(saved, seed=2)
    assert look(again, 0)["batch"] == look(match, 0)["batch"]


def test_a_battle_is_saved_in_every_step() -> None:
    match = table(
        fief("mine", "", "recruit-1@fief-1 infantry-1@fief-1 archer-1@border-0-1 priest-1"),
        fief(
            "mine", "field-1+church", "recruit-2@field-1 peasant-1@field-1 archer-2 priest-2@city"
        ),
    )
    play(match, "0: raid 1 1")
    phases = set()
    while look(match)["battle"]:
        phases.add(look(match)["phase"])
        saved = match.save()
        assert tavola.load(saved, seed=1).save() == saved
        seat = match.to_act[0]
        play(match, f"{seat}: {match.legal(seat)[0]}")
    assert {"armies", "defence", "archers"} <= phases
