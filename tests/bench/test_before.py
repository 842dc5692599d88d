"""An earlier version is laid out and compiled once, in a folder of its own."""

import shutil
from pathlib import Path

import pytest

from bench import before
from bench.workers import Stopped


def test_a_tree_is_made_once_and_named_by_its_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[str] = []

    def run(command: list[str], folder: Path) -> str:
        done.append(command[1])
        if command[0] == "git":
            shutil.make_archive(str(tmp_path / "new"), "zip", Path(__file__).parent)
        return ""

    monkeypatch.setattr(before, "BUILD", tmp_path)
    monkeypatch.setattr(before, "run", run)
    assert before.tree_of("abc1234") == before.tree_of("abc1234") == tmp_path / "abc1234" / "src"
    assert done == ["archive", "setup.py"]
    assert (tmp_path / "abc1234" / Path(__file__).name).exists()


def test_what_is_no_commit_is_refused_in_the_words_of_git(tmp_path: Path) -> None:
    with pytest.raises(Stopped, match="git rev-parse failed"):
        before.run(["git", "rev-parse", "--verify", "no-such-version"], tmp_path)
