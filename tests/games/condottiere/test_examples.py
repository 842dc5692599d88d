"""The worked examples of the rules."""

import pytest

from tests.games.condottiere.referee import CITIES
from tests.games.condottiere.table import hand_sizes, look, owner, pass_round, strengths, table
from tests.games.lines import play


def test_eight_mercenaries_are_worth_36_and_8_in_winter() -> None:  # D-E1
    army = "10 10 5 4 4 1 1 1"
    match = table("winter 1", "1", city="siena", armies={0: army})
    assert strengths(match)[0] == 36
    play(match, "0: play winter")
    assert strengths(match)[0] == 8


def test_three_mercenaries_worth_21_are_worth_42_with_a_drummer_6_in_winter() -> None:  # D-E2
    match = table("drummer winter 1", "1 1", city="siena", armies={0: "10 6 5"}, out=[1])
    assert strengths(match)[0] == 21
    play(match, "0: play drummer")
    assert strengths(match)[0] == 42
    play(match, "0: play winter")
    assert strengths(match)[0] == 6


def test_who_controls_parma_venice_and_siena_gets_16_cards() -> None:  # D-E3
    match = table("bishop", "1 1", city="roma", owners={1: "parma venezia siena"}, out=[1])
    play(match, "0: play bishop")
    assert hand_sizes(match) == [10, 16]


@pytest.mark.parametrize(
    ("borders", "city", "group"),
    [
        ("board", "parma", 3),
        ("board", "firenze", 3),
        ("example", "parma", 4),
        ("example", "firenze", 5),
    ],
)
def test_turin_genoa_bologna_and_spoleto(borders: str, city: str, group: int) -> None:  # D-E4
    owners = {0: "torino genova bologna spoleto"}
    match = table("10 1", "1", "1", "1", city=city, owners=owners, borders=borders, out=[1, 2, 3])
    play(match, "0: play 10", "0: pass")
    assert owner(match, city) == 0
    assert look(match)["players"][0]["largest_group"] == group
    assert (match.result is not None) == (borders == "example")
    if match.result is not None:
        assert match.result.winners() == [0]


def test_six_players_with_all_17_cities_are_dealt_94_of_the_96_cards() -> None:  # D-E5
    owners = {
        0: "torino milano venezia",
        1: "genova mantova",
        2: "ferrara parma urbino",
        3: "modena siena ancona",
        4: "bologna lucca roma",
        5: "firenze napoli spoleto",
    }
    assert sorted(" ".join(owners.values()).split()) == CITIES
    match = table("bishop", "1", "", "", "", "", city="torino", owners=owners, out=[1])
    play(match, "0: play bishop")
    assert hand_sizes(match) == [16, 14, 16, 16, 16, 16]
    assert sum(hand_sizes(match)) == 94
    assert look(match)["unseen"] == 2
    assert match.to_act == (0,)
    play(match, "0: city roma")
    pass_round(match)
