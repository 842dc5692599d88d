"""What the log says of figures on the move: one sentence, in both languages."""

from tests.games.lines import log
from tests.games.medievalia.table import fief, lift, table

NAMES = ["Ada", "Bea"]
HOME = fief("mine", "farm-4", "recruit-1 recruit-2 archer-1")


def test_who_marches_to_one_place_is_named_together() -> None:  # M7.2
    match = table(HOME, fief("mine"))
    for figure in ("recruit-1", "recruit-2"):
        lift(match, 0, figure, "cross 0 1")
    english, german = log(match, NAMES)
    assert english == [
        "Ada marches into the fief between Ada and Bea with Recruit 1 and Recruit 2."
    ]
    assert german == ["Ada zieht ins Zwischenlehen von Ada und Bea (Rekrut 1 und Rekrut 2)."]


def test_posts_are_one_sentence() -> None:  # M7.1
    match = table(HOME, fief("mine"))
    for figure, post in (("recruit-1", "farm-4"), ("recruit-2", "farm-4"), ("archer-1", "city")):
        lift(match, 0, figure, f"put {post}")
    english, german = log(match, NAMES)
    assert english == ["Ada posts Recruit 1 and Recruit 2 on the farm and the archer in the city."]
    assert german == [
        "Ada besetzt den Zuchtbetrieb (Rekrut 1 und Rekrut 2) und die Stadt (der Bogenschütze)."
    ]


def test_who_marches_twice_is_told_where_it_arrived() -> None:  # M6.4
    match = table(fief("mine", "", "cavalry-1 recruit-1"), fief("mine"))
    lift(match, 0, "cavalry-1", "cross 0 1")
    lift(match, 0, "recruit-1", "cross 0 1")
    lift(match, 0, "cavalry-1", "enter 1")
    (english,) = log(match, NAMES)[0]
    assert english == (
        "Ada marches into the fief between Ada and Bea with the recruit"
        " and marches into Bea’s fief with the cavalry."
    )


def test_one_step_alone_is_told_as_it_is() -> None:  # M7.2
    match = table(HOME, fief("mine"))
    lift(match, 0, "archer-1", "cross 0 1")
    assert log(match, NAMES)[0] == ["Ada’s archer marches into the fief between Ada and Bea."]
