"""D4 A battle."""

import pytest

import tavola
from tests.games.condottiere.referee import DECK
from tests.games.condottiere.table import (
    army,
    hand,
    hand_sizes,
    look,
    owner,
    pass_round,
    pawn,
    strengths,
    table,
)
from tests.games.lines import play, why

CARDS = sorted(DECK)
ENDING = {"surrender", "bishop"}


def fighting(match: tavola.Match) -> bool:
    return bool(look(match)["phase"] == "battle")


# --- playing and passing --------------------------------------------------------------------------


def test_on_a_turn_a_player_plays_one_card_of_the_hand_or_passes() -> None:  # D4.1
    match = table("10 10 winter 1", "1 1", city="siena")
    assert match.legal(0) == ["play 1", "play 10", "play winter", "pass"]
    assert play(match, "0: play 10") == ["played seat=0 card=10"]
    assert hand(match, 0) == {"1": 1, "10": 1, "winter": 1}
    assert army(match, 0) == {"10": 1}
    assert match.to_act == (1,)


def test_a_card_that_is_not_in_the_hand_can_not_be_played() -> None:  # D4.1
    match = table("10 10", "winter 1", city="siena")
    assert why(match, "0: play winter") == "D4.1 not-in-hand"
    refusal = match.why_not(0, "play winter")
    assert refusal is not None
    assert refusal.args == {"card": "winter"}


def test_the_last_copy_played_can_not_be_played_again() -> None:  # D4.1
    match = table("10 5", "1 1", city="siena", out=[1])
    play(match, "0: play 10")
    assert why(match, "0: play 10") == "D4.1 not-in-hand"


def test_cards_are_played_in_battles_only() -> None:  # D4.1
    match = table("10 5", "1 1", phase="lay-aside")
    assert why(match, "0: play 10") == "D4.1 no-battle-turn"
    assert why(match, "0: pass") == "D4.1 no-battle-turn"


def test_a_card_is_laid_face_up() -> None:  # D4.1
    match = table("10 5", "1 1", city="siena")
    (event,) = match.play(0, "play 10")
    assert event.reveals
    assert event.seen_by is None
    assert match.undoable(0) is None


def test_who_has_passed_plays_no_more_cards_in_this_battle() -> None:  # D4.2
    match = table("10 5", "1 1", "4 4", city="siena")
    assert play(match, "0: pass") == ["passed seat=0"]
    assert why(match, "0: play 10") == "D4.2 has-passed"
    assert why(match, "0: pass") == "D4.2 has-passed"
    play(match, "1: play 1", "2: play 4")
    assert match.to_act == (1,)


def test_who_has_passed_can_still_win_with_the_cards_played() -> None:  # D4.2
    match = table("10 5", "1 1", city="siena")
    play(match, "0: play 10", "1: play 1", "0: pass")
    assert strengths(match) == [10, 1]
    assert play(match, "1: pass")[-1] == "won-city seat=0 city=siena strength=10"


def test_in_the_next_battle_a_pass_is_forgotten() -> None:  # D4.2
    match = table("10 5", "1 1", city="siena")
    play(match, "0: pass", "1: pass", "0: keep", "1: keep", "0: city roma", "0: play 10")
    assert army(match, 0) == {"10": 1}


def test_the_last_active_player_may_go_on_one_card_a_turn() -> None:  # D4.3
    match = table("10 5 4 1", "1 1", "2 2", city="siena")
    play(match, "0: play 10", "1: pass", "2: pass", "0: play 5", "0: play 4")
    assert match.to_act == (0,)
    assert strengths(match) == [19, 0, 0]
    play(match, "0: pass")
    assert not fighting(match)


def test_even_the_holder_of_the_pawn_may_pass_at_once() -> None:  # D4.4
    match = table("10 5", "1 1", city="siena")
    play(match, "0: pass")
    assert match.to_act == (1,)


def test_all_may_pass_at_once_and_nobody_has_to_fight() -> None:  # D4.4
    match = table("10 5", "1 1", "2 2", city="siena")
    assert pass_round(match)[-1] == "no-winner city=siena seat=0"


# --- free passes ----------------------------------------------------------------------------------


def test_an_owner_passes_as_often_as_he_likes_and_stays_in() -> None:  # D4.5
    match = table("10 5 4 3", "1 1", "2 2", city="siena", owners={1: "siena"})
    assert look(match)["players"][1]["passes_freely"]
    assert play(match, "0: play 10", "1: pass", "2: pass")[1] == "waited seat=1"
    play(match, "0: play 5", "1: pass", "0: play 4")
    assert match.to_act == (1,)
    play(match, "1: play 1")
    assert army(match, 1) == {"1": 1}


def test_an_owner_who_has_played_a_card_has_no_more_free_passes() -> None:  # D4.5
    match = table("10 5 4", "1 1", "2 2", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: play 1", "2: pass", "0: play 5")
    assert not look(match)["players"][1]["passes_freely"]
    assert play(match, "1: pass") == ["passed seat=1"]
    assert why(match, "1: play 1") == "D4.2 has-passed"


def test_an_owner_who_has_laid_a_scarecrow_has_no_more_free_passes() -> None:  # D4.5
    match = table("10 5 4", "scarecrow 1", "2 2", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: play scarecrow", "2: pass", "0: play 5", "1: pass")
    assert why(match, "1: play 1") == "D4.2 has-passed"


def test_taking_the_only_mercenary_back_gives_no_free_passes_back() -> None:  # D4.5
    match = table("10 5 4 3", "scarecrow 1", "2 2", city="siena", owners={1: "siena"}, out=[2])
    play(match, "0: play 10", "1: play 1", "0: play 5", "1: play scarecrow", "1: take 1")
    assert strengths(match)[1] == 0
    play(match, "0: play 4", "1: pass")
    assert match.to_act == (0,)
    assert why(match, "1: play 1") == "D4.2 has-passed"


def test_in_the_next_battle_an_owner_has_free_passes_again() -> None:  # D4.5
    match = table("10 5 4", "1 1 1", city="siena", owners={1: "siena roma"}, out=[0], acting=1)
    play(match, "1: play 1", "1: pass", "1: keep", "0: keep", "1: city napoli", "1: pass")
    play(match, "0: play 10", "0: pass", "0: keep", "1: keep", "0: city roma", "0: play 5")
    assert play(match, "1: pass") == ["waited seat=1"]


def test_the_holder_who_attacks_his_own_city_has_no_free_passes() -> None:  # D4.5
    match = table("10 5", "1 1", "2 2", city="siena", owners={0: "siena"})
    assert not look(match)["players"][0]["passes_freely"]
    assert play(match, "0: pass", "1: play 1") == ["passed seat=0", "played seat=1 card=1"]
    assert why(match, "0: play 10") == "D4.2 has-passed"


def test_with_the_option_he_has_free_passes_in_his_own_city_too() -> None:  # D4.5
    match = table(
        *("10 5", "1 1", "2 2"),
        city="siena",
        owners={0: "siena"},
        free_pass_in_own_city=True,
    )
    assert [player["passes_freely"] for player in look(match)["players"]] == [True, False, False]
    assert play(match, "0: pass", "1: play 1", "2: pass")[0] == "waited seat=0"
    assert play(match, "0: pass") == ["waited seat=0"]
    assert play(match, "1: pass", "0: play 10")[1] == "played seat=0 card=10"
    assert not look(match)["players"][0]["passes_freely"]
    assert play(match, "0: pass")[-1] == "won-city seat=0 city=siena strength=10"


def test_with_the_option_an_attacked_owner_passes_freely_as_without() -> None:  # D4.5
    match = table("10", "1", city="siena", owners={1: "siena"}, free_pass_in_own_city=True)
    assert [player["passes_freely"] for player in look(match)["players"]] == [False, True]


def test_the_owner_of_another_city_has_no_free_passes() -> None:  # D4.5
    match = table("10 5", "1 1", "2 2", city="siena", owners={1: "roma"})
    play(match, "0: play 10", "1: pass")
    assert why(match, "1: play 1") == "D4.2 has-passed"


def test_nobody_has_free_passes_for_a_city_without_an_owner() -> None:  # D4.5
    match = table("10 5", "1 1", city="siena")
    assert [player["passes_freely"] for player in look(match)["players"]] == [False, False]
    assert play(match, "0: pass") == ["passed seat=0"]


# --- the owner's last turn ------------------------------------------------------------------------


def test_with_the_option_the_last_pass_in_the_own_city_ends_the_battle() -> None:  # D4.6
    match = table("10 5", "1 1", city="siena", owners={0: "siena"}, free_pass_in_own_city=True)
    play(match, "0: pass", "1: pass")
    assert match.to_act == (0,)
    assert play(match, "0: pass") == ["passed seat=0", "owner-keeps city=siena seat=0"]


def test_an_owner_who_passed_just_before_is_asked_once_more() -> None:  # D4.6
    match = table("10 5", "2 2", "1 1", city="siena", owners={1: "siena"})
    play(match, "0: pass", "1: pass", "2: pass")
    assert match.to_act == (1,)
    assert play(match, "1: pass")[:1] == ["passed seat=1"]
    assert not fighting(match)


def test_an_owner_who_plays_in_that_turn_may_go_on() -> None:  # D4.6
    match = table("10 5", "2 2 2", "1 1", city="siena", owners={1: "siena"})
    play(match, "0: play 5", "1: pass", "2: pass", "0: pass", "1: play 2", "1: play 2")
    assert match.to_act == (1,)
    play(match, "1: pass")
    assert owner(match, "siena") == 0


def test_an_owner_whose_first_turn_comes_when_all_others_are_out_has_one_turn() -> None:  # D4.6
    match = table("10 5", "1 1", "2 2", city="siena", owners={2: "siena"})
    play(match, "0: pass", "1: pass")
    assert match.to_act == (2,)
    play(match, "2: pass")
    assert not fighting(match)


def test_an_owner_has_his_turn_when_the_last_other_goes_out_by_his_last_card() -> None:  # D4.6
    match = table("10", "2 2", city="siena", owners={1: "siena"})
    play(match, "0: play 10")
    assert match.to_act == (1,)
    match = table("10 5", "2 2", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: pass", "0: play 5")
    assert match.to_act == (1,)


def test_an_owner_who_begins_and_passes_is_asked_again_when_the_other_passes() -> None:  # D4.6
    match = table("", "2 2", "1 1", city="siena", owners={1: "siena"})
    play(match, "1: pass", "2: pass")
    assert match.to_act == (1,)
    play(match, "1: pass")
    assert not fighting(match)


def test_an_owner_who_has_played_is_not_asked_once_more() -> None:  # D4.6
    match = table("10 5", "2 2", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: play 2", "0: play 5", "1: pass")
    assert not fighting(match)


def test_an_owner_without_cards_is_not_asked_once_more() -> None:  # D4.6
    match = table("10 5", "", "1 1", city="siena", owners={1: "siena"})
    play(match, "0: pass", "2: pass")
    assert not fighting(match)


@pytest.mark.parametrize("card", sorted(ENDING))
def test_no_turn_is_left_when_the_last_other_ends_the_battle(card: str) -> None:  # D4.6
    match = table(card, "2 2", "1 1", city="siena", owners={1: "siena"}, out=[2])
    play(match, f"0: play {card}")
    assert not fighting(match)


# --- without cards --------------------------------------------------------------------------------


def test_who_plays_the_last_card_is_out_but_can_still_win() -> None:  # D4.7
    match = table("10", "1 1", "2 2", city="siena")
    play(match, "0: play 10", "1: play 1", "2: play 2")
    assert match.to_act == (1,)
    assert why(match, "0: pass") == "D4.7 out-of-cards"
    events = play(match, "1: pass", "2: pass")
    assert "won-city seat=0 city=siena strength=10" in events


def test_who_has_no_cards_sits_out_the_rest_of_the_round() -> None:  # D4.7
    match = table("10", "1 1", "2 2", city="siena")
    play(match, "0: play 10", "1: pass", "2: pass", "1: keep", "2: keep", "0: city roma")
    assert match.to_act == (1,)
    assert why(match, "0: pass") == "D4.7 out-of-cards"


def test_a_scarecrow_as_last_card_that_takes_a_mercenary_back_keeps_him_in() -> None:  # D4.7
    match = table("scarecrow 5", "1 1", city="siena")
    play(match, "0: play 5", "1: play 1", "0: play scarecrow")
    assert hand_sizes(match)[0] == 0
    assert not look(match)["players"][0]["out"]
    play(match, "0: take 5", "1: pass")
    assert match.to_act == (0,)
    assert match.legal(0) == ["play 5", "pass"]


def test_a_scarecrow_as_last_card_that_takes_nothing_back_puts_him_out() -> None:  # D4.7
    match = table("scarecrow 5", "1 1", city="siena")
    play(match, "0: play 5", "1: play 1", "0: play scarecrow", "0: take none")
    assert why(match, "0: pass") == "D4.7 out-of-cards"
    assert match.to_act == (1,)


def test_a_scarecrow_as_last_card_with_nothing_to_take_back_puts_him_out() -> None:  # D4.7
    match = table("scarecrow", "1 1", "2 2", city="siena")
    play(match, "0: play scarecrow")
    assert why(match, "0: pass") == "D4.7 out-of-cards"


# --- the first card -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_any_card_may_be_the_first_of_the_battle(card: str) -> None:  # D4.8
    match = table(f"{card} 1 1", "1 1", city="siena")
    assert why(match, f"0: play {card}") == ""
    play(match, f"0: play {card}")
    assert fighting(match) == (card not in ENDING)


@pytest.mark.parametrize("card", CARDS)
def test_an_owner_who_comes_in_late_may_begin_with_any_card(card: str) -> None:  # D4.8
    match = table("10 10", f"{card} 1 1", city="siena", owners={1: "siena"})
    play(match, "0: play 10", "1: pass", "0: pass", f"1: play {card}")
    assert fighting(match) == (card not in ENDING)
    assert pawn(match) == (1 if card == "bishop" else 0)
