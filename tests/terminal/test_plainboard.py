"""A game whose table nobody has drawn yet can be played all the same."""

from typing import Any

from tavola.terminal.board import board_for
from tavola.terminal.palette import Palette
from tavola.terminal.plainboard import PlainBoard, outline
from tavola.text import Texts
from tests.example import EXAMPLE
from tests.terminal.tables import position, session


def test_a_board_is_found_by_the_name_of_the_game() -> None:
    assert board_for(EXAMPLE).__module__ == f"tavola.terminal.games.{EXAMPLE}.board"
    assert board_for("backgammon") is PlainBoard


def test_the_view_is_shown_as_an_outline() -> None:
    data = {"phase": "play", "hand": {"1": 2, "10": 1}, "players": [{"cards": 3}], "city": None}
    assert outline(data) == [
        "phase: play",
        "hand: 1 2, 10 1",
        "players:",
        "  0: cards 3",
        "city: –",
    ]
    assert outline("plain") == ["plain"]
    assert outline({"none": [], "few": [1, 2]}) == ["none: –", "few: 1, 2"]


def test_the_legal_moves_are_there_to_choose_from() -> None:
    match = position([{"hand": ["1", "5"]}, {"hand": ["2"]}], phase="battle", acting=0, city="roma")
    table = session(match)
    board = PlainBoard(Texts(EXAMPLE), table.names, Palette())
    view = table.view(0)
    assert board.headline(view) == "battle"
    assert "city: roma" in board.table(view, 60, 20, "").text()
    hand = board.hand(view, 60, tall=False, cursor="play 5")
    assert [spot.target for spot in hand.spots] == ["play 1", "play 5", "pass"]
    assert board.home(view) == "play 1"


def test_what_a_move_would_do_is_told_as_the_engine_foresees_it() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["1", "winter"]},
        {"hand": ["2"], "army": ["10"], "out": True},
    ]
    match = position(players, phase="battle", acting=0, city="roma")
    table = session(match)
    board = PlainBoard(Texts(EXAMPLE), table.names, Palette())
    ends, goes_on = (
        board.foretell(table.view(0), move, match.foresee(0, move)) for move in ("pass", "play 1")
    )
    assert ends == (
        f"The battle for Rome ends 10 to 0. {table.names[1]} wins Rome with a strength of 10."
    )
    assert goes_on == ""  # nothing follows but what the move says itself


def test_many_moves_scroll_with_the_cursor() -> None:
    match = session(players=2, people=(0, 1)).match
    board = PlainBoard(Texts(EXAMPLE), ["Ada", "Bea"], Palette())
    hand = board.hand(match.view(match.to_act[0]), 40, tall=True, cursor="city napoli")
    assert "city napoli" in {spot.target for spot in hand.spots}
