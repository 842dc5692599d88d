"""A game that nobody has drawn a table for, in a package of its own: Parlour in the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tavola
from tavola.core.record import from_text
from tests.laws.parlour.announced import parlour_announced
from tests.terminal.drawn import screen, settle, table_of
from tests.terminal.tables import session
from tests.terminal.test_lines import run

each_language = pytest.mark.parametrize(
    ("language", "asked", "refused", "over"),
    [
        ("en", "Stake flowers in secret", "can’t be done at this time", "The last day is over."),
        ("de", "Setze verdeckt Blumen", "zu dieser Tageszeit nicht", "Der letzte Tag ist vorbei."),
    ],
)


@pytest.fixture(autouse=True)
def _parlour(tmp_path: Path) -> Iterator[None]:
    with parlour_announced(tmp_path / "parlour"):
        yield


@each_language
async def test_it_is_played_to_its_end_with_keys(
    language: str, asked: str, refused: str, over: str
) -> None:
    table = session(tavola.start("parlour", 2, seed=6, days=1), language=language)
    async with table_of(table) as (app, pilot):
        assert asked in screen(app)
        turns = 0
        while not table.over:
            turns += 1
            await pilot.press("right")
            await pilot.press("enter")
            await settle(app, pilot)
        assert turns > 1
        assert over in " ".join(screen(app).replace("┃", " ").split())
    assert table.record_path is not None
    assert "draws-fair" in tavola.verify(from_text(table.record_path.read_text("utf-8")))


@each_language
def test_it_is_played_to_its_end_in_lines(
    language: str, asked: str, refused: str, over: str
) -> None:
    words = ["--players", "2", "--seed", "3", "--option", "days=1", "--bots", "random"]
    asking = {"en": "why water rose\nforesee 1\n", "de": "warum water rose\nfolgen 1\n"}[language]
    done = run("parlour", *words, "--lang", language, typed=asking + "1\n" * 500)
    assert done.returncode == 0, done.stderr
    assert asked in done.stdout
    assert refused in done.stdout
    assert "P3.1" in done.stdout
    alone = {"en": "Nothing else would follow.", "de": "Sonst würde nichts folgen."}[language]
    assert alone in done.stdout
    assert over in done.stdout
