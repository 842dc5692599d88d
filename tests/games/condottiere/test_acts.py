"""Which moves belong together."""

from tests.games.lines import acts


def test_a_scarecrow_and_what_it_brings_back_are_one_act() -> None:  # D5.5
    found = acts(
        "condottiere", "play scarecrow", "take 10", "play 6", "play scarecrow", "take none"
    )
    assert found == ["play scarecrow, take 10", "play 6", "play scarecrow, take none"]


def test_every_other_move_is_an_act_of_its_own() -> None:  # D3.2, D4.1, D6.6
    moves = ("city siena", "play winter", "play 10", "pass", "keep", "city roma")
    assert acts("condottiere", *moves) == [*moves]
