"""Concordia's maps in the terminal: drawn where there is room, else a list that scrolls."""

import random
from itertools import combinations

import pytest

import tavola
from tavola.core.match import Match
from tavola.games.concordia.board import BOARDS, MapName
from tavola.terminal.frame import Frame, Layout, Scene
from tavola.terminal.games.concordia.atlas import CITIES, LEAST, NAMES, atlas
from tavola.terminal.games.concordia.listing import Listing
from tavola.terminal.games.concordia.map import Map, dots, places
from tavola.terminal.games.concordia.words import short_city
from tavola.terminal.grid import Spot
from tavola.text import Texts, languages
from tests.games.concordia.table import seat, table
from tests.terminal.tables import board_of, session

MAPS: tuple[MapName, ...] = ("imperium", "italia")
SCREENS = [(120, 40), (160, 50)]  # on which there is a map
ALL = [(game, size) for game in MAPS for size in SCREENS]


def begun(name: str, moves: int = 0, seed: int = 3) -> Match:
    match = tavola.start("concordia", 3, seed=seed, map=name)
    whim = random.Random(seed)
    for _ in range(moves):
        (who,) = match.to_act
        match.play(who, whim.choice(match.legal(who)))
    return match


def screen(match: Match, size: tuple[int, int], cursor: str = "", language: str = "en") -> Frame:
    at_table = session(match, people=range(match.players), language=language)
    frame = Frame(Scene(at_table, board_of(at_table), match.to_act[0], cursor), *size)
    frame.draw()
    return frame


def text(match: Match, size: tuple[int, int], cursor: str = "", language: str = "en") -> str:
    return screen(match, size, cursor, language).grid.text()


def chart_size(name: MapName, size: tuple[int, int]) -> tuple[int, int]:
    """What is left for the map on a screen of this size, as the board divides it."""
    layout = Layout(*size)
    beside = layout.main - 1 - max(36, min(50, (layout.main - 1) * 2 // 5)), layout.board
    below = layout.main, layout.board - 8
    return beside if Map.is_tall(name) and Map.fits(name, *beside) else below


@pytest.mark.parametrize("name", MAPS)
def test_the_atlas_has_every_city_province_and_line(name: MapName) -> None:
    board = next(board for board in BOARDS if board.name == name)
    assert set(CITIES[name]) == set(board.cities)
    assert set(NAMES[name]) == set(board.provinces)
    assert list(NAMES[name]) == list(board.provinces)  # in the order of the view
    assert set(atlas(name, *LEAST[name]).lines) == set(board.lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "size"), ALL)
def test_from_120_columns_on_a_map_shows_every_city_province_and_road(
    name: MapName, size: tuple[int, int], language: str
) -> None:
    shown = text(begun(name), size, language=language)
    texts = Texts("concordia", language)
    for city in CITIES[name]:
        assert short_city(texts, city) in shown, city
    for province in NAMES[name]:
        assert texts.say(f"province-{province}").upper() in shown, province
    assert sum(0x2800 < ord(char) < 0x2900 for char in shown) > 300  # lines, in dots


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "size"), ALL)
def test_no_name_lies_on_another_nor_on_a_city_or_a_resting_place(
    name: MapName, size: tuple[int, int], language: str
) -> None:
    room = chart_size(name, size)
    chart = atlas(name, *room)
    texts = Texts("concordia", language)
    names = [short_city(texts, city) for city in chart.cities]
    titles = [f"{texts.say(f'province-{one}').upper()} ◆Xx" for one in chart.names]
    written, provinces = places(name, *room, tuple(names), tuple(map(len, titles)))
    cells = {
        **{
            words: {(one.x + more, one.y) for more in range(len(words))}
            for words, one in zip(names, written, strict=True)
        },
        **{
            words: {(x + more, y) for more in range(len(words))}
            for words, (x, y) in zip(titles, provinces, strict=True)
        },
        **{f"sign of {city}": {(x, y), (x + 1, y)} for city, (x, y) in chart.cities.items()},
        **{
            line.name: {line.middle, (line.middle[0] + 1, line.middle[1])}
            for line in chart.lines.values()
        },
    }
    for (one, here), (other, there) in combinations(cells.items(), 2):
        assert not here & there, (one, other)
    width, height = room
    assert all(0 <= x < width and 0 <= y < height for some in cells.values() for x, y in some)


@pytest.mark.parametrize(("name", "size"), ALL)
def test_a_line_runs_from_city_to_city_and_near_no_other(
    name: MapName, size: tuple[int, int]
) -> None:
    chart = atlas(name, *chart_size(name, size))
    for line in chart.lines.values():
        run = {cell for cell, _ in dots(line)}
        for end in line.ends:
            x, y = chart.cities[end]
            assert any(abs(u - x) <= 2 and abs(v - y) <= 1 for u, v in run), (line.name, end)
        crossed = [city for city, at in chart.cities.items() if at in run]
        assert set(crossed) <= set(line.ends), line.name


def test_names_stay_where_they_are_whatever_is_built_and_pointed_at() -> None:
    match = begun("imperium", 200)
    found = set()
    for cursor in ["", *match.legal(match.to_act[0])]:
        rows = text(match, (120, 40), cursor).splitlines()
        at = [(y, row.index("Vindobona")) for y, row in enumerate(rows) if "Vindobona" in row]
        found.add(at[0])
    assert len(found) == 1


def test_who_is_where_is_told_by_signs_not_by_colours_alone() -> None:
    match = table(seat(land="novaria roma", houses="massilia"), seat(sea="massilia roma"), seat())
    shown = text(match, (120, 40))
    assert "♟⚜" in shown
    assert "≈✚" in shown
    assert "Massilia⚜" in shown or "⚜Massilia" in shown


@pytest.mark.parametrize("name", MAPS)
def test_lines_and_cities_of_the_map_are_pointed_at(name: MapName) -> None:
    whim = random.Random(1)
    match = tavola.start("concordia", 3, seed=1, map=name)
    board = board_of(session(match, people=range(3)))
    seen = set()
    for _ in range(200):
        (who,) = match.to_act
        legal = match.legal(who)
        verbs = ("build ", "produce ", "step ", "move ")
        spots = {spot.target for spot in board.table(match.view(who), 89, 31, "").spots}
        wanted = {move for move in legal if move.startswith(verbs)}
        assert wanted <= spots
        seen |= {move.split()[0] for move in wanted}
        builds = [move for move in legal if move.startswith("build ")]
        match.play(who, whim.choice(builds or legal))
    assert len(seen) == 4


# --- the list ------------------------------------------------------------------------------------


def listed(match: Match, width: int, height: int, cursor: str, language: str = "en") -> str:
    at_table = session(match, people=range(match.players), language=language)
    view = match.view(match.to_act[0])
    return Listing(board_of(at_table), view, cursor).draw(width, height).text()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", MAPS)
def test_below_120_columns_all_is_in_a_list_that_scrolls_with_the_cursor(
    name: MapName, language: str
) -> None:
    match = begun(name)
    texts = Texts("concordia", language)
    board = next(board for board in BOARDS if board.name == name)
    for city in board.cities:
        shown = listed(match, 43, 13, f"build {city}", language)
        rows = shown.splitlines()
        name_of = short_city(texts, city)
        heads = [
            y for y, row in enumerate(rows) if row[1:2].strip() and row[4:].startswith(name_of)
        ]
        assert heads, city
        for line in board.lines:
            kind, one, other = line.split()
            if city in (one, other):
                end = short_city(texts, other if city == one else one)
                sign = "─" if kind == "land" else "≈"
                below = rows[heads[0] + 1 : heads[0] + 5]
                assert any(row.lstrip()[:1] == sign or "    " in row[:6] for row in below)
                assert any(end in row for row in below), (city, line)
    for province in board.provinces:
        name_of = texts.say(f"province-{province}").upper()
        assert name_of in listed(match, 43, 13, f"produce {province}", language)


def test_nothing_of_the_list_is_cut_off_at_80_columns() -> None:
    for name in MAPS:
        match = begun(name, 150)
        for city in CITIES[name]:
            assert "…" not in listed(match, 43, 13, f"build {city}")


def test_with_the_arrow_down_one_comes_through_the_whole_list() -> None:
    match = begun("imperium")
    cursor, seen = "build roma", ["build roma"]
    for _ in range(200):
        frame = screen(match, (80, 24), cursor)
        below = next_below(frame.grid.spots, cursor)
        if below == cursor:
            break
        cursor = below
        seen.append(cursor)
    board = BOARDS[0]
    assert {f"build {city}" for city in board.cities} <= set(seen)
    assert {f"produce {province}" for province in board.provinces} <= set(seen)


def next_below(spots: list[Spot], cursor: str) -> str:
    """The next thing of the list below the cursor, on the screen."""
    own = [spot for spot in spots if spot.target == cursor and spot.x == 0]
    lowest = max(spot.y for spot in own)
    rows = [
        spot for spot in spots if spot.x == 0 and spot.y > lowest and spot.width == own[0].width
    ]
    return min(rows, key=lambda spot: spot.y).target if rows else cursor


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_80_columns_all_cards_for_sale_can_be_pointed_at(players: int) -> None:
    match = tavola.start("concordia", players, seed=2)
    spots = {spot.key for spot in screen(match, (80, 24)).grid.spots}
    assert spots >= set("1234567")


def test_how_much_is_above_and_below_is_told() -> None:
    match = begun("imperium")
    assert "▼" in listed(match, 43, 13, "build roma")
    assert "▲" not in listed(match, 43, 13, "build roma")
    assert "▲" in listed(match, 43, 13, "build petra")
