"""The samples that the page's own tests compare with are what the engine says today."""

import pytest

from tools.samples import GAMES, path_of, written


@pytest.mark.parametrize("game", GAMES)
def test_the_samples_are_what_the_engine_says(game: str) -> None:
    assert path_of(game).read_text("utf-8") == written(game), "run: python -m tools.samples"
