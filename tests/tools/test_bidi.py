"""What counts as a complaint of a browser that is driven by WebDriver BiDi."""

from typing import Any

import pytest

from tools.bidi import complaint_of


def told(method: str, **params: Any) -> dict[str, Any]:
    return {"type": "event", "method": method, "params": params}


REQUEST = {"url": "http://here/a.js"}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (told("log.entryAdded", level="error", text="x is null"), "error: x is null"),
        (told("log.entryAdded", level="warn", text="old"), "warn: old"),
        (
            told("network.fetchError", request=REQUEST, errorText="refused"),
            "not loaded: http://here/a.js (refused)",
        ),
        (
            told("network.responseCompleted", request=REQUEST, response={"status": 404}),
            "404: http://here/a.js",
        ),
    ],
)
def test_errors_warnings_and_what_is_not_loaded_are_complaints(
    event: dict[str, Any], said: str
) -> None:
    assert complaint_of(event) == said


@pytest.mark.parametrize(
    "event",
    [
        told("log.entryAdded", level="info", text="hello"),
        told("network.responseCompleted", request=REQUEST, response={"status": 200}),
        told("browsingContext.load", url="http://here/"),
        {"type": "success", "id": 1, "result": {}},
    ],
)
def test_anything_else_is_none(event: dict[str, Any]) -> None:
    assert complaint_of(event) is None
