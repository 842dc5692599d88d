"""C3 A turn, phase 2: new cards, and the invasions that they bring."""

from typing import Any

import pytest

import tavola
from tests.games.comuni.table import (
    acting,
    cards_used,
    column,
    commit,
    hand,
    legal,
    look,
    phase,
    play,
    public,
    table,
    who,
    why,
)


def ids(match: tavola.Match, number: int) -> list[str]:
    return [card["id"] for card in column(match, number)["cards"]]


def test_after_a_claim_empty_places_are_filled_leftmost_first() -> None:  # C3.7
    match = table(
        who("lucca"), who("firenze"), bids={1: ("lucca", 0), 3: ("lucca", 0)}, cards={2: "a03 a04"}
    )
    state: Any = match.save()["state"]
    deck = state["decks"]["a"]
    left = look(match)["decks"]["a"]
    told = play(match, "lucca: claim")
    assert ids(match, 1) == deck[:3]
    assert ids(match, 2) == ["a03", "a04"]
    assert ids(match, 3) == deck[3:5]
    assert look(match)["decks"]["a"] == left - 5
    assert [line.split()[0] for line in told].count("filled") == 2


def test_bids_and_income_bring_no_new_cards() -> None:  # C3.7
    match = table(who("lucca"), who("firenze"), cards={1: "a01"})
    left = look(match)["decks"]["a"]
    play(match, "lucca: bid 1 0")
    assert look(match)["decks"]["a"] == left
    assert ids(match, 1) == ["a01"]


def test_the_last_card_of_a_deck_interrupts_at_once() -> None:  # C3.8
    match = table(
        *(who("lucca"), who("firenze")),
        bids={1: ("lucca", 0), 2: ("lucca", 0)},
        left=2,
        decks={"b": cards_used(2, "b")},
    )
    told = play(match, "lucca: claim")
    assert "invasion invader=venezia strength=4" in told
    assert phase(match) == "invasion"
    assert sorted(acting(match)) == ["firenze", "lucca"]
    assert [len(ids(match, n)) for n in (1, 2)] == [2, 0]
    assert look(match)["decks"]["a"] == 0
    commit(match, "lucca")
    commit(match, "firenze")
    assert ids(match, 1)[2] == "b01"  # the rest comes from the next deck
    assert ids(match, 2) == ["b02", "b03"]
    assert (look(match)["deck"], look(match)["decks"]["b"]) == ("b", 11 - 3)


def interrupted(**options: str) -> tavola.Match:
    match = table(
        who("lucca", hand="a01 a02", pilgrims=1, plunder=1, build="economic a03 a15"),
        who("firenze"),
        bids={1: ("lucca", 0)},
        cards={1: "a04 a05 a06"},
        left=1,
        options=options,
    )
    play(match, "lucca: claim")
    commit(match, "firenze")
    commit(match, "lucca")
    return match


def test_after_the_invasion_the_active_player_goes_on_with_building() -> None:  # C3.9
    match = interrupted()
    assert phase(match) == "build"
    assert acting(match) == ["lucca"]


def test_with_end_turn_the_rest_of_the_turn_is_lost() -> None:  # C3.9, C3.25
    match = interrupted(after_invasion="end_turn")
    assert acting(match) == ["firenze"]
    assert phase(match) == "project"
    assert len(ids(match, 1)) == 3  # filled all the same
    assert len(hand(match, "lucca")) == 5
    assert look(match)["masters"]["economic"] is None
    assert look(match)["captain"] == 1


def test_the_hand_limit_holds_again_at_the_end_of_the_next_phase_three() -> None:  # C3.25
    match = interrupted(after_invasion="end_turn")
    play(match, "firenze: bid 1 0", "lucca: bid 2 0", "lucca: done")
    assert phase(match) == "discard"


def test_a_deck_that_just_fills_the_last_place_brings_its_invasion_too() -> None:  # C3.24
    match = table(who("lucca"), who("firenze"), bids={4: ("lucca", 0)}, left=1)
    play(match, "lucca: claim", "lucca: take gold")
    assert phase(match) == "invasion"
    commit(match, "lucca")
    commit(match, "firenze")
    assert (look(match)["deck"], look(match)["decks"]["b"]) == ("b", 11)


@pytest.mark.parametrize("players", range(2, 6))
def test_two_decks_never_run_out_in_one_refill(players: int) -> None:  # C3.24
    names = ("lucca", "firenze", "siena", "bologna", "milano")[:players]
    widest = sorted(range(1, players + 3), key=lambda n: -[3, 2, 2, 1, 2, 1, 3][n - 1])[:3]
    match = table(*(who(name) for name in names), bids=dict.fromkeys(widest, ("lucca", 0)), left=1)
    play(match, "lucca: claim")
    assert phase(match) == "invasion"
    for name in names:
        commit(match, name)
    assert look(match)["deck"] == "b"
    assert look(match)["decks"]["b"] >= 11 - 7


def test_places_that_deck_d_can_not_fill_stay_empty() -> None:  # C6.4
    match = table(
        who("lucca"),
        who("firenze"),
        bids={1: ("lucca", 0), 2: ("lucca", 0)},
        deck="d",
        left=2,
    )
    told = play(match, "lucca: claim")
    assert [len(ids(match, n)) for n in (1, 2)] == [2, 0]
    assert [line.split()[:2] for line in told if line.startswith("filled")] == [
        ["filled", "column=1"]  # told once
    ]
    assert told[-1] == "last-card seat=0"
    assert phase(match) == "build"
    assert public(match, "lucca")["cards"] == 5
    play(match, "lucca: done", *(f"lucca: discard {card}" for card in hand(match, "lucca")[:3]))
    assert acting(match) == ["firenze"]
    assert "bid 1 0" in legal(match, "firenze")
    assert why(match, "firenze: bid 2 0") == "C3.21 column-is-empty"
