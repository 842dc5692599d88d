"""K4.1, K4.7 to K4.12 and K4.15: Tribune, Colonist, Mercator, Diplomat, Senator and the others."""

import pytest

from tests.games.concordia.table import (
    args,
    coins,
    display,
    goods,
    look,
    moves,
    player,
    points,
    seat,
    table,
)
from tests.games.lines import play, why

# --- Tribune --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "money"),
    [("", 0), ("senator", 0), ("senator prefect", 0), ("senator prefect prefect", 1)],
)
def test_the_tribune_takes_all_cards_back_with_a_coin_for_each_beyond_three(
    pile: str, money: int
) -> None:  # K4.1
    match = table(seat(pile=pile, coins=0), seat(), seat())
    play(match, "0: play tribune")
    assert (player(match)["cards"], player(match)["pile"], player(match)["top"]) == (7, 0, None)
    assert coins(match) == money


def test_with_the_tribune_one_colonist_may_come_to_roma() -> None:  # K4.1
    match = table(seat(goods="food food tool tool"), seat(), seat())
    play(match, "0: play tribune")
    assert match.legal(0) == ["place land roma", "place sea roma", "done"]
    play(match, "0: place sea roma")
    assert match.to_act == (1,)
    assert (goods(match), player(match)["sea"]) == ("food tool", ["roma", "roma"])


def test_the_tribune_places_in_roma_only() -> None:  # K4.1
    match = table(seat(goods="food tool", houses="massilia"), seat(), seat())
    play(match, "0: play tribune")
    assert why(match, "0: place sea massilia") == "K4.1 only-to-roma"


def test_without_food_and_tool_the_tribunes_turn_is_over() -> None:  # K4.1
    match = table(seat(goods="food food"), seat(), seat())
    play(match, "0: play tribune")
    assert match.to_act == (1,)


# --- Colonist -------------------------------------------------------------------------------------


def test_colonists_are_placed_in_roma_or_where_one_has_a_house() -> None:  # K4.7
    match = table(
        seat("colonist", goods="food food tool tool tool", houses="massilia aquileia"),
        seat(houses="novaria"),
        seat(),
    )
    play(match, "0: play colonist")
    assert moves(match, 0, "place") == {
        f"{kind} {city}" for kind in ("land", "sea") for city in ("roma", "massilia", "aquileia")
    }
    assert why(match, "0: place land novaria") == "K4.7 no-house-there"
    play(match, "0: place sea roma", "0: place land massilia")
    assert goods(match) == "tool"
    assert why(match, "0: place land roma") == "K4.7 lacks-goods"
    assert args(match, "0: place land roma") == {"goods": ["food"]}
    assert player(match)["abroad"] == 4


def test_a_kind_of_colonist_that_has_no_line_there_is_legal() -> None:  # K4.7
    match = table(seat("colonist", goods="food tool", houses="novaria"), seat(), seat())
    play(match, "0: play colonist", "0: place sea novaria", "0: done")
    assert player(match)["sea"] == ["roma", "novaria"]


def test_or_five_coins_and_one_for_each_colonist_on_the_board() -> None:  # K4.7
    match = table(seat("colonist", land="roma, novaria roma"), seat(), seat())
    play(match, "0: play colonist", "0: take coins")
    assert coins(match) == 30 + 5 + 3
    assert match.to_act == (1,)


def test_colonists_or_coins_not_both() -> None:  # K4.7
    match = table(seat("colonist", goods="food tool"), seat(), seat())
    assert why(match, "0: take coins") == "K4.7 no-colonist-card"
    assert why(match, "0: place land roma") == "K4.7 no-placing-now"
    play(match, "0: play colonist", "0: place land roma")
    assert why(match, "0: take coins") == "K4.7 has-placed"


# --- Mercator -------------------------------------------------------------------------------------


def test_the_bought_mercator_gives_five_coins() -> None:  # K4.8
    match = table(seat("mercator-5"), seat(), seat())
    play(match, "0: play mercator-5")
    assert coins(match) == 35


def test_at_most_two_goods_are_traded() -> None:  # K4.8
    match = table(seat(goods="wine wine cloth tool"), seat(), seat())
    play(match, "0: play mercator-3", "0: sell wine", "0: sell cloth")
    assert why(match, "0: sell tool") == "K4.8 third-good"
    assert why(match, "0: buy brick") == "K4.8 third-good"
    assert args(match, "0: buy brick") == {"good": "wine", "other_good": "cloth"}
    play(match, "0: sell wine")
    assert coins(match) == 33 + 6 + 7 + 6


def test_a_good_is_either_bought_or_sold() -> None:  # K4.8
    match = table(seat(goods="wine cloth"), seat(), seat())
    play(match, "0: play mercator-3", "0: sell wine")
    assert why(match, "0: buy wine") == "K4.8 sold-before"
    play(match, "0: buy cloth")
    assert why(match, "0: sell cloth") == "K4.8 bought-before"


def test_the_two_goods_may_be_traded_by_turns() -> None:  # K4.8
    match = table(seat(goods="wine wine", coins=0), seat(), seat())
    play(
        match, "0: play mercator-3", "0: sell wine", "0: buy brick", "0: sell wine", "0: buy brick"
    )
    assert (goods(match), coins(match)) == ("brick brick", 9)


def test_goods_are_traded_with_the_mercator_only() -> None:  # K4.8
    match = table(seat(goods="wine"), seat(), seat())
    assert why(match, "0: sell wine") == "K4.8 no-mercator"
    assert why(match, "0: buy wine") == "K4.8 no-mercator"


# --- Diplomat -------------------------------------------------------------------------------------


def test_the_diplomat_does_what_lies_on_top_of_another_pile() -> None:  # K4.9
    match = table(seat(coins=0), seat("mercator-5", pile="senator mercator-5"), seat())
    events = play(match, "0: play diplomat-jupiter", "0: copy 1")
    assert "copied seat=0 other_seat=1 card=mercator-5" in events
    assert coins(match) == 5
    play(match, "0: done")
    assert (player(match, 0)["top"], player(match, 1)["top"]) == ("diplomat-jupiter", "mercator-5")


def test_own_colonists_and_houses_count_when_a_card_is_copied() -> None:  # K4.9
    match = table(
        seat(land="roma, roma", houses="massilia"),
        seat("weaver", pile="weaver"),
        seat(pile="architect"),
    )
    play(match, "0: play diplomat-jupiter", "0: copy 2")
    assert look(match)["steps"] == 3
    match.undo(0)
    play(match, "0: copy 1")
    assert goods(match) == "cloth"


def test_a_diplomat_an_empty_pile_and_the_own_pile_can_not_be_copied() -> None:  # K4.9
    match = table(seat(pile="senator"), seat(pile="diplomat-jupiter"), seat(), seat(pile="prefect"))
    assert why(match, "0: copy 1") == "K4.9 no-diplomat"
    play(match, "0: play diplomat-jupiter")
    assert match.legal(0) == ["copy 3", "done"]
    assert why(match, "0: copy 0") == "K4.9 own-pile"
    assert why(match, "0: copy 1") == "K4.9 diplomat-on-top"
    assert why(match, "0: copy 2") == "K4.9 pile-is-empty"
    assert why(match, "0: copy 4") == "K4.9 nobody-sits-there"


# --- Senator and Consul ---------------------------------------------------------------------------

ALL = "brick food tool wine cloth cloth cloth"


@pytest.mark.parametrize(
    ("move", "price", "choice"),
    [
        ("card architect 1", "tool", False),
        ("card prefect 2", "wine", True),
        ("card mercator-5 3", "wine", True),
        ("card colonist 4", "food cloth", False),
        ("card diplomat-saturnus 5", "tool cloth", False),
        ("card mason 6", "food cloth", True),
        ("card farmer 7", "brick food cloth cloth", False),
    ],
)
def test_a_card_costs_its_goods_and_those_of_its_space(
    move: str, price: str, choice: bool
) -> None:  # K4.10
    match = table(seat(goods=ALL), seat(), seat())
    play(match, "0: play senator", f"0: {move}")
    rest = ALL.split()
    for good in price.split():
        rest.remove(good)
    assert goods(match).split() == rest
    if choice:
        assert look(match)["phase"] == "payment"
        assert why(match, "0: done") == "K4.10 must-pay"
        assert why(match, "0: card architect 1") == "K4.10 must-pay"
        assert moves(match, 0, "pay") == set(rest)
        play(match, f"0: pay {rest[0]}")
        assert goods(match).split() == rest[1:]
    card = move.split()[1]
    assert look(match, 0)["hand"][card] >= 1
    assert look(match)["phase"] == "purchase"


def test_any_is_paid_on_top_of_the_fixed_goods() -> None:  # K4.10
    match = table(seat(goods="wine"), seat(), seat())
    play(match, "0: play senator")
    assert why(match, "0: card prefect 2") == "K4.10 lacks-any-good"
    assert why(match, "0: card farmer 7") == "K4.10 lacks-goods"
    assert args(match, "0: card farmer 7") == {"goods": ["brick", "food", "cloth", "cloth"]}
    match = table(seat(goods="wine wine"), seat(), seat())
    events = play(match, "0: play senator", "0: card prefect 2")
    assert "paid seat=0 good=wine" in events  # there is no choice
    assert goods(match) == ""
    assert why(match, "0: pay wine") == "K4.10 nothing-to-pay"


def test_what_one_does_not_have_can_not_be_paid() -> None:  # K4.10
    match = table(seat(goods="wine wine tool"), seat(), seat())
    play(match, "0: play senator", "0: card prefect 2")
    assert why(match, "0: pay cloth") == "K1.6 lacks-goods"


def test_two_cards_at_most_each_at_the_space_where_it_lies() -> None:  # K4.10
    match = table(seat(goods="tool wine wine"), seat(), seat())
    play(match, "0: play senator", "0: card architect 1")
    # The row has not moved yet: the prefect still lies on space 2.
    assert display(match)[:2] == [None, "prefect"]
    assert why(match, "0: card prefect 1") == "K4.10 not-on-that-space"
    events = play(match, "0: card prefect 2")
    assert match.to_act == (1,)
    assert "refilled cards=smith,consul" in events
    assert display(match) == [
        *("mercator-5", "colonist", "diplomat-saturnus", "mason", "farmer", "smith", "consul"),
    ]
    assert look(match)["stack"] == 1
    assert player(match)["cards"] == 8


def test_after_one_card_one_may_be_done_and_the_row_is_refilled() -> None:  # K4.10
    match = table(seat(goods="tool"), seat(), seat())
    events = play(match, "0: play senator", "0: card architect 1", "0: done")
    assert "refilled cards=smith" in events
    assert display(match)[0] == "prefect"
    assert display(match)[6] == "smith"


def test_the_refilled_row_reveals_and_can_not_be_taken_back() -> None:  # K4.10
    match = table(seat(goods="tool"), seat(), seat())
    play(match, "0: play senator", "0: card architect 1")
    assert match.undoable(0) is not None
    play(match, "0: done")
    assert match.undoable(0) is None


def test_when_the_stack_is_used_up_spaces_on_the_right_stay_empty() -> None:  # K4.10
    match = table(seat(goods="tool wine wine"), seat(), seat(), stack="smith I")
    play(match, "0: play senator", "0: card architect 1", "0: card prefect 2")
    assert display(match)[5:] == ["smith", None]


def test_cards_are_bought_with_senator_or_consul_only() -> None:  # K4.10
    match = table(seat(goods=ALL), seat(), seat())
    assert why(match, "0: card architect 1") == "K4.10 no-senator"


def test_the_consul_buys_one_card_for_its_printed_goods() -> None:  # K4.11
    match = table(seat("consul", goods="brick food"), seat(), seat())
    play(match, "0: play consul")
    assert why(match, "0: card prefect 2") == "K4.11 lacks-goods"
    events = play(match, "0: card farmer 7")
    assert "refilled cards=smith" in events
    assert (goods(match), match.to_act) == ("", (1,))


def test_with_an_empty_display_senator_and_consul_have_no_effect() -> None:  # K4.15
    for card in ("senator", "consul"):
        match = table(
            seat("consul", goods=ALL),
            seat(),
            seat(),
            display="",
            stack="",
            concordia=2,
        )
        play(match, f"0: play {card}")
        assert match.legal(0) == ["done"]
        assert why(match, "0: card smith 1") == "K4.15 display-is-empty"


# --- specialists ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "good"),
    [
        ("mason", "brick"),
        ("farmer", "food"),
        ("smith", "tool"),
        ("vintner", "wine"),
        ("weaver", "cloth"),
    ],
)
def test_a_specialist_produces_in_own_houses_of_his_good(card: str, good: str) -> None:  # K4.12
    own = "lutetia valentia brigantium rusadir burdigala carthago novaria olisipo massilia athenae"
    match = table(seat(card, houses=own), seat(houses=own), seat(), display="architect I", stack="")
    play(match, f"0: play {card}")
    assert goods(match) == f"{good} {good}"
    assert goods(match, 1) == ""
    assert match.to_act == (1,)


def test_a_specialist_without_houses_gives_nothing() -> None:  # K4.12
    match = table(seat("weaver"), seat(), seat())
    play(match, "0: play weaver")
    assert goods(match) == ""
    assert points(match)["minerva"] == 0
