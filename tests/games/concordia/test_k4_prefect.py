"""K4.5, K4.6 The Prefect and the Praefectus Magnus."""

from tests.games.concordia.table import coins, goods, look, seat, table
from tests.games.lines import play, why


def test_the_bonus_and_one_good_for_every_house_of_everybody() -> None:  # K4.5
    match = table(
        seat(houses="lutetia massilia"), seat(houses="massilia burdigala"), seat(houses="novaria")
    )
    play(match, "0: play prefect", "0: produce gallia")
    assert goods(match, 0) == "brick cloth cloth"
    assert goods(match, 1) == "tool cloth"
    assert goods(match, 2) == ""
    assert look(match)["provinces"]["gallia"] == {
        "good": "cloth",
        "coins": 1,
        "turned": True,
    }
    assert match.to_act == (1,)


def test_a_province_without_houses_gives_the_bonus_alone() -> None:  # K4.5
    match = table(seat(), seat(), seat())
    play(match, "0: play prefect", "0: produce hispania")
    assert [goods(match, who) for who in range(3)] == ["wine", "", ""]


def test_a_province_whose_marker_shows_coins_can_not_produce() -> None:  # K4.5
    match = table(seat(), seat(), seat(), turned=["gallia"])
    play(match, "0: play prefect")
    assert why(match, "0: produce gallia") == "K4.5 marker-shows-coins"


def test_only_a_prefect_lets_produce_or_collects() -> None:  # K4.5
    match = table(seat(), seat(), seat())
    assert why(match, "0: produce gallia") == "K4.5 no-prefect"
    assert why(match, "0: collect") == "K4.5 no-prefect"


def test_collecting_takes_all_coins_that_show_and_turns_the_markers_back() -> None:  # K4.5
    match = table(seat(), seat(), seat(), turned=["gallia", "hispania", "syria", "britannia"])
    assert look(match)["showing"] == 1 + 2 + 1 + 2
    assert play(match, "0: play prefect", "0: collect")[-1] == "collected seat=0 coins=6"
    assert coins(match) == 36
    assert not any(entry["turned"] for entry in look(match)["provinces"].values())


def test_one_may_collect_even_if_no_coin_shows() -> None:  # K4.5
    match = table(seat(), seat(), seat())
    play(match, "0: play prefect", "0: collect")
    assert coins(match) == 30


def test_the_holder_of_the_praefectus_magnus_gets_the_bonus_twice_and_passes_it_right() -> None:
    # K4.6
    match = table(seat(houses="massilia"), seat(), seat(), praefectus=0)
    events = play(match, "0: play prefect", "0: produce gallia")
    assert goods(match) == "cloth cloth cloth"
    assert "praefectus-passed seat=0 to_seat=2" in events
    assert look(match)["praefectus"] == 2


def test_it_works_through_a_diplomat_too() -> None:  # K4.6
    match = table(seat(), seat(pile="prefect"), seat(), praefectus=0)
    play(match, "0: play diplomat-jupiter", "0: copy 1", "0: produce gallia")
    assert goods(match) == "cloth cloth"
    assert look(match)["praefectus"] == 2


def test_it_stays_when_its_holder_collects_or_plays_a_specialist() -> None:  # K4.6
    match = table(seat(), seat(), seat(), praefectus=0, turned=["gallia"])
    play(match, "0: play prefect", "0: collect")
    assert (coins(match), look(match)["praefectus"]) == (31, 0)
    match = table(seat("weaver", houses="massilia"), seat(), seat(), praefectus=0)
    play(match, "0: play weaver")
    assert (goods(match), look(match)["praefectus"]) == ("cloth", 0)


def test_it_is_passed_on_even_if_the_goods_do_not_fit() -> None:  # K4.6
    full = " ".join(["brick"] * 8)
    match = table(seat(goods=full), seat(), seat(), praefectus=0)
    events = play(match, "0: play prefect", "0: produce gallia")
    assert "left-behind seat=0 goods=cloth,cloth" in events
    assert (goods(match), look(match)["praefectus"]) == (full, 2)


def test_another_players_prefect_does_not_use_it() -> None:  # K4.6
    match = table(seat(), seat(), seat(), praefectus=1)
    play(match, "0: play prefect", "0: produce gallia")
    assert (goods(match), look(match)["praefectus"]) == ("cloth", 1)
