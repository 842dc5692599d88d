from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws.parlour.announced import parlour_announced


@pytest.fixture(autouse=True)
def _fifth_game(tmp_path: Path) -> Iterator[None]:
    """Parlour is told in words like every other game."""
    with parlour_announced(tmp_path / "parlour"):
        yield
