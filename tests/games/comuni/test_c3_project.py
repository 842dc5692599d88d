"""C3 A turn: phase 1 and the order of the phases."""

import pytest

from tests.games.comuni.table import (
    acting,
    bid_on,
    cubes,
    hand,
    legal,
    look,
    phase,
    play,
    public,
    supply,
    table,
    who,
    why,
)

EMPTY = dict.fromkeys(range(1, 5), "")


# --- bid (C3.1) -----------------------------------------------------------------------------------


def test_a_bid_of_any_gold_0_included_may_be_put_on_a_free_column() -> None:  # C3.1
    match = table(who("lucca", gold=2), who("firenze"))
    assert legal(match, "lucca", "bid") == [
        f"bid {column} {gold}" for column in range(1, 5) for gold in range(3)
    ]
    told = play(match, "lucca: bid 3 2")
    assert told[0] == "bid seat=0 column=3 gold=2"
    assert bid_on(match, 3) == ("lucca", 2)
    assert cubes(match, "lucca")[0] == 0
    assert public(match, "lucca")["envoys"] == 2


def test_another_player_s_bid_takes_at_least_one_gold_more() -> None:  # C3.1
    match = table(who("lucca", gold=3), who("firenze"), bids={1: ("firenze", 1)})
    assert why(match, "lucca: bid 1 0") == why(match, "lucca: bid 1 1") == "C3.1 bid-too-low"
    assert why(match, "lucca: bid 1 4") == "C3.1 too-little-gold"
    play(match, "lucca: bid 1 2")
    assert bid_on(match, 1) == ("lucca", 2)


def test_nobody_bids_on_a_column_that_he_holds() -> None:  # C3.1
    match = table(who("lucca", gold=3), who("firenze"), bids={1: ("lucca", 1)})
    assert why(match, "lucca: bid 1 3") == "C3.1 column-is-yours"


def test_only_the_leftmost_columns_are_bid_on() -> None:  # C2.2
    match = table(who("lucca"), who("firenze"))
    assert why(match, "lucca: bid 5 0") == "C2.2 column-not-in-use"


def test_a_column_without_cards_can_not_be_bid_on_but_one_with_some_can() -> None:  # C3.21
    match = table(who("lucca"), who("firenze"), cards={1: "", 2: "a01"})
    assert why(match, "lucca: bid 1 0") == "C3.21 column-is-empty"
    assert why(match, "lucca: bid 2 0") == ""


# --- outbid (C3.2) --------------------------------------------------------------------------------


def test_who_is_outbid_takes_envoy_and_gold_back() -> None:  # C3.2
    match = table(who("lucca", gold=5), who("firenze", pilgrims=1), bids={1: ("firenze", 3)})
    play(match, "lucca: bid 1 4")
    assert acting(match) == ["firenze"]
    assert phase(match) == "outbid"
    play(match, "firenze: withdraw")
    assert cubes(match, "firenze") == (3, 0, 1, 0)
    assert public(match, "firenze")["envoys"] == 3


def test_or_pays_a_pilgrim_and_moves_with_unchanged_gold() -> None:  # C3.2
    match = table(who("lucca", gold=5), who("firenze", pilgrims=1), bids={1: ("firenze", 3)})
    before = supply(match)
    play(match, "lucca: bid 1 4", "firenze: relocate 2")
    assert bid_on(match, 2) == ("firenze", 3)
    assert cubes(match, "firenze") == (0, 0, 0, 0)
    assert supply(match)[2] == before[2] + 1


def test_an_outbid_envoy_moves_to_a_free_column_or_a_lower_bid_of_another() -> None:  # C3.2
    match = table(
        who("lucca", gold=5),
        who("firenze", pilgrims=1),
        who("siena"),
        bids={1: ("firenze", 1), 2: ("firenze", 0), 3: ("siena", 1), 4: ("siena", 0)},
    )
    play(match, "lucca: bid 1 2")
    assert legal(match, "firenze", "relocate") == ["relocate 4", "relocate 5"]
    assert why(match, "firenze: relocate 1") == "C3.2 bid-not-lower"
    assert why(match, "firenze: relocate 2") == "C3.2 envoy-is-there"
    assert why(match, "firenze: relocate 3") == "C3.2 bid-not-lower"
    assert why(match, "firenze: relocate 7") == "C2.2 column-not-in-use"


def test_an_outbid_envoy_does_not_move_to_a_column_without_cards() -> None:  # C3.21
    match = table(
        who("lucca", gold=5),
        who("firenze", pilgrims=1),
        bids={1: ("firenze", 1)},
        cards={2: "", 3: "a01", 4: "a02"},
    )
    play(match, "lucca: bid 1 2")
    assert why(match, "firenze: relocate 2") == "C3.21 column-is-empty"


def test_only_the_outbid_player_decides_and_only_when_outbid() -> None:  # C3.2
    match = table(who("lucca", gold=5), who("firenze", pilgrims=1), bids={1: ("firenze", 1)})
    assert why(match, "lucca: withdraw") == "C3.2 not-outbid"
    play(match, "lucca: bid 1 2")
    assert why(match, "lucca: relocate 2") == "C3.2 outbid-one-decides"


def test_whoever_is_displaced_has_the_same_choice_and_so_on() -> None:  # C3.2, C3.22
    match = table(
        who("lucca", gold=9),
        who("firenze", pilgrims=1),
        who("siena", pilgrims=1),
        bids={1: ("firenze", 3), 2: ("siena", 2), 3: ("lucca", 1)},
    )
    play(match, "lucca: bid 1 4", "firenze: relocate 2")
    assert acting(match) == ["siena"]
    # even the active player, at another column; without a pilgrim there is nothing to decide
    told = play(match, "siena: relocate 3")
    assert "outbid seat=0 column=3 by_seat=2 gold=2" in told  # by whom, where
    assert "withdrew seat=0 gold=1" in told
    assert [bid_on(match, n) for n in (1, 2, 3)] == [("lucca", 4), ("firenze", 3), ("siena", 2)]


@pytest.mark.parametrize("reason", ["pilgrim", "column"])
def test_without_a_pilgrim_or_a_column_there_is_nothing_to_decide(reason: str) -> None:  # C3.22
    match = table(
        who("lucca", gold=2),
        who("firenze", pilgrims=0 if reason == "pilgrim" else 2),
        bids={1: ("firenze", 0)},
        cards=EMPTY | {1: "a01"} if reason == "column" else None,
    )
    told = play(match, "lucca: bid 1 1")
    assert "withdrew seat=1 gold=0" in told
    assert acting(match) == ["firenze"]  # the turn is over: Lucca has no cards to build with
    assert phase(match) == "project"


# --- three envoys out (C3.3) ----------------------------------------------------------------------


def test_with_three_envoys_out_a_player_must_claim() -> None:  # C3.3
    match = table(who("lucca", gold=9), who("firenze"), bids=dict.fromkeys((1, 2, 3), ("lucca", 0)))
    assert why(match, "lucca: bid 4 1") == "C3.3 all-envoys-out"
    assert why(match, "lucca: collect") == "C3.3 all-envoys-out"
    assert why(match, "lucca: claim") == ""


# --- claim (C3.4) ---------------------------------------------------------------------------------


def test_a_claim_takes_all_cards_of_all_own_columns() -> None:  # C3.4
    match = table(
        who("lucca", hand="a01"),
        who("firenze"),
        bids={1: ("lucca", 2), 3: ("lucca", 0), 2: ("firenze", 1)},
        cards={1: "a03 a02 a05", 3: "a07 a08"},
    )
    before = supply(match)
    play(match, "lucca: claim")
    assert hand(match, "lucca") == ["a01", "a02", "a03", "a05", "a07", "a08"]
    assert public(match, "lucca")["envoys"] == 3
    assert supply(match)[0] == before[0] + 2
    assert bid_on(match, 2) == ("firenze", 1)
    assert phase(match) == "build"


def test_a_column_with_a_single_card_gives_a_resource_of_choice() -> None:  # C3.4
    match = table(who("lucca"), who("firenze"), bids={4: ("lucca", 0)})
    play(match, "lucca: claim")
    assert (phase(match), look(match)["choices"]) == ("choose", 1)
    assert legal(match, "lucca", "take") == [
        *("take gold", "take armies", "take pilgrims", "take craftsmen"),
    ]
    play(match, "lucca: take armies")
    assert cubes(match, "lucca") == (0, 1, 0, 0)


def test_claiming_takes_an_envoy_on_the_board() -> None:  # C3.4
    match = table(who("lucca"), who("firenze"), bids={4: ("firenze", 0)})
    assert why(match, "lucca: claim") == "C3.4 no-envoy-out"


# --- collect (C3.5) -------------------------------------------------------------------------------


def test_income_is_the_base_active_buildings_and_guild_masters() -> None:  # C3.5
    match = table(
        who(
            "firenze",
            build="economic a01 a02, economic a03, military a04 a05 a06, religious a10",
            active=["economic", "religious"],
        ),
        who("milano"),
        masters={"military": "firenze", "economic": "firenze"},
    )
    told = play(match, "firenze: collect")
    # base: a craftsman; economic 2 (the highest) + 1, religious 1; the military card is inactive
    assert told == ["collected seat=0 resources=gold,gold,gold,armies,pilgrims,craftsmen"]
    assert phase(match) == "choose"
    play(match, "firenze: take gold")
    assert cubes(match, "firenze") == (4, 1, 1, 1)
    assert public(match, "firenze")["active"] == []


def test_everybody_may_know_what_collecting_would_bring() -> None:  # C1.4, C3.5, C3.6
    match = table(
        who("lucca", build="economic a01 a02", active=["economic"]),
        who("firenze", gold=49),
        masters={"economic": "lucca"},
    )
    would = {"gold": 1, "armies": 0, "pilgrims": 1, "craftsmen": 0, "choice": 1}  # of 3 gold
    assert public(match, "lucca")["income"] == would
    assert public(match, "firenze")["income"] == {**would, "gold": 0, "pilgrims": 0, "craftsmen": 1}
    play(match, "lucca: collect")
    assert cubes(match, "lucca") == (1, 0, 1, 0)


def test_income_is_possible_even_if_it_brings_nothing() -> None:  # C3.5, C3.6
    match = table(
        who("lucca"),
        who("firenze", gold=50, armies=60, pilgrims=50, craftsmen=50),
    )
    play(match, "lucca: collect")
    assert cubes(match, "lucca") == (0, 0, 0, 0)
    assert acting(match) == ["firenze"]


def test_what_the_supply_does_not_hold_is_not_paid_out() -> None:  # C3.6
    match = table(
        who("lucca", build="religious a10 a11 a12", active=["religious"]),
        who("firenze", pilgrims=48),
    )
    play(match, "lucca: collect")
    assert cubes(match, "lucca")[2] == 2  # of 4
    assert why(match, "lucca: take pilgrims") == "C3.6 supply-has-none"


# --- order of payments (C3.23) --------------------------------------------------------------------


def test_the_gold_of_a_claimed_bid_can_be_taken_as_the_resource_of_choice() -> None:  # C3.23
    match = table(who("lucca"), who("firenze", gold=48), bids={4: ("lucca", 2)})
    assert supply(match)[0] == 0
    play(match, "lucca: claim", "lucca: take gold")
    assert cubes(match, "lucca")[0] == 1


def test_fixed_income_comes_before_what_is_of_choice() -> None:  # C3.23
    match = table(who("lucca"), who("firenze", pilgrims=49))
    play(match, "lucca: collect")
    assert why(match, "lucca: take pilgrims") == "C3.6 supply-has-none"
    assert why(match, "lucca: take gold") == ""


def test_resources_of_choice_are_taken_only_when_there_is_a_choice() -> None:  # C3.23
    match = table(who("lucca"), who("firenze"))
    assert why(match, "lucca: take gold") == "C3.23 nothing-to-choose"


# --- the order of the phases (C3.20, C3.26) -------------------------------------------------------


def test_phase_one_is_a_single_option() -> None:  # C3.26
    match = table(who("lucca", gold=3, hand="a01"), who("firenze"))
    play(match, "lucca: bid 1 1")
    for move in ("bid 2 0", "claim", "collect"):
        assert why(match, f"lucca: {move}") == "C3.26 phase-one-is-over"


@pytest.mark.parametrize("option", ["bid 1 0", "collect", "claim"])
def test_phase_three_comes_in_every_turn_with_all_hand_cards(option: str) -> None:  # C3.26
    match = table(
        who("lucca", hand="a01"), who("firenze"), bids={2: ("lucca", 0)}, cards={2: "a02 a03"}
    )
    play(match, f"lucca: {option}")
    if option == "collect":
        play(match, "lucca: take gold")
    assert phase(match) == "build"
    assert "build a01 economic 1" in legal(match, "lucca")
    play(match, "lucca: done")  # building is optional


def test_then_the_captain_passes_to_the_left_and_the_next_turn_begins() -> None:  # C3.20
    match = table(who("lucca", hand="a01"), who("siena"), who("firenze"))
    assert look(match)["captain"] == 0
    play(match, "lucca: bid 1 0", "lucca: done")
    assert acting(match) == ["firenze"]
    assert look(match)["captain"] == 2
    assert why(match, "siena: collect") == "C3.20 not-your-turn"


def test_there_is_always_an_option() -> None:  # C3.21
    none_out = table(who("lucca"), who("firenze"), cards=EMPTY)
    assert legal(none_out, "lucca") == ["collect"]
    all_out = table(who("lucca"), who("firenze"), bids=dict.fromkeys((1, 2, 3), ("lucca", 0)))
    assert legal(all_out, "lucca") == ["claim"]
    assert why(all_out, "lucca: collect") == "C3.3 all-envoys-out"
