"""The notable games of tests/records/medievalia: replayed, verified, notable as they should be."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.core.record import from_text, to_text
from tests.games.medievalia.notable import NAMES, NOTABLE, Notable
from tests.games.medievalia.referee import Referee

FOLDER = Path(__file__).parents[2] / "records" / "medievalia"
PROVED = ["moves-legal", "result-right", "commitment-kept", "draws-fair"]


@cache
def read(name: str) -> Any:
    return from_text((FOLDER / f"{name}.json").read_text("utf-8"))


def test_every_notable_game_has_its_record() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(n.name for n in NOTABLE)


@pytest.mark.parametrize("notable", NOTABLE, ids=lambda notable: str(notable.name))
class TestRecord:
    def test_everything_that_it_claims_holds(self, notable: Notable) -> None:
        assert tavola.verify(read(notable.name)) == PROVED

    def test_it_is_notable(self, notable: Notable) -> None:
        record = read(notable.name)
        match = tavola.replay(record)
        assert notable.special(match)
        assert match.players == notable.players
        assert {**record["options"], **notable.options} == record["options"]
        assert record["fair"]["entropy"] == list(notable.entropy or [""] * match.players)
        assert ("position" in record) == (notable.begin is not None)

    def test_it_is_written_again_letter_by_letter(self, notable: Notable) -> None:
        match = tavola.replay(read(notable.name))
        again = to_text(tavola.record(match, NAMES[: match.players]))
        assert again == (FOLDER / f"{notable.name}.json").read_text("utf-8")

    def test_the_referee_agrees_with_every_move(self, notable: Notable) -> None:
        record = read(notable.name)
        match = tavola.Match(
            tavola.game("medievalia"),
            record["players"],
            record["options"],
            seed=bytes.fromhex(record["fair"]["seed"]),
            entropy=record["fair"]["entropy"],
            position=record.get("position"),
        )
        referee = Referee(match)
        for entry in record["moves"][1:]:
            referee.play(entry["seat"], entry["move"])
        assert referee.places() == record["result"]["places"]
