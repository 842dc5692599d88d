"""M6 Abilities."""

from tests.games.lines import play, why
from tests.games.medievalia.table import (
    MANY,
    batch,
    fief,
    flipped,
    lift,
    look,
    made,
    pay,
    pieces,
    place,
    table,
)


def test_a_priest_takes_one_damage_off_another_of_his_side() -> None:  # M6.1
    match = table(
        fief("mine", "", "archer-1@border-0-1"),
        fief("mine", "", "peasant-1 priest-1@border-0-1 priest-2"),
    )
    play(match, "0: shoot archer-1 peasant-1")
    assert match.legal(1) == ["heal priest-1 peasant-1", "heal priest-2 peasant-1", "pass"]
    told = play(match, "1: heal priest-2 peasant-1")
    assert "healed seat=1 owner_seat=1 piece=priest-2 other_piece=peasant-1" in told
    assert pieces(match, 1)["peasant-1"]["damage"] == 0
    assert flipped(match, 1) == ["priest-2"]


def test_a_priest_never_heals_himself_nor_an_enemy_nor_from_afar() -> None:  # M6.1
    match = table(
        fief(figures="archer-1@border-0-1 archer-2@border-0-1 peasant-9@fief-1*0"),
        fief("mine", "", "recruit-1 priest-1*1 priest-2@border-2-0"),
        fief("mine", "", "peasant-3"),
    )
    play(match, "0: shoot archer-1 recruit-1", "0: shoot archer-2 recruit-1")
    # priest-2 stands in another corner of the table; priest-1 is damaged himself
    assert match.legal(1) == ["heal priest-1 recruit-1", "pass"]
    assert why(match, "1: heal priest-1 priest-1") == "M7.11 only-the-target"
    assert why(match, "1: heal priest-2 recruit-1") == "M6.1 out-of-range"


def test_why_a_healing_is_refused_in_a_battle() -> None:  # M6.1, M7.19
    match = table(
        fief(figures="recruit-1@border-0-1 priest-3@fief-0"),
        fief("mine", "", "infantry-1@border-0-1 priest-1 peasant-1"),
    )
    play(match, "0: clash 0 1 1")
    assert look(match)["phase"] == "priests"
    assert why(match, "0: heal priest-3 priest-3") == "M6.1 not-himself"
    assert why(match, "0: heal priest-3 infantry-1") == "M6.1 heals-own-side"
    assert why(match, "0: heal priest-3 peasant-2") == "M6.1 not-in-play"
    assert why(match, "0: heal priest-1 infantry-1") == "M6.8 not-your-figure"
    play(match, "0: pass")
    assert why(match, "1: heal priest-1 peasant-1") == "M6.1 not-damaged"


def test_an_archer_deals_one_damage_nearby() -> None:  # M6.2
    match = table(
        fief(figures="archer-1 archer-2@border-0-1"),
        fief("mine", "", "recruit-1 recruit-2@border-0-1"),
    )
    assert why(match, "0: shoot archer-1 recruit-1") == "M6.2 out-of-range"
    play(match, "0: shoot archer-1 recruit-2")
    assert pieces(match, 1)["recruit-2"]["damage"] == 1
    assert flipped(match, 0) == ["archer-1"]
    play(match, "0: shoot archer-2 recruit-1")
    assert pieces(match, 1)["recruit-1"]["damage"] == 1


def test_walls_shield_from_another_fief_only() -> None:  # M6.2
    defender = fief(
        "mine", "field-1+tower farm-1", "recruit-1@city recruit-2@field-1 recruit-3@farm-1"
    )
    match = table(fief(figures="archer-1@border-0-1 archer-2@fief-1"), defender)
    assert why(match, "0: shoot archer-1 recruit-1") == "M6.2 is-shielded"
    assert why(match, "0: shoot archer-1 recruit-2") == "M6.2 is-shielded"
    assert why(match, "0: shoot archer-1 recruit-3") == ""
    assert why(match, "0: shoot archer-2 recruit-1") == ""
    assert why(match, "0: shoot archer-2 recruit-2") == ""


def test_an_archer_shoots_at_enemies_only() -> None:  # M6.2
    match = table(
        fief(figures="archer-1 peasant-1"),
        fief(),
        fief(figures="peasant-3@fief-0"),
        fief(),
        alliance=True,
    )
    assert why(match, "0: shoot archer-1 peasant-1") == "M6.2 no-enemy"
    assert why(match, "0: shoot archer-1 peasant-3") == "M6.2 no-enemy"
    assert why(match, "0: shoot archer-1 peasant-9") == "M6.2 not-in-play"
    assert why(match, "0: shoot archer-2 peasant-3") == "M6.8 not-your-figure"


def test_infantry_gives_without_being_flipped() -> None:  # M6.3
    match = table(
        fief("mine", "", "infantry-1@border-0-1 recruit-1@border-0-1"),
        fief("mine", "", "cavalry-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 1", "0: shield recruit-1", "0: hit recruit-1")
    assert pieces(match, 0)["infantry-1"]["damage"] == 0
    assert flipped(match, 0) == []


def test_a_flipped_infantry_gives_nothing() -> None:  # M6.3, M4.4
    match = table(
        fief(figures="recruit-1@fief-1"),
        fief("mine", "field-1!", "infantry-1@field-1! peasant-1@field-1!"),
    )
    play(match, "0: raid 1 1", "0: target field-1")
    assert match.legal(1) == ["hit peasant-1", "hit infantry-1"]


def test_cavalry_marches_twice() -> None:  # M6.4
    match = table(fief(figures="cavalry-1 recruit-1"), fief(), fief())
    lift(match, 0, "cavalry-1", "cross 0 1")
    lift(match, 0, "cavalry-1", "enter 0")
    assert why(match, "0: lift cavalry-1") == ""  # it may still shift at home
    play(match, "0: lift cavalry-1")
    assert why(match, "0: cross 0 1") == "M7.2 has-marched"


def test_a_merchant_changes_one_resource_or_gold_into_two() -> None:  # M6.5
    match = table(fief(f"recruit {MANY}", "farm-1 mine-1", "merchant-1", city_flipped=True))
    play(match, "0: play recruit", "0: flip farm-1", "0: flip merchant-1")
    assert batch(match)["missing"] == 1  # the energy
    play(match, "0: trade merchant-1 food")
    assert batch(match)["missing"] == 1  # a food became energy, and now a food is missing
    match = table(fief(f"peasant {MANY}", "mine-1", "merchant-1", city_flipped=True))
    play(
        match, "0: play peasant", "0: flip mine-1", "0: flip merchant-1", "0: trade merchant-1 gold"
    )
    assert batch(match)["missing"] == 0


def test_merchants_work_one_after_another() -> None:  # M6.5, M6.10
    match = table(fief(f"recruit {MANY}", "mine-1", "merchant-1 merchant-2", city_flipped=True))
    flips = ["0: flip mine-1", "0: flip merchant-1", "0: flip merchant-2"]
    play(match, "0: play recruit", *flips, "0: trade merchant-1 gold")
    assert batch(match)["missing"] == 1
    play(match, "0: trade merchant-2 changed")  # one of the two was gold again
    assert batch(match)["missing"] == 0
    assert why(match, "0: close") == ""


def test_a_bureaucrat_lowers_the_price_of_a_building() -> None:  # M6.6
    match = table(
        fief(f"field {MANY}", "field-1", "bureaucrat-1"), piles=[["stable"], ["smith"], []]
    )
    play(match, "0: buy stable 1", "0: flip bureaucrat-1")
    assert batch(match)["missing"] == 5  # 3 labour, 1 energy, 2 food less his labour
    play(match, "0: lower bureaucrat-1")
    assert batch(match)["missing"] == 4


def test_a_bureaucrat_lowers_nothing_else() -> None:  # M6.6
    match = table(fief("mine field field", "", "bureaucrat-1"))
    play(match, "0: play mine", "0: flip bureaucrat-1")
    assert why(match, "0: lower bureaucrat-1") == "M6.6 only-buildings"


def test_an_artist_doubles_a_group_once_a_batch() -> None:  # M6.7
    match = table(fief(f"cavalry {MANY}", "farm-1", "peasant-1@farm-1 artist-1 artist-2"))
    flips = ["flip farm-1", "flip artist-1", "flip artist-2"]
    assert made(match, "play cavalry", *flips) == {"food": 3, "labour": 2}
    assert made(match, "double artist-1 farm-1") == {"food": 6, "labour": 1}
    assert why(match, "0: double artist-2 farm-1") == "M6.7 doubled-already"
    assert why(match, "0: double artist-1 farm-1") == "M6.9 not-in-the-batch"


def test_of_a_large_group_three_cards_are_picked() -> None:  # M6.7
    match = table(
        fief(
            f"cavalry {MANY}",
            "farm-1+bank+school",
            "peasant-1@farm-1 peasant-2@farm-1 artist-1",
            city_flipped=True,
        )
    )
    play(
        match, "0: play cavalry", "0: flip farm-1", "0: flip artist-1", "0: double artist-1 farm-1"
    )
    assert match.legal(0) == [
        *("pick land", "pick school", "pick bank"),
        *("pick peasant-1", "pick peasant-2"),
    ]
    assert why(match, "0: close") == "M6.7 pick-three"
    assert made(match, "pick bank", "pick land", "pick peasant-2") == {
        "food": 4 + 2 + 1,
        "gold": 2,
        "labour": 1,
    }
    assert look(match, 0)["phase"] == "batch"


def test_enemies_may_shoot_as_a_turn_ends_without_battle() -> None:  # M6.8
    match = table(
        fief("mine", "field-1", "recruit-1@field-1"),
        fief("mine", "", "archer-1@border-0-1 archer-2@border-0-1 archer-3"),
        fief("mine", "", "peasant-1"),
    )
    play(match, "0: end")
    assert look(match)["phase"] == "shots"
    assert match.to_act == (1,)
    assert why(match, "1: shoot archer-1 peasant-1") == "M6.8 only-at-the-active"
    assert why(match, "1: end") == "M6.8 only-shots"
    play(match, "1: shoot archer-1 recruit-1")
    told = play(match, "1: shoot archer-2 recruit-1")
    assert "dies seat=0 piece=recruit-1" in told
    assert match.to_act == (1,)  # and it is their own turn now
    assert look(match)["active_seat"] == 1


def test_shooters_are_asked_clockwise() -> None:  # M6.8
    match = table(
        fief(figures="recruit-1@border-1-2"),
        fief(figures="archer-1"),
        fief(figures="archer-2"),
        active=0,
    )
    play(match, "0: end")
    assert match.to_act == (1,)
    told = play(match, "1: pass")
    assert "no-shot seat=1" in told
    assert match.to_act == (2,)
    assert look(match)["phase"] == "shots"


def test_nobody_acts_out_of_turn_at_other_moments() -> None:  # M6.8
    match = table(fief(figures="recruit-1"), fief(figures="archer-1@border-0-1"))
    assert why(match, "1: shoot archer-1 recruit-1") == "M3.4 not-your-turn"
    assert why(match, "0: pass") == "M6.8 nothing-to-answer"


def test_merchants_artists_bureaucrats_work_in_a_batch_with_their_group() -> None:  # M6.9
    match = table(fief(f"cavalry {MANY}", "farm-1 mine-1", "merchant-1@mine-1 artist-1@border-0-1"))
    play(match, "0: play cavalry", "0: flip farm-1")
    assert why(match, "0: trade merchant-1 food") == "M6.9 not-in-the-batch"
    assert why(match, "0: flip artist-1") == "M4.4 cannot-flip"
    assert why(match, "0: double artist-1 farm-1") == "M6.9 not-in-the-batch"


def test_an_artist_doubles_only_groups_of_the_batch() -> None:  # M6.9
    match = table(fief(f"cavalry {MANY}", "farm-1 mine-1", "artist-1"))
    play(match, "0: play cavalry", "0: flip artist-1")
    assert why(match, "0: double artist-1 farm-1") == "M6.9 group-not-added"
    assert why(match, "0: double artist-1 artist-1") == "M6.10 nothing-to-double"


def test_the_artist_himself_gives_nothing_where_he_doubles() -> None:  # M6.10
    match = table(fief(f"cavalry {MANY}", "farm-1", "artist-1@farm-1 peasant-1@farm-1"))
    assert made(match, "play cavalry", "flip farm-1") == {"food": 4}
    assert made(match, "double artist-1 farm-1") == {"food": 6}


def test_several_bureaucrats_serve_one_building() -> None:  # M6.10
    match = table(
        fief("field field", "field-1", "bureaucrat-1 bureaucrat-2 bureaucrat-3"),
        piles=[["stable"], ["smith"], []],
    )
    flips = [f"flip bureaucrat-{number}" for number in (1, 2, 3)]
    lowers = [f"lower bureaucrat-{number}" for number in (1, 2, 3)]
    pay(match, 0, "buy stable 1", *flips, *lowers)  # 6 less: it costs nothing
    assert place(match, 0, "bureaucrat-1") == "fief-0"
    assert pieces(match, 0)["field-1"]["buildings"] == ["stable"]


def test_merchants_of_a_doubled_group_may_still_trade() -> None:  # M4.3, M4.10, M4.11
    match = table(
        fief(
            f"archer {MANY}",
            "mine-1",
            "merchant-1@mine-1 merchant-2@mine-1 artist-1",
            city_flipped=True,
        )
    )
    play(match, "0: play archer", "0: flip mine-1", "0: flip artist-1")
    assert made(match, "double artist-1 mine-1") == {"gold": 6}
    # their labour is taken back, doubled as it was: the mine's own 2 gold are left
    assert made(match, "trade merchant-1 gold") == {"gold": 3}
    assert made(match, "trade merchant-2 gold") == {}
    assert batch(match)["changed"] == 4


def test_a_merchant_does_not_change_what_his_own_doubled_labour_gave() -> None:  # M4.3
    match = table(fief(f"archer {MANY}", "field-1", "merchant-1 artist-1@field-1"))
    play(match, "0: play archer", "0: flip merchant-1", "0: flip field-1")
    assert made(match, "double artist-1 merchant-1") == {"food": 1, "labour": 2}
    assert why(match, "0: trade merchant-1 labour") == "M6.5 not-produced"
    assert made(match, "trade merchant-1 food") == {}


def test_a_bureaucrat_of_a_doubled_group_may_still_lower_the_price() -> None:  # M4.3, M4.10
    match = table(
        fief(
            f"peasant {MANY}",
            "field-1 farm-1",
            "bureaucrat-1@field-1 artist-1",
            city_flipped=True,
        ),
        piles=[["stable"], ["smith"], []],
    )
    play(match, "0: buy stable 1", "0: flip field-1", "0: flip artist-1")
    assert made(match, "double artist-1 field-1") == {"food": 4}
    assert made(match, "lower bureaucrat-1") == {"food": 2}


def test_of_a_large_group_another_card_is_doubled_for_one_that_acts() -> None:  # M6.7, M4.10
    figures = "merchant-1@field-1 merchant-2@field-1 bureaucrat-1@field-1 artist-1"
    match = table(fief(f"cavalry {MANY}", "field-1 forest-1", figures, city_flipped=True))
    play(match, "0: play cavalry", "0: flip field-1", "0: flip artist-1")
    assert made(match, "double artist-1 field-1") == {"food": 7}  # three of four
    # without merchant-1 the three others are doubled: 6 food, of which he changes one
    assert made(match, "trade merchant-1 food") == {"food": 5}


def test_a_picked_card_that_acts_is_not_replaced() -> None:  # M6.7
    figures = "merchant-1@field-1 peasant-1@field-1 peasant-2@field-1 artist-1"
    match = table(fief(f"cavalry {MANY}", "field-1+school", figures, city_flipped=True))
    play(match, "0: play cavalry", "0: flip field-1", "0: flip artist-1")
    play(match, "0: double artist-1 field-1", "0: pick merchant-1", "0: pick peasant-1")
    assert made(match, "pick school") == {"food": 6, "labour": 2}
    assert made(match, "trade merchant-1 food") == {"food": 3, "labour": 2}
