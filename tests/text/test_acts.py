"""Acts in the log: the convention of `tavola.text`, told by a game that uses most of it."""

from tavola.core.game import Event
from tavola.text import Texts, gathered, is_passing, lines_of_act
from tests.example import EXAMPLE

NAMES = ["Ada", "Bea", "Cid"]
EN = Texts(EXAMPLE, "en")


def event(name: str, seat: int, **args: object) -> Event:
    return Event(name, {"seat": seat, **args}, None, False)


SCARECROW = event("played", 2, card="scarecrow")
TEN = event("took-back", 2, card="10")


def test_the_clauses_of_an_act_are_one_sentence() -> None:
    (line,) = lines_of_act(EN, 2, [SCARECROW, TEN], NAMES, number=7)
    assert line.text == "Cid plays a scarecrow and takes back a 10."
    assert (line.number, line.seat, line.events) == (7, 2, [SCARECROW, TEN])


def test_what_happened_alone_is_told_as_ever() -> None:
    (line,) = lines_of_act(EN, 2, [event("played", 2, card="winter")], NAMES)
    assert line.text == "Cid plays winter: every mercenary counts 1."


def test_who_else_did_something_has_a_sentence_after_that() -> None:
    events = [event("took-none", 0), SCARECROW, event("took-none", 2)]
    (line,) = lines_of_act(EN, 2, events, NAMES)
    assert line.text == "Cid plays a scarecrow and takes nothing back. Ada takes nothing back."
    assert line.seat == 2


def test_what_is_no_part_of_the_act_has_a_line_of_its_own() -> None:
    over = Event("round-over", {"round": 1}, None, False)
    lines = lines_of_act(EN, 2, [SCARECROW, over, TEN], NAMES)
    assert [line.id for line in lines] == ["played", "round-over"]
    assert [line.seat for line in lines] == [2, None]


def test_what_several_do_one_after_the_other_is_one_line() -> None:
    told = [lines_of_act(EN, seat, [event("kept", seat)], NAMES, number=seat) for seat in range(3)]
    lines = gathered(EN, [line for one in told for line in one], NAMES)
    assert [(line.text, line.number, line.seat) for line in lines] == [
        ("Ada, Bea and Cid keep their hands.", 2, None)
    ]
    passed = lines_of_act(EN, 0, [event("passed", 0)], NAMES)
    assert len(gathered(EN, [*told[0], *passed, *told[1]], NAMES)) == 3


def test_no_step_of_a_scarecrow_is_passing() -> None:
    assert not is_passing(EN, SCARECROW)
