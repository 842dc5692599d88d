"""C7 Final scoring."""

from typing import Any

import pytest

import tavola
from tests.games.comuni.table import look, table, who


def over(*players: Any, **more: Any) -> tavola.Match:
    return table(
        *players,
        phase="over",
        deck="d",
        left=0,
        last_player=players[0]["comune"],
        invader="emperor",
        **more,
    )


def scores(match: tavola.Match, line: str) -> list[int]:
    assert match.result is not None
    return [dict(lines)[line] for lines in match.result.score]


def test_a_guild_master_is_worth_three_points() -> None:  # C7.1
    two = who("lucca", build="economic a01 a02, military a04 a05")
    match = over(two, who("firenze"), masters={"economic": "lucca", "military": "lucca"})
    assert scores(match, "guild-masters") == [6, 0]


@pytest.mark.parametrize(
    ("held", "points"),
    [
        (((3, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 0)), [2, 0, 0]),
        (((3, 0, 0, 0), (3, 0, 0, 0), (2, 0, 0, 0)), [1, 1, 0]),
        (((1, 2, 0, 0), (0, 1, 5, 0), (0, 1, 0, 1)), [4, 2, 2]),
        (((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)), [0, 0, 0]),
    ],
)
def test_the_most_of_each_resource(held: Any, points: list[int]) -> None:  # C7.2
    names = ("gold", "armies", "pilgrims", "craftsmen")
    players = [
        who(comune, **dict(zip(names, cubes, strict=True)))
        for comune, cubes in zip(("lucca", "firenze", "siena"), held, strict=True)
    ]
    assert scores(over(*players), "majorities") == points


def test_hero_tokens_count_their_value_and_plunder_one_each() -> None:  # C7.3, C7.4
    match = over(
        who("lucca", plunder=3),
        who("firenze"),
        heroes={"a": [0, 1], "b": [1, "lost"], "c": [0, 1], "d": [0, 1]},
    )
    assert scores(match, "heroes") == [2 + 4 + 5, 1 + 3 + 1 + 2]
    assert scores(match, "plunder") == [-3, 0]


ALL_KINDS = "economic a01 a02 a03, economic a13, military a04 a05, religious a10 a11 a12"


@pytest.mark.parametrize(
    ("build", "option", "points"),
    [
        (ALL_KINDS, "worst_kind", 0),  # no cultural building
        (f"{ALL_KINDS}, cultural a07 a08", "worst_kind", 3),
        (f"{ALL_KINDS}, cultural a07 a08", "any", 1),
        (f"{ALL_KINDS}, cultural a07", "worst_kind", 1),
        (f"{ALL_KINDS}, cultural a07 a08", None, 1),  # as the rulebook has it
        (ALL_KINDS, "any", 0),
        ("", "any", 0),
    ],
)
def test_all_four_kinds_score_the_smallest(  # C7.5
    build: str, option: str | None, points: int
) -> None:
    options = {} if option is None else {"smallest_building": option}
    match = over(who("lucca", build=build), who("firenze"), options=options)
    assert scores(match, "smallest-building") == [points, 0]


def test_most_points_win_and_ties_go_to_the_lower_comune() -> None:  # C7.6
    match = over(
        who("milano", build="economic a01"),
        who("siena", build="military a04"),
        who("lucca", plunder=2),
        who("bologna", build="economic a02 a03"),
    )
    assert scores(match, "total") == [1, 1, -2, 3]
    assert match.result is not None
    assert match.result.places == [3, 2, 4, 1]


def test_at_the_end_all_screens_are_open() -> None:  # C1.4, C7.2
    match = over(who("lucca", gold=3), who("firenze"))
    assert look(match)["players"][0]["resources"]["gold"] == 3


def test_at_the_end_the_view_names_the_resources_of_which_nobody_has_more() -> None:  # C7.2
    match = over(who("lucca", gold=3, armies=2), who("firenze", gold=3, armies=1, pilgrims=1))
    held = [player["majorities"] for player in look(match)["players"]]
    assert held == [["gold", "armies"], ["gold", "pilgrims"]]
    assert scores(match, "majorities") == [1 + 2, 1 + 2]
    assert "majorities" not in look(table(who("lucca"), who("siena")))["players"][0]


def test_a_game_of_four_that_was_really_played() -> None:  # C7.1, C7.2, C7.3, C7.5, C7.6
    """A report tells how it ended, 53, 37, 31, 23, and of what this was made up.

    Building points 31, 26, 22, 25; guild masters 9 and 3; majorities 6 and 2; hero points 7, 8, 1
    and 3; the smallest building 0, 3, 3, 3. There is one way in which these add up: the first has
    the 9 and the 6, the third the 3 and the 2, and the fourth has 8 plunder, the others none. Not
    reported are the comuni and the single buildings; those below are made up to fit.
    """
    first = who(  # 10 + 10 + 10 + 1 = 31, no religious building
        "lucca",
        build="economic a01 a02 a03 d03, military a04 a05 a06 d06, cultural a07 a08 a09 d08, "
        "economic a13",
        gold=3,
        armies=3,
        craftsmen=3,
    )
    second = who(  # 10 + 10 + 3 + 3 = 26
        "firenze",
        build="religious a10 a11 a12 d11, economic a15 a24 b02 b12, military a16 a25, "
        "cultural a14 a26",
    )
    third = who(  # 6 + 3 + 10 + 3 = 22
        "siena",
        build="economic b01 c01 c02, military b03 c03, cultural b06 b07 c06 b05, religious a22 a27",
        pilgrims=4,
    )
    fourth = who(  # 10 + 6 + 6 + 3 = 25
        "bologna",
        build="economic a17 a18 a23 c11, military a20 b11 c10, cultural a21 c05 c13, "
        "religious b09 c07",
        plunder=8,
    )
    # Hero tokens 2/1, 3/1, 4/1, 5/2: 7 = 4 + 2 + 1, 8 = 5 + 3, 1, 3 = 2 + 1
    match = over(
        *(first, second, third, fourth),
        heroes={"a": [0, 2], "b": [1, 0], "c": [0, 3], "d": [1, 3]},
        masters={
            "economic": "lucca",
            "military": "lucca",
            "cultural": "lucca",
            "religious": "siena",
        },
    )
    assert scores(match, "buildings") == [31, 26, 22, 25]
    assert scores(match, "guild-masters") == [9, 0, 3, 0]
    assert scores(match, "majorities") == [6, 0, 2, 0]
    assert scores(match, "heroes") == [7, 8, 1, 3]
    assert scores(match, "plunder") == [0, 0, 0, -8]
    assert scores(match, "smallest-building") == [0, 3, 3, 3]
    assert scores(match, "total") == [53, 37, 31, 23]
    assert match.result is not None
    assert match.result.places == [1, 2, 3, 4]
