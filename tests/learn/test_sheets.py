"""Sheets: what is asked about is explained, with the figures of the table, in every language."""

import pytest

import tavola
from tavola.games import find
from tavola.learn.sheets import sheets_of
from tavola.text import languages, read_rules

MOST_WORDS = 35  # of a sheet, besides its figures

each_game = pytest.mark.parametrize("game", tavola.game_names())
each_language = pytest.mark.parametrize("language", languages())


@each_language
@each_game
def test_every_sheet_has_a_title_few_words_and_its_rules(game: str, language: str) -> None:
    rules = read_rules(game, language)
    sheets = sheets_of(find(game), language)
    for thing in sheets.things:
        sheet = sheets.of(thing)
        assert sheet.title, thing
        assert sheet.title != thing.partition(" ")[2], thing
        assert sheet.rules, thing
        assert all(rules.rule(number) for number in sheet.rules), thing
