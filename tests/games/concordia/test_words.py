"""Sentences of Concordia as they are read aloud, in both languages."""

import pytest

from tavola.core.game import Event, Plain, Refusal
from tavola.text import Texts

NAMES = ["Ada", "Bea", "Cid"]
EN = Texts("concordia", "en")
DE = Texts("concordia", "de")


@pytest.mark.parametrize(
    ("event", "args", "english", "german"),
    [
        (
            "received",
            {"seat": 0, "goods": ["brick", "brick", "wine"]},
            "Ada receives 2 bricks and 1 wine.",
            "Ada bekommt 2 Ziegel und 1 Wein.",
        ),
        (
            "built",
            {"seat": 0, "city": "genua", "good": "wine", "goods": ["brick", "wine"], "coins": 4},
            "Ada builds in Genua (wine) for 4 coins plus 1 brick and 1 wine.",
            "Ada baut in Genua (Wein) für 4 Sesterzen sowie 1 Ziegel und 1 Wein.",
        ),
        (
            "took-back",
            {"seat": 1, "cards": ["tribune", "prefect", "prefect", "senator"], "coins": 1},
            "Bea takes back: Tribune, 2 Prefects and Senator. That brings 1 coin.",
            "Bea nimmt zurück: Tribun, 2 Praefekten und Senator, und bekommt 1 Sesterze.",
        ),
        (
            "placed",
            {"seat": 1, "kind": "sea", "city": "roma"},
            "Bea places a sea colonist in Roma.",
            "Bea stellt in Roma einen Seekolonisten auf.",
        ),
        (
            "leaves",
            {"seat": 1, "kind": "land", "city": "roma"},
            "Bea’s land colonist leaves Roma.",
            "Ein Landkolonist von Bea verlässt Roma.",
        ),
        (
            "game-over",
            {"rounds": 1},
            "The last turn has been played, after 1 full round.",
            "Der letzte Zug ist gespielt, nach 1 vollen Runde.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_event_reads_well(event: str, args: Plain, english: str, german: str) -> None:
    told = Event(event, args, None, False)
    assert (EN.event(told, NAMES), DE.event(told, NAMES)) == (english, german)


@pytest.mark.parametrize(
    ("refusal", "args", "english", "german"),
    [
        (
            "lacks-goods",
            {"goods": ["brick", "wine", "wine"]},
            "You lack 1 brick and 2 wine.",
            "Dir fehlt: 1 Ziegel und 2 Wein.",
        ),
        (
            "lacks-coins",
            {"coins": 8, "has_coins": 1},
            "That costs 8 coins, and you have 1.",
            "Das kostet 8 Sesterzen, und du hast 1.",
        ),
        (
            "lacks-coins",
            {"coins": 1, "has_coins": 0},
            "That costs 1 coin, and you have none.",
            "Das kostet 1 Sesterze, und du hast keine.",
        ),
        (
            "third-good",
            {"good": "brick", "other_good": "wine"},
            "You are already trading in brick and wine: a third good is not allowed.",
            "Du handelst schon mit Ziegel und Wein: Eine dritte Warensorte ist nicht erlaubt.",
        ),
        (
            "none-to-sell",
            {"good": "food"},
            "You have no food to sell.",
            "Du hast keine Nahrung zu verkaufen.",
        ),
        (
            "not-on-that-space",
            {"card": "architect", "space": 3},
            "There is no Architect on space 3.",
            "Auf Feld 3 gibt es keinen Architekten.",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_reads_well(refusal: str, args: Plain, english: str, german: str) -> None:
    why = Refusal("K4.4", refusal, args)
    assert (EN.refusal(why, NAMES), DE.refusal(why, NAMES)) == (english, german)


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (
            "leave land roma",
            "Move a land colonist out of Roma",
            "Aus Roma einen Landkolonisten losschicken",
        ),
        (
            "place sea roma",
            "Place a sea colonist in Roma",
            "In Roma einen Seekolonisten aufstellen",
        ),
        (
            "card architect 2",
            "Buy an Architect from space 2",
            "Von Feld 2 einen Architekten kaufen",
        ),
    ],
)
def test_a_move_reads_well(move: str, english: str, german: str) -> None:
    assert (EN.move(move), DE.move(move)) == (english, german)
