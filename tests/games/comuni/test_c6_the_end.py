"""C6 The emperor and the end."""

import pytest

import tavola
from tests.games.comuni.table import (
    acting,
    column,
    commit,
    legal,
    look,
    own,
    phase,
    play,
    table,
    who,
    why,
)


def drawn_last(*, options: dict[str, object] | None = None) -> tavola.Match:
    """Firenze has just claimed and drawn the last card of deck D."""
    match = table(
        who("lucca", hand="c01"),
        who("firenze", hand="c02"),
        who("siena"),
        bids={1: ("firenze", 0), 2: ("siena", 2)},
        deck="d",
        left=2,
        turn="firenze",
        options=options or {},
    )
    play(match, "firenze: claim")
    return match


def finish(match: tavola.Match, name: str) -> None:
    """Nothing is built, and of too many cards the first are thrown away."""
    if "done" in legal(match, name):
        play(match, f"{name}: done")
    while name in acting(match) and phase(match) == "discard":
        play(match, f"{name}: {legal(match, name)[0]}")


def pass_turn(match: tavola.Match) -> str:
    """The one whose turn it is collects and does nothing else."""
    (name,) = acting(match)
    play(match, f"{name}: collect", f"{name}: take gold")
    finish(match, name)
    return name


@pytest.mark.parametrize("after_invasion", ["continue", "end_turn"])
def test_the_last_card_of_deck_d_brings_no_invasion_yet(after_invasion: str) -> None:  # C6.1
    match = drawn_last(options={"after_invasion": after_invasion})
    assert phase(match) == "build"
    assert acting(match) == ["firenze"]
    finish(match, "firenze")
    assert acting(match) == ["siena"]
    assert look(match)["captain"] == 1  # it moves no more


def test_then_everybody_has_one_more_turn_that_player_last() -> None:  # C6.2, C6.3
    match = drawn_last()
    finish(match, "firenze")
    order = [pass_turn(match) for _ in range(3)]
    assert order == ["siena", "lucca", "firenze"]
    assert phase(match) == "invasion"
    assert look(match)["invader"] == "emperor"
    assert look(match)["captain"] == 1
    for name in ("siena", "firenze"):
        play(match, f"{name}: commit")
    told = play(match, "lucca: commit")
    assert told[-1] == "game-over"
    assert match.to_act == ()
    assert match.result is not None
    assert (match.result.reason, match.result.rule) == ("emperor", "C6.3")
    assert why(match, "lucca: collect") == "C6.3 game-is-over"


def test_the_move_by_which_the_emperor_comes_can_not_be_taken_back() -> None:  # C5.3, C6.3
    """Others may have pledged something in secret since, which nobody must notice."""
    match = table(
        who("lucca", hand="c01"),
        who("firenze", armies=2),
        phase="build",
        deck="d",
        left=0,
        last_player="lucca",
        last_turns=1,
    )
    play(match, "lucca: done")
    assert phase(match) == "invasion"
    assert match.undoable(0) is None
    play(match, "firenze: league armies 2")
    assert match.undoable(0) is None
    assert match.undo(1) == "league armies 2"


def test_the_last_round_has_no_phase_two() -> None:  # C6.2, C6.4
    match = drawn_last()
    finish(match, "firenze")
    play(match, "siena: claim")
    assert column(match, 2)["cards"] == []  # and stays empty
    assert phase(match) == "build"


def test_bids_of_the_last_round_are_legal_and_their_gold_counts_nowhere() -> None:  # C6.5, C7.2
    match = table(
        who("lucca", gold=3),
        who("firenze", gold=1),
        deck="d",
        left=0,
        last_player="lucca",
        last_turns=1,
        captain="lucca",
    )
    play(match, "lucca: bid 1 3")
    assert phase(match) == "invasion"
    assert legal(match, "lucca") == ["commit"]  # the gold can't be used
    commit(match, "lucca")
    commit(match, "firenze")
    assert match.result is not None
    majorities = [dict(lines)["majorities"] for lines in match.result.score]
    assert majorities == [0, 2]
    assert own(match, "lucca")["resources"]["gold"] == 0
    assert column(match, 1)["gold"] == 3


def test_whoever_has_no_turn_left_is_told_that_bids_are_never_claimed() -> None:  # C6.5
    match = drawn_last()
    assert all(own(match, name)["claims_again"] for name in ("lucca", "firenze", "siena"))
    finish(match, "firenze")
    told = []
    while phase(match) == "project":
        told.append([own(match, name)["claims_again"] for name in ("siena", "lucca", "firenze")])
        pass_turn(match)
    # The one whose turn it is has no other, whoever comes later has one.
    assert told == [[False, True, True], [False, False, True], [False, False, False]]


def test_after_so_many_rounds_the_last_one_comes_by_itself() -> None:  # C6.6
    match = tavola.start("comuni", 3, seed=1, round_limit=2)
    for _ in range(5):
        pass_turn(match)
    last = acting(match)[0]
    told = [event.id for event in match.log(None)]
    assert "limit-reached" not in told
    pass_turn(match)  # the highest comune ends the second round
    told = [event.id for event in match.log(None)]
    assert told[-3:] == ["limit-reached", "last-round", "turn"]
    players = look(match)["players"]
    assert players[look(match)["captain"]]["comune"] == last
    assert [pass_turn(match) for _ in range(3)][-1] == last
    assert look(match)["invader"] == "emperor"  # the invasions before it fall away
    for name in acting(match):
        play(match, f"{name}: commit")
    assert match.result is not None
    assert (match.result.reason, match.result.rule) == ("round-limit", "C6.6")


def test_the_limit_means_nothing_once_the_last_card_is_drawn() -> None:  # C6.6
    match = table(
        who("lucca"),
        who("firenze"),
        deck="d",
        left=0,
        last_player="lucca",
        last_turns=2,
        captain="lucca",
        turn="firenze",
        turns=3,
        options={"round_limit": 2},
    )
    pass_turn(match)
    assert "limit-reached" not in [event.id for event in match.log(None)]
    pass_turn(match)
    commit(match, "lucca")
    commit(match, "firenze")
    assert match.result is not None
    assert match.result.rule == "C6.3"
