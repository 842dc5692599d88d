"""D7 The end of a round."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavola
from tests.games.condottiere.referee import BORDERS, CITIES, DECK, GROUP, groups
from tests.games.condottiere.table import (
    hand,
    hand_sizes,
    keep_all,
    look,
    owner,
    pass_round,
    pawn,
    table,
)
from tests.games.lines import play


def idle_battle(match: tavola.Match, city: str = "siena") -> None:
    """A battle in which everybody passes and keeps the hand."""
    match.play(pawn(match), f"city {city}")
    pass_round(match)
    keep_all(match)


def test_a_round_is_over_when_one_player_alone_holds_cards() -> None:  # D7.1
    match = table("10", "1 1", city="siena", out=[1])
    events = play(match, "0: play 10")
    assert events[3:5] == ["round-over round=1", "dealt round=2 sizes=12,10"]
    assert look(match)["round"] == 2


def test_a_round_is_over_when_nobody_holds_cards() -> None:  # D7.1
    match = table("10", "1", city="siena")
    assert "round-over round=1" in play(match, "0: play 10", "1: play 1")


def test_a_round_goes_on_while_two_players_hold_cards() -> None:  # D7.1
    match = table("10", "1 1", "1 1", city="siena", out=[1, 2])
    play(match, "0: play 10")
    keep_all(match)
    assert (look(match)["round"], look(match)["phase"]) == (1, "name-city")


def test_during_a_battle_one_player_alone_may_hold_cards() -> None:  # D7.1
    match = table("10", "1 1 1", city="siena")
    play(match, "0: play 10", "1: play 1")
    assert (look(match)["round"], match.to_act) == (1, (1,))


def test_what_is_left_in_a_hand_goes_back_unseen() -> None:  # D7.1
    match = table("10", "heroine winter", city="siena", out=[1])
    match.play(0, "play 10")
    for eyes in (0, None):
        told = [e for e in match.log(eyes) if e.id != "your-hand"]
        assert not [e for e in told if "'heroine'" in str(e.args)]
    assert look(match)["aside"] == {}


def test_all_96_cards_are_shuffled_and_nothing_is_kept() -> None:  # D7.1
    match = table("10", "heroine heroine", city="siena", out=[1], aside="winter winter winter")
    match.play(0, "play 10")
    (deal,) = match.steps[-1].drawn
    assert deal.what == "deal"
    assert Counter(deal.items) == DECK
    assert Counter(hand(match, 1)) == Counter(deal.items[12:22])


def test_everybody_gets_ten_cards_and_two_more_for_each_city() -> None:  # D7.2
    match = table("10", "1", "", city="siena", owners={1: "roma napoli", 2: "torino"})
    play(match, "0: play 10", "1: play 1")
    assert hand_sizes(match) == [12, 14, 12]
    assert look(match)["unseen"] == 96 - 38


def test_a_city_lost_in_the_last_battle_gives_no_cards() -> None:  # D7.2
    match = table("10", "1", city="siena", owners={1: "siena roma"})
    play(match, "0: play 10", "1: play 1")
    assert hand_sizes(match) == [12, 12]


@given(st.integers(2, 6), st.lists(st.integers(-1, 5), min_size=16, max_size=16))
def test_every_deal_has_the_right_size(players: int, seats: list[int]) -> None:  # D7.2
    first, *others = CITIES
    owned: dict[int, set[str]] = {seat: set() for seat in range(players)}
    for city, seat in zip(others, seats, strict=True):
        if seat not in owned:
            continue
        if max(map(len, groups(owned[seat] | {city}, BORDERS))) < GROUP[players]:
            owned[seat].add(city)
    owners = {seat: " ".join(cities) for seat, cities in owned.items()}
    match = table("bishop", "1", *[""] * (players - 2), city=first, owners=owners)
    play(match, "0: play bishop")
    sizes = [10 + 2 * len(cities) for cities in owned.values()]
    assert hand_sizes(match) == sizes
    assert look(match)["unseen"] == 96 - sum(sizes)


def test_the_holder_of_the_pawn_names_the_first_city_of_the_new_round() -> None:  # D7.3
    match = table("1", "10", "", city="siena")
    play(match, "0: play 1", "1: play 10")
    assert (pawn(match), match.to_act) == (1, (1,))
    assert look(match)["phase"] == "name-city"


def test_all_who_were_out_of_cards_are_in_again() -> None:  # D7.3
    match = table("1", "10", "", city="siena")
    play(match, "0: play 1", "1: play 10", "1: city roma")
    assert [player["out"] for player in look(match)["players"]] == [False, False, False]


def test_three_battles_in_a_row_without_a_card_end_the_round() -> None:  # D7.4
    match = table("10 5", "1 1", "2 2")
    idle_battle(match)
    idle_battle(match, "roma")
    assert (look(match)["round"], look(match)["idle_battles"]) == (1, 2)
    match.play(0, "city siena")
    pass_round(match)
    before = len(match.steps)
    keep_all(match)
    told = [event.id for step in match.steps[before:] for event in step.events]
    assert told[:5] == ["kept", "kept", "kept", "standstill", "dealt"]
    assert hand_sizes(match) == [10, 10, 10]


def test_two_battles_without_a_card_are_not_enough() -> None:  # D7.4
    match = table("10 5", "1 1", idle=1)
    idle_battle(match)
    assert (look(match)["round"], look(match)["phase"]) == (1, "name-city")


@pytest.mark.parametrize("card", ["10", "bishop", "scarecrow", "winter", "surrender"])
def test_a_single_card_of_any_kind_starts_the_count_anew(card: str) -> None:  # D7.4
    match = table(f"{card} 5", "1 1", idle=2, city="siena")
    play(match, f"0: play {card}")
    pass_round(match)
    keep_all(match)
    assert (look(match)["idle_battles"], look(match)["round"]) == (0, 1)
    idle_battle(match)
    assert (look(match)["idle_battles"], look(match)["round"]) == (1, 1)


def test_a_card_played_and_taken_back_is_played_all_the_same() -> None:  # D7.4
    match = table("5 scarecrow", "1 1", idle=2, city="siena", out=[1])
    play(match, "0: play 5", "0: play scarecrow", "0: take 5", "0: pass")
    keep_all(match)
    assert look(match)["idle_battles"] == 0


def test_laying_a_hand_aside_is_not_playing() -> None:  # D7.4
    match = table("10 5", "winter", "2 2", idle=2, city="siena")
    pass_round(match)
    events = play(match, "0: keep", "1: lay aside", "2: keep")
    assert "standstill round=1" in events


def test_every_round_counts_anew() -> None:  # D7.4
    match = table("10", "1", idle=2, city="siena")
    play(match, "0: play 10", "1: play 1")
    assert (look(match)["round"], look(match)["idle_battles"]) == (2, 0)
    match = table("10 5", "1 1", idle=2)
    idle_battle(match)
    assert (look(match)["round"], look(match)["idle_battles"]) == (2, 0)


def test_it_does_not_matter_which_cities_and_who_held_the_pawn() -> None:  # D7.4
    match = table("10 5", "1 1", "2 2", owners={1: "roma", 2: "siena"})
    for city, holder in (("roma", 1), ("siena", 2), ("napoli", 2)):
        assert look(match)["round"] == 1
        idle_battle(match, city)
        assert pawn(match) == holder
    assert look(match)["round"] == 2


def test_at_a_standstill_all_hands_go_back_unseen_and_owners_stay() -> None:  # D7.4
    match = table("heroine 5", "winter 1", owners={1: "roma"}, idle=2)
    idle_battle(match, "siena")
    told = [event for event in match.log(None) if event.id not in {"kept", "passed"}]
    assert [event.id for event in told] == ["named-city", "no-winner", "standstill", "dealt"]
    assert (owner(match, "roma"), hand_sizes(match)) == (1, [10, 12])


def test_a_round_that_ends_both_ways_at_once_is_one_round() -> None:  # D7.4
    match = table("winter", "heroine", idle=2, city="siena")
    pass_round(match)
    events = play(match, "0: lay aside")
    assert "round-over round=1" in events
    assert look(match)["round"] == 2
