"""The notable games of tests/records: replayed, verified, refereed, notable as they should be."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.core.record import from_text, to_text
from tests.games.found import each
from tests.games.notable import NAMES, NotableGame

FOLDER = Path(__file__).parents[1] / "records"
PROVED = ["moves-legal", "result-right", "commitment-kept", "draws-fair"]
NOTABLE: list[NotableGame] = [
    notable for module in each("notable").values() for notable in module.NOTABLE
]


def file(notable: NotableGame) -> Path:
    return FOLDER / notable.game / f"{notable.name}.json"


@cache
def text(path: Path) -> str:
    return path.read_text("utf-8")


def read(notable: NotableGame) -> Any:
    return from_text(text(file(notable)))


def test_every_notable_game_has_its_record() -> None:
    assert sorted(FOLDER.glob("*/*")) == sorted(map(file, NOTABLE))


@pytest.mark.parametrize("notable", NOTABLE, ids=lambda notable: f"{notable.game}: {notable.name}")
class TestRecord:
    def test_everything_that_it_claims_holds(self, notable: NotableGame) -> None:
        assert tavola.verify(read(notable)) == PROVED

    def test_it_is_notable(self, notable: NotableGame) -> None:
        record = read(notable)
        match = tavola.replay(record)
        assert notable.special(match)
        assert match.players == notable.players
        assert record["options"] == {**record["options"], **notable.options}
        assert record["fair"]["entropy"] == list(notable.entropy or [""] * match.players)
        assert ("position" in record) == (notable.begin is not None)

    def test_it_is_written_again_letter_by_letter(self, notable: NotableGame) -> None:
        match = tavola.replay(read(notable))
        assert to_text(tavola.record(match, NAMES[: match.players])) == text(file(notable))


@pytest.mark.parametrize(
    "notable",
    [notable for notable in NOTABLE if notable.begin is None or notable.positions_refereed],
    ids=lambda notable: f"{notable.game}: {notable.name}",
)
def test_the_referee_agrees_with_every_move(notable: NotableGame) -> None:
    record = read(notable)
    match = tavola.Match(
        tavola.game(notable.game),
        record["players"],
        record["options"],
        seed=bytes.fromhex(record["fair"]["seed"]),
        entropy=record["fair"]["entropy"],
        position=record.get("position"),
    )
    duel = notable.duel(match)
    for entry in record["moves"][1:]:
        duel.play(entry["seat"], entry["move"])
    assert duel.places() == record["result"]["places"]
