"""What a key shows is what it does: in every game, with any number of players, in every language.

A key that stands on the screen belongs to one move, and the table itself answers to none of them.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tavola
from tavola.core.match import Match
from tavola.terminal.board import Board
from tavola.terminal.canvas import Canvas
from tavola.terminal.grid import Grid
from tavola.terminal.keys import COMMANDS, SHOWN, is_taken, key_of
from tavola.terminal.lines import COMMANDS as PLAIN
from tavola.text import Texts, languages
from tavola.text.catalogue import messages_of
from tests.terminal.tables import board_of, play_some, session

TABLES = [
    (game, players)
    for game in tavola.game_names()
    for players in range(tavola.game(game).facts.fewest, tavola.game(game).facts.most + 1)
]
NARROW, WIDE = (80, 13), (119, 32)


def drawn(board: Board[Any], match: Match, seat: int, cursor: str, size: tuple[int, int]) -> Grid:
    """Table and hand, one below the other."""
    view = match.view(seat)
    table = board.table(view, *size, cursor)
    hand = board.hand(view, size[0], size == WIDE, cursor)
    both = Grid(size[0], table.height + hand.height, board.palette("ink"))
    both.paste(0, 0, table)
    both.paste(0, table.height, hand)
    return both


def keys_are_true(grid: Grid) -> Iterator[str]:
    """Every key on the screen, checked."""
    canvas = Canvas(lambda width, height: grid)
    rows = grid.text().splitlines() + [""] * grid.height
    canvas._grid = grid
    for spot in grid.spots:
        if not spot.key:
            continue
        assert not is_taken(spot.key), (spot.key, spot.target, COMMANDS[spot.key.lower()])
        assert canvas.by_key(spot.key) == spot.target, (spot.key, spot.target)
        shown = "".join(row[spot.x : spot.x + spot.width] for row in rows[spot.y :][: spot.height])
        assert spot.key in shown, (spot.key, spot.target, shown)
        yield spot.key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_key_on_the_screen_does_what_it_shows(
    game: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = tavola.start(game, players, seed=players)
    board = board_of(session(match, people=range(players), language=language))
    monkeypatch.setattr(Canvas, "size", WIDE)
    keys: set[str] = set()
    turn = 0
    while match.to_act:
        turn += 1
        seat = match.to_act[0]
        cursor = board.home(match.view(seat))
        grid = board.hand(match.view(seat), 80, False, cursor)
        if turn % 9 == 0:
            grid = drawn(board, match, seat, cursor, NARROW if turn % 2 else WIDE)
        monkeypatch.setattr(Canvas, "size", (grid.width, grid.height))
        keys |= set(keys_are_true(grid))
        play_some(match, 1, turn)
    for seat in range(players):  # when it is over, too
        grid = drawn(board, match, seat, "", NARROW)
        monkeypatch.setattr(Canvas, "size", (grid.width, grid.height))
        keys |= set(keys_are_true(grid))
    assert len(keys) > 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tavola.game_names())
def test_no_text_gives_a_move_a_key_of_the_table(game: str, language: str) -> None:
    text = messages_of(game, language).read_text("utf-8")
    written = re.findall(r"^ +\.key = (.*)$", text, re.MULTILINE)
    assert written
    assert [key for key in written if is_taken(key) or len(key) != 1] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tavola.game_names())
def test_in_plain_lines_no_move_begins_with_a_command(game: str, language: str) -> None:
    texts = Texts(game, language)
    commands = {*PLAIN, *(texts.say(f"command-{name}") for name in PLAIN)}
    moves = [move.text for move in tavola.game(game).table.moves]
    assert [move for move in moves if move.split()[0] in commands] == []


def test_each_command_has_one_key_and_those_of_the_last_line_are_commands() -> None:
    assert len(set(COMMANDS.values())) == len(COMMANDS)
    assert [key_of(name) for name in SHOWN] == ["⏎", "u", "w", "i", "?", "q", "/", "l", "*"]
