"""The rules are written for players: options have the names that they are offered by."""

import pytest

import tavola
from tavola.text import Texts, languages, read_rules, rules_of

each_language = pytest.mark.parametrize("language", languages())
each_game = pytest.mark.parametrize("game", tavola.game_names())


@each_language
@each_game
def test_an_option_has_its_name_in_its_rule(game: str, language: str) -> None:
    rules, texts, facts = read_rules(game, language), Texts(game, language), tavola.game(game).facts
    for players in range(facts.fewest, facts.most + 1):
        for option in tavola.game(game).options(players):
            rule = rules.rule(option.rule)
            assert rule is not None
            assert texts.option(option)[0] in rule.text, option.name


@each_language
@each_game
def test_no_rule_speaks_of_files_and_names_in_code(game: str, language: str) -> None:
    text = rules_of(game, language).read_text("utf-8")
    assert "`" not in text
    names = {option.name for option in tavola.game(game).options(tavola.game(game).facts.most)}
    assert [name for name in names if "_" in name and name in text] == []
