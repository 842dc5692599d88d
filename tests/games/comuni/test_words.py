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
        (
            "en",
            "pays a craftsman for another building action.",
            "pays a craftsman, raising it by 1.",
        ),
        (
            "de",
            "zahlt einen Handwerker für eine weitere Bauaktion.",
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
    ("most", "english", "german"),
    [(1, "at most 1 army.", "höchstens 1 Armee "), (2, "at most 2 armies.", "höchstens 2 Armeen ")],
)
def test_a_single_army_is_no_plural(most: int, english: str, german: str) -> None:  # C5.11
    assert english in why("en", "too-few-to-pledge", resource="armies", most=most)
    assert german in why("de", "too-few-to-pledge", resource="armies", most=most)


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
    match = table(who("lucca", hand="a01 a04"), who("firenze"), phase="build")
    for move, wanted in (
        ("build a04 economic 1", "Wooden Guardhouse (military 1) can’t be part of an economic"),
        ("build a01 military 1", "Wooden Shop (economic 1) can’t be part of a military building."),
    ):
        refusal = match.why_not(0, move)
        assert refusal is not None
        assert wanted in Texts("comuni", "en").refusal(refusal, NAMES)


@pytest.mark.parametrize(
    ("language", "storey", "wall", "told"),
    [
        (
            "en",
            "Build Wooden Market as the first economic storey",
            "Lay Wooden Town Hall 2 as wall level 1",
            "Anna builds Wooden Market as the first economic storey.",
        ),
        (
            "de",
            "Holzmarkt als erstes Wirtschaftsstockwerk bauen",
            "Holzrathaus 2 als Mauerstufe 1 legen",
            "Anna baut Holzmarkt als erstes Wirtschaftsstockwerk.",
        ),
    ],
)
def test_cards_have_names(language: str, storey: str, wall: str, told: str) -> None:
    match = table(who("lucca", hand="a02 a18"), who("firenze"), phase="build")
    texts = Texts("comuni", language).about(match.things())
    assert texts.move("build a02 economic 1") == storey
    assert texts.move("wall a18 1") == wall
    play(match, "lucca: build a02 economic 1")
    assert told in [Texts("comuni", language).event(event, NAMES) for event in match.log(None)]


def test_cards_that_are_alike_are_counted_and_answered_for_as_one() -> None:
    match = table(
        who("lucca", hand="a24"), who("firenze"), who("siena"), who("milano"), phase="build"
    )
    texts = Texts("comuni", "en").about(match.things())
    told = texts.say("event-claimed", NAMES, seat=0, column=1, gold=0, cards=["a02", "a01", "a24"])
    assert "2 × Wooden Market and Wooden Shop" in told
    # a02 is like a24, which is in the hand: nobody is told that it is not.
    answers = [match.why_not(0, f"build {card} economic 2") for card in ("a02", "a24")]
    assert [answer and answer.id for answer in answers] == [
        "no-building-to-raise",
        "no-building-to-raise",
    ]


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
        ("en", "event-limit-reached", {}, "of 1 round is", "of 2 rounds is"),
        ("de", "event-limit-reached", {}, "von 1 Runde ist", "von 2 Runden ist"),
    ],
)
def test_one_is_not_many(
    language: str, name: str, facts: dict[str, object], one: str, two: str
) -> None:
    more = {"deck": "a", "invader": "pope", "strength": 12, **facts}
    assert one in say(language, name, left=1, rounds=1, price=1, count=1, **more)
    assert two in say(language, name, left=2, rounds=2, price=2, count=2, **more)


def test_guild_masters_are_declined() -> None:  # C3.18
    taken = {"seat": 0, "former_seat": 1, "master": "cultural"}
    assert say("de", "event-master.act", seat=0, master="cultural") == "bekommt den Architekten"
    assert say("de", "event-master-taken.act", **taken).endswith(" den Architekten ab")
    assert say("en", "event-master.act", seat=0, master="cultural") == "gains the architect"
