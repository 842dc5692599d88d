"""M4 Flipping, producing, paying."""

import pytest

from tests.games.lines import play, why
from tests.games.medievalia.table import (
    MANY,
    batch,
    fief,
    flipped,
    hand,
    look,
    made,
    pass_turn,
    pay,
    pieces,
    table,
)


def test_what_has_produced_is_flipped_until_the_owners_next_turn() -> None:  # M4.1
    match = table(fief("field"))
    pay(match, 0, "play field", "flip city")
    assert flipped(match, 0) == ["city"]
    pass_turn(match, 0)
    assert flipped(match, 0) == ["city"]
    pass_turn(match, 1)
    assert flipped(match, 0) == []


def test_a_card_just_played_can_be_used_at_once() -> None:  # M4.1
    match = table(fief("field peasant mine"))
    pay(match, 0, "play field", "flip city")
    pay(match, 0, "play peasant", "flip field-1", "discard mine")
    assert "peasant-1" in pieces(match, 0)


def test_a_whole_group_is_flipped() -> None:  # M4.2
    match = table(
        fief("recruit mine", "farm-1+church", "peasant-1@farm-1 recruit-1@farm-1 peasant-2")
    )
    pay(match, 0, "play recruit", "flip farm-1", "discard mine")
    assert flipped(match, 0) == ["farm-1", "peasant-1", "recruit-1"]


def test_a_figure_gives_its_labour_or_its_ability() -> None:  # M4.3
    match = table(fief(f"cavalry {MANY}", "mine-1", "merchant-1@mine-1"))
    assert made(match, "play cavalry", "flip mine-1") == {"gold": 2}
    play(match, "0: trade merchant-1 gold")
    assert batch(match)["made"]["gold"] == 0  # his own labour was one of the two
    assert batch(match)["changed"] == 2


def test_labour_that_was_changed_already_can_not_be_taken_back() -> None:  # M4.3
    match = table(fief(f"cavalry {MANY}", "", "merchant-1 merchant-2", city_flipped=True))
    play(match, "0: play cavalry", "0: flip merchant-1", "0: flip merchant-2")
    assert why(match, "0: trade merchant-1 food") == "M6.5 not-produced"
    play(match, "0: trade merchant-1 labour")  # the other one's labour
    assert why(match, "0: trade merchant-2 labour") == "M4.3 labour-is-spent"


def test_flipped_cards_neither_produce_nor_move_nor_act() -> None:  # M4.4
    match = table(
        fief("mine mine mine", "farm-1! field-1", "peasant-1! archer-1!"),
        fief(figures="peasant-5@border-0-1"),
    )
    assert why(match, "0: lift peasant-1") == "M4.4 is-flipped"
    assert why(match, "0: shoot archer-1 peasant-5") == "M4.4 is-flipped"
    play(match, "0: play mine")
    assert why(match, "0: flip farm-1") == "M4.4 cannot-flip"
    assert why(match, "0: flip peasant-1") == "M4.4 cannot-flip"
    assert why(match, "0: flip mine-1") == "M4.4 cannot-flip"  # not even his


def test_flipped_cards_still_garrison_and_fight() -> None:  # M4.4
    match = table(fief(figures="recruit-1@fief-1"), fief("mine", "field-1!", "recruit-2@field-1!"))
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "killed seat=0 piece=recruit-1" in told
    assert "killed seat=1 piece=recruit-2" in told


def test_a_batch_pays_for_one_thing_and_the_surplus_is_lost() -> None:  # M4.5
    match = table(fief("peasant field mine", "farm-1", "peasant-1@farm-1"))
    told = pay(match, 0, "play peasant", "flip farm-1")  # 3 food for 2
    paid = "played seat=0 piece=peasant-2 pieces=farm-1 cards= acting_pieces= doubled_pieces="
    assert paid in told
    play(match, "0: play field")
    assert batch(match)["missing"] == 1


@pytest.mark.parametrize("card", ["mine", "forest"])
def test_four_equal_resources_count_as_one_other(card: str) -> None:  # M4.6
    match = table(fief(card, "farm-1 farm-2 farm-3 farm-4 farm-5 farm-6", city_flipped=True))
    farms = [f"flip farm-{number}" for number in range(1, 7)]
    play(match, f"0: play {card}", *(f"0: {farm}" for farm in farms[:4]))
    assert batch(match)["missing"] == (1 if card == "mine" else 0)


def test_a_discard_is_one_resource_of_any_kind() -> None:  # M4.7
    match = table(fief("mine peasant farm recruit"))
    told = pay(match, 0, "play mine", "discard peasant", "discard farm", "discard recruit")
    paid = "pieces= cards=farm,peasant,recruit acting_pieces= doubled_pieces="
    assert f"played seat=0 piece=mine-1 {paid}" in told
    assert hand(match, 0) == {}
    assert look(match)["out"] == {"farm": 1, "peasant": 1, "recruit": 1}


def test_the_card_to_be_played_is_not_discarded() -> None:  # M4.7
    match = table(fief("mine mine field"))
    play(match, "0: play mine", "0: discard mine")
    assert why(match, "0: discard mine") == "M4.7 none-to-discard"


def test_any_four_resources_buy_a_card() -> None:  # M4.8
    match = table(fief("peasant", "farm-1 mine-1"))
    before = look(match)["deck"]
    pay(match, 0, "draw", "flip city", "flip farm-1", "flip mine-1")
    assert look(match)["deck"] == before - 1
    assert look(match)["players"][0]["cards"] == 2
    assert why(match, "0: draw") == "M4.8 no-four-resources"


def test_an_empty_deck_sells_nothing() -> None:  # M4.8
    match = table(fief("peasant mine farm field"), deck=[])
    assert why(match, "0: draw") == "M4.8 deck-is-empty"


def test_labour_on_land_is_the_lands_resource() -> None:  # M4.9
    match = table(
        fief(f"cavalry {MANY}", "mine-1+school", "peasant-1@mine-1 peasant-2@city recruit-1@city")
    )
    assert made(match, "play cavalry", "flip mine-1") == {"gold": 2, "labour": 1}
    assert made(match, "flip city") == {"gold": 2, "labour": 3}


def test_a_free_figure_without_labour_gives_nothing() -> None:  # M4.9
    match = table(fief(f"cavalry {MANY}", figures="recruit-1 peasant-1"))
    play(match, "0: play cavalry")
    assert why(match, "0: flip recruit-1") == "M4.9 gives-nothing"
    assert why(match, "0: flip peasant-1") == ""


def test_a_batch_is_named_filled_and_closed() -> None:  # M4.10
    match = table(fief("mine farm", "", "peasant-1"))
    assert why(match, "0: flip city") == "M4.10 name-first"
    assert why(match, "0: play cavalry") == "M4.10 not-in-hand"
    play(match, "0: play mine")
    assert why(match, "0: play farm") == "M4.10 batch-is-open"
    assert why(match, "0: end") == "M4.10 batch-is-open"
    play(match, "0: flip city")
    assert why(match, "0: flip city") == "M4.10 already-added"
    assert why(match, "0: close") == "M4.10 still-missing"
    play(match, "0: flip peasant-1", "0: discard farm")
    assert why(match, "0: discard farm") == "M4.10 price-is-covered"
    assert flipped(match, 0) == []
    play(match, "0: close")
    assert flipped(match, 0) == ["city", "peasant-1"]


def test_a_batch_is_dropped_as_if_nothing_had_happened() -> None:  # M4.10
    match = table(fief("mine farm field", "", "peasant-1"))
    before = match.save()["state"]
    play(match, "0: play mine", "0: flip city", "0: discard farm", "0: drop")
    after = match.save()["state"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert {**after, "dropped": []} == before
    assert why(match, "0: play mine") == "M4.10 just-dropped"
    play(match, "0: play farm", "0: drop")  # dropping is not doing
    assert why(match, "0: play mine") == "M4.10 just-dropped"
    play(match, "0: lift peasant-1", "0: put city")
    assert why(match, "0: play mine") == ""


def test_what_could_never_be_paid_is_not_named() -> None:  # M4.10
    match = table(fief("cavalry"))
    assert why(match, "0: play cavalry") == "M4.10 out-of-reach"


def test_what_two_idle_peasants_could_pay_is_out_of_reach_until_they_stand_there() -> None:  # M4.10
    match = table(fief("peasant", "field-1", "peasant-1 peasant-2"))
    assert why(match, "0: play peasant") == "M4.10 out-of-reach"
    play(match, "0: lift peasant-1", "0: put field-1", "0: lift peasant-2", "0: put field-1")
    pay(match, 0, "play peasant", "flip field-1")
    assert "peasant-3" in pieces(match, 0)


def test_others_hear_nothing_of_a_batch_before_it_is_closed() -> None:  # M4.10
    match = table(fief("mine farm field field"), fief())
    seen = match.view(1)
    play(match, "0: play mine", "0: flip city", "0: discard farm")
    assert match.view(1) == seen
    assert look(match, 1)["batch"] is None
    assert [event.id for event in match.log(1)] == []


def test_merchants_change_what_cards_gave_but_no_discard() -> None:  # M4.11
    match = table(fief(f"cavalry mine {MANY}", "", "merchant-1", city_flipped=True))
    play(match, "0: play cavalry", "0: flip merchant-1", "0: discard mine")
    for resource in ("food", "energy", "gold", "labour"):
        assert why(match, f"0: trade merchant-1 {resource}") == "M6.5 not-produced"
    assert why(match, "0: trade merchant-1 changed") == "M6.5 nothing-changed"


def test_what_an_artist_doubled_can_be_changed() -> None:  # M4.11
    match = table(fief(f"cavalry {MANY}", "mine-1", "artist-1 merchant-1", city_flipped=True))
    assert made(
        match,
        *("play cavalry", "flip mine-1", "flip artist-1", "flip merchant-1"),
        "double artist-1 mine-1",
    ) == {"gold": 2, "labour": 1}
    play(match, "0: trade merchant-1 gold")
    assert batch(match)["made"]["gold"] == 1
    assert batch(match)["changed"] == 2


def test_a_shot_flips_the_group_which_then_yields_nothing() -> None:  # M4.12
    match = table(
        fief("mine", "field-1", "archer-1@field-1 peasant-1@field-1"),
        fief(figures="recruit-1@border-0-1"),
    )
    play(match, "0: shoot archer-1 recruit-1")
    assert flipped(match, 0) == ["field-1", "peasant-1", "archer-1"]
    assert look(match)["phase"] == "turn"
    assert batch(match) is None
