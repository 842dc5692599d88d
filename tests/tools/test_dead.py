"""Code that nothing uses is told; what is read by name elsewhere is not taken for it."""

from pathlib import Path

import pytest

from tools import dead

SOURCE = """
class View:
    seat: int

    def on_key(self) -> None: ...
    def forgotten(self) -> None: ...


SKILLED = 3
print(View())
"""


def test_dead_code_is_told_with_its_place_and_fields_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "view.py").write_text(SOURCE, "utf-8")
    packages = tmp_path / "bench" / "peers" / "node_modules"
    packages.mkdir(parents=True)
    (packages / "of_others.py").write_text(SOURCE, "utf-8")
    monkeypatch.setattr(dead, "ROOT", tmp_path)
    assert dead.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "src/view.py:6: nothing uses the method 'forgotten'",
        "src/view.py:9: nothing uses the variable 'SKILLED'",
    ]
