"""The worked examples M-E1 to M-E9."""

import pytest

from tests.games.lines import play, why
from tests.games.medievalia.table import (
    MANY,
    army,
    batch,
    fief,
    lift,
    look,
    made,
    pass_turn,
    pieces,
    place,
    table,
)


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_a_field_gives_one_more_for_each_worker(workers: int) -> None:  # M-E1
    figures = " ".join(f"peasant-{number}@field-1" for number in range(1, workers + 1))
    match = table(fief(f"cavalry {MANY}", "field-1", figures))
    assert made(match, "play cavalry", "flip field-1") == {"food": 1 + workers}


@pytest.mark.parametrize("card", ["field", "recruit", "priest"])
def test_four_food_are_one_of_another_kind(card: str) -> None:  # M-E2
    """A field asks for 1 labour, a recruit for 1 energy, a priest (with a church) for 1 gold."""
    food = 0 if card == "field" else 2
    farms = " ".join(f"farm-{number}" for number in range(1, 4 if food else 3))
    match = table(fief(card, f"{farms} field-5+church", city_flipped=True))
    flips = [f"0: flip farm-{number}" for number in range(1, 4 if food else 3)]
    play(match, f"0: play {card}", *flips)
    assert batch(match)["made"]["food"] == food + 4
    assert batch(match)["missing"] == 0
    play(match, "0: close")


def test_ten_squires_deal_one_sum() -> None:  # M-E3
    peasants = [f"peasant-{number}" for number in range(1, 11)]
    match = table(
        fief("mine", "", army(*peasants, at="fief-1")), fief("mine", "field-1", "infantry-1!")
    )
    told = play(match, "0: raid 1 1", *["0: into 1"] * 9, "0: target infantry-1")
    assert look(match)["battle"]["armies"][0]["strikes"]["damage"] == 10
    told += play(match, *[f"0: hit {name}" for name in peasants[:3]])
    assert "damage army=1 side=defender count=10 attacker_seat=0" in told
    assert "killed seat=1 piece=infantry-1" in told


def test_an_archer_finishes_an_army_that_took_three_of_four() -> None:  # M-E4
    match = table(
        fief("mine", "", "infantry-1@border-0-1 archer-1"),
        fief("mine", "", "infantry-2@border-0-1"),
    )
    told = play(match, "0: clash 0 1 1", "0: shoot archer-1 infantry-2")
    assert "takes-damage seat=1 piece=infantry-2 count=3" in told
    assert "killed seat=1 piece=infantry-2" in told


def test_a_priest_saves_an_army_that_took_three_of_three() -> None:  # M-E4
    match = table(
        fief("mine", "", "infantry-1@border-0-1"),
        fief("mine", "", "cavalry-1@border-0-1 priest-1"),
    )
    told = play(match, "0: clash 0 1 1", "1: heal priest-1 cavalry-1")
    assert "takes-damage seat=1 piece=cavalry-1 count=3" in told
    assert "cavalry-1" in pieces(match, 1)


def test_infantry_and_a_peasant_against_three_peasants() -> None:  # M-E5
    match = table(
        fief("mine", "", army("infantry-1", "peasant-1")),
        fief("mine", "", army("peasant-2", "peasant-3", "peasant-4")),
    )
    told = play(match, "0: clash 0 1 1", "0: into 1", "0: hit infantry-1")
    assert "takes-damage seat=0 piece=infantry-1 count=3" in told
    assert set(pieces(match, 0)) == {"infantry-1", "peasant-1"}
    assert "damage army=1 side=defender count=4 attacker_seat=0" in told
    assert pieces(match, 1) == {}


def test_troops_need_two_turns_to_the_enemy() -> None:  # M-E6
    match = table(fief("mine", "", "recruit-1 cavalry-1"), fief("mine"))
    lift(match, 0, "recruit-1", "cross 0 1")
    assert why(match, "0: lift recruit-1") == "M7.2 has-marched"
    lift(match, 0, "cavalry-1", "cross 0 1")
    lift(match, 0, "cavalry-1", "enter 1")
    assert place(match, 0, "cavalry-1") == "fief-1"
    pass_turn(match, 0)
    pass_turn(match, 1)
    lift(match, 0, "recruit-1", "enter 1")
    assert place(match, 0, "recruit-1") == "fief-1"


def test_enemies_between_hold_cavalry_up() -> None:  # M-E6
    match = table(fief("mine", "", "cavalry-1"), fief("mine", "", "peasant-1@border-0-1"))
    lift(match, 0, "cavalry-1", "cross 0 1")
    assert why(match, "0: lift cavalry-1") == "M7.2 has-marched"
    assert why(match, "0: end") == "M7.3 must-fight"


@pytest.mark.parametrize(("workers", "before", "after"), [(4, 5, 8), (2, 3, 6)])
def test_an_artist_doubles_three_of_five_cards(workers: int, before: int, after: int) -> None:
    """M-E7"""
    figures = " ".join(f"peasant-{number}@field-1" for number in range(1, workers + 1))
    match = table(fief(f"cavalry {MANY}", "field-1", f"{figures} artist-1"))
    assert made(match, "play cavalry", "flip field-1") == {"food": before}
    assert made(match, "flip artist-1", "double artist-1 field-1") == {"food": after}


@pytest.mark.parametrize(
    ("attackers", "left"),
    [
        ("peasant-9", {"field-1", "peasant-1", "peasant-2"}),
        ("recruit-1", {"field-1", "peasant-2"}),
        ("infantry-1", {"field-1"}),
        ("cavalry-1", set()),
    ],
    ids=["1", "2", "3", "4"],
)
def test_a_field_with_a_church_and_two_peasants(attackers: str, left: set[str]) -> None:  # M-E8
    match = table(
        fief("mine", "", f"{attackers}@fief-1"),
        fief("mine", "field-1+church", "peasant-1@field-1! peasant-2@field-1!"),
    )
    play(match, "0: raid 1 1", "0: target field-1")
    if match.to_act == (1,) and look(match)["phase"] == "damage":
        play(match, "1: shield peasant-1")
    if match.to_act == (1,) and look(match)["phase"] == "damage":
        play(match, "1: hit peasant-1")
    assert set(pieces(match, 1)) == left
    assert look(match)["out_buildings"].get("church", 0) == int(not left)


def test_who_is_besieged_plays_two_turns_and_is_out_at_the_third() -> None:  # M-E9
    match = table(fief("mine", "", "recruit-1@fief-1"), fief("mine", "field-1"))
    for count in (1, 2):
        told = pass_turn(match, 0)
        assert f"besieged seat=1 count={count} limit=3" in told
        assert match.to_act == (1,)
        pass_turn(match, 1)
    play(match, "0: end")
    assert match.result is not None
    assert match.result.reason == "siege"
