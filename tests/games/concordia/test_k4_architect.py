"""K4.2 to K4.4, K4.13, K4.14 The Architect."""

from tests.games.concordia.table import args, coins, goods, look, moves, player, seat, table
from tests.games.lines import play, why

# --- moving ---------------------------------------------------------------------------------------


def test_there_are_as_many_steps_as_colonists_on_the_board() -> None:  # K4.2
    match = table(seat(land="roma, novaria roma, roma", sea=""), seat(), seat())
    play(match, "0: play architect")
    assert look(match)["steps"] == 3
    assert why(match, "0: play senator") == "K3.1 one-card-a-turn"


def test_steps_are_split_freely() -> None:  # K4.2
    match = table(seat(), seat(), seat())
    play(match, "0: play architect", "0: leave land roma")
    play(match, "0: step land novaria roma", "0: step land massilia novaria")
    assert look(match)["lines"] == {"land massilia novaria": 0}
    assert why(match, "0: leave sea roma") == "K4.2 no-steps"
    match = table(seat(), seat(), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma", "0: stop")
    play(match, "0: leave sea roma", "0: step sea carthago roma")
    assert look(match)["lines"] == {"land novaria roma": 0, "sea carthago roma": 0}


def test_land_colonists_use_land_lines_and_sea_colonists_sea_lines() -> None:  # K4.2
    match = table(seat(), seat(), seat())
    play(match, "0: play architect", "0: leave land roma")
    assert moves(match, 0, "step") == {
        "land aquileia roma",
        "land novaria roma",
        "land roma syracusae",
    }
    assert why(match, "0: step sea roma syracusae") == "K4.2 other-kind-of-line"
    assert why(match, "0: step land aquileia novaria") == "K4.2 line-not-next"


def test_from_a_line_a_colonist_steps_to_lines_that_share_a_city_with_it() -> None:  # K4.2
    match = table(seat(land="", sea="carthago massilia, carthago roma"), seat(), seat())
    play(match, "0: play architect", "0: move sea carthago massilia")
    assert moves(match, 0, "step") == {
        *("sea carthago leptis-magna", "sea carthago rusadir", "sea carthago syracusae"),
        *("sea carthago valentia", "sea massilia roma", "sea massilia valentia"),
        "sea carthago roma",  # occupied, but with one more step it can be passed
    }


def test_a_line_with_a_colonist_of_anybody_is_no_place_to_rest() -> None:  # K4.2
    match = table(seat(sea=""), seat(land="novaria roma"), seat(land="aquileia roma"))
    play(match, "0: play architect", "0: leave land roma")
    assert moves(match, 0, "step") == {"land roma syracusae"}
    assert why(match, "0: step land novaria roma") == "K4.13 line-occupied"
    assert args(match, "0: step land novaria roma")["occupied_seat"] == 1


def test_an_occupied_line_may_be_passed_over_for_a_step() -> None:  # K4.2
    match = table(seat(), seat(land="novaria roma"), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    assert look(match)["steps"] == 1
    assert why(match, "0: stop") == "K4.13 no-rest-here"
    assert why(match, "0: done") == "K4.13 colonist-on-its-way"
    play(match, "0: step land aquileia novaria")
    assert look(match)["lines"] == {"land novaria roma": 1, "land aquileia novaria": 0}


def test_a_line_that_was_left_in_this_turn_is_free() -> None:  # K4.2
    match = table(seat(land="novaria roma, roma", sea=""), seat(), seat())
    play(match, "0: play architect", "0: move land novaria roma", "0: step land colonia-a novaria")
    play(match, "0: stop", "0: leave land roma", "0: step land novaria roma")
    assert look(match)["lines"] == {"land colonia-a novaria": 0, "land novaria roma": 0}


def test_only_the_architect_moves() -> None:  # K4.2
    match = table(seat(land="novaria roma"), seat(), seat())
    for move in ("leave land roma", "move land novaria roma"):
        assert why(match, f"0: {move}") == "K4.2 no-architect"
    assert why(match, "0: step land novaria roma") == "K4.2 no-colonist-moves"
    assert why(match, "0: stop") == "K4.13 no-colonist-to-stop"


def test_only_own_colonists_move_and_only_from_where_they_are() -> None:  # K4.2
    match = table(seat(), seat(land="novaria roma"), seat())
    play(match, "0: play architect")
    assert why(match, "0: move land novaria roma") == "K4.2 no-colonist-on-line"
    assert why(match, "0: leave land aquileia") == "K4.2 no-colonist-in-city"


def test_a_colonist_where_no_line_of_its_kind_begins_can_not_move() -> None:  # K4.2
    match = table(seat(sea="novaria", houses="novaria"), seat(), seat())
    play(match, "0: play architect")
    assert why(match, "0: leave sea novaria") == "K4.2 no-line-there"


# --- moving in detail -----------------------------------------------------------------------------


def test_a_colonist_leaves_its_line_by_either_end_and_may_turn_back() -> None:  # K4.13
    match = table(seat(land="novaria roma", sea="roma, roma"), seat(), seat())
    play(match, "0: play architect", "0: move land novaria roma")
    steps = moves(match, 0, "step")
    assert {"land colonia-a novaria", "land roma syracusae"} <= steps
    play(match, "0: step land colonia-a novaria", "0: step land novaria roma", "0: stop")
    assert look(match)["lines"] == {"land novaria roma": 0}
    assert look(match)["steps"] == 1


def test_any_number_of_occupied_lines_in_a_row_may_be_passed() -> None:  # K4.13
    others = (seat(land="novaria roma"), seat(land="massilia novaria"))
    match = table(seat(land="roma", sea="roma, roma"), *others)
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    play(match, "0: step land massilia novaria", "0: step land burdigala massilia")
    assert "land burdigala massilia" in look(match)["lines"]


def test_a_colonist_never_enters_a_city_again() -> None:  # K4.13
    match = table(seat(land="novaria roma"), seat(), seat())
    play(match, "0: play architect", "0: move land novaria roma", "0: step land aquileia roma")
    assert player(match)["land"] == ["land aquileia roma"]
    assert why(match, "0: leave land roma") == "K4.13 colonist-on-its-way"
    play(match, "0: stop")
    assert why(match, "0: leave land roma") != ""
    assert why(match, "0: leave land aquileia") != ""
    assert why(match, "0: move land aquileia roma") == ""


def test_one_colonist_rests_before_the_next_sets_out() -> None:  # K4.13
    match = table(seat(sea="roma, roma"), seat(), seat())
    play(match, "0: play architect", "0: leave land roma")
    assert why(match, "0: stop") == "K4.13 not-moved-yet"
    play(match, "0: step land novaria roma")
    assert why(match, "0: leave sea roma") == "K4.13 colonist-on-its-way"
    assert why(match, "0: build novaria") == "K4.14 colonist-on-its-way"
    play(match, "0: stop")
    assert why(match, "0: leave sea roma") == ""


def test_after_the_last_step_a_colonist_rests_by_itself() -> None:  # K4.13
    match = table(seat(sea=""), seat(), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma")
    assert look(match)["phase"] == "architect"
    assert look(match)["lines"] == {"land novaria roma": 0}


def test_nobody_steps_where_the_steps_do_not_reach_a_free_line() -> None:  # K4.13
    match = table(
        seat(land="", sea="roma"),
        seat(land="", sea="carthago roma, massilia roma"),
        seat(land="", sea="roma syracusae"),
    )
    play(match, "0: play architect")
    assert why(match, "0: leave sea roma") == "K4.13 no-free-line"
    assert args(match, "0: leave sea roma") == {"steps": 1}
    assert match.legal(0) == ["done"]


def test_a_colonist_shut_in_on_its_line_with_one_step_can_not_move() -> None:  # K4.13
    match = table(
        seat(land="athenae dyrrhachium", sea=""),
        seat(land="bycantium dyrrhachium, dyrrhachium sirmium"),
        seat(),
    )
    play(match, "0: play architect")
    assert why(match, "0: move land athenae dyrrhachium") == "K4.13 no-free-line"


def test_a_colonist_at_rest_may_go_on_while_steps_are_left() -> None:  # K4.13
    match = table(seat(), seat(), seat())
    play(match, "0: play architect", "0: leave land roma", "0: step land novaria roma", "0: stop")
    play(match, "0: move land novaria roma", "0: step land massilia novaria")
    assert look(match)["lines"] == {"land massilia novaria": 0}


# --- building -------------------------------------------------------------------------------------


def test_houses_are_built_at_both_ends_of_the_lines_of_own_colonists() -> None:  # K4.3, K4.14
    rich = "brick brick brick food tool wine cloth cloth"
    match = table(
        seat(goods=rich, land="massilia novaria", sea="athenae syracusae"), seat(), seat()
    )
    play(match, "0: play architect")
    assert moves(match, 0, "build") == {"massilia", "novaria", "athenae", "syracusae"}
    play(match, *(f"0: build {city}" for city in ("massilia", "novaria", "syracusae")))
    assert player(match)["houses"] == 3
    assert why(match, "0: build lutetia") == "K4.3 no-colonist-next-to-city"


def test_never_a_second_own_house_in_a_city_and_never_one_in_roma() -> None:  # K4.3
    match = table(seat(goods="brick wine", land="novaria roma", houses="novaria"), seat(), seat())
    play(match, "0: play architect")
    assert why(match, "0: build novaria") == "K4.3 house-already-there"
    assert why(match, "0: build roma") == "K4.3 not-in-roma"


def test_a_colonist_in_a_city_opens_no_place_to_build() -> None:  # K4.3
    match = table(seat(goods="brick wine", land="novaria", houses="novaria"), seat(), seat())
    play(match, "0: play architect")
    assert moves(match, 0, "build") == set()


def test_only_the_architect_builds() -> None:  # K4.3
    match = table(seat(goods="brick wine", land="novaria roma"), seat(), seat())
    assert why(match, "0: build novaria") == "K4.3 no-architect"


def test_a_house_costs_food_in_a_brick_city_else_brick_and_the_good_of_the_city() -> None:  # K4.4
    costs = {
        "lutetia": ("food", 1),
        "londinium": ("brick food", 2),
        "colonia-a": ("brick tool", 3),
        "novaria": ("brick wine", 4),
        "massilia": ("brick cloth", 5),
    }
    near = {
        "lutetia": "lutetia massilia",
        "londinium": "londinium lutetia",
        "colonia-a": "colonia-a novaria",
        "novaria": "novaria roma",
        "massilia": "massilia novaria",
    }
    for city, (price, money) in costs.items():
        match = table(seat(goods=price, coins=money, land=near[city]), seat(), seat())
        play(match, "0: play architect", f"0: build {city}")
        assert (goods(match), coins(match)) == ("", 0)
        match = table(seat(goods=price, coins=money - 1, land=near[city]), seat(), seat())
        play(match, "0: play architect")
        assert why(match, f"0: build {city}") == "K4.4 lacks-coins"
        assert args(match, f"0: build {city}") == {"coins": money, "has_coins": money - 1}
        match = table(seat(coins=money, land=near[city]), seat(), seat())
        play(match, "0: play architect")
        assert why(match, f"0: build {city}") == "K4.4 lacks-goods"
        assert args(match, f"0: build {city}") == {"goods": price.split()}


def test_the_coins_are_multiplied_by_the_houses_that_stand_there() -> None:  # K4.4
    match = table(
        seat(goods="brick brick tool", coins=6, land="carthago rusadir", sea=""),
        seat(houses="carthago"),
        seat(),
    )
    play(match, "0: play architect")
    assert "built seat=0 city=carthago good=tool goods=brick,tool coins=6" in play(
        match, "0: build carthago"
    )
    assert goods(match) == "brick"


def test_no_moving_after_the_first_house() -> None:  # K4.14
    match = table(seat(goods="brick wine", land="novaria roma"), seat(), seat())
    play(match, "0: play architect", "0: build novaria")
    assert why(match, "0: leave sea roma") == "K4.14 has-built"
    assert why(match, "0: move land novaria roma") == "K4.14 has-built"


def test_each_house_is_paid_at_once() -> None:  # K4.14
    match = table(
        seat(goods="brick brick wine tool", coins=30, land="colonia-a novaria"), seat(), seat()
    )
    play(match, "0: play architect", "0: build novaria")
    assert (goods(match), coins(match)) == ("brick tool", 26)
    play(match, "0: build colonia-a")
    assert (goods(match), coins(match)) == ("", 23)


def test_moves_inside_a_turn_can_be_taken_back() -> None:  # K4.14
    match = table(seat(goods="brick wine", land="novaria roma"), seat(), seat())
    before = match.save()
    play(match, "0: play architect", "0: leave sea roma", "0: step sea massilia roma", "0: stop")
    play(match, "0: build novaria", "0: done")
    for _ in range(6):
        match.undo(0)
    assert match.save() == before
