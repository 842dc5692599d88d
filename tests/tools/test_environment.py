"""The environment holds what the lock says, and whoever uses it meanwhile keeps what he has."""

from pathlib import Path

import pytest

from tools import environment, sharing

PROGRAMS = """\
abacus==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
uv==3.0 \\
    --hash=sha256:cc
"""


class Installers:
    """Notes who installs what, and does it as well as the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failing: set[str] = set()
        self.calls: list[tuple[str, str]] = []
        self.created = 0
        monkeypatch.setattr(environment, "create", self.create)
        monkeypatch.setattr(environment, "run", self.run)

    def create(self) -> None:
        self.created += 1
        environment.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        environment.PYTHON.touch()

    def run(self, installer: list[str], lock: Path, *options: str) -> bool:
        name = "pip" if "-qq" in installer else "uv"
        self.calls.append((name, lock.name))
        if name in self.failing:
            return False
        if "--target" in options:
            Path(options[options.index("--target") + 1]).mkdir(parents=True)
        return True


@pytest.fixture
def installers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installers:
    monkeypatch.setattr(sharing, "LOCKS", tmp_path / "locks")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", tmp_path / "venv" / "made-from")
    monkeypatch.setattr(environment, "PROGRAMS", tmp_path / "programs")
    for name in ("RUNTIME_LOCK", "DEV_LOCK", "PROGRAMS_LOCK"):
        lock = tmp_path / f"{name.lower()}.txt"
        lock.write_text(PROGRAMS if name == "PROGRAMS_LOCK" else name, "utf-8")
        monkeypatch.setattr(environment, name, lock)
    return Installers(monkeypatch)


def test_uv_installs_and_pip_brings_uv(installers: Installers) -> None:
    environment.ensure(dev=False)
    assert installers.calls == [("pip", "uv.lock"), ("uv", "runtime_lock.txt")]


def test_what_is_installed_is_not_installed_again(installers: Installers) -> None:
    environment.ensure(dev=True)
    installers.calls.clear()
    environment.ensure(dev=True)
    environment.ensure(dev=False)  # the dev lock holds all of the other
    assert installers.calls == []
    assert installers.created == 1


def test_tools_to_compile_are_laid_over_what_somebody_plays_from(installers: Installers) -> None:
    environment.ensure(dev=False)
    environment.ensure(dev=True)
    assert installers.created == 1
    assert installers.calls[-1] == ("uv", "dev_lock.txt")


def test_another_lock_makes_the_environment_anew(installers: Installers) -> None:
    environment.ensure(dev=True)
    environment.DEV_LOCK.write_text("another", "utf-8")
    environment.ensure(dev=True)
    assert installers.created == 2


def test_where_uv_cannot_install_pip_does(
    installers: Installers, capsys: pytest.CaptureFixture[str]
) -> None:
    installers.failing.add("uv")
    environment.ensure(dev=False)
    assert installers.calls[-2:] == [("uv", "runtime_lock.txt"), ("pip", "runtime_lock.txt")]
    assert "pip tries" in capsys.readouterr().err


def test_if_neither_can_it_is_told_in_one_line_and_tried_again_next_time(
    installers: Installers, capsys: pytest.CaptureFixture[str]
) -> None:
    installers.failing |= {"uv", "pip"}
    with pytest.raises(SystemExit):
        environment.ensure(dev=False)
    assert capsys.readouterr().err.splitlines()[-1].startswith("Error: pip could not install")
    installers.failing.clear()
    environment.ensure(dev=False)
    assert installers.calls[-1] == ("uv", "runtime_lock.txt")


def test_a_program_is_fetched_once_for_each_version_that_the_lock_names(
    installers: Installers,
) -> None:
    first = environment.fetch("abacus")
    assert environment.fetch("abacus") == first
    assert installers.calls.count(("uv", "abacus.lock")) == 1
    environment.PROGRAMS_LOCK.write_text(PROGRAMS.replace("1.0", "1.1"), "utf-8")
    second = environment.fetch("abacus")
    assert first is not None
    assert second is not None
    assert (first.name, second.name) == ("abacus-1.0", "abacus-1.1")
    assert second.is_dir()


def test_a_program_that_does_not_come_is_not_half_there(installers: Installers) -> None:
    environment.ensure(dev=False)
    installers.failing |= {"uv", "pip"}
    assert environment.fetch("abacus") is None
    installers.failing.clear()
    found = environment.fetch("abacus")
    assert found is not None
    assert found.is_dir()
