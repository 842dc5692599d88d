"""The convention by which arguments are put into words (the docstring of `tavola.text`)."""

import pytest

from tavola.core.game import Event, Option, Refusal, Result
from tavola.text import Texts
from tavola.text.catalogue import NoSuchText
from tavola.text.texts import singular
from tests.example import EXAMPLE

NAMES = ["Ada", "Bea", "Cid"]
EN = Texts(EXAMPLE, "en")
DE = Texts(EXAMPLE, "de")


def told(name: str, **args: object) -> tuple[str, str]:
    event = Event(name, args, None, False)
    return EN.event(event, NAMES), DE.event(event, NAMES)


def test_a_seat_is_a_name_whatever_the_argument_is_called() -> None:
    assert told("took-city", seat=0, former_seat=2, city="siena", strength=14) == (
        "Ada takes Siena from Cid with a strength of 14.",
        "Ada nimmt Cid die Stadt Siena ab, mit Stärke 14.",
    )


def test_whose_something_is_depends_on_the_end_of_a_name() -> None:
    names = ["Ada", "Niklas", "Max", "\ue000Iris\ue001", "Gast 2"]
    owns = [
        [texts.in_words({"seat": seat}, names)["seat-own"] for seat in range(5)]
        for texts in (EN, DE)
    ]
    assert owns == [
        ["Ada’s", "Niklas’", "Max’s", "\ue000Iris\ue001’", "Gast 2’s"],
        ["Adas", "Niklas’", "Max’", "\ue000Iris\ue001’", "Gast 2s"],
    ]


def test_a_thing_is_named_with_the_attribute_that_the_grammar_needs() -> None:
    assert told("played", seat=1, card="scarecrow") == (
        "Bea plays a scarecrow.",
        "Bea spielt eine Vogelscheuche.",
    )
    refusal = Refusal("D4.1", "not-in-hand", {"card": "drummer"})
    assert EN.refusal(refusal, NAMES) == "You hold no drummer."
    assert DE.refusal(refusal, NAMES) == "Du hast keinen Trommler auf der Hand."


def test_a_message_can_choose_by_the_bare_value() -> None:
    assert told("played", seat=1, card="winter") == (
        "Bea plays winter: every mercenary counts 1.",
        "Bea spielt den Winter: Jeder Söldner zählt 1.",
    )


def test_a_list_counts_equal_things_and_names_the_last_one_after_and() -> None:
    cards = ["1", "5", "5", "scarecrow", "scarecrow", "bishop"]
    assert told("your-hand", cards=cards) == (
        "Your hand: 1, 2 × 5, 2 scarecrows and bishop.",
        "Deine Hand: 1, 2 × 5, 2 Vogelscheuchen und Bischof.",
    )
    assert told("won", seat=2, cities=["roma", "napoli"])[1] == (
        "Cid verbindet Rom und Neapel und gewinnt die Partie!"
    )


def test_an_empty_list_is_said_too() -> None:
    assert told("your-hand", cards=[])[0] == "Your hand: none."


def test_plain_numbers_are_listed_as_they_are() -> None:
    assert "10, 12 and 10" in told("dealt", round=2, sizes=[10, 12, 10])[0]


def test_a_seat_without_a_name_is_numbered() -> None:
    event = Event("passed", {"seat": 5}, None, False)
    assert EN.event(event, NAMES) == "seat 5 passes."


def test_a_move_is_said_as_a_whole_or_by_its_verb() -> None:
    assert EN.move("take none") == "Take nothing back"
    assert EN.move("take 10") == "Take back a 10"
    assert EN.move("play bishop") == "Play the bishop"
    assert DE.move("city firenze") == "Um Florenz kämpfen"


@pytest.mark.parametrize("move", ["dance", "play", "play 1 2", "keep calm"])
def test_what_is_no_move_has_no_words(move: str) -> None:
    with pytest.raises(NoSuchText):
        EN.move(move)


def test_a_missing_message_or_argument_is_a_mistake_not_a_riddle() -> None:
    with pytest.raises(NoSuchText, match="no-such-thing"):
        EN.say("no-such-thing")
    with pytest.raises(NoSuchText, match="battle-for"):
        EN.say("battle-for")


def test_choices_of_an_option() -> None:
    switch = Option("anything", "D1.1", True)
    number = Option("round_limit", "D8.3", 40, low=1, high=1000)
    listed = Option("borders", "D1.2", "board", choices=("board", "example"))
    assert [DE.choice(switch, True), DE.choice(switch, False)] == ["ja", "nein"]
    assert EN.choice(number, 12) == "12"
    assert EN.choice(listed, "board") == "as printed on the board"


def test_players_who_win_together_are_all_named() -> None:
    lines = [[("largest-group", 2), ("cities", 3)]] * 3
    ending = EN.result(Result([2, 1, 1], lines, "round-limit", "D8.3"), NAMES)
    assert ending.reason == "The last round is over. Bea and Cid are level and win together."
    assert [standing.name for standing in ending.standings] == ["Bea", "Cid", "Ada"]
    assert ending.standings[0].score == [("largest group", 2), ("cities", 3)]


@pytest.mark.parametrize(
    ("plural", "one"), [("cards", "card"), ("cities", "city"), ("seats", "seat")]
)
def test_the_noun_of_a_list_is_taken_in_the_singular(plural: str, one: str) -> None:
    assert singular(plural) == one


def test_yes_no_and_nothing_can_be_chosen_by() -> None:
    words = EN.in_words({"free": True, "late": False, "city": None}, NAMES)
    assert words == {"free": "yes", "late": "no", "city": "none"}
