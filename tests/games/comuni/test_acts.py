"""Which moves belong together."""

from tests.games.lines import acts


def test_a_project_and_the_resources_taken_for_it_are_one_act() -> None:  # C3.4, C3.5
    assert acts("comuni", "claim", "take gold", "take armies") == ["claim, take gold, take armies"]
    assert acts("comuni", "collect", "take gold") == ["collect, take gold"]


def test_trades_are_one_visit_to_the_market_with_what_they_are_made_for() -> None:  # C4.1
    trades = ("trade gold armies", "trade pilgrims gold")
    assert acts("comuni", *trades, "bid 3 2") == ["trade gold armies, trade pilgrims gold, bid 3 2"]
    assert acts("comuni", "bid 3 2", *trades) == ["bid 3 2", ", ".join(trades)]


def test_what_is_built_in_a_phase_and_its_end_are_one_act() -> None:  # C3.10, C3.26
    assert acts("comuni", "collect", "build a05 military 1", "wall a02 1", "done", "repair 1") == [
        "collect",
        "build a05 military 1, wall a02 1, done, repair 1",
    ]


def test_the_end_of_a_turn_in_which_nothing_is_built_is_no_act_of_its_own() -> None:  # C3.26
    assert acts("comuni", "bid 3 2", "done", "discard a05", "repair 0") == [
        "bid 3 2, done, discard a05, repair 0"
    ]


def test_everything_pledged_in_an_invasion_is_one_act_with_the_commitment() -> None:  # C5.3, C5.11
    assert acts("comuni", "league armies 3", "city armies 1", "city gold 2", "commit") == [
        "league armies 3, city armies 1, city gold 2, commit"
    ]
    assert acts("comuni", "claim", "league armies 3", "commit") == [
        "claim",
        "league armies 3, commit",
    ]


def test_an_answer_to_being_outbid_is_an_act() -> None:  # C3.2
    assert acts("comuni", "bid 3 2", "relocate 4", "withdraw") == [
        "bid 3 2",
        "relocate 4",
        "withdraw",
    ]
