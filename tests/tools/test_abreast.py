"""Targets of the Makefile, side by side (tools/abreast.py)."""

import sys
from pathlib import Path

import pytest

from tools import abreast

MAKEFILE = """
.SILENT:
first: ; touch first; until [ -e second ]; do sleep 0.01; done; echo "one line"
second: ; touch second; until [ -e first ]; do sleep 0.01; done; echo "and another"
broken: ; until [ -e begun ]; do sleep 0.01; done; echo "no good"; exit 1
endless: ; exec PYTHON endless.py
"""
# A signal that comes before it is waited for is not lost: it is held back from the beginning.
ENDLESS = """
import signal
from pathlib import Path
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
Path("begun").touch()
signal.sigwait({signal.SIGTERM})
Path("ended").touch()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE.replace("PYTHON", sys.executable), "utf-8")
    (tmp_path / "endless.py").write_text(ENDLESS, "utf-8")
    monkeypatch.setattr(abreast, "ROOT", tmp_path)
    return tmp_path


async def test_all_run_at_once_and_lines_tell_whose_they_are(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await abreast.run(["first", "second"])  # each waits for the other
    said = capsys.readouterr().err.splitlines()
    assert {"first: one line", "second: and another"} < set(said)
    assert sum("done after" in line for line in said) == 2


async def test_if_one_fails_it_is_named_and_the_others_are_ended(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        await abreast.run(["broken", "endless"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "broken: no good" in said
    assert "Error: 'make broken' failed, see above" in said
    assert (folder / "ended").exists()
