"""D6 The end of a battle."""

from typing import Any

import pytest

import tavola
from tests.games.condottiere.table import (
    army,
    hand,
    hand_sizes,
    keep_all,
    look,
    owner,
    pass_round,
    pawn,
    table,
)
from tests.games.lines import play, why

# --- the winner -----------------------------------------------------------------------------------


def test_a_battle_goes_on_while_anybody_is_in() -> None:  # D6.1
    match = table("10 5", "1 1", "2 2", city="siena", out=[0], acting=1, armies={0: "10"})
    play(match, "1: pass")
    assert look(match)["phase"] == "battle"
    play(match, "2: pass")
    assert look(match)["phase"] == "lay-aside"


def test_a_battle_ends_when_the_last_one_in_plays_his_last_card() -> None:  # D6.1
    match = table("10 5", "1", "2 2", city="siena", out=[0, 2], acting=1)
    play(match, "1: play 1")
    assert owner(match, "siena") == 1
    assert look(match)["phase"] == "lay-aside"


def test_a_free_pass_does_not_end_the_battle() -> None:  # D6.1
    match = table("10 5", "1 1", "2 2", city="siena", owners={1: "siena"}, out=[2], acting=1)
    play(match, "1: pass")
    assert look(match)["phase"] == "battle"
    assert match.to_act == (0,)


@pytest.mark.parametrize(
    ("armies", "winner"),
    [
        (["10", "6", "5"], 0),
        (["5", "6 5", "10"], 1),
        (["5", "6", "heroine 1"], 2),
        (["5", "5", "6"], 2),  # a tie below the highest
        (["6", "5", "5"], 0),
        (["6 4", "10", "5"], None),  # a tie of the highest
        (["10", "5", "10"], None),
        (["10", "10", "10"], None),
        (["winter", "", "scarecrow"], None),  # 0 never wins
        (["drummer", "", ""], None),
        (["", "", ""], None),
        (["1", "", "drummer"], 0),
    ],
)
def test_the_single_highest_strength_wins(armies: list[str], winner: int | None) -> None:  # D6.2
    laid = dict(enumerate(armies))
    match = table("1 1", "1 1", "1 1", city="siena", armies=laid, out=[1, 2])
    play(match, "0: pass")
    assert owner(match, "siena") == winner


def fought(match: tavola.Match) -> Any:
    """What was told of the armies when the battle ended; None: nothing."""
    told = [event.args for event in match.steps[-1].events if event.id == "fought"]
    return told[0] if told else None


def test_the_armies_are_told_as_they_were_with_the_last_card() -> None:  # D6.2
    match = table("winter", "1 1", "2", city="siena", armies={0: "10", 1: "6 drummer"}, out=[1, 2])
    play(match, "0: play winter")
    told = fought(match)
    assert (told["city"], told["seat"]) == ("siena", 1)
    assert (told["best"], told["second"], told["winter"]) == (2, 1, 1)
    assert [army["cards"] for army in told["armies"]] == [
        {"10": 1, "winter": 1},
        {"6": 1, "drummer": 1},
        {},
    ]
    assert [army["strength"]["total"] for army in told["armies"]] == [1, 2, 0]


def test_a_tie_is_told_as_nobody_s() -> None:  # D6.2
    match = table("1 1", "1 1", "1 1", city="siena", armies={0: "5", 1: "5", 2: "4"}, out=[1, 2])
    play(match, "0: pass")
    told = fought(match)
    assert (told["seat"], told["best"], told["second"], told["winter"]) == (None, 5, 5, None)


def test_of_a_battle_without_a_card_no_armies_are_told() -> None:  # D6.4
    match = table("1 1", "1 1", city="siena", out=[1])
    play(match, "0: pass")
    assert fought(match) is None


def test_the_winner_takes_an_unowned_city_and_the_pawn() -> None:  # D6.3
    match = table("1 1", "10 5", "2 2", city="siena")
    events = play(match, "0: pass", "1: play 10", "2: pass", "1: pass")
    assert "won-city seat=1 city=siena strength=10" in events
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_the_winner_s_marker_replaces_the_former_owner_s() -> None:  # D6.3
    match = table("10 1", "1 1", "2 2", city="siena", owners={2: "siena roma"})
    events = play(match, "0: play 10", "1: pass", "2: pass", "0: pass", "2: pass")
    assert "took-city seat=0 city=siena strength=10 former_seat=2" in events
    assert (owner(match, "siena"), owner(match, "roma"), pawn(match)) == (0, 2, 0)


def test_an_owner_who_wins_keeps_the_city_and_takes_the_pawn() -> None:  # D6.3
    match = table("1 1", "10 5", city="siena", owners={1: "siena"})
    events = play(match, "0: play 1", "1: play 10", "0: pass", "1: pass")
    assert "won-city seat=1 city=siena strength=10" in events
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_without_a_winner_an_unowned_city_stays_so_and_the_pawn_where_it_was() -> None:  # D6.4
    match = table("1 1", "10 5", "2 2", city="siena", pawn=2)
    assert pass_round(match)[-1] == "no-winner city=siena seat=2"
    assert (owner(match, "siena"), pawn(match)) == (None, 2)


def test_without_a_winner_the_owner_keeps_the_city_and_takes_the_pawn() -> None:  # D6.4
    match = table("1 1", "10 5", "2 2", city="siena", pawn=2, owners={1: "siena"})
    assert pass_round(match)[-1] == "owner-keeps city=siena seat=1"
    assert (owner(match, "siena"), pawn(match)) == (1, 1)


def test_without_a_winner_in_his_own_city_the_holder_keeps_both() -> None:  # D6.4
    match = table("4 4", "4 5", city="siena", owners={0: "siena"})
    play(match, "0: play 4", "1: play 4", "0: pass", "1: pass")
    assert (owner(match, "siena"), pawn(match)) == (0, 0)


def test_all_cards_of_the_battle_are_laid_aside_until_the_round_ends() -> None:  # D6.5
    match = table("10 1 1", "winter 1 1", city="siena", aside="bishop")
    play(match, "0: play 10", "1: play winter", "0: play 1", "1: pass", "0: pass")
    assert look(match)["aside"] == {"1": 1, "10": 1, "winter": 1, "bishop": 1}
    assert [army(match, seat) for seat in (0, 1)] == [{}, {}]
    keep_all(match)
    assert hand_sizes(match) == [1, 2]


def test_a_card_taken_back_is_not_laid_aside() -> None:  # D6.5
    match = table("10 scarecrow 1", "1 1", city="siena", out=[1])
    play(match, "0: play 10", "0: play scarecrow", "0: take 10", "0: pass")
    assert look(match)["aside"] == {"scarecrow": 1}


# --- hands laid aside -----------------------------------------------------------------------------


def test_after_a_battle_all_with_cards_are_asked_clockwise_from_the_pawn() -> None:  # D6.6
    match = table("1 1", "winter 1", "", "10 5", city="siena", acting=3, out=[0, 1])
    play(match, "3: play 10", "3: pass")
    assert pawn(match) == 3
    assert keep_all(match) == [3, 0, 1]


def test_if_the_new_holder_has_no_cards_the_next_one_is_asked_first() -> None:  # D6.6
    match = table("1 1", "10", "2 2", city="siena", acting=1, out=[0, 2])
    play(match, "1: play 10")
    assert pawn(match) == 1
    assert keep_all(match) == [2, 0]


def test_who_holds_no_mercenary_may_lay_all_his_cards_aside_openly() -> None:  # D6.6
    match = table("1 1", "heroine winter", "2 2", city="siena")
    pass_round(match)
    play(match, "0: keep")
    assert match.legal(1) == ["keep", "lay aside"]
    assert play(match, "1: lay aside") == ["laid-aside seat=1 cards=winter,heroine"]
    assert match.steps[-1].events[0].reveals
    assert (hand_sizes(match), hand(match, 1)) == ([2, 0, 2], {})
    assert look(match)["aside"] == {"winter": 1, "heroine": 1}
    assert match.to_act == (2,)


def test_who_holds_no_mercenary_need_not_lay_his_cards_aside() -> None:  # D6.6
    match = table("heroine winter", "1 1", city="siena")
    pass_round(match)
    assert play(match, "0: keep") == ["kept seat=0"]
    assert hand_sizes(match) == [2, 2]


def test_who_holds_a_mercenary_is_asked_too_but_can_only_keep() -> None:  # D6.6
    match = table("winter 1 10", "1 1", city="siena")
    pass_round(match)
    assert match.to_act == (0,)
    assert match.legal(0) == ["keep"]
    assert why(match, "0: lay aside") == "D6.6 holds-mercenaries"
    refusal = match.why_not(0, "lay aside")
    assert refusal is not None
    assert refusal.args == {"count": 2}


def test_the_answer_to_keep_gives_nothing_away() -> None:  # D6.6
    seen = []
    for cards in ("winter heroine", "10 10"):
        match = table(cards, "1 1", "1 1", city="siena")
        pass_round(match)
        before = look(match, 1), match.view(1)["to_act"]
        play(match, "0: keep")
        seen.append((before, look(match, 1), match.view(1)["to_act"]))
    assert seen[0] == seen[1]


def test_hands_are_laid_aside_in_turn() -> None:  # D6.6
    match = table("heroine", "winter", "1 1", city="siena")
    pass_round(match)
    assert why(match, "1: lay aside") == "D6.6 asked-in-turn"
    assert why(match, "1: keep") == "D6.6 asked-in-turn"
    play(match, "0: keep")
    assert why(match, "0: lay aside") == "D6.6 asked-in-turn"


def test_hands_are_laid_aside_after_a_battle_only() -> None:  # D6.6
    match = table("heroine", "winter", city="siena")
    assert why(match, "0: lay aside") == "D6.6 not-after-a-battle"
    assert why(match, "0: keep") == "D6.6 not-after-a-battle"
    match = table("heroine", "winter")
    assert why(match, "0: lay aside") == "D6.6 not-after-a-battle"


def test_nobody_is_asked_when_only_one_player_holds_cards() -> None:  # D6.6
    match = table("10", "winter", city="siena", out=[1])
    events = play(match, "0: play 10")
    assert "round-over round=1" in events
    assert look(match)["phase"] == "name-city"


def test_nobody_is_asked_any_more_when_only_one_player_still_holds_cards() -> None:  # D6.6
    match = table("heroine", "winter", "", city="siena")
    pass_round(match)
    events = play(match, "0: lay aside")
    assert events[:2] == ["laid-aside seat=0 cards=heroine", "round-over round=1"]


# --- pawn without cards, and the order ------------------------------------------------------------


def test_a_winner_without_cards_takes_the_pawn_and_names_the_next_city() -> None:  # D6.7
    match = table("1 1", "10", "2 2", city="siena", acting=1, out=[0, 2])
    play(match, "1: play 10", "2: keep", "0: keep")
    assert match.to_act == (1,)
    play(match, "1: city roma")
    assert match.to_act == (2,)
    assert look(match)["players"][1]["out"]


def test_an_owner_without_cards_takes_the_pawn_when_nobody_wins() -> None:  # D6.7
    match = table("1 1", "", "2 2", city="siena", owners={1: "siena"})
    pass_round(match)
    keep_all(match)
    assert (pawn(match), match.to_act) == (1, (1,))


def test_a_holder_who_laid_his_hand_aside_still_names_the_next_city() -> None:  # D6.7
    match = table("winter", "1 1", "2 2", city="siena")
    pass_round(match)
    play(match, "0: lay aside", "1: keep", "2: keep")
    assert match.to_act == (0,)
    assert why(match, "0: city roma") == ""


def test_a_victory_ends_the_game_before_anything_is_laid_aside() -> None:  # D6.8
    match = table("10 winter", "1 1", "2 2", "3 3", city="roma", owners={0: "siena firenze urbino"})
    events = play(match, "0: play 10", "1: pass", "2: pass", "3: pass", "0: pass")
    assert events[-2:] == [
        "won-city seat=0 city=roma strength=10",
        "won seat=0 cities=firenze,siena,urbino,roma",
    ]
    assert look(match)["phase"] == "over"
    assert army(match, 0) == {"10": 1}
    assert look(match)["aside"] == {}
    assert pawn(match) == 0


def test_cards_of_the_battle_are_laid_aside_before_hands_are() -> None:  # D6.8
    match = table("10 winter", "1 1", city="siena", out=[1])
    play(match, "0: play 10", "0: pass")
    assert look(match)["phase"] == "lay-aside"
    assert look(match)["aside"] == {"10": 1}


def test_hands_are_laid_aside_before_the_round_is_looked_at() -> None:  # D6.8
    match = table("heroine", "1 1", "winter", phase="lay-aside", acting=0)
    events = play(match, "0: lay aside", "1: keep", "2: lay aside")
    assert [event.split()[0] for event in events[:4]] == [
        "laid-aside",
        "kept",
        "laid-aside",
        "round-over",
    ]


def test_even_after_the_third_battle_without_cards_hands_are_laid_aside_first() -> None:  # D6.8
    match = table("10", "winter", city="siena", idle=2)
    pass_round(match)
    assert look(match)["phase"] == "lay-aside"
    events = play(match, "0: keep", "1: keep")
    assert events[:3] == ["kept seat=0", "kept seat=1", "standstill round=1"]


def test_the_next_city_is_named_last() -> None:  # D6.8
    match = table("10", "1", city="siena")
    pass_round(match)
    assert why(match, "0: city roma").startswith("D3.2")
    play(match, "0: keep", "1: keep")
    assert why(match, "0: city roma") == ""
