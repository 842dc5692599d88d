"""D5 The cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.condottiere.referee import DECK
from tests.games.condottiere.table import (
    army,
    hand,
    hand_sizes,
    known,
    look,
    owner,
    pawn,
    strengths,
    table,
)
from tests.games.lines import play, why

VALUES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}
ENDING = {"surrender", "bishop"}


def strength(mine: str, others: str = "") -> int:
    """What my army is worth beside another's."""
    return strengths(table("1", "1", city="siena", armies={0: mine, 1: others}))[0]


@pytest.mark.parametrize("card", VALUES)
def test_a_mercenary_adds_its_value(card: str) -> None:  # D5.1
    assert strength(card) == VALUES[card]
    assert strength(f"{card} {card} 6") == 2 * VALUES[card] + 6


def test_a_mercenary_strengthens_its_own_player_alone() -> None:  # D5.1
    match = table("10 1", "4 1", city="siena")
    play(match, "0: play 10", "1: play 4")
    assert strengths(match) == [10, 4]


def test_in_winter_every_mercenary_of_every_player_counts_1() -> None:  # D5.2
    match = table("winter 1", "1 1", city="siena", armies={0: "10 6", 1: "5 5 5"})
    play(match, "0: play winter")
    assert strengths(match) == [2, 3]
    assert look(match)["winter"]


def test_mercenaries_played_after_the_winter_count_1_too() -> None:  # D5.2
    match = table("1 1", "10 1", city="siena", armies={0: "winter"}, acting=1)
    play(match, "1: play 10")
    assert strengths(match) == [0, 1]


def test_a_second_winter_changes_nothing() -> None:  # D5.2
    assert strength("10 6 winter", "winter") == strength("10 6", "winter") == 2


def test_the_next_battle_knows_no_winter() -> None:  # D5.2
    match = table("winter 10 1", "1 1", city="siena")
    play(match, "0: play winter", "1: pass", "0: pass", "0: keep", "1: keep")
    play(match, "0: city roma", "0: play 10")
    assert strengths(match)[0] == 10


def test_a_drummer_doubles_the_mercenaries_of_its_player_alone() -> None:  # D5.3
    match = table("drummer 1", "1 1", city="siena", armies={0: "10 6", 1: "5 5 5"})
    play(match, "0: play drummer")
    assert strengths(match) == [32, 15]


def test_a_drummer_doubles_mercenaries_that_come_later() -> None:  # D5.3
    match = table("4 1", "1 1", city="siena", armies={0: "10 drummer"})
    play(match, "0: play 4")
    assert strengths(match)[0] == 28


def test_a_second_drummer_of_the_same_player_changes_nothing() -> None:  # D5.3
    assert strength("10 drummer drummer") == 20


def test_two_players_may_each_have_a_drummer() -> None:  # D5.3
    match = table("1", "1", city="siena", armies={0: "10 drummer", 1: "4 drummer"})
    assert strengths(match) == [20, 8]


def test_in_winter_a_drummer_makes_each_mercenary_count_2() -> None:  # D5.3
    assert strength("10 6 drummer winter") == 4
    assert strength("10 6 drummer", "winter") == 4


def test_each_heroine_adds_10() -> None:  # D5.4
    assert strength("heroine") == 10
    assert strength("heroine heroine heroine 1") == 31


def test_neither_winter_nor_a_drummer_changes_a_heroine() -> None:  # D5.4
    assert strength("heroine winter") == 10
    assert strength("heroine drummer") == 10
    assert strength("heroine 5 drummer", "winter") == 12


def test_no_scarecrow_takes_a_heroine_back() -> None:  # D5.4
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "heroine"})
    play(match, "0: play scarecrow")
    assert army(match, 0) == {"heroine": 1, "scarecrow": 1}
    assert match.to_act == (1,)


def test_a_scarecrow_takes_one_own_mercenary_of_this_battle_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "10 10 4", 1: "6"})
    play(match, "0: play scarecrow")
    assert match.to_act == (0,)
    assert match.legal(0) == ["take 4", "take 10", "take none"]
    assert play(match, "0: take 10") == ["took-back seat=0 card=10"]
    assert hand(match, 0) == {"1": 1, "10": 1}
    assert hand_sizes(match)[0] == 2
    assert army(match, 0) == {"4": 1, "10": 1, "scarecrow": 1}
    assert strengths(match)[0] == 14
    assert match.to_act == (1,)


def test_a_scarecrow_may_take_nothing_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "10"})
    play(match, "0: play scarecrow")
    assert play(match, "0: take none") == ["took-none seat=0"]
    assert army(match, 0) == {"10": 1, "scarecrow": 1}
    assert hand(match, 0) == {"1": 1}
    assert known(match, 0) == {}
    assert match.to_act == (1,)


def test_a_scarecrow_may_be_laid_when_there_is_nothing_to_take_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={1: "6"})
    play(match, "0: play scarecrow")
    assert army(match, 0) == {"scarecrow": 1}
    assert match.to_act == (1,)


def test_a_scarecrow_is_worth_nothing() -> None:  # D5.5
    assert strength("scarecrow scarecrow 4") == 4


def test_special_cards_are_never_taken_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "winter drummer scarecrow"})
    play(match, "0: play scarecrow")
    assert match.to_act == (1,)


def test_the_mercenaries_of_others_are_never_taken_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "4", 1: "10"})
    play(match, "0: play scarecrow")
    assert why(match, "0: take 10") == "D5.5 not-in-your-army"
    refusal = match.why_not(0, "take 10")
    assert refusal is not None
    assert refusal.args == {"card": "10"}


def test_nothing_is_taken_back_without_a_scarecrow() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "4"})
    assert why(match, "0: take 4") == "D5.5 no-scarecrow"
    assert why(match, "0: take none") == "D5.5 no-scarecrow"


def test_only_the_player_of_the_scarecrow_takes_back() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "4", 1: "4"})
    play(match, "0: play scarecrow")
    assert why(match, "1: take 4") == "D5.5 scarecrow-of-another"
    assert why(match, "1: play 1") == "D5.5 scarecrow-of-another"


def test_before_a_card_is_taken_back_or_not_nothing_else_is_played() -> None:  # D5.5
    match = table("scarecrow 1", "1 1", city="siena", armies={0: "4"})
    play(match, "0: play scarecrow")
    assert why(match, "0: play 1") == "D4.1 no-battle-turn"
    assert why(match, "0: pass") == "D4.1 no-battle-turn"


def test_a_card_taken_back_can_be_played_and_taken_back_again() -> None:  # D5.5
    match = table("scarecrow scarecrow 1", "1 1", city="siena", armies={0: "10"}, out=[1])
    play(match, "0: play scarecrow", "0: take 10", "0: play 10", "0: play scarecrow", "0: take 10")
    assert hand(match, 0) == {"1": 1, "10": 1}
    assert army(match, 0) == {"scarecrow": 2}


def test_a_surrender_ends_the_battle_and_the_strengths_decide() -> None:  # D5.6
    match = table("surrender 10 1", "1 1", "2 2", city="siena", armies={0: "3", 1: "5"})
    events = play(match, "0: play surrender")
    assert events[0] == "played seat=0 card=surrender"
    assert events[-1] == "won-city seat=1 city=siena strength=5"
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_a_surrender_may_win_the_city_for_who_plays_it() -> None:  # D5.6
    match = table("surrender 10 1", "1 1", city="siena", armies={0: "6", 1: "5"})
    play(match, "0: play surrender")
    assert owner(match, "siena") == 0


def test_a_surrender_needs_no_army() -> None:  # D5.6
    match = table("surrender 1", "1 1", "2 2", city="siena", armies={2: "5"})
    play(match, "0: play surrender")
    assert owner(match, "siena") == 2


def test_a_surrender_with_equal_armies_leaves_the_city_as_it_is() -> None:  # D5.6
    match = table("surrender 1", "1 1", city="siena", armies={0: "5", 1: "5"})
    assert play(match, "0: play surrender")[-1] == "no-winner city=siena seat=0"


def test_an_owner_who_waits_can_no_longer_come_in_after_a_surrender() -> None:  # D5.6
    match = table("5 surrender 1", "10 10", city="siena", owners={1: "siena"})
    play(match, "0: play 5", "1: pass", "0: play surrender")
    assert owner(match, "siena") == 0


def test_an_owner_may_surrender_as_the_first_card_and_lose_the_city() -> None:  # D5.6
    match = table("5 1", "surrender 10", city="siena", owners={1: "siena"})
    events = play(match, "0: play 5", "1: play surrender")
    assert events[-1] == "took-city seat=0 city=siena strength=5 former_seat=1"


def test_a_bishop_ends_the_battle_without_a_winner() -> None:  # D5.7
    match = table("bishop 1", "1 1", city="siena", armies={0: "10 heroine", 1: "1"})
    events = play(match, "0: play bishop")
    assert events[0] == "played seat=0 card=bishop"
    assert events[-1] == "no-winner city=siena seat=0"
    assert owner(match, "siena") is None


def test_a_bishop_leaves_an_owned_city_with_its_owner() -> None:  # D5.7
    match = table("1 1", "bishop 1", city="siena", owners={1: "siena"}, armies={0: "10 heroine"})
    play(match, "0: play 1", "1: play bishop")
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_an_owner_who_waits_can_no_longer_come_in_after_a_bishop() -> None:  # D5.7
    match = table("5 bishop 1", "10 10", city="siena", owners={1: "siena"})
    play(match, "0: play 5", "1: pass", "0: play bishop")
    assert look(match)["phase"] == "lay-aside"
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_the_strength_is_explained_by_its_parts() -> None:  # D5.8
    match = table("1", "1", city="siena", armies={0: "10 4 drummer heroine heroine", 1: "winter"})
    assert look(match)["players"][0]["strength"] == {
        "total": 24,
        "mercenaries": 2,
        "sum": 14,
        "times": 2,  # D5.3
        "heroines": 2,
        "heroic": 20,  # D5.4
    }
    assert look(match)["players"][1]["strength"]["times"] == 1
    assert look(match)["winter"] == 1  # D5.2


@given(st.permutations(sorted(DECK.elements())), st.lists(st.integers(0, 12), min_size=3))
def test_strength_is_what_the_formula_says(deck: list[str], sizes: list[int]) -> None:  # D5.8
    cards = [card for card in deck if card not in ENDING]
    armies = [[cards.pop() for _ in range(size)] for size in sizes[:3]]
    winter = any("winter" in mine for mine in armies)
    expected = []
    for mine in armies:
        soldiers = [VALUES[card] for card in mine if card in VALUES]
        worth = len(soldiers) if winter else sum(soldiers)
        expected.append(worth * (2 if "drummer" in mine else 1) + 10 * mine.count("heroine"))
    laid = {seat: " ".join(mine) for seat, mine in enumerate(armies)}
    match = table("surrender", "bishop", "bishop", city="siena", armies=laid)
    assert strengths(match) == expected
    shown = look(match)
    for player in shown["players"]:  # and its parts make it up
        parts = player["strength"]
        each = parts["mercenaries"] * shown["winter"] if shown["winter"] else parts["sum"]
        assert parts["total"] == each * parts["times"] + parts["heroic"]
