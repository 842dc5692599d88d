"""Every word with which the server refuses is a sentence on the page, in each language."""

import re
from pathlib import Path

import pytest

from tavola.server.web.errors import BY_STATUS, STATUS
from tests.web.visitor import TEXTS, read_texts

SERVER = Path(__file__).parents[2] / "src" / "tavola" / "server"
SAID = re.compile(r"\b(?:Refused|Failure)\(\s*(?:\d+,\s*)?\"([a-z-]+)\"")


def words() -> set[str]:
    said = {word for path in SERVER.rglob("*.py") for word in SAID.findall(path.read_text("utf-8"))}
    return said | set(STATUS) | {word for word, _ in BY_STATUS.values()}


@pytest.mark.parametrize("language", sorted(path.stem for path in TEXTS.glob("text/*.ftl")))
def test_every_error_of_the_server_has_its_sentence(language: str) -> None:
    texts = read_texts(language)
    found = words()
    assert {"stale", "illegal", "flood", "nobody"} <= found
    assert [word for word in sorted(found) if not texts.has_message(f"error-{word}")] == []
