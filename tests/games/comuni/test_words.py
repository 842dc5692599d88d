"""What people read of Comuni, where numbers, lists and genders change the sentence."""

import pytest

from tavola import Refusal
from tavola.text import Texts
from tests.games.comuni.table import play, table, who

NAMES = ["Anna", "Berto"]


def say(language: str, name: str, **facts: object) -> str:
    return Texts("comuni", language).say(name, NAMES, **facts)


def why(language: str, name: str, **facts: object) -> str:
    return Texts("comuni", language).refusal(Refusal("", name, facts), NAMES)


@pytest.mark.parametrize(
    ("language", "action", "level"),
    [
        ("en", "pays a craftsman for a further action.", "pays a craftsman, raising it by 1."),
        (
            "de",
            "zahlt einen Handwerker für eine weitere Aktion.",
            "zahlt einen Handwerker und erhöht sie damit um 1.",
        ),
    ],
)
def test_what_a_craftsman_is_paid_for_is_said(language: str, action: str, level: str) -> None:
    """C1.9 An action, or a level."""
    texts = Texts("comuni", language)
    match = table(who("lucca", hand="a01 a04 a05", craftsmen=1), who("firenze"), phase="build")
    play(match, "lucca: wall a01 1", "lucca: wall a04 1")
    assert texts.event(match.log(1)[-1], NAMES).endswith(action)
    match = table(
        who("lucca", hand="a01 a04", craftsmen=1, walls="a07"), who("firenze"), phase="build"
    )
    play(match, "lucca: wall a01 2")
    assert texts.event(match.log(1)[-1], NAMES).endswith(level)


@pytest.mark.parametrize(
    ("language", "nothing"),
    [("en", "Anna collects nothing."), ("de", "Anna holt Erträge ein: nichts.")],
)
def test_an_income_of_nothing_is_called_so(language: str, nothing: str) -> None:  # C3.6
    empty = who("firenze", gold=50, armies=60, pilgrims=50, craftsmen=50)
    match = table(who("lucca"), empty)
    play(match, "lucca: collect")
    told = [Texts("comuni", language).event(event, NAMES) for event in match.log(None)]
    assert nothing in told


def test_an_article_fits_its_word() -> None:
    assert "an economic building" in why("en", "kind-not-on-card", card="a04", kind="economic")
    assert "a military building" in why("en", "kind-not-on-card", card="a01", kind="military")


def test_what_is_none_is_not_counted() -> None:
    gone = {"seat": 0, "gold": 0, "column": 4}
    assert say("en", "event-withdrew", **gone) == "Anna takes back the envoy."
    assert say("de", "event-withdrew", **gone) == "Anna nimmt den Gesandten zurück."
    assert say("en", "event-relocated", **gone) == "Anna pays a pilgrim and moves to column 4."
    assert "no army" in say("en", "event-league", armies=0)
    assert "keine Armee" in say("de", "event-league", armies=0)
    assert why("en", "too-little-plunder", have=0) == "You have no plunder token."
    assert why("de", "too-little-plunder", have=0) == "Du hast kein Plünderungsplättchen."


def test_gold_is_not_counted_like_armies() -> None:
    asked = {"side": "league"}
    assert "how much gold" in why("en", "asked-for", resource="gold", **asked)
    assert "how many armies" in why("en", "asked-for", resource="armies", **asked)
    assert "wie viel Gold" in why("de", "asked-for", resource="gold", **asked)
    assert "wie viele Armeen" in why("de", "asked-for", resource="armies", **asked)
    assert "kein Gold" in why("de", "supply-has-none", resource="gold")
    assert "keine Armeen" in why("de", "supply-has-none", resource="armies")


@pytest.mark.parametrize(
    ("language", "name", "facts", "one", "two"),
    [
        ("en", "marker", {}, "1 card left", "2 cards left"),
        ("de", "marker", {}, "noch 1 Karte,", "noch 2 Karten,"),
        ("en", "event-bonus-wall", {"seat": 0}, "1 is left", "2 are left"),
        ("de", "event-bonus-wall", {"seat": 0}, "1 ist noch da", "2 sind noch da"),
        ("en", "why-too-few-pilgrims", {"have": 0}, "takes a pilgrim", "takes 2 pilgrims"),
        ("de", "why-too-few-pilgrims", {"have": 0}, "einen Pilger", "2 Pilger"),
        ("en", "plunder", {}, "1 plunder token", "2 plunder tokens"),
        ("en", "event-limit-reached", {}, "1 round has", "2 rounds have"),
        ("de", "event-limit-reached", {}, "1 Runde ist", "2 Runden sind"),
    ],
)
def test_one_is_not_many(
    language: str, name: str, facts: dict[str, object], one: str, two: str
) -> None:
    more = {"deck": "a", "invader": "pope", "strength": 12, **facts}
    assert one in say(language, name, left=1, rounds=1, price=1, count=1, **more)
    assert two in say(language, name, left=2, rounds=2, price=2, count=2, **more)
