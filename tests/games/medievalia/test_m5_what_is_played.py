"""M5 What is played: territories, the city, buildings, figures."""

from tests.games.lines import play, why
from tests.games.medievalia.table import MANY, batch, fief, look, made, pay, pieces, place, table


def test_territories_cost_labour_and_go_into_the_own_fief() -> None:  # M5.1
    match = table(fief("mine", "", "peasant-1@city peasant-2"))
    pay(match, 0, "play mine", "flip city", "flip peasant-2")
    assert "mine-1" in pieces(match, 0)


def test_any_labour_on_a_territory_counts() -> None:  # M5.1
    match = table(
        fief(f"cavalry {MANY}", "field-1", "priest-1@field-1 merchant-1@field-1 recruit-1@field-1")
    )
    assert made(match, "play cavalry", "flip field-1") == {"food": 3}


def test_there_is_no_upper_limit_of_workers() -> None:  # M5.1
    workers = " ".join(f"peasant-{number}@mine-1" for number in range(1, 6))
    match = table(fief(f"cavalry {MANY}", "mine-1", workers))
    assert made(match, "play cavalry", "flip mine-1") == {"gold": 6}


def test_the_city_gives_its_labour_and_that_of_its_figures() -> None:  # M5.2
    match = table(fief("mine", "", "peasant-1@city merchant-1@city"))
    assert made(match, "play mine", "flip city") == {"labour": 3}


def test_the_city_takes_no_buildings() -> None:  # M5.2, M5.4
    match = table(fief(MANY, "", ""), piles=[["school"], ["smith"], []])
    assert why(match, "0: buy school 1") == "M5.4 no-land-for-it"


def test_only_what_lies_face_up_is_for_sale() -> None:  # M5.3
    match = table(fief(MANY, "field-1"), piles=[["castle", "bank"], ["smith"], ["stable"]])
    assert why(match, "0: buy castle 1") == "M5.3 not-for-sale"
    assert why(match, "0: buy bank 2") == "M5.3 not-for-sale"
    discards = [*["discard peasant"] * 5, "flip city"]
    told = pay(match, 0, "buy bank 1", *discards)
    assert "turned-up card=castle pile=1" in told
    assert look(match)["piles"][0] == {"top": "castle", "below": 0}


def test_nobody_owns_two_of_a_kind_but_a_lost_one_may_be_bought_again() -> None:  # M5.3
    match = table(fief(MANY, "field-1+bank"), piles=[["bank"], ["smith"], ["stable"]])
    assert why(match, "0: buy bank 1") == "M5.3 one-of-a-kind"
    match = table(fief(MANY, "field-1"), piles=[["bank"], ["smith"], []])  # the other one is out
    assert why(match, "0: buy bank 1") == ""


def test_an_empty_pile_leaves_its_place_empty() -> None:  # M5.3
    match = table(fief(MANY, "field-1"), piles=[["stable"], ["smith"], []])
    told = pay(match, 0, "buy stable 1", *["discard peasant"] * 5, "flip city")
    assert "pile-empty pile=1" in told
    assert look(match)["piles"][0] == {"top": None, "below": 0}


def test_a_building_goes_onto_an_unflipped_territory_with_room() -> None:  # M5.4
    match = table(
        fief(MANY, "field-1 field-2! farm-1 farm-2+school+bank+smith farm-3", ""),
        fief(lands="mine-7"),
        piles=[["stable"], ["workshop"], []],
    )
    play(match, "0: buy stable 1", "0: flip farm-1", *["0: discard peasant"] * 4, "0: close")
    assert look(match, 0)["phase"] == "place"
    assert why(match, "0: place farm-1") == "M5.4 land-is-flipped"
    assert why(match, "0: place field-2") == "M5.4 land-is-flipped"
    assert why(match, "0: place farm-2") == "M5.4 land-is-full"
    assert why(match, "0: place mine-7") == "M5.4 not-your-land"
    assert why(match, "0: end") == "M5.4 place-it"
    play(match, "0: place field-1")
    assert pieces(match, 0)["field-1"]["buildings"] == ["stable"]


def test_without_a_territory_left_there_is_no_purchase() -> None:  # M5.4
    match = table(fief(MANY, "farm-1"), piles=[["stable"], ["workshop"], []])
    play(match, "0: buy stable 1", "0: flip farm-1", *["0: discard peasant"] * 4)
    assert batch(match)["missing"] == 0
    assert why(match, "0: close") == "M5.4 no-land-left"
    assert match.legal(0) == ["drop"]


def test_a_building_works_with_its_territory_at_once() -> None:  # M5.4
    match = table(fief(f"{MANY} {MANY} cavalry", "field-1"), piles=[["bank"], ["workshop"], []])
    pay(match, 0, "buy bank 1", "flip city", *["discard peasant"] * 5)
    assert made(match, "play cavalry", "flip field-1") == {"food": 1, "gold": 1}


def test_the_bonus_counts_only_while_a_figure_is_there() -> None:  # M5.5
    match = table(fief(figures="peasant-1@fief-1"), fief("mine", "field-1+church farm-1"))
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "land-lost seat=1 piece=field-1" in told


def test_a_military_building_garrisons_its_territory() -> None:  # M5.5
    match = table(fief(figures="peasant-1@fief-1"), fief("mine", "field-1+tower"))
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "wall-damage seat=1 card=tower count=1" in told
    assert "killed seat=0 piece=peasant-1" in told
    assert "field-1" in pieces(match, 1)


def test_a_military_building_gets_no_bonus() -> None:  # M5.5
    match = table(fief(figures="cavalry-1@fief-1"), fief("mine", "field-1+tower+church farm-1"))
    told = play(match, "0: raid 1 1", "0: target field-1")
    assert "wall-lost seat=1 card=tower" in told  # 4 damage against 4, the church is no help


def test_figures_enter_free_and_unflipped() -> None:  # M5.6
    match = table(fief("peasant", "farm-1"))
    pay(match, 0, "play peasant", "flip farm-1")
    assert place(match, 0, "peasant-1") == "fief-0"
    assert not pieces(match, 0)["peasant-1"]["flipped"]


def test_a_figure_without_its_building_costs_two_gold_more() -> None:  # M5.6
    match = table(fief(f"priest {MANY}"))
    play(match, "0: play priest")
    assert batch(match)["price"] == ["food", "food", "gold", "gold", "gold"]
    match = table(fief(f"priest {MANY}", "field-1+church!"))
    play(match, "0: play priest")
    assert batch(match)["price"] == ["food", "food", "gold"]


def test_every_pair_of_figure_and_building() -> None:  # M5.6
    pairs = {
        "priest": "church",
        "archer": "carpenter",
        "cavalry": "stable",
        "infantry": "smith",
        "merchant": "bank",
        "bureaucrat": "school",
        "artist": "workshop",
    }
    for card, building in pairs.items():
        prices = []
        for lands in (f"field-1+{building}", "field-1"):
            match = table(fief(f"{card} {MANY}", lands))
            play(match, f"0: play {card}")
            prices.append(batch(match)["price"].count("gold"))
        assert prices[1] - prices[0] == 2


def test_an_allys_building_is_no_help() -> None:  # M5.6
    match = table(
        fief(f"priest {MANY}"),
        fief(),
        fief("", "field-1+church"),
        fief(),
        alliance=True,
    )
    play(match, "0: play priest")
    assert batch(match)["price"].count("gold") == 3


def test_the_owner_chooses_who_gets_the_bonus() -> None:  # M5.7
    match = table(
        fief(figures="recruit-1@fief-1 archer-1@fief-1"),
        fief("mine", "field-1+church+smith farm-1", "peasant-1@field-1! peasant-2@field-1!"),
    )
    play(match, "0: raid 1 1", "0: into 1", "0: target field-1", "0: hit recruit-1")
    assert match.legal(1) == [
        *("hit peasant-1", "hit peasant-2"),
        *("shield peasant-1", "shield peasant-2"),
    ]
    told = play(match, "1: shield peasant-2", "1: shield peasant-2")
    assert told == ["bonus seat=1 piece=peasant-2"] * 2
    assert why(match, "1: shield peasant-1") == "M5.7 no-bonus"
    told = play(match, "1: hit peasant-2")  # 3 damage on 1/3: destroyed, nothing left
    assert "killed seat=1 piece=peasant-2" in told
    assert "killed seat=1 piece=peasant-1" not in told


def test_infantrys_bonus_goes_to_another_of_its_army() -> None:  # M5.7, M6.3
    match = table(
        fief("mine", "", "infantry-1@border-0-1 peasant-1@border-0-1"),
        fief("mine", "", "cavalry-1@border-0-1"),
    )
    play(match, "0: clash 0 1 1", "0: into 1")
    assert "shield peasant-1" in match.legal(0)
    assert why(match, "0: shield infantry-1") == "M5.7 no-bonus"


def test_a_buildings_bonus_saves_the_first_one_from_a_shot() -> None:  # M5.7
    match = table(
        fief(figures="archer-1@border-0-1 archer-2@border-0-1"),
        fief("mine", "field-1+church", "peasant-1@field-1 peasant-2@field-1"),
    )
    play(match, "0: shoot archer-1 peasant-1")
    assert pieces(match, 1)["peasant-1"]["damage"] == 1
    assert pieces(match, 1)["peasant-1"]["defence"] == 2
    told = play(match, "0: shoot archer-2 peasant-2")  # the bonus is given
    assert "dies seat=1 piece=peasant-2" in told


def test_infantry_gives_no_bonus_outside_a_battle() -> None:  # M5.7
    match = table(
        fief(figures="archer-1@border-0-1"),
        fief("mine", "field-1", "peasant-1@field-1 infantry-1@field-1"),
    )
    told = play(match, "0: shoot archer-1 peasant-1")
    assert "dies seat=1 piece=peasant-1" in told
