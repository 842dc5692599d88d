"""C5 Invasions."""

from typing import Any

import pytest

import tavola
from tests.games.comuni.table import (
    acting,
    commit,
    cubes,
    legal,
    look,
    own,
    phase,
    play,
    public,
    supply,
    table,
    who,
    why,
)

POINTS = {  # buildings worth so many points
    0: "",
    1: "economic a01",
    3: "economic a01 a02",
    4: "economic a01 a02, economic a13",
}


def invaded(*players: Any, deck: str = "a", **more: Any) -> tavola.Match:
    return table(*players, phase="invasion", deck=deck, left=0, **more)


def plunder(match: tavola.Match, comune: str) -> int:
    return int(own(match, comune)["plunder"])


# --- strengths (C5.1, C5.2, C5.12) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "invader", "strength"),
    [("a", "venezia", 4), ("b", "france", 8), ("c", "pope", 12), ("d", "emperor", 16)],
)
def test_each_deck_has_its_invader(deck: str, invader: str, strength: int) -> None:  # C5.1
    last = {"last_player": "firenze", "invader": "emperor"} if deck == "d" else {}
    match = invaded(who("lucca"), who("firenze"), deck=deck, captain="firenze", **last)
    assert (look(match)["invader"], look(match)["strength"]) == (invader, strength)
    play(match, "lucca: commit", "firenze: commit")
    assert plunder(match, "lucca") == strength
    assert plunder(match, "firenze") == strength - 1  # the captain


def test_the_last_in_points_faces_the_base_and_others_their_lead_on_top() -> None:  # C5.2
    match = invaded(
        who("lucca", build=POINTS[4]), who("firenze", build="military a04"), who("siena")
    )
    assert [public(match, name)["strength"] for name in ("lucca", "firenze", "siena")] == [8, 5, 4]
    for name in ("lucca", "firenze", "siena"):
        play(match, f"{name}: commit")
    # C5.12: base + own points - fewest points - league - defence; Lucca has the captain
    assert [plunder(match, name) for name in ("lucca", "firenze", "siena")] == [7, 5, 4]


@pytest.mark.parametrize(
    ("armies", "league", "city", "tokens"),
    [(0, 0, 0, 7), (3, 3, 0, 4), (3, 0, 3, 4), (5, 2, 3, 2), (9, 4, 3, 0), (9, 9, 0, 0)],
)
def test_plunder_in_one_line(armies: int, league: int, city: int, tokens: int) -> None:  # C5.12
    match = invaded(who("lucca", armies=armies, build=POINTS[3]), who("firenze"), captain="firenze")
    commit(match, "firenze")
    commit(match, "lucca", league=league, city=city)
    assert plunder(match, "lucca") == tokens == max(0, 4 + 3 - 0 - league - city)


# --- the secret decision (C5.3, C5.11) ------------------------------------------------------------


def test_all_decide_at_the_same_time_in_any_order() -> None:  # C5.3
    match = invaded(who("lucca"), who("firenze"), who("siena"))
    assert acting(match) == ["lucca", "firenze", "siena"]
    told = play(match, "siena: commit")
    assert told == ["committed seat=2"]
    assert acting(match) == ["lucca", "firenze"]
    play(match, "lucca: commit", "firenze: commit")
    assert phase(match) != "invasion"


def test_nobody_sees_another_s_pledge_before_all_have_decided() -> None:  # C5.3
    match = invaded(who("lucca", armies=3, gold=4), who("firenze"), who("siena"))
    before = [match.view(eyes) for eyes in (None, 1, 2)]
    play(match, "lucca: league armies 2", "lucca: league gold 4", "lucca: city armies 1")
    assert [match.view(eyes) for eyes in (None, 1, 2)] == before
    assert own(match, "lucca")["league"] == {"armies": 2, "gold": 4, "pilgrims": 0, "total": 4}
    play(match, "lucca: commit", "siena: commit")
    assert "sent-to-league" not in [event.id for event in match.log(1)]
    told = play(match, "firenze: commit")
    assert "sent-to-league seat=0 armies=4 resources=armies,armies,gold,gold,gold,gold" in told
    assert "sent-to-city seat=0 armies=1 resources=armies" in told


def test_two_gold_or_two_pilgrims_count_as_an_army_but_not_one_of_each() -> None:  # C5.3
    match = invaded(who("lucca", gold=3, pilgrims=1), who("firenze"))
    assert legal(match, "lucca", "league") == ["league gold 0", "league gold 2"]
    play(match, "lucca: league gold 2")
    # one gold and one pilgrim are left, and no question about them
    assert legal(match, "lucca") == ["commit", "trade gold armies"]
    match = invaded(who("lucca", gold=3, pilgrims=5), who("firenze"))
    play(match, "lucca: league gold 0", "lucca: league pilgrims 2")
    assert legal(match, "lucca", "city") == ["city gold 0", "city gold 2"]
    play(match, "lucca: city gold 2", "lucca: city pilgrims 2", "lucca: commit")
    told = play(match, "firenze: commit")
    assert "sent-to-city seat=0 armies=2 resources=gold,gold,pilgrims,pilgrims" in told


def test_what_is_asked_comes_in_order_and_can_be_cut_short() -> None:  # C5.3
    match = invaded(who("lucca", armies=2, gold=2), who("firenze"))
    assert why(match, "lucca: city armies 1") == "C5.3 asked-for"
    assert why(match, "lucca: league armies 3") == "C5.11 too-few-to-pledge"
    play(match, "lucca: league armies 1", "lucca: commit")  # nobody has to use all, or any
    assert why(match, "lucca: city armies 1") == "C5.11 already-committed"
    match = invaded(who("lucca", armies=1), who("firenze"))
    play(match, "lucca: league armies 1")
    assert why(match, "lucca: city armies 0") == "C5.3 all-pledged"


def test_pledges_are_for_invasions() -> None:  # C5.3
    match = table(who("lucca", armies=1), who("firenze"))
    for move in ("league armies 1", "city armies 0", "commit"):
        assert why(match, f"lucca: {move}") == "C5.3 no-invasion"


def test_a_secret_pledge_can_be_taken_back_but_no_reveal() -> None:  # C5.11
    match = invaded(who("lucca", armies=2), who("firenze"))
    play(match, "lucca: league armies 2")
    assert match.undo(0) == "league armies 2"
    play(match, "lucca: commit", "firenze: commit")
    assert match.undoable(0) is match.undoable(1) is None


def test_a_commitment_can_not_be_taken_back() -> None:  # C5.11
    match = invaded(who("lucca", armies=2), who("firenze"))
    play(match, "lucca: league armies 2", "lucca: commit")
    assert acting(match) == ["firenze"]
    assert match.view(0)["undo"] is False
    with pytest.raises(tavola.IllegalMove, match="nothing-to-undo"):
        match.undo(0)
    assert own(match, "lucca")["league"]["total"] == 2


def test_gold_on_bids_can_not_be_used() -> None:  # C5.11
    match = invaded(who("lucca", gold=1), who("firenze"), bids={1: ("lucca", 5)})
    assert legal(match, "lucca") == ["commit"]


def test_who_has_nothing_commits_nothing() -> None:  # C5.11
    match = invaded(who("lucca"), who("firenze"))
    assert legal(match, "lucca") == ["commit"]
    assert "sent-to-league seat=0 armies=0 resources=" in play(
        match, "lucca: commit", "firenze: commit"
    )


# --- league, walls, plunder (C5.4 to C5.6) --------------------------------------------------------


def test_the_league_is_taken_off_everybody_s_strength() -> None:  # C5.4
    match = invaded(who("lucca", armies=3), who("firenze", armies=1), who("siena"))
    commit(match, "lucca", league=2)
    commit(match, "firenze", league=1)
    told = commit(match, "siena")
    assert "league armies=3" in told
    assert [plunder(match, name) for name in ("lucca", "firenze", "siena")] == [0, 1, 1]


@pytest.mark.parametrize(
    ("walls", "armies", "defence"),
    [
        ("", 3, 3),  # without walls 1 each
        ("a01", 1, 2),  # 1 + its level
        ("a01", 2, 3),
        ("a01 a02", 1, 3),  # the highest card first
        ("a01 a02 a03 a04, bonus", 4, 14),
        ("a01 a02 a03 a04, bonus", 0, 0),  # an unmanned wall gives nothing
        ("a01 a02, a05 a06", 2, 6),
        ("a01 a02 a03 a04, bonus", 5, 16),
        ("a01 a02 a03 a04, bonus a05", 3, 12),
    ],
)
def test_armies_man_the_highest_wall_cards_first(  # C5.5
    walls: str, armies: int, defence: int
) -> None:
    match = invaded(who("lucca", armies=armies, walls=walls), who("firenze"), captain="firenze")
    commit(match, "firenze")
    told = commit(match, "lucca", city=armies)
    line = next(line for line in told if line.startswith(("held seat=0", "plundered seat=0")))
    assert f"defence={defence}" in line


def test_the_league_captain_has_one_more() -> None:  # C5.5
    match = invaded(who("lucca", armies=3), who("firenze"), captain="lucca")
    commit(match, "firenze")
    assert "held seat=0 strength=4 defence=4" in commit(match, "lucca", city=3)
    assert plunder(match, "lucca") == 0


def test_a_strength_of_nothing_needs_no_defence() -> None:  # C5.6
    match = invaded(who("lucca", armies=9), who("firenze"))
    commit(match, "firenze")
    assert "held seat=1 strength=0 defence=0" in commit(match, "lucca", league=9)


def test_the_tokens_are_no_limit() -> None:  # C5.6
    match = invaded(who("lucca", plunder=60), who("firenze", plunder=40), captain="firenze")
    play(match, "lucca: commit", "firenze: commit")
    assert plunder(match, "lucca") == 64


# --- heroes (C5.7, C5.8) --------------------------------------------------------------------------


def heroes(match: tavola.Match) -> dict[str, list[int]]:
    names = [player["comune"] for player in look(match)["players"]]
    return {name: own(match, name)["heroes"] for name in names}


def test_most_armies_in_the_league_earn_the_higher_token_second_most_the_lower() -> None:  # C5.7
    match = invaded(who("lucca", armies=1), who("firenze", armies=3), who("siena", armies=2))
    commit(match, "lucca", league=1)
    commit(match, "firenze", league=3)
    told = commit(match, "siena", league=2)
    assert heroes(match) == {"lucca": [], "firenze": [2], "siena": [1]}
    earned = [line for line in told if line.startswith("hero ")]
    assert earned == ["hero seat=1 points=2", "hero seat=2 points=1"]
    assert look(match)["heroes"]["a"] == []


def test_gold_and_pilgrims_count_for_heroes_too() -> None:  # C5.3, C5.7
    match = invaded(who("lucca", gold=4), who("firenze", armies=1))
    play(match, "lucca: league gold 4", "lucca: commit")
    commit(match, "firenze", league=1)
    assert heroes(match) == {"lucca": [2], "firenze": [1]}


def test_ties_go_to_fewer_points_then_to_the_lower_comune() -> None:  # C5.7
    match = invaded(
        who("lucca", armies=1, build=POINTS[1]), who("siena", armies=1), who("firenze", armies=1)
    )
    for name in ("lucca", "siena", "firenze"):
        commit(match, name, league=1)
    assert heroes(match) == {"lucca": [], "siena": [1], "firenze": [2]}


def test_who_gives_nothing_earns_nothing_and_the_token_is_lost() -> None:  # C5.7
    match = invaded(who("lucca", armies=1), who("firenze", armies=1))
    commit(match, "lucca", league=1)
    commit(match, "firenze", city=1)
    assert heroes(match) == {"lucca": [2], "firenze": []}
    assert look(match)["heroes"]["a"] == []
    state: Any = match.save()["state"]
    assert state["heroes"]["a"] == [0, "lost"]


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (False, {"lucca": [2], "firenze": [1], "siena": []}),
        (True, {"lucca": [], "firenze": [2], "siena": [1]}),
    ],
)
def test_whether_a_plundered_player_can_be_a_hero(  # C5.8
    option: bool, expected: dict[str, list[int]]
) -> None:
    match = invaded(
        who("lucca", armies=3, build=POINTS[4]),
        who("firenze", armies=2, walls="a05"),
        who("siena", armies=1),
        options={"heroes_need_walls": option},
        captain="siena",
    )
    commit(match, "lucca", league=3)
    commit(match, "firenze", league=2)
    commit(match, "siena", league=1)
    assert plunder(match, "lucca") == 2
    assert heroes(match) == expected


# --- afterwards (C5.9, C5.10, C5.13) --------------------------------------------------------------


def test_everything_used_returns_to_the_supply_and_the_rest_stays() -> None:  # C5.9
    match = invaded(who("lucca", armies=5, gold=2), who("firenze"))
    before = supply(match)
    play(
        match,
        "lucca: league armies 2",
        "lucca: league gold 2",
        "lucca: city armies 1",
        "lucca: commit",
        "firenze: commit",
    )
    assert cubes(match, "lucca") == (0, 2, 0, 0)
    assert supply(match)[:2] == (before[0] + 2, before[1] + 3)


def test_plunder_and_heroes_change_no_score() -> None:  # C5.10
    match = invaded(who("lucca", armies=1, build=POINTS[3]), who("firenze"))
    commit(match, "lucca", league=1)
    commit(match, "firenze")
    assert (plunder(match, "lucca"), heroes(match)["lucca"]) == (5, [2])
    assert public(match, "lucca")["points"] == 3


def test_the_order_of_an_invasion() -> None:  # C5.13
    match = table(who("lucca", armies=2), who("firenze"), bids={1: ("lucca", 0)}, left=1)
    told = play(match, "lucca: claim", "lucca: league armies 1", "lucca: commit", "firenze: commit")
    words = [line.split()[0] for line in told]
    assert words == [
        *("claimed", "filled", "invasion", "faces", "faces", "pledged", "committed", "committed"),
        *("sent-to-league", "sent-to-city", "sent-to-league", "sent-to-city", "league"),
        *("plundered", "plundered", "hero", "filled"),
    ]
    assert look(match)["captain"] == look(match)["turn"] == 0  # with the active player
