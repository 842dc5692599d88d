"""The command that photographs the page: which games it is asked for."""

import pytest

from tools.screens.__main__ import GAMES, read


def test_without_a_game_all_are_photographed() -> None:
    assert read([]).games == []
    assert read(["--docs"]).docs
    assert read(GAMES[:1]).games == GAMES[:1]


def test_a_game_without_pictures_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(["chess"])
    assert "no pictures of chess" in capsys.readouterr().err
