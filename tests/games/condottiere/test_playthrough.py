"""A golden playthrough: playthrough.txt, a whole game that a person can read, compared exactly.

When a change of its text is meant, look at the difference and write it anew:

    PYTHONPATH=src python -m tests.games.condottiere.playthrough
"""

import pytest

from tests.games.condottiere.playthrough import FILE, text
from tests.games.condottiere.referee import DECK

GOLDEN = FILE.read_text("utf-8")


def test_the_game_goes_as_it_is_written() -> None:
    assert text().splitlines() == GOLDEN.splitlines()


@pytest.mark.parametrize(
    "wanted",
    [
        *(f": play {card}\n" for card in DECK),
        *(": take none\n", ": take 1", ": lay aside\n", ": keep\n", ": pass\n"),
        *("waited ", "took-back ", "won-city ", "took-city ", "no-winner ", "owner-keeps "),
        *("round-over round=1\n", "dealt round=2 ", "your-hand ", "named-owned-city "),
        *("passes_freely", "; out\n", "winter True", "undo True"),
    ],
)
def test_everything_happens_in_it(wanted: str) -> None:
    assert wanted in GOLDEN
