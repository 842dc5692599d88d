"""The fuzzer: quiet on sound games, and what it finds can be replayed."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from mypy_extensions import i64

from laws.setups import Setup
from tavola.core.chance import Chance
from tavola.core.game import Game, Log, Move
from tavola.core.match import Match
from tavola.core.record import from_text, read, replay
from tests.example import EXAMPLE
from tests.laws.broken_parlours import DeadEnd
from tests.laws.parlour.game import Parlour
from tests.laws.parlour.moves import WATER
from tests.laws.parlour.state import State
from tools import fuzz


class Stumbles(Parlour):
    def apply(self, state: State, seat: i64, move: Move, chance: Chance, log: Log) -> None:
        if move is WATER[2]:
            raise ZeroDivisionError("over the watering can")
        super().apply(state, seat, move, chance, log)


def found(
    game: Game[Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[Match, str]]:
    """What fuzzing finds in this game: where each record leads, and what is told beside it."""
    monkeypatch.setattr(fuzz, "FOLDER", folder)
    monkeypatch.setattr(fuzz, "setups_for", lambda _, players: [Setup(game, players, {})])
    tally = fuzz.work(fuzz.Job(EXAMPLE, players=3, first=0, games=20, seed=1))
    records = sorted(folder.glob("*.json"))
    assert len(records) == len(tally.failures)
    return [
        (
            replay(read(from_text(path.read_text("utf-8"))), lambda _: game),
            path.with_suffix(".txt").read_text("utf-8"),
        )
        for path in records
    ]


def test_fuzzing_a_sound_game_finds_nothing() -> None:
    arguments = [EXAMPLE, "--games", "60", "--players", "3", "--workers", "1"]
    ran = CliRunner().invoke(fuzz.main, arguments)
    assert ran.exit_code == 0, ran.output
    assert f"{EXAMPLE} 3" in ran.output


def test_a_game_that_there_is_not_is_one_clear_line_and_exit_code_2() -> None:
    ran = CliRunner().invoke(fuzz.main, ["chess"])
    assert ran.exit_code == 2
    assert "there is no game 'chess'" in ran.output


def test_a_crash_is_kept_as_a_record_that_ends_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = found(Stumbles(), tmp_path, monkeypatch)
    assert kept
    for match, story in kept:
        assert "over the watering can" in story
        assert "water iris" in match.legal(match.to_act[0])


def test_a_dead_end_is_kept_as_a_record_that_leads_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = found(DeadEnd(), tmp_path, monkeypatch)
    assert kept
    for match, story in kept:
        assert "law 2" in story
        assert match.to_act
