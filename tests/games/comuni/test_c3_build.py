"""C3 A turn, phases 3 to 5: building, guild masters, repair."""

from typing import Any

import pytest

import tavola
from tests.games.comuni.table import (
    acting,
    cards_used,
    cubes,
    hand,
    legal,
    look,
    own,
    phase,
    play,
    public,
    table,
    who,
    why,
)


def builder(**more: Any) -> Any:
    return who("lucca", **more)


# --- actions (C3.10, C3.27) -----------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_action_is_free_a_storey_and_a_wall_level_in_either_order(  # C3.10
    order: tuple[int, int],
) -> None:
    match = table(builder(hand="a01 a04 a07"), who("firenze"), phase="build")
    moves = ("lucca: build a01 economic 1", "lucca: wall a04 1")
    play(match, *(moves[step] for step in order))
    assert legal(match, "lucca") == ["done"]
    assert why(match, "lucca: build a07 cultural 1") == "C3.10 no-action-left"
    assert why(match, "lucca: wall a07 1") == "C3.10 no-action-left"


def test_each_craftsman_gives_a_further_action_for_both() -> None:  # C3.10, C3.27
    match = table(builder(hand="a01 a04 a07 a10 a13", craftsmen=1), who("firenze"), phase="build")
    play(match, "lucca: build a01 economic 1", "lucca: build a04 military 1")
    assert cubes(match, "lucca")[3] == 0  # paid when the second storey is laid
    play(match, "lucca: wall a07 1", "lucca: wall a10 1")  # the second level needs no more
    assert why(match, "lucca: wall a13 1") == "C3.10 no-action-left"
    assert why(match, "lucca: build a13 economic 1") == "C3.10 no-action-left"


def test_a_craftsman_is_never_paid_in_advance_or_for_nothing() -> None:  # C3.27
    match = table(builder(hand="a01 a04", craftsmen=3), who("firenze"), phase="build")
    play(match, "lucca: build a01 economic 1", "lucca: wall a04 1")
    assert cubes(match, "lucca")[3] == 3


# --- storeys (C3.11 to C3.14) ---------------------------------------------------------------------


def test_a_new_building_is_one_storey_of_any_card_and_of_its_kind() -> None:  # C3.11
    match = table(builder(hand="a03 a13 a17"), who("firenze"), phase="build")
    assert legal(match, "lucca", "build") == [
        "build a03 economic 1",
        "build a13 economic 1",
        "build a13 military 1",
        *(f"build a17 {kind} 1" for kind in ("economic", "military", "religious", "cultural")),
    ]
    assert why(match, "lucca: build a03 military 1") == "C3.11 kind-not-on-card"
    assert why(match, "lucca: build a05 military 1") == "C3.11 not-in-hand"


def test_a_storey_needs_a_building_of_its_kind_just_below() -> None:  # C3.11
    match = table(
        builder(hand="a03 d06", build="economic a01, military a04"), who("firenze"), phase="build"
    )
    assert why(match, "lucca: build a03 economic 3") == "C3.11 no-building-to-raise"
    assert why(match, "lucca: build d06 military 2") == ""
    play(match, "lucca: build a03 economic 2")
    assert public(match, "lucca")["buildings"][0]["storeys"] == 2


def test_a_building_has_at_most_four_storeys_and_there_may_be_any_number() -> None:  # C3.11
    match = table(
        builder(hand="c11", build="economic a01 a02 a03 a15, economic a13, economic a17"),
        who("firenze"),
        phase="build",
    )
    assert legal(match, "lucca", "build") == [
        *("build c11 economic 1", "build c11 economic 2", "build c11 military 1"),
        *("build c11 religious 1", "build c11 cultural 1"),
    ]


def test_craftsmen_raise_the_level_of_the_card_being_played() -> None:  # C3.12
    match = table(
        builder(hand="a01", craftsmen=1, build="economic a02 a03"), who("firenze"), phase="build"
    )
    assert why(match, "lucca: build a01 economic 3") == "C3.12 level-too-low"  # it lacks two
    match = table(
        builder(hand="a01", craftsmen=3, build="economic a02 a03"), who("firenze"), phase="build"
    )
    play(match, "lucca: build a01 economic 3")
    assert cubes(match, "lucca")[3] == 1  # exactly as many as it lacks


def test_a_craftsman_for_an_action_does_not_raise_a_card_as_well() -> None:  # C3.12
    match = table(
        builder(hand="a01 a19", craftsmen=1, build="economic a02"),
        who("firenze"),
        who("siena"),
        phase="build",
    )
    play(match, "lucca: build a01 economic 1")
    assert why(match, "lucca: build a19 economic 2") == "C3.10 no-action-left"


def test_only_the_number_of_cards_counts_once_they_are_laid() -> None:  # C3.13
    match = table(
        builder(hand="a03 a05", build="economic a01 a13", craftsmen=0),
        who("firenze"),
        phase="build",
    )
    play(match, "lucca: build a03 economic 3")  # upon two cards of level 1
    (building,) = public(match, "lucca")["buildings"]
    assert building["storeys"] == 3
    assert [card["id"] for card in building["cards"]] == ["a01", "a13", "a03"]


@pytest.mark.parametrize("storey", [1, 2, 3, 4])
def test_storey_n_scores_n_points_and_activates_its_kind(storey: int) -> None:  # C3.14
    below = " ".join(["a01", "a02", "a03"][: storey - 1])
    match = table(
        builder(hand="d03", build=f"economic {below}" if below else ""),
        who("firenze"),
        phase="build",
    )
    before = public(match, "lucca")["points"]
    play(match, f"lucca: build d03 economic {storey}")
    assert public(match, "lucca")["points"] == before + storey
    assert public(match, "lucca")["active"] == ["economic"]


def test_building_is_for_phase_three() -> None:  # C3.26
    match = table(builder(hand="a01"), who("firenze"))
    for move in ("build a01 economic 1", "wall a01 1", "done"):
        assert why(match, f"lucca: {move}") == "C3.26 not-building"


# --- walls (C3.15, C3.16) -------------------------------------------------------------------------


def test_walls_take_any_card_by_the_rule_of_levels_and_bring_nothing() -> None:  # C3.15
    match = table(builder(hand="a01 a05 a12", walls="a02 a03, a04"), who("firenze"), phase="build")
    assert legal(match, "lucca", "wall") == [
        *("wall a01 1", "wall a05 1", "wall a05 2"),
        *("wall a12 1", "wall a12 2", "wall a12 3"),
    ]
    assert why(match, "lucca: wall a01 2") == "C3.12 level-too-low"
    assert why(match, "lucca: wall a12 4") == "C3.15 no-section-to-raise"
    assert why(match, "lucca: wall a06 1") == "C3.15 not-in-hand"
    play(match, "lucca: wall a12 3")
    assert [wall["levels"] for wall in public(match, "lucca")["walls"]] == [3, 1]
    assert public(match, "lucca")["points"] == 0
    assert public(match, "lucca")["active"] == []


def test_a_section_has_at_most_four_levels() -> None:  # C3.15
    full = builder(hand="d03", walls="a01 a02 a03 a04, bonus")
    match = table(full, who("firenze"), phase="build")
    assert legal(match, "lucca", "wall") == ["wall d03 1", "wall d03 2"]
    assert why(match, "lucca: wall d03 5") == "C3.15 wall-too-high"


def test_the_fourth_level_gives_a_bonus_wall() -> None:  # C3.16
    match = table(
        builder(hand="d03 a02", craftsmen=1, walls="a01 a04 a05"), who("firenze"), phase="build"
    )
    told = play(match, "lucca: wall d03 4")
    assert "bonus-wall seat=0 left=10" in told
    assert public(match, "lucca")["walls"][1] == {"levels": 1, "letters": ["bonus"]}
    play(match, "lucca: wall a02 2")  # raised like any other
    assert public(match, "lucca")["walls"][1] == {"levels": 2, "letters": ["bonus", "a"]}


def test_a_bonus_wall_raised_to_four_gives_the_next_one() -> None:  # C3.16
    walls = "a04 a05 a06 a07, bonus a01 a02"
    match = table(builder(hand="d03", walls=walls), who("firenze"), phase="build")
    play(match, "lucca: wall d03 4")
    assert len(public(match, "lucca")["walls"]) == 3
    assert look(match)["bonus_walls"] == 9


def test_there_is_none_when_all_eleven_are_gone() -> None:  # C3.16
    cards = [*cards_used(2, "a")[3:], *cards_used(2, "b"), *cards_used(2, "c")]
    sections = [cards[:4], *(["bonus", *cards[n : n + 3]] for n in range(4, 34, 3)), ["bonus"]]
    match = table(
        builder(hand="d03", walls="a01 a02 a03"),
        who("firenze", walls=", ".join(" ".join(section) for section in sections)),
        phase="build",
    )
    assert look(match)["bonus_walls"] == 0
    play(match, "lucca: wall d03 4")
    assert len(public(match, "lucca")["walls"]) == 1


# --- the hand (C3.17) -----------------------------------------------------------------------------


def test_at_most_two_cards_stay_in_the_hand() -> None:  # C3.17
    match = table(builder(hand="a01 a02 a03 a04"), who("firenze"), phase="build")
    play(match, "lucca: done")
    assert phase(match) == "discard"
    assert legal(match, "lucca") == [f"discard a0{n}" for n in (1, 2, 3, 4)]
    play(match, "lucca: discard a02", "lucca: discard a04")
    assert hand(match, "lucca") == ["a01", "a03"]
    assert acting(match) == ["firenze"]  # and no more than that


def test_cards_are_discarded_only_when_there_are_too_many() -> None:  # C3.17
    match = table(builder(hand="a01 a02"), who("firenze"), phase="build")
    assert why(match, "lucca: discard a01") == "C3.17 nothing-to-discard"
    match = table(builder(hand="a01 a02 a03"), who("firenze"), phase="discard")
    assert why(match, "lucca: discard a04") == "C3.17 not-in-hand"


# --- guild masters (C3.18) ------------------------------------------------------------------------


def masters(match: tavola.Match) -> dict[str, int | None]:
    found: dict[str, int | None] = look(match)["masters"]
    return found


def test_a_free_guild_master_goes_to_the_first_building_of_two_storeys() -> None:  # C3.18
    match = table(
        builder(hand="a02 a05", build="economic a01, military a04, military a13"),
        who("firenze"),
        phase="build",
    )
    told = play(match, "lucca: build a02 economic 2", "lucca: done")
    assert "master seat=0 master=economic" in told
    assert masters(match)["economic"] == 0
    assert masters(match)["military"] is None  # two buildings of one storey are not enough


@pytest.mark.parametrize(("storeys", "taken"), [("a02", False), ("a02, economic a13", True)])
def test_it_is_taken_by_more_points_and_not_by_as_many(storeys: str, taken: bool) -> None:  # C3.18
    match = table(
        builder(hand="a04 a05", build=f"economic a01 {storeys}"),
        who("firenze", build="economic a03 a15"),
        phase="build",
        masters={"economic": "firenze"},
    )
    play(match, "lucca: done")
    assert masters(match)["economic"] == (0 if taken else 1)


def test_more_points_suffice_without_a_building_of_two_storeys() -> None:  # C3.18
    match = table(
        builder(hand="a04", build="economic a01, economic a02, economic a13, economic a17"),
        who("firenze", build="economic a03 a15"),
        phase="build",
        masters={"economic": "firenze"},
    )
    assert "master-taken seat=0 master=economic former_seat=1" in play(match, "lucca: done")


@pytest.mark.parametrize(("further", "taken"), [("a17", False), ("a17 a18", True)])
def test_an_option_asks_for_two_storeys_too(further: str, taken: bool) -> None:  # C3.18
    match = table(
        builder(hand="a04", build=f"economic a01, economic a02, economic a13, economic {further}"),
        who("firenze", build="economic a03 a15"),
        phase="build",
        masters={"economic": "firenze"},
        options={"guild_master_needs_two_storeys": True},
    )
    play(match, "lucca: done")
    assert masters(match)["economic"] == (0 if taken else 1)


def test_only_the_active_player_takes_guild_masters() -> None:  # C3.18
    match = table(builder(hand="a04"), who("firenze", build="economic a03 a15"), phase="build")
    play(match, "lucca: done")
    assert masters(match)["economic"] is None


# --- repair (C3.19) -------------------------------------------------------------------------------


def test_repair_takes_the_tokens_and_the_pilgrims_for_it() -> None:  # C3.19
    match = table(builder(pilgrims=2, plunder=2), who("firenze"), phase="repair")
    assert legal(match, "lucca", "repair") == ["repair 0", "repair 1"]
    assert why(match, "lucca: repair 2") == "C3.19 too-few-pilgrims"
    match = table(builder(pilgrims=5, plunder=1), who("firenze"), phase="repair")
    assert why(match, "lucca: repair 2") == "C3.19 too-little-plunder"
    play(match, "lucca: repair 1")
    assert (own(match, "lucca")["plunder"], cubes(match, "lucca")[2]) == (0, 4)


def test_repair_comes_at_the_end_of_the_turn_and_only_if_there_is_something() -> None:  # C3.19
    match = table(builder(pilgrims=2, plunder=2, hand="a01"), who("firenze"), phase="build")
    assert why(match, "lucca: repair 1") == "C3.19 not-repairing"
    play(match, "lucca: done")
    assert phase(match) == "repair"
    play(match, "lucca: repair 0")
    assert own(match, "lucca")["plunder"] == 2
    match = table(builder(plunder=2, hand="a01"), who("firenze"), phase="build")
    play(match, "lucca: done")
    assert acting(match) == ["firenze"]
