"""Concordia's table in the terminal: what can be seen, pointed at and read."""

import random

import pytest

import tavola
from tavola.core.match import Match
from tavola.terminal.games.concordia.words import short_city
from tavola.text import Texts
from tests.games.concordia.table import look, seat, table
from tests.terminal.tables import SIZES, board_of, session


def middle(name: str, moves: int = 150, seed: int = 3) -> Match:
    """A random game under way."""
    match = tavola.start("concordia", 3, seed=seed, map=name)
    whim = random.Random(seed)
    for _ in range(moves):
        (who,) = match.to_act
        match.play(who, whim.choice(match.legal(who)))
    return match


def drawn(match: Match, width: int = 100, height: int = 18, language: str = "en") -> str:
    table = session(match, people=range(match.players), language=language)
    return board_of(table).table(match.view(match.to_act[0]), width, height, "").text()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["imperium", "italia"])
def test_every_province_city_and_card_for_sale_is_there(name: str, language: str) -> None:
    match = middle(name)
    text = drawn(match, 140, 36, language)
    seen = look(match, 0)
    for province in seen["provinces"]:
        assert province.upper() in text
    texts = Texts("concordia", language)
    for city in list(seen["cities"])[1:]:
        assert short_city(texts, city) in text
    for sale in seen["display"]:
        assert sale is None or sale["god"].capitalize() in text


@pytest.mark.parametrize("name", ["imperium", "italia"])
@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_drawn_at_any_size(name: str, size: tuple[int, int]) -> None:
    match = middle(name)
    board = board_of(session(match, people=range(3)))
    view = match.view(match.to_act[0])
    home = board.home(view)
    grid = board.table(view, *size, home)
    assert (grid.width, grid.height) == size
    assert board.hand(view, size[0], tall=True, cursor=home).spots


def test_each_legal_move_can_be_pointed_at() -> None:
    whim = random.Random(1)
    match = tavola.start("concordia", 3, seed=1, map="italia")
    board = board_of(session(match, people=range(3)))
    for _ in range(300):
        (who,) = match.to_act
        view = match.view(who)
        legal = match.legal(who)
        spots = {spot.target for spot in board.table(view, 140, 26, "").spots}
        for cursor in legal:  # where not all fit, the choices scroll with the cursor
            spots |= {spot.target for spot in board.hand(view, 140, True, cursor).spots}
        assert set(legal) <= spots
        match.play(who, whim.choice(legal))


def hint(match: Match, move: str, language: str = "en") -> str:
    board = board_of(session(match, people=range(3), language=language))
    return board.foretell(match.view(0), move, match.foresee(0, move))


def test_a_hint_tells_what_a_house_a_card_and_a_province_cost_or_bring() -> None:
    builder = seat(goods="brick wine tool", land="novaria roma", houses="massilia")
    match = table(builder, seat(houses="novaria massilia"), seat())
    match.play(0, "play architect")
    assert hint(match, "build novaria") == "For 8 coins plus 1 brick and 1 wine."
    match = table(builder, seat(houses="massilia"), seat())
    match.play(0, "play senator")
    assert hint(match, "card architect 1") == "For 1 tool."
    assert hint(match, "card prefect 2") == "For 1 wine, plus 1 good of your choice."
    match = table(builder, seat(houses="massilia"), seat())
    match.play(0, "play prefect")
    assert hint(match, "produce gallia") == "You receive 2 cloth. Others receive 1 good."


def test_every_legal_move_can_be_foretold() -> None:
    whim = random.Random(5)
    match = tavola.start("concordia", 3, seed=5)
    board = board_of(session(match, people=range(3)))
    for _ in range(150):
        (who,) = match.to_act
        legal = match.legal(who)
        for move in legal:
            words = board.foretell(match.view(who), move, match.foresee(who, move))
            assert "{" not in words
        match.play(who, whim.choice(legal))


def test_the_table_in_words_names_everything() -> None:
    match = table(seat("weaver", houses="massilia", land="novaria roma"), seat(), seat())
    table_in_words = session(match, people=range(3), language="de")
    text = "\n".join(board_of(table_in_words).lines(match.view(0)))
    assert "Massilia (Tuch): " in text
    assert "Novaria–Roma (Land)" in text
    assert "Weber" in text


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "For 1 coin plus 1 food."), ("de", "Für 1 Sesterze sowie 1 Nahrung.")],
)
def test_one_coin_is_said_in_the_singular(language: str, words: str) -> None:
    match = table(seat(goods="food", land="lutetia massilia"), seat(), seat())
    match.play(0, "play architect")
    assert hint(match, "build lutetia", language) == words


def test_a_hint_promises_no_goods_that_do_not_fit() -> None:  # K5.2
    match = table(seat(goods="brick " * 7, houses="lutetia"), seat(), seat(), praefectus=0)
    match.play(0, "play prefect")
    assert hint(match, "produce gallia") == "You choose 1 of 1 brick and 2 cloth."
    match = table(seat(goods="brick " * 8), seat(houses="massilia"), seat())
    match.play(0, "play prefect")
    assert hint(match, "produce gallia") == "You have no room for 1 cloth. Others receive 1 good."
