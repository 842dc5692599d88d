"""A golden playthrough: playthrough.txt, a whole game that a person can read, compared exactly.

When a change of its text is meant, look at the difference and write it anew:

    PYTHONPATH=src python -m tests.games.medievalia.playthrough
"""

import pytest

from tests.games.medievalia.playthrough import FILE, text

GOLDEN = FILE.read_text("utf-8")


def test_the_game_goes_as_it_is_written() -> None:
    assert text().splitlines() == GOLDEN.splitlines()


@pytest.mark.parametrize(
    "wanted",
    [
        *(": play field\n", ": buy ", ": draw\n", ": flip ", ": discard ", ": ask\n", ": close\n"),
        *(
            "besieged ",
            "defeated ",
            ": lift ",
            ": put ",
            ": enter ",
            ": cross ",
            ": raid ",
            ": into ",
        ),
        *("played ", "built ", "turned-up ", "exchanged ", "helped-", "marched ", "battle "),
        *("damage ", "killed ", "over ", "your-hand ", "undo True"),
    ],
)
def test_everything_happens_in_it(wanted: str) -> None:
    assert wanted in GOLDEN
