"""Nothing is lost: what is saved, and what comes back."""

import json
from pathlib import Path

import pytest

import tavola
from tavola import TavolaError
from tavola.core.match import Match
from tavola.core.record import from_text
from tavola.terminal import saves
from tavola.terminal.saves import Saved, newest_save
from tavola.terminal.session import Session
from tests.example import EXAMPLE
from tests.terminal.tables import bots_move, play_some, position, session


def files(folder: Path, name: str) -> list[Path]:
    return sorted((folder / name).glob("*.json"))


def newest(game: str | None = None) -> tuple[Match, Saved]:
    """The match that goes on; its file is let go again."""
    save, match, saved = newest_save(game)
    save.close()
    return match, saved


def left(table: Session) -> Session:
    """The process is gone: only its file is left."""
    table.close()
    return table


def test_a_match_goes_on_where_it_stopped_with_the_same_chance(data_folder: Path) -> None:
    table = session(players=3, people=(0, 1, 2))
    play_some(table.match, 100)
    table.store()
    left(table)
    again, saved = newest(EXAMPLE)
    assert again.save() == table.match.save()
    assert again.fairness.seed == table.match.fairness.seed
    assert tavola.record(again) == tavola.record(table.match)
    assert saved.bots == ["", "", ""]
    play_some(again, 2000, seed=5)
    play_some(table.match, 2000, seed=5)
    assert again.result is not None
    assert tavola.record(again) == tavola.record(table.match)


def test_it_is_saved_after_every_move(data_folder: Path) -> None:
    table = session(players=2, people=(0, 1))
    seen = set()
    for _ in range(10):
        seat = table.match.to_act[0]
        table.play(seat, table.match.legal(seat)[0])
        saved = json.loads(table.save_path.read_text("utf-8"))
        assert len(saved["record"]["moves"]) == len(table.match.steps)
        seen.add(len(table.match.steps))
    assert len(seen) == 10


def test_a_save_is_private(data_folder: Path) -> None:
    table = session()
    assert table.save_path.stat().st_mode & 0o077 == 0


def test_undo_is_still_possible_afterwards(data_folder: Path) -> None:
    table = session(position([{"hand": ["1"]}, {"hand": ["2"]}]), people=(0, 1))
    table.play(0, "city roma")
    left(table)
    again, _ = newest()
    assert again.undo(0) == "city roma"


def test_a_finished_match_leaves_a_record_that_holds_and_no_save(data_folder: Path) -> None:
    table = session(players=2, people=(), bot="greedy")
    bots_move(table)
    assert table.record_path is not None
    proved = tavola.verify(from_text(table.record_path.read_text("utf-8")))
    assert "draws-fair" in proved
    assert files(data_folder, "saves") == []
    assert list((data_folder / "saves").iterdir()) == []


def test_two_matches_have_two_files_and_the_newest_goes_on(data_folder: Path) -> None:
    one, other = session(players=2), session(players=3)
    assert one.save_path != other.save_path
    left(one)
    match, _ = newest()  # the other one is being played
    assert match.players == 2


def test_a_match_that_is_being_played_is_left_alone(data_folder: Path) -> None:
    session()
    with pytest.raises(TavolaError, match="no saved match"):
        newest_save(None)


def test_nothing_to_go_on_with_is_said() -> None:
    with pytest.raises(TavolaError, match="no saved match"):
        newest_save(EXAMPLE)


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"format": "tavola-save/9"}'])
def test_a_broken_save_is_named(data_folder: Path, text: str) -> None:
    table = session()
    left(table).save_path.write_text(text, "utf-8")
    with pytest.raises(TavolaError, match="saves"):
        newest_save(None)


def test_a_save_with_another_seed_is_refused(data_folder: Path) -> None:
    table = left(session())
    saved = json.loads(table.save_path.read_text("utf-8"))
    saved["seed"] = "00" * 32
    table.save_path.write_text(json.dumps(saved), "utf-8")
    with pytest.raises(TavolaError, match="do not belong together"):
        newest_save(None)


def test_a_folder_that_cannot_be_written_is_named(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data_folder / "file").write_text("", "utf-8")
    monkeypatch.setenv("TAVOLA_DATA", str(data_folder / "file"))
    with pytest.raises(TavolaError, match="TAVOLA_DATA"):
        session()


def test_without_a_wish_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TAVOLA_DATA")
    assert saves.data_folder().name == "tavola"
