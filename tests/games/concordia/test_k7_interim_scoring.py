"""K7 Interim scoring."""

from typing import Any

import tavola
from tests.games.concordia.table import coins, player, points, seat, table
from tests.games.lines import play


def interim(*seats: dict[str, Any], **more: Any) -> tavola.Match:
    return table(*seats, interim_scoring=True, **more)


def test_a_player_is_scored_at_his_first_tribune() -> None:  # K7.1
    match = interim(seat(pile="senator"), seat(), seat())
    expected = points(match)["points"]
    events = play(match, "0: play tribune")
    assert f"interim-scored seat=0 points={expected}" in events
    assert player(match)["interim"] == expected


def test_without_the_option_nobody_is() -> None:  # K7.1
    match = table(seat(), seat(), seat())
    events = play(match, "0: play tribune")
    assert not any(event.startswith("interim") for event in events)


def test_coins_and_colonist_of_the_tribune_count() -> None:  # K7.1
    match = interim(
        seat(pile="senator prefect prefect architect", coins=8, goods="food tool"), seat(), seat()
    )
    play(match, "0: play tribune")
    assert player(match)["interim"] is None
    play(match, "0: place land roma")
    # 10 coins, and three colonists on the board.
    assert player(match)["interim"] == 1 + 6
    assert points(match)["mars"] == 6


def test_a_second_tribune_does_not_score_again() -> None:  # K7.1
    match = interim(seat(interim=3), seat(), seat())
    events = play(match, "0: play tribune")
    assert not any(event.startswith("interim") for event in events)
    assert player(match)["interim"] == 3


def test_when_all_are_scored_first_and_second_place_get_coins() -> None:  # K7.1
    match = interim(seat(coins=50), seat(coins=0, interim=90), seat(coins=0, interim=1))
    events = play(match, "0: play tribune")
    assert events[-2:] == ["interim-paid seat=0 coins=1", "interim-paid seat=1 coins=2"]
    assert [coins(match, who) for who in range(3)] == [51, 2, 0]


def test_after_the_payment_the_track_goes_back_to_0_and_nobody_is_scored_again() -> None:  # K7.1
    match = interim(seat(coins=0), seat(coins=0, interim=90), seat(coins=0, interim=1))
    play(match, "0: play tribune")
    assert [player(match, who)["interim"] for who in range(3)] == [0, 0, 0]
    events = play(match, "1: play tribune", "2: play tribune", "0: play tribune")
    assert not any(event.startswith("interim") for event in events)
    assert [coins(match, who) for who in range(3)] == [1, 2, 0]


def test_who_stands_at_0_before_the_payment_has_been_scored() -> None:  # K7.1
    match = interim(seat(coins=0, interim=0), seat(coins=0), seat(coins=0))
    events = play(match, "0: play tribune")
    assert not any(event.startswith("interim") for event in events)


def test_all_who_share_a_place_get_its_coins() -> None:  # K7.1
    match = interim(seat(coins=0), seat(coins=0, interim=90), seat(coins=0, interim=4))
    assert points(match)["points"] == 4
    play(match, "0: play tribune")
    assert [coins(match, who) for who in range(3)] == [1, 2, 1]


def test_coins_are_paid_only_when_the_last_one_is_scored() -> None:  # K7.2
    match = interim(seat(coins=0), seat(coins=0, interim=90), seat(coins=0))
    play(match, "0: play tribune")
    assert [coins(match, who) for who in range(3)] == [0, 0, 0]


def test_a_shared_first_place_leaves_no_second() -> None:  # K7.2
    match = interim(seat(coins=0), seat(coins=0, interim=90), seat(coins=0, interim=90))
    play(match, "0: play tribune")
    assert [coins(match, who) for who in range(3)] == [0, 2, 2]


def test_if_all_share_the_first_place_all_get_two() -> None:  # K7.2
    match = interim(seat(coins=0), seat(coins=0, interim=4), seat(coins=0, interim=4))
    play(match, "0: play tribune")
    assert [coins(match, who) for who in range(3)] == [2, 2, 2]


def test_the_points_count_for_nothing_else() -> None:  # K7.2
    match = interim(seat(coins=0, interim=90), seat(coins=0), seat(coins=0), round_limit=1)
    play(match, "0: play tribune", "1: play tribune", "2: play tribune")
    assert match.result is not None
    assert [dict(lines)["points"] for lines in match.result.score] == [4, 4, 4]
