"""What people read of Medievalia's things: names, and the log as sentences."""

from typing import Any

import pytest

from tavola import BadPosition, Match, Refusal, load
from tavola.text import Texts
from tests.games.lines import play
from tests.games.medievalia.table import army, fief, pay, table

NAMES = ["Ada", "Niklas"]
EN = Texts("medievalia", "en")
DE = Texts("medievalia", "de")


def told(match: Match, name: str, texts: Texts = EN) -> str:
    """The last event of this name."""
    events = [event for step in match.steps for event in step.events if event.id == name]
    return texts.event(events[-1], NAMES)


def called(match: Match, piece: str, texts: Texts = EN) -> str:
    return texts.about(match.things()).name("piece", piece, NAMES)


def test_what_is_measured_is_counted_even_if_there_is_only_one() -> None:  # M4.10
    price = ["energy", "energy", "gold", "labour", "labour", "labour"]
    refusal = Refusal("M4.10", "out-of-reach", {"card": "school", "resources": price})
    assert EN.refusal(refusal, NAMES) == (
        "As your figures stand now, you can’t pay 2 energy, 1 gold and 3 labour for the school."
    )
    assert DE.refusal(refusal, NAMES) == (
        "So, wie deine Figuren jetzt stehen, kannst du 2 Energie, 1 Gold und 3 Arbeit "
        "für die Schule nicht bezahlen."
    )


def test_everybody_counts_his_own_fields_from_one() -> None:  # M1.2
    match = table(fief("", "field-2 farm-5"), fief("", "field-1 field-3 field-7"))
    assert [called(match, f"field-{n}") for n in (1, 3, 7)] == ["Field 1", "Field 2", "Field 3"]
    assert called(match, "field-2") == "the field"  # Ada's only one
    assert called(match, "farm-5", DE) == "der Zuchtbetrieb"
    assert called(match, "field-9") == "that card"  # nobody has it
    assert called(match, "city") == "the city"


def test_a_number_stays_when_others_are_lost() -> None:  # M7.12
    match = table(
        fief("", "", "recruit-1@fief-1 infantry-1@fief-1"),
        fief("field", "field-1 field-2 field-3"),
    )
    play(match, "0: raid 1 1", "0: into 1", "0: target field-1")
    assert [called(match, f"field-{n}") for n in (2, 3)] == ["Field 2", "Field 3"]
    again = load(match.save())
    assert [called(again, f"field-{n}") for n in (2, 3)] == ["Field 2", "Field 3"]
    play(match, "1: play field", "1: flip city", "1: close")  # gets the least that is free
    assert sorted(called(match, f"field-{n}") for n in range(1, 5)) == [
        "Field 1",
        "Field 2",
        "Field 3",
        "that card",
    ]


def test_a_position_written_without_numbers_counts_from_one() -> None:  # M1.2
    data: Any = table(fief("", "field-7 field-4")).save()
    for land in data["state"]["players"][0]["lands"]:
        del land["number"]
    assert [called(load(data), f"field-{n}") for n in (4, 7)] == ["Field 1", "Field 2"]


def test_nobody_calls_two_cards_alike() -> None:  # M1.2
    data: Any = table(fief("", "field-7 field-4")).save()
    for land in data["state"]["players"][0]["lands"]:
        land["number"] = 2
    with pytest.raises(BadPosition, match="two are number 2"):
        load(data)


def test_a_move_names_the_owner_of_what_is_not_ones_own() -> None:  # M6.2
    match = table(
        fief("mine", "", "archer-1@border-0-1"),
        fief("mine", "", "peasant-1@border-0-1 peasant-2@border-0-1 recruit-3@border-0-1"),
    )
    said = [EN.about(match.things()).move(move, NAMES) for move in match.legal(0)]
    assert "The archer shoots Niklas’ Peasant 2" in said
    german = DE.about(match.things())
    assert german.move("shoot archer-1 recruit-3", NAMES) == (
        "Der Bogenschütze schießt auf Niklas’ Rekruten"
    )


def test_a_purchase_is_one_sentence() -> None:  # M4.10
    match = table(fief("peasant mine field", "field-1 field-2", "peasant-1@field-1"))
    pay(match, 0, "play peasant", "flip field-1")
    assert told(match, "played") == "Ada plays a peasant; Field 1 pays."
    pay(match, 0, "play mine", "flip city", "flip peasant-2", "discard field")
    assert told(match, "played") == (
        "Ada plays a mine and discards a field for it; the city and Peasant 2 pay."
    )
    assert told(match, "played", DE) == (
        "Ada spielt ein Bergwerk und legt dafür ein Feld ab; die Stadt und Bauer 2 zahlen."
    )


def test_a_card_paid_with_cards_alone_leaves_no_empty_list() -> None:  # M4.7
    match = table(fief("field mine"))
    pay(match, 0, "play field", "discard mine")
    assert told(match, "played") == "Ada plays a field and discards a mine for it."


def test_a_building_is_counted_and_who_helped_is_named() -> None:  # M5.4, M6.6
    match = table(
        fief("", "field-1+bank forest-1", "bureaucrat-1@city peasant-1@city peasant-2@city"),
        piles=[["school"], ["workshop"], []],
    )
    pay(match, 0, "buy workshop 2", "flip city", "lower bureaucrat-1", "flip forest-1")
    assert told(match, "built") == (
        "Ada builds a workshop on the field; the city and the forest pay, "
        "with the help of the bureaucrat. That makes 2 buildings."
    )
    assert told(match, "built", DE) == (
        "Ada baut einen Handwerksladen auf das Feld; die Stadt und der Wald zahlen, "
        "der Bürokrat hilft. Damit hat Ada 2 Gebäude."
    )


def test_a_battle_is_told_in_three_sentences_and_its_steps_besides() -> None:  # M7
    match = table(
        fief("mine", "field-1", army("recruit-1", "recruit-2", at="fief-1")),
        fief("mine", "farm-1+church", "infantry-1@farm-1!"),
    )
    play(match, "0: raid 1 1", "0: into 1", "0: target farm-1")
    while match.view(0)["table"]["phase"] == "damage":
        play(match, f"{match.to_act[0]}: {match.legal(match.to_act[0])[0]}")
    assert told(match, "battle") == "Ada attacks Niklas in Niklas’ fief!"
    assert told(match, "combat") == (
        "Ada attacks Niklas’ farm with Recruit 1 and Recruit 2: "
        "4 damage against the infantry, who can take 4 and strike back with 3."
    )
    assert told(match, "fought") == "The battle is over. Ada lost Recruit 1."
    assert told(match, "fought", DE) == "Die Schlacht ist vorbei. Verluste von Ada: Rekrut 1."


def test_what_a_move_takes_away_keeps_its_name_in_all_that_the_move_tells() -> None:  # M7.10
    match = table(
        fief("mine", "field-1", army("cavalry-1", "cavalry-2", at="fief-1")),
        fief("mine", "farm-1 farm-2+school", ""),
    )
    play(match, "0: raid 1 1", "0: into 2", "0: target farm-1", "0: target farm-2")
    assert told(match, "fought") == "The battle is over. Niklas lost Farm 1, Farm 2 and the school."
    assert told(match, "combat", DE) == (
        "Ada greift Niklas’ Zuchtbetrieb 2 an: Kavallerie 2 mit 4 Schaden, "
        "und keine Garnison hält dagegen."
    )
    assert not [name for name in match.things() if name.startswith("farm")]
