"""A golden playthrough: playthrough.txt, a whole game that a person can read, compared exactly.

When a change of its text is meant, look at the difference and write it anew:

    PYTHONPATH=src python -m tests.games.comuni.playthrough
"""

import pytest

from tests.games.comuni.playthrough import FILE, text

GOLDEN = FILE.read_text("utf-8")


def test_the_game_goes_as_it_is_written() -> None:
    assert text().splitlines() == GOLDEN.splitlines()


@pytest.mark.parametrize(
    "wanted",
    [
        *(f": {verb}" for verb in ("bid", "claim", "collect", "withdraw", "relocate", "take")),
        *(f": {verb}" for verb in ("trade gold", "trade pilgrims", "build", "wall", "done")),
        *(f": {verb}" for verb in ("discard", "repair 0", "repair 1", "league", "city", "commit")),
        *("outbid ", "master ", "bonus-wall ", "plundered ", "held ", "hero ", "last-card "),
        *("invader=venezia", "invader=france", "invader=pope", "invader=emperor"),
        *("walled-card ", "discarded-card ", "pledged ", "undo True", "game-over"),
    ],
)
def test_everything_happens_in_it(wanted: str) -> None:
    assert wanted in GOLDEN
