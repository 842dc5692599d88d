"""Sheets: what is asked about is explained, with the figures of the table, in every language."""

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

import tavola
from laws.setups import every_setup
from tavola.core.chance import FastChance
from tavola.core.match import Match
from tavola.games import find
from tavola.learn.sheets import Sheets, sheets_of
from tavola.learn.words import SHEET, words_file, words_of
from tavola.text import languages, read_rules
from tests.example import EXAMPLE

MOST_WORDS = 35  # of a sheet, besides its figures

GAME = find(EXAMPLE)

each_game = pytest.mark.parametrize("game", tavola.game_names())
each_language = pytest.mark.parametrize("language", languages())


@cache
def tables(game: str, language: str) -> list[Sheets]:
    """The sheets of every way to set the game up."""
    rules = find(game)
    starts = [setup.start(FastChance(0)) for setup in every_setup(rules)]
    return [Sheets(rules, state, language) for state in starts]


def words_in(pattern: Pattern) -> int:
    """Those that are written out; of several ways to say it, the longest."""
    count = 0
    for part in pattern.elements:
        if isinstance(part, TextElement):
            count += len(part.value.split())
        elif isinstance(part.expression, SelectExpression):
            count += max(words_in(variant.value) for variant in part.expression.variants)
    return count


@each_language
@each_game
def test_every_sheet_has_a_title_a_text_and_its_rules(game: str, language: str) -> None:
    rules = read_rules(game, language)
    read = set()
    for sheets in tables(game, language):
        for thing in sheets.things:
            sheet = sheets.of(thing)
            if (thing, sheet) in read:
                continue
            read.add((thing, sheet))
            assert sheet.title, thing
            assert sheet.title != thing.partition(" ")[2], thing
            assert sheet.text.endswith("."), thing
            assert sheet.rules, thing
            assert all(rules.rule(number) for number in sheet.rules), thing


@each_language
@each_game
def test_a_sheet_is_short(game: str, language: str) -> None:
    for entry in FluentParser().parse(words_file(game, language).read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith(SHEET):
            assert entry.value is not None
            assert words_in(entry.value) <= MOST_WORDS, entry.id.name


@each_game
def test_no_sheet_is_of_something_that_no_table_has(game: str) -> None:
    things = {thing for sheets in tables(game, languages()[0]) for thing in sheets.things}
    used = {f"{SHEET}{thing.replace(' ', '-')}" for thing in things}
    used |= {f"{SHEET}{thing.split()[0]}" for thing in things}
    written = {name for name in words_of(game, languages()[0]).ids() if name.startswith(SHEET)}
    assert written - used == set()


def test_the_figures_of_a_sheet_are_those_of_the_table() -> None:
    for players, cities in ((2, "6"), (3, "5"), (4, "4")):
        assert f": {cities} win the game" in sheets_of(GAME, "en", players).of("group").text
    neighbours = sheets_of(GAME, "en", 4, {"borders": "example"}).of("city genova").text
    assert "Florence" in neighbours
    assert "Florence" not in sheets_of(GAME, "en", 4).of("city genova").text


@each_game
def test_moves_are_about_what_they_name_first(game: str) -> None:
    table = Match(find(game), find(game).facts.fewest, seed=1)
    for _ in range(60):
        sheets = Sheets(table.game, table.state, "en")
        for move in table.legal(table.to_act[0]):
            thing = sheets.of_move(move)
            if " " in thing:
                what = table.things().get(move.split()[1], {}).values()
                assert thing.split()[1] in {*move.split(), *what}
        table.play(table.to_act[0], table.legal(table.to_act[0])[-1])
    assert sheets.of_move("dance") == ""


def test_a_move_without_a_name_is_about_itself() -> None:
    sheets = sheets_of(GAME, "en")
    assert sheets.of_move("play winter") == "card winter"
    assert sheets.of_move("city siena") == "city siena"
    assert sheets.of_move("pass") == "pass"
    assert sheets.of_move("keep") == ""
