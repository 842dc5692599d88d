"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

from typing import Any

import pytest

import tavola
from tests.games.lines import play
from tests.games.medievalia.table import fief, look, printed, table

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
    assert (seen["phase"], seen["turn"], printed(match)["alliance"]) == ("turn", 1, False)
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
        ({"phase": "tea"}, "phase: no phase 'tea'; there are exchange, turn, "),
        ({"alliance": True}, "alliance: for four players (M8.1)"),
        ({"central_fief": True}, "central_fief: not with two players (M1.4)"),
        (player(hand=["tower"]), "players[1].hand: no card 'tower'; there are field, "),
        (player(hand=["priest"] * 4), "deck: too many priest cards; the game has 3 (M1.2)"),
        (
            player(lands=[{"piece": "mine-8"}]),
            "players[1].lands[0].piece: no territory 'mine-8'; there are field-1, ",
        ),
        (
            player(lands=[{"piece": "mine-1"}] * 2),
            "players[1].lands[1].piece: mine-1 lies on the table twice",
        ),
        (
            player(lands=[{"piece": "mine-1", "buildings": ["bank", "bank"]}]),
            "players[1].lands[0].buildings: bank is named twice",
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
        (player(city_damage=1), "players[1].city_damage: only in a battle for it (M7.10)"),
        (player(siege=3), "players[1].siege: at 3 he is defeated (M9.3)"),
        (player(hand=["mine"], fell=1), "players[1].fell: a defeated player has no cards (M9.4)"),
        (player(fell=1), "players: with one side left the game is over (M9.1)"),
        (player(fell=2), "players: `fell` counts the defeated, 1 for the first (M9.6)"),
        ({"piles": [[], [], []]}, "piles: with the last building bought the game is over (M9.2)"),
        (
            {"piles": [["castle"], ["castle"], []]},
            "piles: too many castle cards; the game has 1 (M1.2)",
        ),
        ({"deck": ["tower"]}, "deck: no card 'tower'; there are field, "),
        ({"returned": ["mine"]}, "returned: only in a first turn (M2.4)"),
        (
            {"phase": "exchange", "acting": 0, "returned": ["farm"]},
            "returned: more of farm than in the hand (M2.4)",
        ),
        ({"phase": "batch", "acting": 0}, "batch: is there exactly in the phases of a batch"),
        ({"phase": "armies", "acting": 0}, "battle: is there exactly in the phases of a battle"),
        ({"lifted": "peasant-1"}, "lifted: exactly while a figure is moved (M7.1)"),
        ({"target": "peasant-1"}, "target: exactly while a shot may be answered (M7.11)"),
        ({"reason": "siege"}, "reason: exactly when the game is over (M9.5)"),
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
        (
            {"phase": "batch", "batch": {"thing": "building"}},
            "batch.pile: from which pile is the building (M5.3)?",
        ),
        (
            {"phase": "batch", "batch": {"thing": "mine", "pile": 1}},
            "batch.pile: for a building (M5.3)",
        ),
        (
            {"phase": "batch", "batch": {"thing": "deck-card"}, "deck": []},
            "batch.thing: the deck is empty (M4.8)",
        ),
        (
            {"phase": "batch", "batch": {"thing": "building", "pile": 1}},
            "batch.thing: no territory has room for it (M5.4)",
        ),
        (
            {"phase": "batch", "batch": {"thing": "mine", "added": ["close"]}},
            "batch.added[0]: 'close' adds nothing to a batch (M4.10)",
        ),
        (
            {"phase": "batch", "batch": {"thing": "mine", "asked": True}},
            "batch.asked: there is no ally (M8.6)",
        ),
        (
            {"phase": "batch", "batch": {"thing": "mine"}, "dropped": ["mine"]},
            "dropped: not what is to be paid (M4.10)",
        ),
        ({"piles": [["bank"] * 50, [], []]}, "piles: too many bank cards; the game has 2 (M1.2)"),
        ({"dropped": ["tea"]}, "dropped: no thing 'tea'; there are field, "),
        ({"dropped": ["mine", "mine"]}, "dropped: mine is named twice"),
        ({"unhelpful": True}, "unhelpful: there is no ally (M8.6)"),
        ({"after": 1}, "after: only with a `target` (M7.11)"),
        ({"phase": "over", "reason": "siege"}, "reason: more than one side is left (M9.1)"),
        ({"phase": "over", "reason": "empty-deck"}, "reason: there are cards left in the deck"),
        ({"phase": "over", "reason": "last-building"}, "reason: there are buildings left"),
        ({"phase": "move"}, "lifted: exactly while a figure is moved (M7.1)"),
        ({"phase": "move", "lifted": "peasant-1"}, "lifted: it could go nowhere (M7.1)"),
        ({"phase": "shots", "acting": 0}, "acting: another player decides in this phase"),
        ({"extra": 1}, "Object contains unknown field `extra`"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_what_cannot_be_is_said_with_its_place(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadPosition) as refused:
        load({**TWO, **change})
    assert line in str(refused.value)


SENT = {"recruit-1": 1, "recruit-4": 1, "infantry-1": 2, "peasant-1": 2, "peasant-2": 2}
FIGHT: dict[str, Any] = {
    **table(
        fief("mine", "", "recruit-1@fief-1 infantry-1@fief-1 recruit-4@fief-1"),
        fief("mine", "field-1+church+tower farm-1", "recruit-2@field-1 peasant-1 peasant-2"),
    ).save()["state"],  # type: ignore[dict-item]
    "phase": "damage",
    "acting": 1,
    "battle": {
        "zone": "fief-1",
        "attacker": 0,
        "enemy": 1,
        "armies": 2,
        "sent": SENT,
        "aims": ["field-1", "opposed"],
        "order": 1,
        "combat": 1,
        "left": 3,
    },
}


def test_a_battle_can_be_written_by_hand() -> None:
    match = load(FIGHT)
    assert match.legal(1) == ["hit recruit-2", "hit tower", "shield recruit-2"]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"attacker": 1}, "battle.attacker: the active player (M7.15)"),
        (
            {"enemy": 0, "aims": ["hold"] * 2},
            "battle.enemy: the first seat of an enemy side (M7.15)",
        ),
        ({"zone": "border-0-1"}, "battle.aims[0]: field-1 is no target here (M7.15)"),
        ({"armies": 3}, "battle.aims: one for each army (M7.6)"),
        ({"aims": ["field-1", "join 1"]}, "battle.aims[1]: 'join 1': there is no such combat"),
        ({"aims": ["field-1", "city"]}, "battle.aims[1]: opposed exactly if somebody is (M7.5)"),
        ({"aims": [None, "opposed"]}, "battle.aims[0]: a target, or none (M7.6)"),
        ({"aims": ["peasant-1", "opposed"]}, "battle.aims[0]: peasant-1 is no target here (M7.16)"),
        ({"sent": {**SENT, "infantry-1": 1}}, "battle.sent: nobody is in army 2 (M7.4)"),
        ({"sent": {"infantry-1": 2}}, "battle.sent: recruit-1 must take part (M7.4, M7.5)"),
        ({"sent": {"recruit-1": 9}}, "battle.sent.recruit-1: there are 2 armies (M7.4)"),
        ({"sent": {"recruit-9": 1}}, "battle.sent: no figure 'recruit-9'"),
        ({"sent": {**SENT, "recruit-5": 1}}, "battle.sent: recruit-5 is not there (M7.15)"),
        ({"struck": ["recruit-2"] * 2}, "battle.struck: recruit-2 is named twice"),
        ({"struck": ["recruit-8"]}, "battle.struck: recruit-8 does not fight (M7.7)"),
        ({"broken": ["field-1"] * 2}, "battle.broken: field-1 is named twice"),
        ({"broken": ["farm-1"]}, "battle.broken: farm-1 is not attacked (M7.8)"),
        ({"walls": {"castle": 1}}, "battle.walls: castle is no military building here (M7.17)"),
        ({"walls": {"tower": 5}}, "battle.walls: too much for tower (M7.7)"),
        ({"guards": {"recruit-1": "recruit-2"}}, "battle.guards: no infantry 'recruit-1'"),
        ({"guards": {"infantry-1": "recruit-1"}}, "battle.guards: it goes to one who fights"),
        ({"combat": 3}, "battle.combat: the first army of a combat (M7.7)"),
        ({"left": 5}, "battle.left: at most 4 damage (M7.7)"),
        ({"left": 0}, "battle.left: leaves no choice of who takes it (M7.7)"),
        ({"order": 0, "left": 1}, "acting: who orders his cards (M7.7, M8.7)"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_a_battle_that_cannot_be_is_said_with_its_place(change: Any, line: str) -> None:
    with pytest.raises(tavola.BadPosition) as refused:
        load({**FIGHT, "battle": {**FIGHT["battle"], **change}})
    assert line in str(refused.value)


def test_a_deck_that_is_not_written_is_shuffled_by_the_chance_of_the_match() -> None:
    decks = [tavola.load({"game": "medievalia", "state": TWO}, seed=s) for s in (1, 1, 2)]
    one, same, other = (match.save()["state"]["deck"] for match in decks)  # type: ignore[index]
    assert one == same != other
    assert sorted(one) == sorted(other)
    told = {drawn.what: drawn.items for drawn in decks[0].steps[0].drawn}
    assert told["deck"] == one
    assert len(told["buildings"]) == 14
    assert tavola.replay(tavola.record(decks[0])).save() == decks[0].save()


def test_a_saved_position_leaves_nothing_to_chance() -> None:
    match = tavola.load(load(TWO).save(), seed=9)
    assert match.save() == load(TWO).save()
    assert match.steps[0].drawn == []


def test_school_workshop_and_bank_lie_face_up_where_piles_are_not_written() -> None:  # M2.1
    assert [pile["top"] for pile in look(load(TWO))["piles"]] == ["school", "workshop", "bank"]
    lands = [{"piece": "mine-1", "buildings": ["school"]}]
    taken = load({"players": [{"lands": lands}, {"lands": [{**lands[0], "piece": "mine-2"}]}]})
    piles = look(taken)["piles"]
    assert [pile["top"] for pile in piles][1:] == ["workshop", "bank"]
    assert [pile["below"] for pile in piles] == [4, 4, 4]


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
