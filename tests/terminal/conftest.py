from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.tables import close_tables


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Saves and records of a test lie in a folder of its own."""
    monkeypatch.setenv("TAVOLA_DATA", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield tmp_path
    close_tables()
