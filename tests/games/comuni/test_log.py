"""What the log says of an act: one sentence, in both languages."""

from tests.games.comuni.table import commit, play, table, who
from tests.games.lines import log

NAMES = ["Anna", "Berto"]


def test_what_is_laid_in_one_phase_of_building_is_one_sentence() -> None:  # C3.10
    match = table(who("lucca", hand="a02 a18 a01", craftsmen=2), who("firenze"), phase="build")
    play(match, "lucca: wall a18 1", "lucca: build a02 economic 1", "lucca: wall a01 2")
    english, german = log(match, NAMES)
    assert english[0] == (
        "Anna lays wall level 1 (deck A) and level 2 (deck A, 2 craftsmen)"
        " and builds Wooden Market (first economic storey)."
    )
    assert german[0] == (
        "Anna legt in der Mauer Stufe 1 (Stapel A) und Stufe 2 (Stapel A, 2 Handwerker)"
        " und baut Holzmarkt (erstes Wirtschaftsstockwerk)."
    )


def test_a_project_of_two_columns_is_one_sentence() -> None:  # C3.4
    own = {1: ("lucca", 1), 2: ("lucca", 0)}
    match = table(who("lucca"), who("firenze"), bids=own, cards={1: "a01", 2: "a02"})
    play(match, "lucca: claim")
    english, german = log(match, NAMES)
    assert english[0] == (
        "Anna claims column 1 for 1 gold (Wooden Shop) and column 2 for 0 gold (Wooden Market)."
    )
    assert german[0] == (
        "Anna fordert Spalte 1 für 1 Gold (Holzladen) und Spalte 2 für 0 Gold (Holzmarkt) ein."
    )


def test_who_is_outbid_is_told_with_the_bid() -> None:  # C3.2
    match = table(who("lucca", gold=5), who("firenze"), bids={2: ("firenze", 1)})
    play(match, "lucca: bid 2 2")
    english, german = log(match, NAMES)
    assert english[0] == (
        "Anna bids 2 gold on column 2. Berto is outbid there and takes back the envoy and 1 gold."
    )
    assert german[0] == (
        "Anna bietet 2 Gold auf Spalte 2."
        " Berto wird dort überboten und nimmt den Gesandten und 1 Gold zurück."
    )


def test_of_an_invasion_everybody_s_pledges_are_one_sentence() -> None:  # C5.4
    match = table(
        who("lucca", armies=3), who("firenze", armies=2), phase="invasion", deck="a", left=0
    )
    commit(match, "lucca", league=1, city=2)
    commit(match, "firenze", league=0, city=2)
    english, _ = log(match, NAMES)
    assert [line for line in english if " league" in line][:2] == [
        "Anna sends 1 army to the league and keeps 2 armies for the city.",
        "Berto sends nothing to the league and keeps 2 armies for the city.",
    ]
