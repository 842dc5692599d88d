"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

import json

import pytest

import tavola
from tests.games.concordia.table import TILES, look, player, seat, table
from tests.games.concordia.written import FIFTEEN, Data, doing, first, load, refused
from tests.games.lines import play

ALL_BUT_ONE = {**TILES["imperium"]}
del ALL_BUT_ONE["petra"]


def test_what_is_left_out_has_its_default() -> None:
    match = load(
        {
            "players": [{}, {}, {"pile": ["prefect"]}],
            "map": "imperium",
            "tiles": TILES["imperium"],
            "display": ["smith I"],
            "start": 1,
        }
    )
    assert match.to_act == (1,)
    seen = look(match)
    assert (seen["phase"], seen["round"], seen["round_limit"]) == ("play", 1, 100)
    assert (seen["praefectus"], seen["concordia"], seen["stack"]) == (0, None, 0)
    assert look(match, 0)["hand"]["prefect"] == 2
    assert look(match, 2)["hand"]["prefect"] == 1
    assert player(match)["land"] == ["roma"]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"players": []}, "Expected `array` of length >= 2 - at `$.players`"),
        ({"players": [seat()] * 6}, "Expected `array` of length <= 5 - at `$.players`"),
        ({"players": [seat()] * 2}, "map: imperium is for 3 to 5 players (K2.7)"),
        ({"map": "gallia"}, "Invalid enum value 'gallia' - at `$.map`"),
        ({"tiles": ALL_BUT_ONE}, "tiles: petra has none (K2.1)"),
        ({"tiles": {**TILES["imperium"], "petra": "cloth"}}, "tiles: the letter C has brick, "),
        ({"tiles": {**TILES["imperium"], "roma": "cloth"}}, "tiles: no city 'roma'"),
        ({"tiles": {**TILES["imperium"], "petra": "gold"}}, "Invalid enum value 'gold'"),
        ({"turned": ["umbria"]}, "turned: no province 'umbria'; there are britannia, "),
        ({"turned": ["gallia", "gallia"]}, "turned: gallia is named twice"),
        (first(houses=["petra", "petra"]), "players[0].houses: petra is named twice"),
        (
            doing("mercator", "mercator-3", bought=["wine", "wine"]),
            "bought: wine is named twice",
        ),
        (doing("mercator", "mercator-3", sold=["wine", "wine"]), "sold: wine is named twice"),
        ({"display": ["smith"]}, "display[0]: no card 'smith'; there are "),
        ({"display": ["smith IV"]}, "display[0]: no card 'smith IV'"),
        ({"display": ["architect IV"]}, "display: deck IV is not in play (K2.3)"),
        ({"display": ["smith I", "smith I"]}, "display: there is only one smith I (K1.5)"),
        ({"display": [None, "smith I"]}, "display: the row has no gaps but of cards just bought"),
        ({"stack": ["smith I"]}, "display: while there is a stack, the row is full (K4.10)"),
        ({"stack": ["weaver II", "smith I"]}, "stack[1]: the decks lie in order, I on top (K2.3)"),
        ({"display": ["smith I"] * 8}, "Expected `array` of length <= 7 - at `$.display`"),
        ({"display": []}, "concordia: somebody has it, by the last card or the 15th house (K6.1)"),
        ({"concordia": 2}, "concordia: neither the last card nor a 15th house is there (K6.1)"),
        ({"start": 3}, "start: there is no seat 3 with 3 players"),
        ({"active": 3}, "active: there is no seat 3 with 3 players"),
        ({"praefectus": 3}, "praefectus: there is no seat 3 with 3 players"),
        ({"acting": 1}, "acting: the active player decides (K3.2)"),
        ({"rounds": 100}, "rounds: after 100 rounds the game is over (K6.4)"),
        ({"round_limit": 0}, "Expected `int` >= 1 - at `$.round_limit`"),
        ({"phase": "over"}, "phase: nothing has ended the game (K6.1, K6.4)"),
        (
            {"phase": "over", "rounds": 100, "acting": 0},
            "acting: nobody acts when the game is over",
        ),
        ({"phase": "war"}, "phase: no phase 'war'; there are provision, play, "),
        ({"card": "architect"}, "card: none is carried out yet"),
        ({"steps": 1}, "steps: as many as colonists on the board, for the Architect (K4.2)"),
        ({"buys": 1}, "buys: cards are bought in the phase purchase (K4.10)"),
        ({"moving": 0}, "moving: a colonist is on its way exactly in the phase step (K4.13)"),
        ({"hat": 1}, "Object contains unknown field `hat`"),
        (first(hat=1), "Object contains unknown field `hat` - at `$.players[0]`"),
        (first(hand=["tribune"]), "players[0]: architect is missing, a start card (K1.5)"),
        (first(pile=["jester"]), "players[0].pile: no card 'jester'; there are tribune, "),
        (first(hand=[*seat()["hand"], "weaver", "weaver"]), "hand: only 1 of weaver are for sale"),
        (first(hand=[*seat()["hand"], "senator"]), "hand: only 0 of senator are for sale (K1.5)"),
        (first(goods=["gold"]), "Invalid enum value 'gold' - at `$.players[0].goods[0]`"),
        (first(goods=["wine"] * 9), "players[0]: goods and colonists need more than 12 spaces"),
        (first(coins=-1), "Expected `int` >= 0 - at `$.players[0].coins`"),
        (first(houses=["roma"]), "players[0].houses: no house is built in Roma (K4.3)"),
        (first(houses=["paris"]), "players[0].houses: no city 'paris'; there are roma, "),
        (first(houses=list(TILES["imperium"])[:16]), "players[0].houses: 15 houses at most (K1.5)"),
        (first(houses=FIFTEEN.split()), "concordia: somebody has it, by the last card or the"),
        (first(land=["roma"] * 4), "players[0]: 3 land colonists at most (K1.5)"),
        (first(land=["novaria"]), "players[0]: a colonist in novaria without a house there (K4.7)"),
        (first(land=["paris"]), "players[0].land: no city or land line 'paris'"),
        (first(land=["sea carthago roma"]), "players[0].land: no city or land line 'sea carthago"),
        (first(offered=["wine", "cloth"]), "players[0].offered: only while goods are received"),
        (
            {"players": [seat(land="novaria roma"), seat(land="novaria roma"), seat()]},
            "players: two colonists on land novaria roma (K1.2)",
        ),
        (
            {**first(pile=["tribune"], hand=seat()["hand"][1:])},
            "players[0].pile: the Tribune comes back with the others (K4.1)",
        ),
        (doing("architect", None), "card: which one is carried out must be given"),
        (doing("architect", "senator"), "card: senator has no phase architect"),
        (doing("architect", "architect", steps=3), "steps: as many as colonists on the board"),
        (doing("architect", "architect", steps=7), "Expected `int` <= 6 - at `$.steps`"),
        (doing("step", "architect", steps=2), "moving: a colonist is on its way exactly in the"),
        (
            doing("step", "architect", steps=2, moving=1),
            "moving: this colonist is in the storehouse",
        ),
        (
            doing("step", "architect", steps=1, moving=0, begun=True),
            "moving: after a step it is on a line (K4.2)",
        ),
        (doing("step", "architect", moving=0), "moving: it can't go on and can't rest (K4.13)"),
        (doing("receive", "prefect"), "acting: this player has nothing to choose (K5.3)"),
        (
            {**first(offered=["wine", "cloth"]), **doing("receive", "prefect")},
            "players[0].offered: there is nothing to choose (K5.3)",
        ),
        (doing("tribune", "tribune"), "phase: no colonist can be placed (K4.1)"),
        (doing("purchase", "architect", buys=1), "card: a Senator buys two cards, a Consul one"),
        (doing("purchase", "consul", buys=2), "card: a Senator buys two cards, a Consul one"),
        (doing("purchase", "senator"), "buys: no card may be bought any more (K4.10)"),
        (doing("payment", "senator"), "goods: there is nothing to choose from (K4.10)"),
        ({"begun": True}, "begun: nothing is moved, built or placed in this phase"),
        (
            doing("architect", "architect", steps=1, begun=True),
            "steps: none are left after the first house (K4.14)",
        ),
        ({"bought": ["wine"]}, "bought: goods are traded with the Mercator (K4.8)"),
        (
            doing("mercator", "mercator-3", bought=["wine"], sold=["wine"]),
            "sold: a good is either bought or sold (K4.8)",
        ),
        (
            doing("mercator", "mercator-3", bought=["wine", "food"], sold=["brick"]),
            "bought: at most two goods are traded (K4.8)",
        ),
        (first(offered=["brick"] * 16), "Expected `array` of length <= 15"),
        (doing("provision", None), "phase: goods are bought in the first turn without start goods"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_position_that_can_not_be_is_refused(change: Data, line: str) -> None:
    refused(change, line)


def test_a_position_in_the_middle_of_a_turn_can_be_saved_and_loaded() -> None:
    match = table(seat(goods="tool wine wine brick"), seat(), seat())
    play(match, "0: play senator", "0: card architect 1", "0: card prefect 2")
    again = tavola.load(json.loads(json.dumps(match.save())))
    assert look(again)["phase"] == "payment"
    assert again.save() == match.save()
    play(again, "0: pay brick")
    assert again.to_act == (1,)


def test_a_colonist_on_its_way_can_be_saved_and_loaded() -> None:  # K4.13
    match = table(seat(), seat(land="novaria roma"), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    again = tavola.load(json.loads(json.dumps(match.save())))
    assert look(again)["moving"] == {"kind": "land", "at": "land novaria roma"}
    assert again.legal(0) == match.legal(0)
    play(again, "0: step land massilia novaria")
    assert look(again)["lines"] == {"land massilia novaria": 0, "land novaria roma": 1}


def test_a_finished_game_can_be_saved_and_loaded() -> None:  # K6.1, K6.4
    match = table(seat(), seat(), seat(), round_limit=1)
    for who in range(3):
        play(match, f"{who}: play tribune")
    again = tavola.load(match.save())
    assert again.save() == match.save()
    assert again.result is not None
    assert match.result is not None
    assert again.result.plain() == match.result.plain()


def test_a_rich_player_can_be_saved_and_loaded() -> None:
    match = table(seat("colonist", coins=9999), seat(), seat())
    play(match, "0: play colonist", "0: take coins")
    assert tavola.load(match.save()).save() == match.save()
