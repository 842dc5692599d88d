"""What tests need of the machine is installed where that is possible, else told in one line."""

from pathlib import Path

import pytest

from tools import machine


@pytest.fixture
def wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `abacus` that is there when its file is."""
    file = tmp_path / "abacus"
    packages = {"abacus": machine.Package("abacus", "Abacus", file.exists)}
    monkeypatch.setattr(machine, "PACKAGES", packages)
    return file


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were run, none of them for real."""
    found: list[list[str]] = []

    def run(command: list[str], quiet: bool = False) -> int:
        found.append(command)
        return 0

    monkeypatch.setattr(machine, "run", run)
    monkeypatch.setattr(machine, "privilege", lambda: ["sudo", "-n"])
    return found


def test_what_is_there_is_left_alone(wanted: Path, asked: list[list[str]]) -> None:
    wanted.touch()
    machine.ensure(["abacus"])
    assert asked == []


def test_what_is_missing_is_installed_from_the_system_s_packages(
    wanted: Path, asked: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], quiet: bool = False) -> int:
        asked.append(command)
        if "install" in command:
            wanted.touch()
        return 0

    monkeypatch.setattr(machine, "run", run)
    machine.ensure(["abacus"])
    assert [command[-1] for command in asked] == ["update", "abacus"]
    assert all(command[:3] == ["sudo", "-n", "apt-get"] for command in asked)


def test_who_may_not_install_is_told_what_to_install(
    wanted: Path,
    asked: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(machine, "privilege", lambda: None)
    with pytest.raises(SystemExit) as end:
        machine.ensure(["abacus"])
    assert end.value.code == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "apt-get install -y abacus" in told[0]
    assert asked == []


def test_an_installation_that_fails_is_told(
    wanted: Path, asked: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        machine.ensure(["abacus"])
    assert "could not be installed" in capsys.readouterr().err.splitlines()[-1]
