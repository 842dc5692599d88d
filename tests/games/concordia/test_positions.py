"""Positions written by hand (docs/positions.md): what is left out, and what can't be."""

import json
from typing import Any

import pytest

import tavola
from tests.games.concordia.table import TILES, look, player, seat, table
from tests.games.lines import play

Data = dict[str, Any]
PLAIN: Data = {
    "players": [seat(), seat(), seat()],
    "map": "imperium",
    "tiles": TILES["imperium"],
    "display": ["architect I", "prefect I"],
}
ALL_BUT_ONE = {**TILES["imperium"]}
del ALL_BUT_ONE["petra"]
FIFTEEN = " ".join(list(TILES["imperium"])[:15])


def load(state: Data) -> tavola.Match:
    return tavola.load({"game": "concordia", "state": state}, seed=1)


def first(**fields: Any) -> Data:
    """Changes seat 0."""
    return {"players": [{**seat(), **fields}, seat(), seat()]}


def doing(phase: str, card: str | None, **more: Any) -> Data:
    return {"phase": phase, "card": card, **more}


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
        ({"phase": "war"}, "Invalid enum value 'war' - at `$.phase`"),
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
    with pytest.raises(tavola.BadPosition) as error:
        load({**PLAIN, **change})
    assert str(error.value).startswith(f"state: {line}")


SENATOR = seat(pile="senator", goods="wine tool")
BUYER = seat("smith", pile="senator", goods="wine tool")
TRIBUNE = seat(pile="senator", goods="food tool")
ARCHITECT = seat(pile="architect", land="novaria roma")
CHOOSER = {**seat(goods="brick " * 7, pile="prefect"), "offered": ["wine", "cloth"]}
SEVEN = "architect I, prefect I, mercator-5 I, colonist I, diplomat-saturnus I, mason I, farmer I"


def row(*gaps: int) -> list[str | None]:
    """A full display without the cards of these spaces."""
    cards: list[str | None] = list(SEVEN.split(", "))
    for space in gaps:
        cards[space - 1] = None
    return cards


def seats(first: Data, second: Data | None = None, third: Data | None = None) -> Data:
    return {"players": [first, second or seat(), third or seat()]}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            {**seats(TRIBUNE), **doing("tribune", "tribune")},
            "pile: the Tribune has taken all cards back (K4.1)",
        ),
        (doing("architect", "architect", steps=2), "pile: architect is on top, or a Diplomat"),
        (
            {
                **seats(seat(pile="architect prefect"), seat(pile="architect")),
                **doing("architect", "architect", steps=2),
            },
            "pile: architect is on top, or a Diplomat that copies it (K3.1, K4.9)",
        ),
        (
            {
                **seats(seat(pile="diplomat-jupiter"), seat(pile="architect senator")),
                **doing("architect", "architect", steps=2),
            },
            "pile: architect is on top, or a Diplomat that copies it (K3.1, K4.9)",
        ),
        (
            {**doing("purchase", "senator", buys=2), **seats(SENATOR), "display": row(2)},
            "display: the row has no gaps but of cards just bought (K4.10)",
        ),
        (
            {**doing("purchase", "senator", buys=1), **seats(BUYER), "display": row(2, 4)},
            "display: the row has no gaps but of cards just bought (K4.10)",
        ),
        (
            {
                **doing("purchase", "senator", buys=1),
                **seats(BUYER),
                "display": row(2, 7),
                "stack": ["consul II"],
            },
            "display: while there is a stack, the row is full (K4.10)",
        ),
        (
            {**doing("purchase", "senator", buys=1), **seats(BUYER), "display": row()},
            "display: the space of a card that was bought is empty (K4.10)",
        ),
        (
            {**doing("purchase", "senator", buys=1), **seats(SENATOR), "display": row(2)},
            "hand: the cards bought are in it (K4.10)",
        ),
        (
            {
                **doing("purchase", "senator", buys=1, concordia=1),
                **seats(BUYER, seat(houses=FIFTEEN)),
                "display": [],
            },
            "phase: the turn is over with the last card (K6.1)",
        ),
        (
            {**doing("payment", "senator", buys=1), **seats(BUYER), "display": row(4)},
            "phase: no card was bought on a space that asks for any good (K4.10)",
        ),
        (
            {
                **doing("payment", "senator", buys=1),
                **seats(seat("smith", pile="senator", goods="wine wine")),
                "display": row(2),
            },
            "goods: there is nothing to choose from (K4.10)",
        ),
        (
            {
                **doing("payment", "consul"),
                **seats(seat("smith consul", pile="consul", goods="wine tool")),
                "display": row(2),
            },
            "card: a Consul does not pay for the space (K4.11)",
        ),
        (
            {
                **seats(ARCHITECT, seat(land="novaria roma")),
                **doing("step", "architect", steps=2, moving=0),
            },
            "moving: before its first step it is alone on its line (K1.2)",
        ),
        (
            {**seats(ARCHITECT), **doing("step", "architect", steps=2, moving=0, begun=True)},
            "steps: the one that is made is used up (K4.2)",
        ),
        (
            {**seats(ARCHITECT), **doing("architect", "architect", begun=True)},
            "begun: no house is built (K4.14)",
        ),
        (
            {
                **seats(seat("colonist", pile="colonist", land="novaria roma", sea="")),
                **doing("colonist", "colonist", begun=True),
            },
            "begun: no colonist is placed in a city (K4.7)",
        ),
        (
            {
                **seats(seat(pile="mercator-3", goods="wine")),
                **doing("mercator", "mercator-3", bought=["cloth"]),
            },
            "bought: there is no cloth in the storehouse (K4.8)",
        ),
        (
            {
                **seats(CHOOSER, {**CHOOSER, "pile": [], "hand": seat()["hand"]}),
                **doing("receive", "prefect", acting=1, turned=["gallia"]),
            },
            "acting: seat 0 chooses first (K5.2)",
        ),
        (
            {**seats(CHOOSER), **doing("receive", "prefect")},
            "turned: the province that produces shows its coins (K4.5)",
        ),
        (
            {**seats(seat(pile="senator")), "phase": "provision", "start_goods": False},
            "phase: goods are bought in the first turn without start goods (K2.6)",
        ),
        (
            {**seats(seat(), seat(houses=FIFTEEN)), "concordia": 2},
            "concordia: who holds it has built the 15th house (K6.1)",
        ),
        (
            {
                **doing("payment", "senator", buys=1),
                **seats(BUYER, seat(houses=FIFTEEN)),
                "display": row(2),
            },
            "concordia: somebody has it, by the last card or the 15th house (K6.1)",
        ),
        (
            {"phase": "over", "rounds": 100, "card": "senator"},
            "phase: no action is carried out when the game is over (K6.3)",
        ),
        (seats(seat(interim=4)), "players: interim points only with interim_scoring (K7.1)"),
        (
            {
                **seats(seat(interim=4), seat(interim=0), seat(interim=0)),
                "interim_scoring": True,
            },
            "players: when all are scored, the interim track is back at 0 (K7.1)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_turn_that_can_not_have_come_about_is_refused(change: Data, line: str) -> None:
    with pytest.raises(tavola.BadPosition) as error:
        load({**PLAIN, **change})
    assert str(error.value).startswith(f"state: {line}")


@pytest.mark.parametrize(
    "change",
    [
        {**seats(seat(goods="food tool")), **doing("tribune", "tribune")},
        {**seats(ARCHITECT), **doing("architect", "architect", steps=2)},
        {
            **seats(seat(pile="diplomat-jupiter"), seat(pile="architect")),
            **doing("architect", "architect", steps=2),
        },
        {**doing("purchase", "senator", buys=2), **seats(SENATOR), "display": row()},
        {**doing("purchase", "senator", buys=1), **seats(BUYER), "display": row(4)},
        {**doing("purchase", "senator", buys=1), **seats(BUYER), "display": row(7)},
        {**doing("payment", "senator", buys=1), **seats(BUYER), "display": row(2)},
        {
            **doing("purchase", "senator", buys=2, concordia=1),
            **seats(SENATOR, seat(houses=FIFTEEN)),
            "display": [],
        },
        {**seats(ARCHITECT), **doing("step", "architect", steps=2, moving=0)},
        {
            **seats(ARCHITECT, seat(land="novaria roma")),
            **doing("step", "architect", steps=1, moving=0, begun=True),
        },
        {
            **seats(seat(pile="architect", houses="novaria")),
            **doing("architect", "architect", begun=True),
        },
        {
            **seats(seat(pile="mercator-3", goods="wine")),
            **doing("mercator", "mercator-3", bought=["wine"], sold=["cloth"]),
        },
        {**seats(CHOOSER), **doing("receive", "prefect", turned=["gallia"])},
        {"phase": "over", "rounds": 100},
    ],
)
def test_one_that_can_is_accepted_and_saved_as_it_was(change: Data) -> None:
    state: Data = json.loads(json.dumps({**PLAIN, **change}))
    match = load(state)
    saved: Any = match.save()["state"]
    for name in change.keys() - {"players", "display"}:
        assert saved[name] == change[name]
    assert [card for card in saved["display"] if card] == [
        card for card in state["display"] if card
    ]
    again: Any = load(saved).save()["state"]
    assert again == saved
    if match.to_act:
        assert match.legal(match.to_act[0])


def test_who_holds_the_concordia_card_has_no_more_turn() -> None:  # K6.1
    with pytest.raises(tavola.BadPosition, match="who holds the Concordia card has no more turn"):
        load({**PLAIN, "display": [], "concordia": 0})


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
