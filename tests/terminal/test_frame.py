"""The whole screen: everything in its place at every size, and nothing hidden on it."""

import random

import pytest

import tavola
from tavola.core.chance import FastChance
from tavola.terminal.frame import Frame, Popover, Scene
from tavola.terminal.grid import Grid
from tavola.terminal.palette import DARK, LIGHT
from tavola.terminal.session import Session
from tavola.text import languages
from tests.terminal.tables import SIZES, board_of, play_some, position, session


def frame(table: Session, size: tuple[int, int], seat: int = 0, cursor: str = "") -> Grid:
    return Frame(Scene(table, board_of(table), seat, cursor), *size).draw()


def everything(grid: Grid) -> list[object]:
    """All that the grid shows: characters, styles, spots."""
    return [*[grid.runs(y) for y in range(grid.height)], grid.spots]


@pytest.mark.parametrize("game", tavola.game_names())
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_cards_that_a_seat_cannot_know_are_never_on_its_screen(
    game: str, size: tuple[int, int]
) -> None:
    """Deal anew everything that the seat can't know: its screen stays the same."""
    fewest, most = tavola.game(game).facts.fewest, tavola.game(game).facts.most
    whim = random.Random(3)
    for players in (fewest, most):
        match = tavola.start(game, players, seed=players)
        table = session(match, people=range(players))
        for _ in range(12):
            play_some(match, whim.randrange(1, 25), whim.randrange(1000))
            if not match.to_act:
                break
            seat = whim.randrange(players)
            before = everything(frame(table, size, seat)), board_of(table).lines(table.view(seat))
            true = match.state
            match.state = match.game.redeal(true, seat, FastChance(whim.randrange(1000)))
            after = everything(frame(table, size, seat)), board_of(table).lines(table.view(seat))
            assert after == before
            match.state = true


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
def test_every_moment_of_a_game_can_be_drawn(language: str, size: tuple[int, int]) -> None:
    table = session(players=6, people=range(6), language=language)
    while not table.over and len(table.match.steps) < 130:
        play_some(table.match, 9, len(table.match.steps))
        for seat in (0, 5):
            view = table.view(seat)
            cursor = board_of(table).home(view)
            grid = frame(table, size, seat, cursor)
            assert (grid.width, grid.height) == size
            for spot in grid.spots:
                assert 0 <= spot.x < size[0]
                assert 0 <= spot.y < size[1]


@pytest.mark.parametrize("size", [size for size in SIZES if size >= (60, 20)])
@pytest.mark.parametrize("language", languages())
def test_every_legal_move_is_a_spot_on_the_screen(size: tuple[int, int], language: str) -> None:
    table = session(players=4, people=range(4), language=language)
    for _ in range(40):
        play_some(table.match, 5, len(table.match.steps))
        if table.over:
            break
        seat = table.match.to_act[0]
        spots = {spot.target for spot in frame(table, size, seat).spots}
        assert set(table.match.legal(seat)) <= spots


def test_the_cards_are_drawn_alike_with_and_without_colour() -> None:
    table = session(players=4)
    coloured = Frame(Scene(table, board_of(table), 0), 80, 24).draw()
    plain = Frame(Scene(table, board_of(table, colour=False), 0), 80, 24).draw()
    assert coloured.text() == plain.text()
    styles = {style for y in range(24) for _, style in plain.runs(y)}
    assert all(style.color is None and style.bgcolor is None for style in styles)


def test_light_and_dark_name_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()


def test_a_slip_of_paper_never_covers_the_prompt() -> None:
    match = position([{"hand": ["1", "2"]}, {"hand": ["1"]}], phase="battle", acting=0, city="roma")
    table = session(match)
    rule = table.rules.rule("D6.6")
    assert rule is not None
    popover = Popover("Why not?", ["Because."], rule.number, rule.text * 3)
    for size in SIZES:
        scene = Scene(table, board_of(table), 0, "play 1", popover)
        lines = Frame(scene, *size).draw().text().splitlines()
        if size[1] >= 20:
            assert any("play a card, or pass" in line for line in lines), size
            assert any("Why not?" in line for line in lines), size


def test_a_window_that_is_too_small_says_so() -> None:
    table = session()
    assert "too small" in frame(table, (59, 24)).text()
    assert "too small" in frame(table, (80, 19)).text()
    assert frame(table, (1, 1)).text() == ""


def test_the_log_shows_what_happened_last_and_keeps_trifles_to_itself() -> None:
    table = session(players=2, people=range(2))
    play_some(table.match, 40)
    quiet = board_of(table).quiet
    shown = frame(table, (120, 40)).text()
    news = [line.text for line in table.log(0) if line.id not in quiet]
    assert " ".join(news[-1].split()[:3]) in shown
    assert "keeps the hand" not in shown
