"""A session: people and bots, automatic answers, undo, why not."""

from typing import Any

import pytest

from tavola import IllegalMove
from tavola.terminal.seats import CAPTAINS, IDENTITIES, seat_names
from tavola.terminal.session import Session
from tests.terminal.tables import bots_move, position, session


def after_a_battle() -> Session:
    """Ada (0) holds mercenaries, so after the battle she can only keep her hand (D6.6)."""
    players = [{"hand": ["1", "2"]}, {"hand": ["3", "4"]}, {"hand": ["5", "6"]}]
    match = position(players, phase="battle", acting=0, city="roma")
    return session(match, people=(0, 1, 2))


def test_who_has_no_choice_is_not_asked() -> None:  # D6.6
    table = after_a_battle()
    for seat in (0, 1, 2):
        table.play(seat, "pass")
    kept = table.log(0)[-1]
    assert ([event.id for event in kept.events], kept.seat) == (["kept"] * 3, None)
    assert table.person_to_act == 0
    assert "city roma" in table.match.legal(0)


def test_who_has_a_choice_is_asked() -> None:  # D6.6
    match = position([{"hand": ["bishop"]}, {"hand": ["winter"]}], phase="lay-aside", acting=0)
    table = session(match, people=(0, 1))
    assert table.match.legal(0) == ["keep", "lay aside"]


def test_undo_takes_automatic_answers_back_with_the_move_before_them() -> None:
    players: list[dict[str, Any]] = [{"hand": ["1", "2"]}, {"hand": ["3", "4"], "out": True}]
    match = position(players, phase="battle", acting=0, city="roma")
    table = session(match, people=(0, 1))
    before = table.match.save()
    table.play(0, "pass")  # ends the battle; both keep their hands
    assert table.match.to_act == (0,)
    assert table.undoable(0) is None  # the other's answer, automatic as it was, was seen
    alone = session(position(players, phase="battle", acting=0, city="roma"), people=(0,))
    alone.play(0, "pass")
    assert alone.undoable(0) == "pass"
    assert alone.undo(0) == "pass"
    assert alone.match.save() == before


def test_what_was_revealed_stays() -> None:
    table = after_a_battle()
    table.play(0, "play 1")
    assert table.undoable(0) is None
    with pytest.raises(IllegalMove):
        table.undo(0)


def test_undo_is_offered_until_somebody_else_moves() -> None:
    table = session(position([{"hand": ["1"]}, {"hand": ["2"]}]), people=(0, 1))
    table.play(0, "city roma")
    assert table.undoable(0) == "city roma"
    assert table.undo(0) == "city roma"
    assert table.undoable(0) is None
    table.play(0, "city siena")
    table.play(0, "pass")
    assert table.undoable(0) == "pass"
    table.play(1, "pass")
    assert table.undoable(0) is None


def test_a_refused_move_changes_nothing_and_tells_why() -> None:
    table = after_a_battle()
    before = table.match.save()
    with pytest.raises(IllegalMove):
        table.play(0, "play winter")
    assert table.match.save() == before
    why = table.why_not(0, "play winter")
    assert why is not None
    assert why.question == "Play winter: why not?"
    assert why.answer == "You hold no winter."
    assert why.rule is not None
    assert why.rule.number == "D4.1"
    assert table.why_not(0, "play 1") is None
    nonsense = table.why_not(0, "dance")
    assert nonsense is not None
    assert nonsense.rule is None


def test_the_log_follows_moves_and_undo() -> None:
    table = session(position([{"hand": ["1"]}, {"hand": ["2"]}]), people=(0, 1))
    table.play(0, "city roma")
    assert [line.text for line in table.log(0)] == ["Caterina marches on Rome."]
    table.undo(0)
    assert table.log(0) == []
    table.play(0, "city siena")
    assert [line.text for line in table.log(1)] == ["Caterina marches on Siena."]
    assert table.last_move_of(0) == 1
    assert table.last_move_of(1) == 0


def test_a_seat_reads_only_its_own_hand_in_the_log() -> None:
    table = session(players=3)
    hands = [[line.text for line in table.log(seat) if line.id == "your-hand"] for seat in range(3)]
    assert [len(lines) for lines in hands] == [1, 1, 1]
    assert len({lines[0] for lines in hands}) == 3


def test_bots_play_a_whole_game() -> None:
    table = session(players=4, people=(), bot="greedy")
    bots_move(table)
    assert table.over
    ending = table.ending()
    assert ending is not None
    assert ending.standings[0].place == 1


def test_six_players_have_six_names_charges_and_hatchings() -> None:
    assert len(set(CAPTAINS)) == 6
    for signs in zip(*[(i.tincture, i.charge, i.hatching) for i in IDENTITIES]):
        assert len(set(signs)) == 6


def test_a_given_name_is_never_given_twice() -> None:
    assert seat_names(3, {1: "Caterina"}) == ["Muzio", "Caterina", "Bianca"]


def test_an_act_is_one_line_of_the_log_that_grows_with_its_moves() -> None:  # D5.5
    players = [{"hand": ["1", "scarecrow", "2"], "army": ["10"]}, {"hand": ["3", "4"]}]
    table = session(position(players, phase="battle", acting=0, city="roma"), people=(0, 1))
    table.play(0, "play scarecrow")
    first = table.log(0)[-1]
    assert first.text == "Caterina plays a scarecrow."
    assert table.goes_on(0, "take 10")
    assert not table.goes_on(1, "take 10")
    assert not table.goes_on(0, "play 1")
    table.play(0, "take 10")
    last = table.log(0)[-1]
    assert (last.text, last.number) == ("Caterina plays a scarecrow and takes back a 10.", 2)
    assert len(table.log(0)) == 1
