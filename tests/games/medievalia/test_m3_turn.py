"""M3 A turn."""

import tavola
from tests.games.lines import play, why
from tests.games.medievalia.table import fief, flipped, lift, look, pass_turn, pay, pieces, table


def test_at_its_start_own_cards_are_turned_back_and_one_is_drawn() -> None:  # M3.1
    match = table(
        fief(), fief("mine", "field-1! farm-1!", "peasant-1@field-1! archer-1!", city_flipped=True)
    )
    told = pass_turn(match, 0)
    assert flipped(match, 1) == []
    assert look(match)["players"][1]["cards"] == 2
    assert any(event.startswith("drew seat=1") for event in told)


def test_the_siege_is_checked_before_anything_else() -> None:  # M3.1
    match = table(fief(figures="recruit-1@fief-1"), fief("mine", siege=1))
    told = pass_turn(match, 0)
    order = [event.split()[0] for event in told]
    assert order.index("besieged") < order.index("drew")


def test_anything_goes_in_any_order_and_as_often_as_wanted() -> None:  # M3.2
    match = table(fief("field field mine", "field-1", "peasant-1 peasant-2 archer-1"))
    pay(match, 0, "play field", "flip city")
    lift(match, 0, "archer-1", "cross 0 1")
    pay(match, 0, "play field", "flip peasant-1")
    lift(match, 0, "peasant-2", "put field-3")
    assert sorted(pieces(match, 0)) == [
        *("archer-1", "field-1", "field-2", "field-3"),
        *("peasant-1", "peasant-2"),
    ]
    assert match.to_act == (0,)


def test_a_battle_ends_the_turn() -> None:  # M3.3
    match = table(
        fief(figures="recruit-1@border-0-1"), fief("mine", "field-1", "peasant-1@border-0-1")
    )
    play(match, "0: clash 0 1 1")
    assert match.to_act == (1,)


def test_without_a_battle_the_turn_ends_when_its_player_says_so() -> None:  # M3.4
    match = table(fief())
    assert why(match, "1: end") == "M3.4 not-your-turn"
    play(match, "0: end")
    assert match.to_act == (1,)


def test_defeated_players_are_skipped() -> None:  # M3.4
    match = table(fief(), fief(fell=1), fief())
    play(match, "0: end")
    assert match.to_act == (2,)
    assert why(match, "1: end") == "M9.4 you-are-defeated"


def test_between_two_acts_a_figure_makes_one_internal_move() -> None:  # M3.5
    match = table(fief("field", "farm-1", "peasant-1"))
    play(match, "0: lift peasant-1", "0: put farm-1", "0: lift peasant-1")
    assert why(match, "0: put city") == "M3.5 has-shifted"
    play(match, "0: cross 0 1")
    match = table(fief("field", "farm-1", "recruit-1"))
    lift(match, 0, "recruit-1", "put farm-1")
    lift(match, 0, "recruit-1", "cross 0 1")  # the march is left to it
    assert why(match, "0: lift recruit-1") == "M7.2 has-marched"


def test_an_act_gives_everyone_an_internal_move_again() -> None:  # M3.5
    match = table(fief("field", "farm-1", "peasant-1 peasant-2"))
    lift(match, 0, "peasant-1", "put farm-1")
    pay(match, 0, "play field", "flip city")
    lift(match, 0, "peasant-1", "put field-1")
    assert pieces(match, 0)["peasant-1"]["post"] == "field-1"


def test_a_figure_that_has_shifted_and_marched_is_done() -> None:  # M3.5, M7.2
    match = table(fief(lands="farm-1", figures="recruit-1@border-0-1"))
    lift(match, 0, "recruit-1", "enter 0")
    lift(match, 0, "recruit-1", "put farm-1")
    assert why(match, "0: lift recruit-1") == "M3.5 has-shifted"


def test_what_is_begun_is_undone_step_by_step() -> None:  # M4.10, M3.2
    match = table(fief("field mine peasant", "farm-1", "peasant-1"))
    before = match.save()
    lift(match, 0, "peasant-1", "put farm-1")
    play(match, "0: play mine", "0: flip city", "0: discard field")
    for _ in range(5):
        match.undo(0)
    assert match.save() == before
    assert isinstance(match, tavola.Match)
