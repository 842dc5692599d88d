"""D3 Course of the game."""

import pytest

import tavola
from tests.games.condottiere.referee import CITIES
from tests.games.condottiere.table import hand_sizes, keep_all, look, pass_round, table
from tests.games.lines import play, why


def test_battle_follows_battle_in_a_round_without_new_cards() -> None:  # D3.1
    match = table("10 5 1", "1 1", city="siena")
    play(match, "0: play 10", "1: pass", "0: pass")
    keep_all(match)
    assert (look(match)["phase"], look(match)["round"]) == ("name-city", 1)
    assert look(match)["city"] is None
    play(match, "0: city roma")
    assert (look(match)["phase"], look(match)["city"]) == ("battle", "roma")
    assert hand_sizes(match) == [2, 2]


def test_a_battle_is_for_one_city() -> None:  # D3.1
    match = table("10 5", "1 1")
    play(match, "0: city siena")
    assert why(match, "0: city roma") == "D3.2 city-is-named"
    with pytest.raises(tavola.BadPosition, match="city: a battle is fought for a city"):
        table("10", "1", phase="battle")


def test_the_holder_of_the_pawn_may_name_every_city() -> None:  # D3.2
    match = table("10 5", "1 1", owners={0: "siena", 1: "roma"})
    assert sorted(match.legal(0)) == [f"city {city}" for city in CITIES]
    assert match.legal(1) == []
    for city in CITIES:
        play(match, f"0: city {city}")
        assert look(match)["city"] == city
        match.undo(0)


@pytest.mark.parametrize(
    ("city", "event"),
    [
        ("ancona", "named-city seat=0 city=ancona"),
        ("roma", "named-owned-city seat=0 city=roma owner_seat=1"),
        ("siena", "named-owned-city seat=0 city=siena owner_seat=0"),
    ],
)
def test_unowned_owned_and_own_cities_may_be_named(city: str, event: str) -> None:  # D3.2
    match = table("10 5", "1 1", owners={0: "siena", 1: "roma"})
    assert play(match, f"0: city {city}") == [event]


def test_the_city_just_fought_over_may_be_named_again() -> None:  # D3.2
    match = table("10 5", "1 1", city="siena")
    pass_round(match)
    keep_all(match)
    play(match, "0: city siena")
    assert look(match)["city"] == "siena"


def test_nobody_but_the_holder_of_the_pawn_names_a_city() -> None:  # D3.2
    match = table("10", "10", "10", pawn=1)
    assert match.to_act == (1,)
    assert why(match, "0: city siena") == "D3.2 pawn-names-the-city"
    assert why(match, "2: city siena") == "D3.2 pawn-names-the-city"
    with pytest.raises(tavola.BadPosition, match="acting: the holder of the pawn names the city"):
        table("10", "10", acting=1)


def test_the_holder_can_neither_pass_nor_play_before_a_city_is_named() -> None:  # D3.2
    match = table("10", "10")
    assert why(match, "0: pass") == "D4.1 no-battle-turn"
    assert why(match, "0: play 10") == "D4.1 no-battle-turn"


def test_the_holder_begins_and_the_others_follow_clockwise() -> None:  # D3.3
    match = table("1 1", "2 2", "3 3", "4 4", pawn=2)
    play(match, "2: city siena")
    order = []
    for _ in range(5):
        order.append(match.to_act[0])
        play(match, f"{order[-1]}: play {order[-1] + 1}")
    assert order == [2, 3, 0, 1, 2]


def test_nobody_plays_before_the_turn_comes() -> None:  # D3.3
    match = table("1 1", "2 2", "3 3")
    play(match, "0: city siena")
    assert why(match, "1: play 2") == "D3.3 not-your-turn"
    assert why(match, "2: pass") == "D3.3 not-your-turn"


def test_if_the_holder_has_no_cards_the_next_one_who_has_some_begins() -> None:  # D3.3
    match = table("1 1", "", "", "4 4", pawn=1)
    play(match, "1: city siena")
    assert match.to_act == (3,)
    play(match, "3: play 4")
    assert match.to_act == (0,)


def test_who_holds_no_cards_at_the_start_takes_no_part() -> None:  # D3.4
    match = table("1 1", "", "3 3")
    play(match, "0: city siena", "0: play 1")
    assert match.to_act == (2,)
    assert look(match)["players"][1]["out"]
    assert why(match, "1: pass") == "D4.7 out-of-cards"


def test_an_owner_without_cards_takes_no_part_either() -> None:  # D3.4
    match = table("1 1", "", "3 3", owners={1: "siena"})
    play(match, "0: city siena", "0: pass")
    assert match.to_act == (2,)
    assert not look(match)["players"][1]["passes_freely"]
    play(match, "2: pass")
    assert look(match)["phase"] == "lay-aside"


def test_who_is_out_is_skipped() -> None:  # D3.4
    match = table("1 1 1", "2 2", "3 3 3")
    play(match, "0: city siena", "0: play 1", "1: pass", "2: play 3", "0: play 1")
    assert match.to_act == (2,)


def test_between_battles_at_least_two_players_hold_cards() -> None:  # D3.4
    for hands in (("1 1", ""), ("", "")):
        with pytest.raises(tavola.BadPosition, match="at least two players hold cards"):
            table(*hands)


def test_all_who_hold_cards_are_in_again_in_the_next_battle() -> None:  # D3.4
    match = table("10 5", "1 1", "4 4", city="siena", out=[1], acting=0)
    play(match, "0: play 10", "2: pass", "0: pass")
    keep_all(match)
    play(match, "0: city roma")
    assert [player["out"] for player in look(match)["players"]] == [False, False, False]
