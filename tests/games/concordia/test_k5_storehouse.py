"""K5 The storehouse."""

from tests.games.concordia.table import goods, look, moves, player, seat, table
from tests.games.lines import play, why


def bricks(count: int) -> str:
    return " ".join(["brick"] * count)


def test_goods_and_colonists_share_twelve_spaces() -> None:  # K5.1
    match = table(seat(goods=bricks(5)), seat(land="roma, roma", goods=bricks(5)), seat())
    assert player(match, 0)["free"] == 12 - 5 - 4
    assert player(match, 1)["free"] == 12 - 5 - 3


def test_who_receives_more_than_fits_chooses_and_fills_all_spaces() -> None:  # K5.2
    match = table(seat(goods=bricks(6), houses="lutetia burdigala massilia"), seat(), seat())
    play(match, "0: play prefect", "0: produce gallia")
    # 1 cloth as bonus, and brick, tool, cloth from the houses: one receipt, two spaces.
    assert look(match)["phase"] == "receive"
    assert player(match)["offered"] == ["brick", "tool", "cloth", "cloth"]
    assert moves(match, 0, "keep") == {"brick", "tool", "cloth"}
    assert why(match, "0: keep wine") == "K5.2 not-offered"
    assert why(match, "0: done") == "K5.2 must-choose"
    play(match, "0: keep cloth")
    assert why(match, "0: done") == "K5.2 must-choose"
    events = play(match, "0: keep tool")
    assert goods(match) == f"{bricks(6)} tool cloth"
    assert "left-behind seat=0 goods=brick,cloth" in events
    assert match.to_act == (1,)


def test_goods_are_not_chosen_at_other_times() -> None:  # K5.2
    match = table(seat(), seat(), seat())
    assert why(match, "0: keep wine") == "K5.2 nothing-to-choose"


def test_each_one_chooses_for_himself_the_active_player_first_then_clockwise() -> None:  # K5.2
    full = seat(goods=bricks(7), houses="lutetia burdigala")
    match = table(full, full, full, active=1)
    play(match, "1: play prefect", "1: produce gallia")
    order = []
    while look(match)["phase"] == "receive":
        (who,) = match.to_act
        order.append(who)
        assert why(match, f"{(who + 1) % 3}: keep tool") == "K5.2 chooses-first"
        play(match, f"{who}: keep tool")
    assert order == [1, 2, 0]
    assert match.to_act == (2,)
    assert [goods(match, who) for who in range(3)] == [f"{bricks(7)} tool"] * 3


def test_nothing_stored_is_thrown_away() -> None:  # K5.2
    match = table(seat(goods=bricks(8), houses="lutetia burdigala"), seat(), seat())
    play(match, "0: play prefect", "0: produce gallia")
    assert goods(match) == bricks(8)
    assert match.to_act == (1,)


def test_a_space_is_free_as_soon_as_its_good_is_sold() -> None:  # K5.3
    match = table(seat(goods=bricks(8)), seat(), seat())
    play(match, "0: play mercator-3")
    assert why(match, "0: buy cloth") == "K5.3 storehouse-full"
    play(match, "0: sell brick")
    assert why(match, "0: buy cloth") == ""
    play(match, "0: buy cloth")
    assert why(match, "0: buy cloth") == "K5.3 storehouse-full"


def test_a_colonist_on_the_board_frees_its_space() -> None:  # K5.3
    match = table(seat("colonist", goods=f"food tool {bricks(6)}"), seat(), seat())
    assert player(match)["free"] == 0
    play(match, "0: play colonist", "0: place land roma")
    assert player(match)["free"] == 3


def test_nobody_is_asked_when_all_fits() -> None:  # K5.3
    match = table(seat(goods=bricks(4), houses="lutetia burdigala massilia"), seat(), seat())
    play(match, "0: play prefect", "0: produce gallia")
    assert goods(match) == f"{bricks(5)} tool cloth cloth"
    assert match.to_act == (1,)


def test_nobody_is_asked_when_one_kind_only_is_offered() -> None:  # K5.3
    match = table(seat(goods=bricks(7), houses="massilia"), seat(), seat())
    events = play(match, "0: play prefect", "0: produce gallia")
    assert goods(match) == f"{bricks(7)} cloth"
    assert "left-behind seat=0 goods=cloth" in events


def test_when_only_one_kind_is_left_it_is_taken_without_asking() -> None:  # K5.3
    match = table(seat(goods=bricks(6), houses="burdigala massilia"), seat(), seat())
    play(match, "0: play prefect", "0: produce gallia")
    assert player(match)["offered"] == ["tool", "cloth", "cloth"]
    play(match, "0: keep tool")
    assert goods(match) == f"{bricks(6)} tool cloth"
    assert match.to_act == (1,)


def test_who_must_choose_in_anothers_turn_is_told_so_whatever_he_tries() -> None:  # K5.2
    match = table(seat(), seat(goods=bricks(7), houses="lutetia burdigala"), seat())
    play(match, "0: play prefect", "0: produce gallia")
    assert match.to_act == (1,)
    assert why(match, "1: play senator") == "K5.2 must-choose"
