"""The numbered rules as a book."""

import pytest

from tavola.text import languages, read_rules, rules_of
from tests.example import EXAMPLE, TITLE
from tests.text.sources import FOLDERS


@pytest.mark.parametrize("game", FOLDERS)
def test_every_language_has_the_same_rules_in_the_same_order(game: str) -> None:
    english = read_rules(game, "en")
    text = rules_of(game, "en").read_text("utf-8")
    assert len(english.numbers) == text.count("\n- **") > 0
    for language in languages():
        book = read_rules(game, language)
        assert book.numbers == english.numbers
        assert [chapter.number for chapter in book.chapters] == [
            chapter.number for chapter in english.chapters
        ]


def test_a_rule_is_found_by_its_number_however_it_is_typed() -> None:
    book = read_rules(EXAMPLE, "de")
    rule = book.rule("d4.2")
    assert rule is not None
    assert rule.number == "D4.2"
    assert rule.text.startswith("Wer ausgesetzt hat")
    assert book.rule("D99.1") is None
    assert book.rule("") is None


def test_rules_are_found_by_words() -> None:
    book = read_rules(EXAMPLE, "en")
    assert [rule.number for rule in book.search("winter further")] == ["D5.2"]
    assert book.search("zeppelin") == []
    assert len(book.search("")) == len(book.numbers)


def test_a_chapter_keeps_what_is_no_rule() -> None:
    book = read_rules(EXAMPLE, "en")
    assert book.title == f"{TITLE}: the rules"
    assert book.introduction
    how, first, *_, glance, _ = book.chapters
    assert any("Scarecrow" in line for line in glance.lines)
    assert how.lines
    assert [how.heading, first.heading] == ["How to play", "D1 Material"]


def test_a_language_without_a_translation_reads_english() -> None:
    assert read_rules(EXAMPLE, "xx").title == read_rules(EXAMPLE, "en").title
