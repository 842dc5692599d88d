"""Positions written in the middle of a turn: which can have come about, and which can't."""

import json
from typing import Any

import pytest

import tavola
from tests.games.concordia.table import seat
from tests.games.concordia.written import FIFTEEN, PLAIN, Data, doing, load, refused

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
    refused(change, line)


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
