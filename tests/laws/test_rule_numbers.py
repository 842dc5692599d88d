"""Law 10: every rule number is cited by code and by a test, and every number cited exists."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import tavola
from laws.setups import RULE, rules_of

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "tavola" / "games"
TESTS = ROOT / "tests" / "games"

each_game = pytest.mark.parametrize("name", tavola.game_names())


def numbers(name: str) -> frozenset[str]:
    """All numbers of the game's RULES.md: rules (D4.2) and worked examples (D-E1)."""
    return rules_of(tavola.game(name))


def cited(name: str, files: Iterable[Path]) -> set[str]:
    """Everything in these files that looks like a number of this game's rules."""
    letter = next(iter(numbers(name)))[0]
    number = re.compile(rf"\b{letter}(?:\d+\.\d+|-E\d+)\b")
    return {found for file in files for found in number.findall(file.read_text("utf-8"))}


def code_of(name: str) -> list[Path]:
    folder = CODE / name
    return [*folder.rglob("*.py"), *folder.glob("data.toml")]


def files_of_tests(name: str) -> list[Path]:
    return [*(TESTS / name).rglob("*.py")]


def listed(found: Iterable[str]) -> list[str]:
    """In the order of the rules."""
    return sorted(found, key=lambda number: [int(digits) for digits in re.findall(r"\d+", number)])


@each_game
def test_law_10_every_rule_is_cited_by_code(name: str) -> None:
    rules = {number for number in numbers(name) if "-E" not in number}  # examples only in tests
    assert listed(rules - cited(name, code_of(name))) == []


@each_game
def test_law_10_every_rule_and_every_example_is_cited_by_a_test(name: str) -> None:
    assert listed(numbers(name) - cited(name, files_of_tests(name))) == []


@each_game
def test_law_10_every_number_that_is_cited_exists(name: str) -> None:
    rulebooks = (CODE / name).glob("RULES*.md")
    files = [*code_of(name), *files_of_tests(name), *rulebooks, *(CODE / name).rglob("*.ftl")]
    assert listed(cited(name, files) - numbers(name)) == []


@each_game
def test_law_10_every_option_names_the_rule_that_offers_it(name: str) -> None:
    game = tavola.game(name)
    for players in range(game.facts.fewest, game.facts.most + 1):
        for option in game.options(players):
            assert option.rule in numbers(name), option.name


def readings(rulebook: Path) -> list[tuple[str, bool]]:
    """Each number, in order, and whether a reading ([R]) is marked in it."""
    text = rulebook.read_text("utf-8")
    lines = [line for line in text.splitlines() if RULE.match(line)]
    return [(number, "[R]" in line) for line in lines for number in RULE.findall(line)]


@each_game
def test_law_10_the_rules_in_german_have_the_same_numbers_and_readings(name: str) -> None:
    english = readings(CODE / name / "RULES.md")
    assert readings(CODE / name / "RULES.de.md") == english
    assert len(dict(english)) == len(english), "no number stands twice"
