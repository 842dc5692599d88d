"""What no sensible player of Condottiere does, and greedy does not either."""

import pytest

import tavola
from tavola.bots import make, sight_of
from tavola.core.chance import FastChance
from tests.games.condottiere.table import table

CLOSE = "milano parma genova"  # one city from winning with four players (D8.1)
NEXT_TO_IT = {"torino", "mantova", "modena", "venezia", "lucca"}  # each of them wins the game


def choice(match: tavola.Match, seed: int = 1) -> str:
    """What greedy does here."""
    seat = match.to_act[0]
    return (
        make("greedy", seed).choose(sight_of(match.game, match.state, seat, FastChance(seed))).text
    )


def test_the_last_one_in_who_leads_passes() -> None:  # D4.3, D6.2
    match = table(
        *("10 heroine surrender scarecrow bishop", "5 4", "3 3", "2 1"),
        city="siena",
        armies={0: "6", 1: "5"},
        out=(1, 2, 3),
    )
    assert choice(match) == "pass"


def test_the_last_one_in_takes_a_city_that_one_card_wins() -> None:  # D4.3
    match = table("6 1", "5 4", "3 3", "2 1", city="modena", armies={1: "5"}, out=(1, 2, 3))
    assert choice(match) == "play 6"


def test_the_last_one_in_spends_no_more_than_is_needed() -> None:  # D4.3
    match = table("10 6 2", "5 4", "3 3", "2 1", city="modena", armies={1: "5"}, out=(1, 2, 3))
    assert choice(match) == "play 6"


def test_who_cannot_win_any_more_keeps_the_cards() -> None:  # D4.2
    match = table("2 1", "5 4", "3 3", "2 1", city="siena", armies={1: "10 10 10"}, out=(1, 2, 3))
    assert choice(match) == "pass"


def test_no_bishop_on_a_battle_that_one_wins() -> None:  # D5.7
    match = table("bishop 1", "5", "3", "2", city="siena", armies={0: "10 10"}, out=(1, 2, 3))
    assert choice(match) == "pass"


def test_the_bishop_comes_before_a_rival_wins_the_game() -> None:  # D5.7, D8.1
    match = table(
        *("bishop 1", "5 4", "3", "2"),
        city="modena",
        owners={1: CLOSE},
        armies={1: "10 10"},
        out=(1, 2, 3),
    )
    assert choice(match) == "play bishop"


def test_a_surrender_wins_the_game_for_who_leads_against_strong_hands() -> None:  # D5.6, D8.1
    match = table(
        *("surrender 1", "10 10 6 6 5 5", "10 6 5 4 4", "6 5 4 3 3"),
        city="modena",
        owners={0: CLOSE},
        armies={0: "10", 1: "5"},
    )
    assert choice(match) == "play surrender"


def test_no_surrender_for_who_is_behind() -> None:  # D5.6
    match = table(
        "surrender 2 1", "5 4", "3", "2", city="siena", armies={0: "3", 1: "10"}, out=(2, 3)
    )
    assert choice(match) != "play surrender"


def test_no_winter_that_takes_the_lead_from_oneself() -> None:  # D5.2
    match = table(
        *("winter 1", "5 4", "3", "2"), city="siena", armies={0: "10 10", 1: "1 1 1"}, out=(2, 3)
    )
    assert choice(match) != "play winter"


def test_winter_brings_down_the_great_army() -> None:  # D5.2
    match = table(
        *("winter 2", "5", "3", "2"),
        city="modena",
        owners={0: CLOSE},
        armies={0: "1 1 1", 1: "10 10"},
        out=(1, 2, 3),
    )
    assert choice(match) == "play winter"


def test_the_heroine_wins_where_mercenaries_cannot() -> None:  # D5.4
    match = table(
        *("heroine 4", "5", "3", "2"),
        city="modena",
        owners={0: CLOSE},
        armies={1: "winter 6 6 6 6"},
        out=(1, 2, 3),
    )
    assert choice(match) == "play heroine"


def test_a_drummer_without_an_army_is_kept_by_the_last_one_in() -> None:  # D5.3
    match = table("drummer scarecrow", "5", "3", "2", city="siena", armies={1: "4"}, out=(1, 2, 3))
    assert choice(match) == "pass"


def test_a_scarecrow_saves_the_best_mercenary_of_a_lost_battle() -> None:  # D5.5
    match = table(
        *("scarecrow 1", "5 4 3 2", "3 3 3", "2 2 2"),
        city="siena",
        armies={0: "10 1", 1: "10 10 10 10"},
        out=(1, 2, 3),
    )
    assert choice(match) == "play scarecrow"
    match.play(0, "play scarecrow")
    assert choice(match) == "take 10"


def test_a_scarecrow_does_not_take_back_what_wins_the_game() -> None:  # D5.5, D8.1
    match = table(
        *("1", "5 4", "3", "2"),
        city="modena",
        owners={0: CLOSE},
        armies={0: "10 scarecrow", 1: "6"},
        out=(1, 2, 3),
        phase="take-back",
    )
    assert choice(match) == "take none"


def test_an_attacked_owner_waits_as_long_as_it_costs_nothing() -> None:  # D4.5
    match = table(
        *("5 5 6 3", "10 6 5 4", "3 3 4", "2 2 5"),
        pawn=3,
        acting=0,
        city="siena",
        owners={0: "siena"},
    )
    assert choice(match) == "pass"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_pawn_goes_for_the_city_that_wins_the_game(seed: int) -> None:  # D3.2, D8.1
    match = table("10 10 10 6 6 heroine", "1 1", "1 2", "2 1", owners={0: CLOSE})
    assert choice(match, seed).removeprefix("city ") in NEXT_TO_IT


def test_nobody_names_a_city_of_his_own_with_a_strong_hand() -> None:  # D3.2
    match = table("10 10 10 6 6 heroine", "1 1", "1 2", "2 1", owners={0: "siena roma"})
    assert choice(match) not in {"city siena", "city roma"}


def test_nobody_names_the_city_that_makes_a_rival_win() -> None:  # D3.2, D8.1
    match = table("1 1", "10 10 10 6", "6 6 2", "5 5 5", owners={1: CLOSE})
    assert choice(match).removeprefix("city ") not in NEXT_TO_IT


def test_a_hand_that_can_do_nothing_is_laid_aside_where_that_ends_the_round() -> None:  # D6.6, D7.1
    match = table("scarecrow", "10 10 6", "", "", phase="lay-aside")
    assert choice(match) == "lay aside"


def test_heroines_are_not_laid_aside_while_others_still_fight() -> None:  # D6.6
    match = table("heroine heroine", "3 2", "1 1", "2", phase="lay-aside")
    assert choice(match) == "keep"


def test_the_last_one_in_wastes_no_scarecrow_before_the_card_that_wins() -> None:  # D4.3, D5.5
    match = table(
        *("10 scarecrow scarecrow", "5", "3", "2"),
        city="modena",
        armies={0: "10 4 4", 1: "10 10 5"},
        out=(1, 2, 3),
    )
    assert choice(match) == "play 10"


def test_the_last_one_in_lays_no_small_card_before_the_one_that_is_enough() -> None:  # D4.3
    match = table("10 2", "5 4", "3 3", "2 1", city="modena", armies={1: "5"}, out=(1, 2, 3))
    assert choice(match) == "play 10"


def test_a_scarecrow_changes_a_dear_mercenary_for_a_cheap_one() -> None:  # D4.3, D5.5
    match = table(
        *("3", "5 4", "3", "2"),
        city="modena",
        armies={0: "10 scarecrow", 1: "2"},
        out=(1, 2, 3),
        phase="take-back",
    )
    assert choice(match) == "take 10"
