"""One golden playthrough per game: playthrough.txt, which a person can read, compared exactly."""

import pytest

from tests.games.playthrough import GAMES, file, seed_of, text

WANTED = [(game, wanted) for game, module in GAMES.items() for wanted in module.WANTED]


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_as_it_is_written(game: str) -> None:
    written = file(game).read_text("utf-8")
    assert text(game, seed_of(written)).splitlines() == written.splitlines()


@pytest.mark.parametrize(("game", "wanted"), WANTED)
def test_everything_happens_in_it(game: str, wanted: str) -> None:
    assert wanted in file(game).read_text("utf-8")
