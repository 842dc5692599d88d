"""The worked examples of the rules."""

import pytest

from tests.games.concordia.table import (
    args,
    coins,
    display,
    goods,
    look,
    moves,
    player,
    points,
    seat,
    table,
)
from tests.games.lines import play, why


def test_the_tribune_after_four_cards() -> None:  # K-E1
    match = table(seat(pile="senator prefect prefect architect", coins=0), seat(), seat())
    events = play(match, "0: play tribune")
    assert events[1].startswith("took-back seat=0 cards=tribune,architect,prefect,prefect,senator")
    assert coins(match) == 2


def test_three_steps_and_three_houses() -> None:  # K-E2
    match = table(
        seat(
            land="colonia-a novaria, roma",
            sea="roma",
            houses="colonia-a",
            goods="brick brick brick food wine cloth",
            coins=15,
        ),
        seat(houses="aquileia"),
        seat(houses="aquileia"),
    )
    play(match, "0: play architect")
    assert look(match)["steps"] == 3
    play(match, "0: leave sea roma", "0: step sea massilia roma", "0: stop")
    play(match, "0: leave land roma", "0: step land aquileia roma")
    play(match, "0: step land aquileia vindobona")
    assert moves(match, 0, "build") == {"massilia", "novaria", "aquileia", "vindobona"}
    assert why(match, "0: build colonia-a") == "K4.3 house-already-there"
    events = play(match, "0: build massilia", "0: build novaria", "0: build aquileia")
    assert events == [
        "built seat=0 city=massilia good=cloth goods=brick,cloth coins=5",
        "built seat=0 city=novaria good=wine goods=brick,wine coins=4",
        "built seat=0 city=aquileia good=food goods=brick,food coins=6",
    ]
    assert (goods(match), coins(match)) == ("", 0)


def test_the_third_house_in_a_wine_city() -> None:  # K-E3
    match = table(
        seat(land="novaria roma", goods="brick wine", coins=12),
        seat(houses="novaria"),
        seat(houses="novaria"),
    )
    play(match, "0: play architect", "0: build novaria")
    assert (goods(match), coins(match)) == ("", 0)


def test_a_prefect_in_syria() -> None:  # K-E4
    match = table(seat(houses="tyros"), seat(houses="tyros"), seat(houses="antiochia"))
    assert look(match)["provinces"]["syria"]["good"] == "cloth"
    play(match, "0: play prefect", "0: produce syria")
    assert [goods(match, who) for who in range(3)] == ["food cloth", "food", "cloth"]
    assert look(match)["provinces"]["syria"]["turned"]


def test_a_mercator_with_three_wine() -> None:  # K-E5
    match = table(seat(coins=2, goods="wine wine wine tool tool tool"), seat(), seat())
    play(match, "0: play mercator-3", *["0: sell wine"] * 3)
    assert (coins(match), player(match)["free"]) == (23, 5)
    play(match, *["0: buy brick"] * 4)
    assert coins(match) == 11
    assert why(match, "0: buy food") == "K4.8 third-good"
    play(match, "0: buy brick")
    assert why(match, "0: buy brick") == "K5.3 storehouse-full"


@pytest.mark.parametrize("fourth", ["diplomat-jupiter", ""])
def test_a_diplomat_and_four_piles(fourth: str) -> None:  # K-E6
    match = table(
        seat(),
        seat(pile="senator"),
        seat(pile="senator architect"),
        seat(pile="prefect"),
        seat(pile=fourth),
    )
    play(match, "0: play diplomat-jupiter")
    assert moves(match, 0, "copy") == {"1", "2", "3"}


def test_senator_and_consul() -> None:  # K-E7
    row = "mercator-5 I, prefect I, architect I, farmer I, mason I, colonist I, prefect II"
    match = table(seat(goods="wine tool brick"), seat(), seat(), display=row)
    play(match, "0: play senator", "0: card mercator-5 1")
    assert goods(match) == "brick tool"
    assert args(match, "0: card farmer 4") == {"goods": ["food", "cloth"]}
    play(match, "0: card architect 3")
    assert goods(match) == ""
    assert display(match)[:3] == ["prefect", "farmer", "mason"]
    match = table(seat("consul", goods="food"), seat(), seat(), display=row)
    play(match, "0: play consul", "0: card colonist 6")
    assert goods(match) == ""


def test_a_final_score_of_114() -> None:  # K-E8
    houses = (
        "lutetia isca-d vindobona "  # brick
        "londinium brigantium rusadir aquileia "  # food
        "burdigala colonia-a carthago "  # tool
        "massilia athenae"  # cloth
    )
    match = table(
        seat(
            "prefect prefect mercator-5 colonist colonist farmer",
            coins=13,
            goods="cloth tool tool tool brick",
            land="roma, roma, roma",
            sea="roma, roma",
            houses=houses,
        ),
        seat(),
        seat(
            houses="isca-d londinium lutetia burdigala massilia brigantium olisipo valentia "
            "colonia-a vindobona novaria aquileia syracusae rusadir carthago"
        ),
        display="architect I",
        stack="",
        concordia=2,
    )
    assert points(match) == {
        "vesta": 3,
        "jupiter": 18,
        "saturnus": 28,
        "mercurius": 16,
        "mars": 30,
        "minerva": 12,
        "concordia": 0,
        "points": 107,
    }
    # With the Concordia card it is 114: nobody else's 15th house, but the last card.
    match = table(
        seat(
            "prefect prefect mercator-5 colonist farmer",
            coins=13,
            goods="cloth tool tool tool brick food",
            land="roma, roma, roma",
            sea="roma, roma",
            houses=houses,
        ),
        seat(),
        seat(),
        display="colonist I",
        stack="",
    )
    play(match, "0: play senator", "0: card colonist 1")
    assert points(match)["points"] == 3 + 18 + 28 + 16 + 30 + 12 + 7 == 114


def test_a_land_colonist_in_a_roma_shut_in() -> None:  # K-E9
    others = (
        seat(land="aquileia roma, roma syracusae"),
        seat(land="novaria roma"),
    )
    match = table(seat(sea=""), *others)
    play(match, "0: play architect")
    assert why(match, "0: leave land roma") == "K4.13 no-free-line"
    match = table(seat(), *others)
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    assert why(match, "0: stop") == "K4.13 no-rest-here"
    play(match, "0: step land massilia novaria")
    assert look(match)["lines"]["land massilia novaria"] == 0


def test_the_last_of_three_cards() -> None:  # K-E10
    match = table(
        seat(goods="tool wine cloth"),
        seat(goods="wine"),
        seat(),
        display="architect I, prefect I, mercator-5 I",
        stack="",
    )
    play(match, "0: play senator", "0: card architect 1", "0: card mercator-5 3")
    assert display(match)[:2] == ["prefect", None]
    assert look(match)["concordia"] is None
    play(match, "1: play senator", "1: card prefect 1")
    assert look(match)["concordia"] == 1
