"""K3 A turn."""

import pytest

from tests.games.concordia.table import args, coins, goods, look, player, seat, table
from tests.games.lines import play, why


def test_one_card_goes_from_the_hand_onto_the_pile() -> None:  # K3.1
    match = table(seat(pile="prefect"), seat(), seat())
    play(match, "0: play senator")
    assert (player(match)["cards"], player(match)["top"]) == (5, "senator")
    assert why(match, "0: play architect") == "K3.1 one-card-a-turn"
    play(match, "0: done")
    assert match.to_act == (1,)


def test_nobody_passes() -> None:  # K3.1
    match = table(seat(), seat(), seat())
    assert why(match, "0: done") == "K3.1 must-play"


def test_a_card_that_is_not_in_the_hand_can_not_be_played() -> None:  # K3.1
    match = table(seat(pile="senator"), seat(), seat())
    assert why(match, "0: play senator") == "K3.1 in-your-pile"
    assert why(match, "0: play weaver") == "K3.1 not-in-hand"


@pytest.mark.parametrize("card", ["prefect", "architect", "diplomat-jupiter", "senator"])
def test_a_card_may_be_played_for_no_effect(card: str) -> None:  # K3.1
    match = table(seat(goods="", coins=0), seat(), seat())
    play(match, f"0: play {card}", "0: done")
    assert match.to_act == (1,)
    assert (coins(match), goods(match)) == (0, "")


def test_with_all_other_cards_played_the_tribune_is_still_there() -> None:  # K3.1
    rest = "architect prefect prefect mercator-3 diplomat-jupiter senator"
    match = table(seat(pile=rest), seat(), seat())
    assert match.legal(0) == ["play tribune"]
    play(match, "0: play tribune")
    assert player(match)["cards"] == 7


def test_turns_go_clockwise_from_the_start_player() -> None:  # K3.2
    match = table(seat(), seat(), seat(), start=1)
    order = []
    for _ in range(4):
        (who,) = match.to_act
        order.append(who)
        assert why(match, f"{(who + 1) % 3}: play senator") == "K3.2 not-your-turn"
        play(match, f"{who}: play tribune")
    assert order == [1, 2, 0, 1]


def test_what_is_optional_may_be_left_out() -> None:  # K3.3
    match = table(seat("colonist", goods="food tool"), seat(pile="senator"), seat())
    play(match, "0: play colonist", "0: done")
    assert player(match)["abroad"] == 2
    for card in ("architect", "mercator-3", "diplomat-jupiter", "senator", "prefect"):
        match = table(seat(goods="food tool"), seat(pile="senator"), seat())
        play(match, f"0: play {card}", "0: done")
        assert match.to_act == (1,)


def test_the_coins_of_the_mercator_are_not_optional() -> None:  # K3.3
    match = table(seat(coins=0), seat(), seat())
    play(match, "0: play mercator-3", "0: done")
    assert coins(match) == 3


def test_one_of_two_may_be_declined() -> None:  # K3.3
    match = table(seat(), seat(), seat(), turned=["gallia"])
    assert play(match, "0: play prefect", "0: done")[-1] == "declined seat=0"
    assert look(match)["provinces"]["gallia"]["turned"]
    assert coins(match) == 30


def test_goods_that_fit_are_taken_by_the_others_too() -> None:  # K3.3
    match = table(seat(), seat(houses="massilia"), seat())
    play(match, "0: play prefect", "0: produce gallia")
    assert goods(match, 1) == "cloth"


def test_the_refusal_of_a_second_card_names_the_one_that_was_played() -> None:  # K3.1
    match = table(seat(), seat(pile="architect"), seat())
    play(match, "0: play diplomat-jupiter", "0: copy 1")
    assert args(match, "0: play senator") == {"card": "diplomat-jupiter"}
    play(match, "0: leave land roma")
    assert why(match, "0: play senator") == "K4.13 colonist-on-its-way"
