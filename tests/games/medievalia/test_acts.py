"""Which moves belong together."""

from tests.games.lines import acts


def test_naming_flipping_discarding_paying_and_placing_are_one_purchase() -> None:  # M4.10
    farm = ("play farm", "flip farm-1", "discard mine", "close")
    bank = ("buy bank 3", "flip city", "lower bureaucrat-1", "close", "place farm-2")
    assert acts("medievalia", *farm, *bank) == [", ".join(farm), ", ".join(bank)]


def test_what_was_given_up_belongs_to_what_is_bought_instead() -> None:  # M4.10
    moves = ("play farm", "flip farm-1", "drop", "draw", "flip city", "close")
    assert acts("medievalia", *moves) == [", ".join(moves)]


def test_figures_that_move_one_after_another_are_one_march() -> None:  # M7.1, M7.2
    march = (
        "lift peasant-1",
        "put farm-1",
        "lift cavalry-1",
        "enter 1",
        "lift cavalry-1",
        "cross 0 1",
    )
    assert acts("medievalia", *march, "play farm") == [", ".join(march), "play farm"]


def test_a_march_after_a_purchase_is_another_act() -> None:  # M3.2
    assert acts("medievalia", "play farm", "close", "lift peasant-1", "put city") == [
        "play farm, close",
        "lift peasant-1, put city",
    ]


def test_a_war_begins_an_act_with_the_armies_that_are_formed() -> None:  # M7.4, M7.15
    war = ("raid 1 1", "into 1", "into 2", "stay")
    assert acts("medievalia", "lift peasant-1", "enter 1", *war) == [
        "lift peasant-1, enter 1",
        ", ".join(war),
    ]


def test_each_sides_answers_in_a_battle_are_one_act() -> None:  # M7.5, M7.6, M7.7
    for answers in (
        ("against 1", "stay"),
        ("target farm-2", "hold", "join 2"),
        ("hit peasant-3", "hit tower", "shield peasant-1"),
    ):
        assert acts("medievalia", *answers) == [", ".join(answers)]


def test_every_shot_is_an_act_and_healing_is_one() -> None:  # M6.1, M6.2
    shots = ("shoot archer-1 peasant-3", "shoot archer-2 peasant-3")
    healing = ("heal priest-1 peasant-3", "heal priest-2 peasant-3")
    assert acts("medievalia", *shots, *healing) == [*shots, ", ".join(healing)]


def test_the_end_of_a_turn_is_no_act_of_its_own() -> None:  # M3.4
    assert acts("medievalia", "play farm", "close", "end") == ["play farm, close, end"]


def test_the_exchange_of_the_first_turn_is_one_act() -> None:  # M2.4
    moves = ("return mine", "return farm", "done")
    assert acts("medievalia", *moves, "play farm") == [", ".join(moves), "play farm"]
