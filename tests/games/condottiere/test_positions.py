"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

import json
from typing import Any

import pytest

import tavola
from tests.games.condottiere.table import keep_all, look, pass_round, table
from tests.games.lines import play

BATTLE: dict[str, Any] = {
    "players": [{"hand": ["10", "1"]}, {"hand": ["2", "3"]}],
    "pawn": 0,
    "phase": "battle",
    "acting": 0,
    "city": "siena",
}
BETWEEN: dict[str, Any] = {"players": BATTLE["players"], "pawn": 0}
SIX = dict.fromkeys(["siena", "firenze", "roma", "urbino", "spoleto", "napoli"], 0)


def load(state: dict[str, Any]) -> tavola.Match:
    return tavola.load({"game": "condottiere", "state": state}, seed=1)


def player(**fields: Any) -> dict[str, Any]:
    """Changes seat 1."""
    return {"players": [BATTLE["players"][0], {"hand": ["2", "3"], **fields}]}


def test_what_is_left_out_has_its_default() -> None:
    match = load({"players": [{"hand": ["10"]}, {"hand": ["1"]}], "pawn": 1})
    assert match.to_act == (1,)
    seen = look(match)
    assert (seen["phase"], seen["round"], seen["round_limit"]) == ("name-city", 1, 40)
    assert (seen["borders"], seen["city"], seen["idle_battles"]) == ("board", None, 0)
    assert set(seen["owners"].values()) == {None}


def test_the_undealt_cards_are_the_rest_of_the_deck() -> None:
    match = load({**BATTLE, **player(army=["winter"]), "aside": ["bishop"]})
    assert look(match)["unseen"] == 96 - 6
    census = match.game.census(match.state)
    assert (census["winter"], census["bishop"], census["10"]) == (3, 3, 8)


def test_a_position_leaves_nothing_to_draw_but_the_next_deal() -> None:  # D7.1
    """The undealt cards have no order: all 96 are shuffled before the next deal."""
    hands = set()
    for seed in range(3):
        state = {**BETWEEN, "idle_battles": 2}
        match = tavola.load({"game": "condottiere", "state": state}, seed=seed)
        assert match.steps[0].drawn == []
        play(match, "0: city siena")
        pass_round(match)
        keep_all(match)
        hands.add(json.dumps(look(match, 0)["hand"]))
    assert len(hands) == 3


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"players": []}, "Expected `array` of length >= 2 - at `$.players`"),
        ({"players": [{}] * 7}, "Expected `array` of length <= 6 - at `$.players`"),
        ({"pawn": None}, "Expected `int`, got `null` - at `$.pawn`"),
        ({"pawn": 6}, "Expected `int` <= 5 - at `$.pawn`"),
        ({"pawn": 2}, "pawn: there is no seat 2 with 2 players"),
        ({"pawn": -1}, "Expected `int` >= 0 - at `$.pawn`"),
        ({"acting": 2}, "acting: there is no seat 2 with 2 players"),
        ({"winner": 2}, "winner: there is no seat 2 with 2 players"),
        ({"owners": {"siena": 2}}, "owners.siena: there is no seat 2 with 2 players"),
        ({"owners": {"paris": 1}}, "owners: no city 'paris'; there are torino, "),
        ({"city": "paris"}, "city: no city 'paris'; there are torino, "),
        ({"phase": "siege"}, "phase: no phase 'siege'; there are name-city, battle, "),
        ({"aside": ["winer"]}, "aside: no card 'winer'; there are 1, 2, "),
        (player(hand=["7"]), "players[1].hand: no card '7'"),
        (player(army=["joker"]), "players[1].army: no card 'joker'"),
        (player(known=[""]), "players[1].known: no card ''"),
        (player(hand=[7]), "Expected `str`, got `int` - at `$.players[1].hand[0]`"),
        (player(hat=[]), "Object contains unknown field `hat` - at `$.players[1]`"),
        (player(known=["10"]), "players[1].known: more of 10 than in the hand"),
        (player(known=["2", "2"]), "players[1].known: more of 2 than in the hand"),
        (player(hand=["winter"], known=["winter"]), "players[1].known: only mercenaries are ever"),
        ({"aside": ["winter"] * 4}, "the deck has only 3 of winter (D1.1)"),
        ({"borders": "none"}, "Invalid enum value 'none' - at `$.borders`"),
        ({"round_limit": 0}, "Expected `int` >= 1 - at `$.round_limit`"),
        ({"round_limit": 1001}, "Expected `int` <= 1000 - at `$.round_limit`"),
        ({"rounds": -1}, "Expected `int` >= 0 - at `$.rounds`"),
        ({"rounds": 10**30}, "Expected `int` <= 1000 - at `$.rounds`"),
        ({"rounds": 40}, "rounds: the game is over after 40 rounds, not before (D8.3)"),
        ({"idle_battles": 4}, "Expected `int` <= 3 - at `$.idle_battles`"),
        ({"idle_battles": 3}, "idle_battles: after three of them the round is over (D7.4)"),
        ({"winner": 1}, "winner: seat 1 has no group of 6 cities (D8.1)"),
        ({"owners": SIX}, "owners: seat 0 has won with a group of 6 (D8.1)"),
        ({"owners": SIX, "winner": 0}, "winner: the game goes on in this phase"),
        ({"phase": "over"}, "rounds: the game is over after 40 rounds, not before (D8.3)"),
        ({"phase": "over", "rounds": 40}, "acting: nobody acts when the game is over"),
        ({"acting": None}, "acting: somebody must act in this phase"),
        ({"city": None}, "city: a battle is fought for a city (D3.1)"),
        ({**player(out=True), "acting": 1}, "acting: this player is out of the battle (D4.2)"),
        ({**player(hand=[]), "acting": 1}, "acting: this player has no cards (D4.7)"),
        (player(hand=[]), "players[1].out: who has no cards is out (D3.4, D4.7)"),
        (player(army=["surrender"]), "players[1].army: a surrender has ended this battle (D5.6)"),
        (player(army=["bishop"]), "players[1].army: a bishop has ended this battle (D5.7)"),
        ({"free_pass_in_own_city": 1}, "Expected `bool`, got `int` - at `$.free_pass_in_own_city`"),
        ({"phase": "take-back"}, "army: a scarecrow and a mercenary must lie there (D5.5)"),
        (
            {**player(army=["scarecrow"]), "phase": "take-back", "acting": 1},
            "army: a scarecrow and a mercenary must lie there (D5.5)",
        ),
        (
            {**player(army=["5"]), "phase": "take-back", "acting": 1},
            "army: a scarecrow and a mercenary must lie there (D5.5)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_battle_that_can_not_be_is_refused(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadPosition) as error:
        load({**BATTLE, **change})
    assert str(error.value).startswith(f"state: {line}")


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (player(army=["1"]), "army: between battles no cards lie in the armies (D6.5)"),
        (player(hand=[]), "hand: at least two players hold cards between battles (D3.4, D6.6)"),
        ({"acting": 1}, "acting: the holder of the pawn names the city (D3.2)"),
        ({"phase": "lay-aside"}, "acting: somebody must act in this phase"),
        (
            {"players": [*BATTLE["players"], {}], "phase": "lay-aside", "acting": 2},
            "acting: this player has no cards to lay aside (D6.6)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_pause_that_can_not_be_is_refused(change: dict[str, Any], line: str) -> None:
    with pytest.raises(tavola.BadPosition) as error:
        load({**BETWEEN, **change})
    assert str(error.value).startswith(f"state: {line}")


def test_after_the_third_battle_without_cards_a_position_can_be_saved_and_loaded() -> None:  # D7.4
    match = table("10", "winter", city="siena", idle=2)
    pass_round(match)
    again = tavola.load(json.loads(json.dumps(match.save())))
    assert again.save() == match.save()
    keep_all(again)
    assert look(again)["round"] == 2


def test_a_position_saved_while_hands_are_asked_for_goes_on_with_the_next_one() -> None:  # D6.6
    match = table("1", "2", "3", city="siena", pawn=1)
    pass_round(match)
    play(match, "1: keep")
    again = tavola.load(match.save())
    assert keep_all(again) == [2, 0]


@pytest.mark.parametrize("rule", ["D8.1", "D8.3"])
def test_a_finished_game_can_be_saved_and_loaded(rule: str) -> None:
    five = "siena firenze urbino bologna ferrara"
    if rule == "D8.1":
        match = table("10 1", "1", city="roma", owners={0: five}, out=[1])
        play(match, "0: play 10", "0: pass")
    else:
        match = table("10", "1", city="siena", round_limit=1, idle=2)
        pass_round(match)
        keep_all(match)
    assert match.result is not None
    assert match.result.rule == rule
    again = tavola.load(match.save())
    assert again.save() == match.save()
    assert again.result is not None
    assert again.result.plain() == match.result.plain()


def test_a_position_and_its_options_may_not_differ() -> None:  # D8.3
    saved = {"game": "condottiere", "options": {"round_limit": 3}}
    with pytest.raises(tavola.BadPosition, match="but the option says 3"):
        tavola.load({**saved, "state": {**BETWEEN, "round_limit": 5}})


def test_what_an_option_says_need_not_stand_in_the_position_again() -> None:  # D8.3
    match = tavola.load({"game": "condottiere", "options": {"round_limit": 3}, "state": BETWEEN})
    assert look(match)["round_limit"] == 3


def test_an_option_may_stand_in_the_position_alone() -> None:  # D1.2
    match = load({**BETWEEN, "borders": "example"})
    assert match.options["borders"] == "example"
