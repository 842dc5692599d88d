"""What somebody sees of a question, and which questions the page asks of the server."""

from collections.abc import Callable

from playwright.async_api import Page, WebSocket

from tests.web.laid_out import faults
from tests.web.test_sizes import box

LEAST = 0.4  # of the prompt's width: what its words have, or its buttons stand below them
PADDING = 30  # px of the prompt that nothing has


def asked_why(page: Page) -> Callable[[], list[str]]:
    """All questions why something is not possible: over the line, in the order they are asked."""
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return lambda: [frame for frame in frames if "why-not" in frame]


async def reads_well(page: Page) -> None:
    """The words of the prompt have their room, and nothing lies over them or is cut off."""
    prompt, say, acts = [
        await box(page.locator(part)) for part in (".prompt", ".prompt .say", ".prompt .acts")
    ]
    below = acts["y"] >= say["y"] + say["height"] - 1
    assert below or say["width"] >= LEAST * prompt["width"] - PADDING, (prompt, say, acts)
    bad = [
        told
        for told in await faults(page)
        if told.startswith(("covered", "over each other", "cut off")) and "acts" not in told
    ]
    assert bad == []
