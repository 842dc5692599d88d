"""Processes that measure, and peers that can't be installed."""

import sys
from pathlib import Path

import pytest

import tavola
from bench import command, peers
from bench.workers import Stopped, Worker
from tests.example import EXAMPLE

TREE = Path(tavola.__file__).parent.parent


def test_a_worker_counts_what_the_subject_does() -> None:
    with Worker("bench.engine", tree=TREE) as worker:
        assert worker.about["compiled"] == tavola.COMPILED
        work = f"steps {EXAMPLE} 2 inside"
        assert work in worker.works
        one, two = (worker.measure(work, times).count for times in (1, 2))
        assert 0 < one < two
    assert worker.process.returncode == 0


def test_a_worker_that_does_not_start_is_noticed() -> None:
    with pytest.raises(Stopped, match="exit code 1"):
        Worker("bench.no_such_subject", tree=TREE)


def test_every_peer_has_a_lock_without_addresses_and_a_file_that_measures_it() -> None:
    assert peers.names() == ["catanatron", "open_spiel"]
    for name in peers.names():
        assert "://" not in (peers.HERE / f"{name}.lock").read_text("utf-8")
        assert (peers.HERE / f"{name}.py").exists()


def lay_lock(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> None:
    monkeypatch.setattr(peers, "HERE", folder)
    monkeypatch.setattr(peers, "BUILD", folder / "build")
    (folder / "chess.lock").write_text(text, "utf-8")


def test_a_peer_that_cannot_be_installed_is_absent_with_the_reason_of_pip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pip = "import sys; sys.exit('Looking up\\nERROR: No matching distribution found\\nBye')"
    monkeypatch.setattr(peers, "environment", lambda name: peers.run([sys.executable, "-c", pip]))
    absent: dict[str, str] = {}
    assert command.start_peer("chess", wanted=True, absent=absent) is None
    assert absent == {"chess": "No matching distribution found"}


def test_a_peer_that_is_installed_but_does_not_start_is_absent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers, "environment", lambda name: sys.executable)
    absent: dict[str, str] = {}
    assert command.start_peer("chess", wanted=True, absent=absent) is None
    assert "exit code 1" in absent["chess"]


def test_a_peer_not_asked_for_is_not_installed() -> None:
    absent: dict[str, str] = {}
    assert command.start_peer("catanatron", wanted=False, absent=absent) is None
    assert absent == {"catanatron": "not asked for"}


def test_an_environment_is_kept_until_its_lock_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[list[str]] = []

    def run(words: list[str]) -> None:
        done.append(words)
        (tmp_path / "build" / "chess").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(peers, "run", run)
    lay_lock(monkeypatch, tmp_path, "chess==1")
    peers.environment("chess")
    peers.environment("chess")
    assert len(done) == 2  # made and filled once
    lay_lock(monkeypatch, tmp_path, "chess==2")
    peers.environment("chess")
    assert len(done) == 4
