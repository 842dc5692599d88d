"""Which moves belong together."""

from tests.games.lines import acts


def test_a_card_and_its_action_are_one_act() -> None:  # K3.1
    assert acts("concordia", "play prefect", "produce italia", "keep wine", "done") == [
        "play prefect, produce italia, keep wine, done"
    ]
    assert acts("concordia", "play tribune", "place land roma") == ["play tribune, place land roma"]


def test_steps_and_the_stop_are_one_march_and_the_houses_another_act() -> None:  # K4.2, K4.3
    march = ("play architect", "leave land roma", "step land aquileia roma", "stop")
    houses = ("build aquileia", "build roma", "done")
    assert acts("concordia", *march, *houses) == [", ".join(march), ", ".join(houses)]


def test_an_architect_who_only_builds_is_one_act() -> None:  # K4.3
    assert acts("concordia", "play architect", "build roma", "done") == [
        "play architect, build roma, done"
    ]


def test_trades_are_one_visit_to_the_market() -> None:  # K4.8
    trades = ("play mercator-3", "buy wine", "sell cloth", "buy wine", "done")
    assert acts("concordia", *trades) == [", ".join(trades)]


def test_a_senators_cards_with_their_payments_are_one_act() -> None:  # K4.10
    buys = ("play senator", "card smith 4", "pay wine", "done")
    assert acts("concordia", *buys) == [", ".join(buys)]


def test_a_diplomat_acts_with_the_card_that_he_copies() -> None:  # K4.9
    copied = ("play diplomat-mars", "copy 2", "buy wine", "done")
    assert acts("concordia", *copied) == [", ".join(copied)]


def test_the_next_card_is_the_next_act() -> None:  # K3.1
    assert acts("concordia", "buy wine", "done", "play prefect") == [
        "buy wine, done",
        "play prefect",
    ]
