"""M9 The end."""

import pytest

import tavola
from tests.games.lines import play, why
from tests.games.medievalia.table import MANY, fief, lift, look, pass_turn, pay, pieces, table

HORDE = "cavalry-1@fief-1 cavalry-2@fief-1 cavalry-3@fief-1"


def conquer(match: tavola.Match) -> list[str]:
    """Three cavalry take the city of seat 1."""
    moves = ["raid 1 1", "into 1", "into 1", "target city", "hit cavalry-1"]
    return play(match, *(f"0: {move}" for move in moves))


def result(match: tavola.Match) -> tavola.Result:
    assert match.result is not None
    return match.result


def test_the_last_side_wins_at_once() -> None:  # M9.1
    match = table(fief(figures=HORDE), fief("mine", "field-1", "peasant-1"))
    play(
        match,
        "0: raid 1 1",
        "0: into 1",
        "0: into 1",
        "1: stay",
        "0: target city",
        "0: hit cavalry-1",
    )
    assert (result(match).reason, result(match).rule) == ("military", "M9.1")
    assert result(match).places == [1, 2]
    assert why(match, "0: end") == "M9.1 game-is-over"


def test_with_other_sides_left_the_game_goes_on() -> None:  # M9.1
    match = table(fief(figures=HORDE), fief("mine"), fief("mine"))
    told = conquer(match)
    assert "defeated seat=1 how=military" in told
    assert match.result is None
    assert look(match)["active_seat"] == 2


def test_after_the_turn_that_draws_the_last_card_prestige_decides() -> None:  # M9.2
    match = table(fief("", "field-1+school"), fief("", "field-2"), deck=["mine"], active=1)
    pass_turn(match, 1)
    assert look(match)["deck"] == 0
    play(match, "0: end")
    assert (result(match).reason, result(match).places) == ("empty-deck", [1, 2])


def test_the_last_building_ends_a_game_of_three_at_once() -> None:  # M9.2
    match = table(
        fief(MANY, "field-1"), fief("", "field-2+school+bank"), fief(), piles=[["stable"], [], []]
    )
    pay(match, 0, "buy stable 1", "flip city", *["discard peasant"] * 5)
    assert (result(match).reason, result(match).rule) == ("last-building", "M9.2")
    assert result(match).places == [2, 1, 3]


def test_with_four_players_the_last_building_ends_nothing() -> None:  # M9.2
    match = table(fief(MANY, "field-1"), fief(), fief(), fief(), piles=[["stable"], [], []])
    pay(match, 0, "buy stable 1", "flip city", *["discard peasant"] * 5)
    assert match.result is None


def test_a_fourth_players_defeat_may_find_the_buildings_gone() -> None:  # M9.2, M9.5
    match = table(fief(figures=HORDE), fief("mine"), fief(), fief(), piles=[[], [], []])
    conquer(match)
    assert result(match).reason == "last-building"


@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        (fief("", "field-1+school"), fief("mine mine", "mine-1 mine-2"), [1, 2]),  # buildings
        (fief("", "farm-1"), fief("mine mine", "field-2"), [1, 2]),  # printed output
        (fief("", "field-1", "peasant-1@border-0-1"), fief("mine", "field-2"), [1, 2]),
        (fief("mine", "field-1"), fief("", "field-2"), [1, 2]),  # hand cards
        (fief("", "field-1"), fief("mine", "field-2"), [1, 1]),  # seat 0 has drawn one: equal
    ],
    ids=["buildings", "output", "labour abroad counts", "hand", "shared"],
)
def test_prestige_is_buildings_then_output_then_hand(
    one: dict[str, object], other: dict[str, object], places: list[int]
) -> None:  # M9.2
    match = table(one, other, deck=["mine"], active=1)
    play(match, "1: end", "0: end")
    assert result(match).places == places


def test_the_siege_counter_rises_and_falls() -> None:  # M9.3
    match = table(fief(figures="recruit-1@fief-1!"), fief("mine", "field-1", "peasant-1", siege=1))
    told = pass_turn(match, 0)  # a free figure is no garrison, nor is the city's own value
    assert "besieged seat=1 count=2 limit=3" in told
    lift(match, 1, "peasant-1", "put field-1")
    play(match, "1: end", "0: raid 1 1", "1: stay", "0: hold")
    assert look(match)["players"][1]["siege"] == 0


def test_a_garrison_anywhere_breaks_the_siege_unless_no_territory_is_left() -> None:  # M9.3
    for lands, posts, siege in (
        ("field-1", "peasant-1@city", 0),
        ("field-1+tower farm-1", "", 0),
        ("", "peasant-1@city", 2),
        ("field-1", "", 2),
    ):
        match = table(fief(figures="recruit-1@fief-1!"), fief("mine", lands, posts, siege=1))
        pass_turn(match, 0)
        assert look(match)["players"][1]["siege"] == siege


def test_at_three_he_is_defeated_before_playing() -> None:  # M9.3, M9.4
    match = table(
        fief(figures="recruit-1@fief-1"),
        fief("mine farm", "field-1", "peasant-1@fief-2", siege=2),
        fief("mine"),
    )
    deck = look(match)["deck"]
    told = pass_turn(match, 0)
    assert "defeated seat=1 how=siege" in told
    assert look(match)["active_seat"] == 2
    assert look(match)["deck"] == deck - 1  # only the next player has drawn
    assert pieces(match, 1) == {}
    assert look(match)["out"]["peasant"] == 1


def test_a_siege_may_win_the_game() -> None:  # M9.3
    match = table(fief(figures="recruit-1@fief-1"), fief("mine", "field-1", siege=2))
    play(match, "0: end")
    assert (result(match).reason, result(match).rule) == ("siege", "M9.3")
    assert result(match).places == [1, 2]


def test_enemy_figures_stay_in_a_defeated_players_fief() -> None:  # M9.4
    match = table(fief(figures=HORDE), fief("mine"), fief("mine"))
    conquer(match)
    zones = [entry["zone"] for entry in look(match)["players"][0]["figures"]]
    assert set(zones) == {"fief-1"}


def test_a_won_battle_goes_before_prestige() -> None:  # M9.5
    match = table(
        fief(figures=HORDE), fief("mine", "field-1+school", ""), deck=[], piles=[["bank"], [], []]
    )
    conquer(match)
    assert result(match).reason == "military"
    assert result(match).places == [1, 2]


def test_the_later_the_defeat_the_better_the_place() -> None:  # M9.6
    match = table(fief("", "field-1", HORDE), fief("mine"), fief(fell=1), fief("mine"), deck=[])
    conquer(match)
    assert result(match).places == [1, 3, 4, 2]


def test_the_game_always_ends() -> None:  # M9.7
    match = tavola.start("medievalia", 2, seed=3)
    turns = 0
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        turns += "end" in legal
        match.play(seat, "end" if "end" in legal else legal[-1])
    assert turns == 87 - 8 * 2
    assert turns <= 87 - 7 * 2
    assert result(match).reason == "empty-deck"
