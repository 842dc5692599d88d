"""What is stored of each kind of entry: written and read by one class, also if it is old."""

from typing import get_args

import msgspec
import pytest

from tavola.core.joint import CourseStep
from tavola.core.record import ChanceEntry, ResultEntry
from tavola.server.store.happenings import (
    READERS,
    Anew,
    CameBack,
    Committed,
    Consented,
    EntropyGiven,
    GivenUp,
    Happening,
    Instead,
    Kind,
    Moved,
    Opened,
    Revealed,
    Said,
    Sealed,
    SeatChanged,
    Started,
    StoredEvent,
    Undone,
    WentAway,
    read_happening,
)
from tavola.server.tables.seat import Seat

SEAT = Seat("person", "p1", "Anna", entropy="tre civette")
SEAT_TEXT = (
    '{"kind":"person","person":"p1","name":"Anna","bot":null,"away":null,"entropy":"tre civette"}'
)
EVENT = StoredEvent("named", {"seat": 0, "city": "siena"}, (0, 2), reveals=False)
EVENT_TEXT = '{"id":"named","args":{"seat":0,"city":"siena"},"seen_by":[0,2],"reveals":false}'
RESULT = ResultEntry([1, 2], [[["cities", 4]], [["cities", 1]]], "joined", "D8.1")
RESULT_TEXT = (
    '{"places":[1,2],"score":[[["cities",4]],[["cities",1]]],"reason":"joined","rule":"D8.1"}'
)

# As servers have always written them: a table of last year is opened by this.
STORED: list[tuple[Happening, str]] = [
    (Opened([SEAT]), f'{{"seats":[{SEAT_TEXT}]}}'),
    (SeatChanged(1, SEAT, 0), f'{{"seat":1,"now":{SEAT_TEXT},"freed":0}}'),
    (SeatChanged(1, SEAT), f'{{"seat":1,"now":{SEAT_TEXT},"freed":null}}'),
    (EntropyGiven(1, "civette"), '{"seat":1,"text":"civette"}'),
    (Committed(1, "ab"), '{"seat":1,"commitment":"ab"}'),
    (Sealed([SEAT]), f'{{"seats":[{SEAT_TEXT}]}}'),
    (Revealed(1, "cd"), '{"seat":1,"entropy":"cd"}'),
    (Revealed(1, "cd", fits=False), '{"seat":1,"entropy":"cd","fits":false}'),
    (Anew("ef", "ab", [1]), '{"seed":"ef","commitment":"ab","missing":[1]}'),
    (
        Started([SEAT], [], [], [CourseStep("seal", 7)], "ef"),
        (
            f'{{"seats":[{SEAT_TEXT}],"events":[],"drawn":[],'
            '"course":[{"what":"seal","at":7}],"seed":"ef"}'
        ),
    ),
    (
        Started([SEAT], [EVENT], [ChanceEntry("deal", ["1", "winter"])]),
        (
            f'{{"seats":[{SEAT_TEXT}],"events":[{EVENT_TEXT}],'
            '"drawn":[{"what":"deal","drawn":["1","winter"]}]}'
        ),
    ),
    (
        Moved(0, "city siena", [EVENT], []),
        f'{{"seat":0,"move":"city siena","events":[{EVENT_TEXT}],"drawn":[]}}',
    ),
    (
        Moved(0, "pass", [], [], "greedy", Instead("hard", "time"), RESULT),
        (
            '{"seat":0,"move":"pass","events":[],"drawn":[],"bot":"greedy",'
            f'"instead":{{"asked":"hard","why":"time"}},"result":{RESULT_TEXT}}}'
        ),
    ),
    (Undone(0, 7, None, [3, 4]), '{"seat":0,"undoes":7,"seen":null,"numbers":[3,4]}'),
    (Undone(0, 7, [0], [3, 4]), '{"seat":0,"undoes":7,"seen":[0],"numbers":[3,4]}'),
    (Said(None, "Anna", "ciao"), '{"seat":null,"name":"Anna","text":"ciao"}'),
    (WentAway(0, "waited", "medium"), '{"seat":0,"why":"waited","bot":"medium"}'),
    (
        WentAway(0, "resigned", "medium", ends=True),
        '{"seat":0,"why":"resigned","bot":"medium","ends":true}',
    ),
    (CameBack(0), '{"seat":0}'),
    (Consented(0, False), '{"seat":0,"agrees":false}'),
    (Consented(None, True, ends=True), '{"seat":null,"agrees":true,"ends":true}'),
    (GivenUp(), "{}"),
]


@pytest.mark.parametrize(("data", "text"), STORED)
def test_every_kind_is_written_as_ever_and_read_again(data: Happening, text: str) -> None:
    assert msgspec.json.encode(data).decode() == text
    assert read_happening(data.kind, text) == data


def test_there_is_one_class_for_every_kind() -> None:
    kinds = get_args(Kind)
    assert set(READERS) == set(kinds) == {data.kind for data, _ in STORED}
    assert len(get_args(Happening)) == len(kinds)
    assert max(map(len, kinds)) <= 8  # the width of the column


def test_an_entry_that_an_older_server_left_incomplete_is_read() -> None:
    assert read_happening("seat", f'{{"seat":1,"now":{SEAT_TEXT}}}') == SeatChanged(1, SEAT)
    moved = read_happening("move", '{"seat":0,"move":"pass","events":[],"drawn":[]}')
    assert isinstance(moved, Moved)
    assert moved.played_by is None


def test_an_entry_that_no_server_can_have_written_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_happening("away", '{"seat":0,"why":"dinner","bot":"medium"}')
    with pytest.raises(msgspec.ValidationError):
        read_happening("move", '{"seat":0,"events":[],"drawn":[]}')
