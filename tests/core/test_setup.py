"""What is agreed before a match."""

from typing import Any

import pytest

import tavola
from tavola.core.game import Option
from tavola.core.setup import option_values, settle
from tests.example import EXAMPLE, FIRST_SEAT, TITLE
from tests.laws.parlour.game import GAME as PARLOUR

GAME = tavola.game(EXAMPLE)
DEFAULTS = {
    "borders": "board",
    FIRST_SEAT: "random",
    "free_pass_in_own_city": False,
    "round_limit": 40,
}


def test_what_is_not_given_has_its_default() -> None:
    assert settle(GAME, 4, {}) == DEFAULTS
    assert settle(GAME, 4, {"round_limit": 3}) == {**DEFAULTS, "round_limit": 3}


def test_the_options_stand_in_the_order_in_which_they_are_offered() -> None:
    given = {"round_limit": 3, "borders": "example"}
    assert list(settle(GAME, 4, given)) == list(DEFAULTS)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players: int) -> None:
    with pytest.raises(tavola.BadSetup, match=f"{TITLE} is for 2 to 6 players, not {players}"):
        settle(GAME, players, {})


def test_choices_may_depend_on_the_number_of_players() -> None:
    assert settle(GAME, 5, {FIRST_SEAT: "4"})[FIRST_SEAT] == "4"
    with pytest.raises(tavola.BadSetup, match=FIRST_SEAT):
        settle(GAME, 4, {FIRST_SEAT: "4"})


def test_a_choice_that_is_spelt_in_digits_may_be_given_as_a_number() -> None:
    assert settle(GAME, 4, {FIRST_SEAT: 1})[FIRST_SEAT] == "1"
    options: dict[str, Any] = {FIRST_SEAT: 2}
    match = tavola.start(EXAMPLE, 3, seed=1, **options)
    assert match.options[FIRST_SEAT] == "2"
    assert match.to_act == (2,)


@pytest.mark.parametrize("value", [4, -1, 1.0, True])
def test_a_number_that_is_no_choice_is_refused(value: object) -> None:
    with pytest.raises(tavola.BadSetup, match=f"{FIRST_SEAT} must be one of random, 0, 1"):
        settle(GAME, 4, {FIRST_SEAT: value})


def test_everything_that_is_wrong_is_said_at_once_and_in_one_line() -> None:
    with pytest.raises(tavola.BadSetup) as error:
        settle(GAME, 4, {"border": "board", "round_limit": 0, FIRST_SEAT: 9})
    text = str(error.value)
    assert "\n" not in text
    for part in (
        "round_limit must be a number from 1 to 1000",
        f"{FIRST_SEAT} must be one of random, 0, 1, 2, 3",
        f"has no option border (its options: borders, {FIRST_SEAT}, free_pass_in_own_city,",
    ):
        assert part in text


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Option("o", "X1", True), [True, False], [0, 1, "true", None]),
        (Option("o", "X1", 3, low=1, high=5), [1, 3, 5], [0, 6, True, "3", 3.0, None]),
        (Option("o", "X1", "a", choices=("a", "b")), ["a", "b"], ["c", "", 1, True, None, ["a"]]),
    ],
    ids=["switch", "number", "choice"],
)
def test_each_kind_of_option_takes_its_values(
    option: Option, good: list[object], bad: list[object]
) -> None:
    assert [option.problem(value) for value in good] == [""] * len(good)
    for value in bad:
        assert option.problem(value).startswith("o must be ")


def test_switches_are_settled_like_all_others() -> None:
    assert settle(PARLOUR, 2, {"guards": False})["guards"] is False
    with pytest.raises(tavola.BadSetup, match="guards must be true or false"):
        settle(PARLOUR, 2, {"guards": 1})


def test_options_are_written_as_name_and_value() -> None:
    written = ["days=2", "guards=no", "first_opener=random"]
    assert option_values(PARLOUR, 2, written) == {
        "days": 2,
        "guards": False,
        "first_opener": "random",
    }
    for text, value in {"yes": True, "true": True, "no": False, "false": False}.items():
        assert option_values(PARLOUR, 2, [f"guards={text}"]) == {"guards": value}
    with pytest.raises(tavola.BadSetup, match="write an option as NAME=VALUE, not 'days'"):
        option_values(PARLOUR, 2, ["days"])


@pytest.mark.parametrize(
    "text", ["days=7", "days=-1", "days=--5", "days=two", "days=", "guards=1", "guards=", "x=y"]
)
def test_values_that_the_game_does_not_take_are_refused(text: str) -> None:
    with pytest.raises(tavola.BadSetup):
        settle(PARLOUR, 2, option_values(PARLOUR, 2, [text]))


def test_a_number_of_ten_thousand_digits_is_refused_like_any_other() -> None:
    with pytest.raises(tavola.BadSetup):
        settle(PARLOUR, 2, option_values(PARLOUR, 2, ["days=" + "9" * 10_000]))


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(tavola.BadSetup, match=rf"no game 'chess'; there are: .*{EXAMPLE}"):
        tavola.start("chess", 2)
