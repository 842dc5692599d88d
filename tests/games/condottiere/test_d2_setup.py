"""D2 Set-up, and what is known."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tavola
from tavola.core.chance import FastChance
from tests.games.condottiere.table import (
    hand,
    hand_sizes,
    keep_all,
    known,
    look,
    pass_round,
    pawn,
    table,
)
from tests.games.lines import play

PLAYERS = range(2, 7)


def start(players: int = 4, seed: int = 1, **options: Any) -> tavola.Match:
    return tavola.start("condottiere", players=players, seed=seed, **options)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_option_names_the_seat_that_starts_with_the_pawn(players: int) -> None:  # D2.1
    for seat in range(players):
        match = start(players, first_condottiere=str(seat))
        assert (pawn(match), match.to_act) == (seat, (seat,))
        assert [outcome.what for outcome in match.steps[0].drawn] == ["deal"]


@pytest.mark.parametrize("players", PLAYERS)
def test_otherwise_the_first_holder_is_drawn_by_lot(players: int) -> None:  # D2.1
    drawn = set()
    for seed in range(60):
        match = start(players, seed)
        lot = match.steps[0].drawn[0]
        assert (lot.what, lot.items) == ("first-condottiere", [str(pawn(match))])
        assert [e.args for e in match.log(None) if e.id == "first-condottiere"] == [
            {"seat": pawn(match)}
        ]
        drawn.add(pawn(match))
    assert drawn == set(range(players))


def test_the_pawn_can_only_be_given_to_a_seat_that_is_there() -> None:  # D2.1
    with pytest.raises(tavola.BadSetup, match=r"must be one of random, 0, 1$"):
        start(2, first_condottiere="2")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_gets_ten_cards_of_the_shuffled_deck(players: int) -> None:  # D2.2
    match = start(players)
    assert hand_sizes(match) == [10] * players
    dealt = sum((Counter(hand(match, seat)) for seat in range(players)), Counter[str]())
    assert dealt.total() == 10 * players
    assert not dealt - Counter(match.steps[0].drawn[-1].items)
    assert look(match)["unseen"] == 96 - 10 * players


@given(st.integers(2, 6), st.integers(0, 10**6))
def test_another_seed_is_another_deal_of_the_same_size(players: int, seed: int) -> None:  # D2.2
    one, other = start(players, seed), start(players, seed + 1)
    assert one.steps[0].drawn[-1].items != other.steps[0].drawn[-1].items
    assert hand_sizes(one) == hand_sizes(other) == [10] * players


def test_a_hand_is_shown_to_its_player_alone() -> None:  # D2.2
    match = table("10 heroine", "winter 2 3")
    assert look(match, 0)["hand"] == {"10": 1, "heroine": 1}
    assert look(match, 1)["hand"] == {"2": 1, "3": 1, "winter": 1}
    assert look(match)["hand"] is None
    for eyes in (0, None):
        assert "winter" not in str(look(match, eyes)["players"])


def test_the_cards_dealt_are_told_to_their_player_alone() -> None:  # D2.2
    match = start(3)
    for seat in range(3):
        told: list[Any] = [e.args["cards"] for e in match.log(seat) if e.id == "your-hand"]
        assert [Counter(cards) for cards in told] == [Counter(hand(match, seat))]
    assert not [event for event in match.log(None) if event.id == "your-hand"]


def test_the_size_of_a_hand_is_public() -> None:  # D2.2
    match = start(3)
    assert [e.args for e in match.log(None) if e.id == "dealt"] == [
        {"round": 1, "sizes": [10, 10, 10]}
    ]
    match = table("10 10 1", "1 1", "4", city="siena")
    play(match, "0: play 10")
    assert hand_sizes(match) == [2, 2, 1]


def test_cards_played_in_this_round_are_known_to_all() -> None:  # D2.3
    match = table("10 1 1", "winter 1 1", city="siena", aside="bishop")
    play(match, "0: play 10", "1: play winter")
    assert look(match)["players"][0]["army"] == {"10": 1}
    assert look(match)["players"][1]["army"] == {"winter": 1}
    pass_round(match)
    assert look(match)["aside"] == {"10": 1, "winter": 1, "bishop": 1}


def test_a_hand_laid_aside_openly_is_known_to_all() -> None:  # D2.3
    match = table("1", "heroine drummer", "1", phase="lay-aside", acting=1)
    play(match, "1: lay aside")
    assert look(match)["aside"] == {"drummer": 1, "heroine": 1}


def test_a_mercenary_taken_back_is_known_and_nothing_else_of_the_hand() -> None:  # D2.3
    match = table("10 10 scarecrow", "1 1", city="siena")
    play(match, "0: play 10", "1: pass", "0: play scarecrow", "0: take 10")
    assert known(match, 0) == {"10": 1}
    assert hand(match, 0) == {"10": 2}


def test_a_mercenary_taken_back_stays_known_in_the_next_battle() -> None:  # D2.3
    match = table("10 scarecrow 5", "1 1", city="siena")
    play(match, "0: play 10", "1: pass", "0: play scarecrow", "0: take 10", "0: pass")
    keep_all(match)
    play(match, "0: city roma")
    assert known(match, 0) == {"10": 1}


def test_every_card_seen_in_this_round_is_counted_once_wherever_it_is() -> None:  # D2.3
    match = table("10 10 5 scarecrow", "1 1", city="siena", aside="10 winter", out=[1])
    assert look(match)["seen"] == {"10": 1, "winter": 1}
    play(match, "0: play 10", "0: play 5", "0: play scarecrow", "0: take 10")
    assert known(match, 0) == {"10": 1}  # back in the hand, and no less seen
    assert look(match)["seen"] == {"10": 2, "5": 1, "winter": 1, "scarecrow": 1}
    play(match, "0: play 10")
    assert look(match)["seen"] == {"10": 2, "5": 1, "winter": 1, "scarecrow": 1}


def test_each_card_of_that_value_played_uses_up_one_known_card() -> None:  # D2.3
    match = table("10 10 10 5", "1 1", city="siena", known={0: "10 10"}, out=[1])
    play(match, "0: play 10")
    assert known(match, 0) == {"10": 1}
    play(match, "0: play 10")
    assert known(match, 0) == {}
    play(match, "0: play 10")
    assert known(match, 0) == {}


def test_a_card_of_another_value_uses_up_no_known_card() -> None:  # D2.3
    match = table("10 5 winter 1", "1 1", city="siena", known={0: "10"}, out=[1])
    play(match, "0: play 5", "0: play winter")
    assert known(match, 0) == {"10": 1}


def test_a_card_taken_back_twice_is_known_once() -> None:  # D2.3
    match = table("10 scarecrow scarecrow 5", "1 1", city="siena", out=[1])
    play(match, "0: play 10", "0: play scarecrow", "0: take 10")
    assert known(match, 0) == {"10": 1}
    play(match, "0: play 10", "0: play scarecrow", "0: take 10")
    assert known(match, 0) == {"10": 1}


def test_the_same_card_of_another_player_uses_up_nothing() -> None:  # D2.3
    match = table("10 5", "10 1", city="siena", known={0: "10"}, acting=1)
    play(match, "1: play 10")
    assert known(match, 0) == {"10": 1}


def test_with_a_new_deal_nothing_is_known_any_more() -> None:  # D2.3
    match = table("10", "1 1", city="siena", known={1: "1"}, aside="winter", acting=0)
    play(match, "0: play 10", "1: pass")
    assert look(match)["round"] == 2
    assert [known(match, seat) for seat in (0, 1)] == [{}, {}]
    assert look(match)["aside"] == {}


def test_a_world_that_fits_what_a_seat_knows_differs_only_in_what_is_hidden() -> None:  # D2.3
    match = table(
        *("10 5 winter", "10 6 1 1", "3 heroine"),
        city="siena",
        known={1: "10"},
        armies={0: "4", 2: "scarecrow"},
        aside="bishop",
    )
    hands = set()
    for seed in range(50):
        world = match.game.redeal(match.state, 0, FastChance(seed))
        assert match.game.view(world, 0) == match.game.view(match.state, 0)
        assert match.game.census(world) == match.game.census(match.state)
        players = match.game.save(world)["players"]
        assert isinstance(players, list)
        assert players[0]["hand"] == ["5", "10", "winter"]
        assert "10" in players[1]["hand"]
        hands.add((*players[1]["hand"], *players[2]["hand"]))
    assert len(hands) > 40


def test_of_the_undealt_cards_only_the_number_is_known() -> None:  # D2.3
    match = table("10 5", "10 1", aside="winter")
    for eyes in (0, 1, None):
        assert look(match, eyes)["unseen"] == 91
        assert "undealt" not in look(match, eyes)
