"""A golden playthrough: playthrough.txt, a whole game that a person can read, compared exactly.

When a change of its text is meant, look at the difference and write it anew:

    PYTHONPATH=src python -m tests.games.concordia.playthrough
"""

import pytest

from tests.games.concordia.playthrough import FILE, text

GOLDEN = FILE.read_text("utf-8")


def test_the_game_goes_as_it_is_written() -> None:
    assert text().splitlines() == GOLDEN.splitlines()


@pytest.mark.parametrize(
    "wanted",
    [
        *(f": play {card}\n" for card in ("tribune", "architect", "prefect", "mercator-3")),
        *(f": play {card}\n" for card in ("diplomat-jupiter", "senator", "colonist", "consul")),
        *(f": play {card}\n" for card in ("mason", "farmer", "smith", "vintner", "weaver")),
        *(": leave land roma\n", ": move land ", ": step sea ", ": stop\n", ": build "),
        *(": produce ", ": collect\n", ": place land ", ": take coins\n", ": buy ", ": sell "),
        *(": copy 1\n", ": card smith ", ": pay ", ": keep ", ": done\n"),
        *("passed-over ", "praefectus-passed ", "left-behind ", "received ", "refilled "),
        *("interim-scored ", "interim-paid ", "concordia-by-", "game-over "),
        *("undo True", "(shows hidden cards)"),
    ],
)
def test_everything_happens_in_it(wanted: str) -> None:
    assert wanted in GOLDEN
