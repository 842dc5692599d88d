"""What a player should not overlook is told by the view."""

from tests.games.lines import play
from tests.games.medievalia.table import army, batch, fief, lift, look, table


def test_buildings_are_compared_with_the_best_other_side() -> None:  # M9.2
    match = table(
        fief("mine", "field-1+school+bank"),
        fief("mine", "field-2+school field-3+church+tower"),
        fief("mine", "farm-1+workshop"),
    )
    assert look(match, 0)["race"] == {"own": 2, "others": 3}
    assert look(match, 1)["race"] == {"own": 3, "others": 2}
    assert look(match)["race"] == {"own": 3, "others": 2}  # a spectator: who leads, and the next


def test_allies_build_together() -> None:  # M8.1
    match = table(
        fief("mine", "field-1+school"),
        fief("mine", "field-2+school"),
        fief("mine", "farm-1+workshop"),
        fief("mine"),
        alliance=True,
        allied_archers=True,
    )
    assert look(match, 2)["race"] == {"own": 2, "others": 1}


def test_who_stands_free_at_home_could_take_a_post() -> None:  # M7.1
    match = table(
        fief("mine", "field-1", "peasant-1 peasant-2@field-1 peasant-3! recruit-1@border-0-1"),
        fief("mine"),
    )
    assert look(match, 0)["idle"] == ["peasant-1"]
    assert look(match, 1)["idle"] == []  # it is not his turn
    lift(match, 0, "peasant-1", "put city")
    assert look(match, 0)["idle"] == []


def test_an_archer_with_a_target_could_still_shoot() -> None:  # M6.2
    match = table(
        fief("mine", "field-1", "archer-1@field-1"),
        fief("mine", "", "peasant-1@border-0-1"),
    )
    assert look(match, 0)["idle"] == ["archer-1"]
    play(match, "0: shoot archer-1 peasant-1")
    assert look(match, 0)["idle"] == []


def test_a_payment_that_uses_the_last_guard_is_told_if_enemies_are_in_the_fief() -> None:  # M7.5
    guards = "peasant-1@field-1 peasant-2@city"
    besieged = table(
        fief("mine peasant peasant", "field-1", guards),
        fief("mine", "", army("recruit-1", at="fief-0")),
    )
    play(besieged, "0: play peasant", "0: flip field-1")
    assert not batch(besieged)["bares"]  # somebody is left in the city
    play(besieged, "0: close", "0: play mine", "0: flip city")
    assert not batch(besieged)["bares"]  # the one just played stands free
    play(besieged, "0: drop")
    lift(besieged, 0, "peasant-3", "put city")
    play(besieged, "0: play mine", "0: flip city")
    assert batch(besieged)["bares"]


def test_without_enemies_in_the_fief_nobody_is_warned() -> None:  # M7.5
    match = table(
        fief("mine peasant", "field-1", "peasant-1@field-1"),
        fief("mine", "", army("recruit-1", at="border-0-1")),
    )
    play(match, "0: play peasant", "0: flip field-1")
    assert not batch(match)["bares"]
