"""The map of Italy in characters."""

import pytest

from tavola.core.match import Match
from tavola.games.condottiere.data import BIT, BOARD_BORDERS, CITIES
from tavola.terminal.games.condottiere.atlas import LOWEST, NARROWEST, Atlas
from tavola.terminal.games.condottiere.board import CondottiereBoard
from tavola.terminal.games.condottiere.map import Map
from tavola.terminal.grid import Grid
from tavola.terminal.palette import Palette
from tavola.text import Texts, languages
from tests.terminal.tables import position

BORDERS = {
    frozenset((CITIES[one], CITIES[other]))
    for one in range(len(CITIES))
    for other in range(len(CITIES))
    if BOARD_BORDERS[one] & BIT[other]
}
EN = Texts("condottiere")
HANDS: list[dict[str, object]] = [{"hand": ["1", "2"]}, {"hand": ["1", "3"]}]


def drawn(match: Match, width: int, height: int, texts: Texts = EN, cursor: str = "") -> Grid:
    board = CondottiereBoard(texts, ["Ada", "Bea"], Palette())
    return Map(board, match.view(0), cursor).draw(width, height)


@pytest.mark.parametrize("width", [48, 49, 50, 53, 57, 64, 71, 90, 120])
@pytest.mark.parametrize("height", [13, 14, 17, 25, 31, 50])
def test_two_cities_touch_exactly_where_they_are_adjacent(width: int, height: int) -> None:  # D1.2
    assert Atlas(width, height).touching() == BORDERS


@pytest.mark.parametrize("language", languages())
def test_the_smallest_map_has_room_for_every_name_and_charge(language: str) -> None:
    owners = {city: number % 2 for number, city in enumerate(CITIES)}
    match = position(HANDS, owners=owners)
    texts = Texts("condottiere", language)
    grid = drawn(match, NARROWEST, LOWEST, texts=texts)
    for city in CITIES:
        assert texts.say(f"city-{city}") in grid.text()
    assert grid.text().count("⚜") == 9 + 1  # nine cities, and the legend
    assert {spot.target for spot in grid.spots} == {f"city {city}" for city in CITIES}


def test_the_city_fought_for_has_a_heavy_border() -> None:
    match = position(HANDS, phase="battle", acting=0, city="siena")
    grid = drawn(match, 48, 13)
    assert "┃Siena ♞┃" in grid.text()


def test_the_border_between_two_cities_of_one_player_is_dotted() -> None:
    match = position(HANDS, owners={"milano": 1, "venezia": 1})
    grid = drawn(match, 48, 13)
    assert "¦┊¦" in grid.text()


def test_the_legend_tells_how_many_cities_are_joined() -> None:  # D8.1
    match = position(HANDS, owners={"milano": 1, "venezia": 1, "siena": 0})
    grid = drawn(match, 48, 13)
    assert "⚜1/6 ✚2/6" in grid.text()


def test_without_room_for_a_map_the_cities_are_listed() -> None:
    match = position(HANDS, owners={"milano": 1})
    grid = drawn(match, 47, 12, cursor="city roma")
    assert "✚ Milan" in grid.text()
    assert len({spot.target for spot in grid.spots}) == len(CITIES)
