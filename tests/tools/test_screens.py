"""The pictures of docs/screens: those that the documentation shows, and no others."""

from tools.screens.__main__ import DOCS, shown

MOST = 2_000_000  # bytes, of all together


def test_every_picture_is_shown_and_every_picture_that_is_shown_is_there() -> None:
    assert {path.name for path in DOCS.iterdir()} == shown()


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in DOCS.iterdir()) < MOST
