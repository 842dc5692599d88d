"""What must hold of every state at every size: all of it can be read, reached and pressed.

The page is looked at as it stands: words over words, words or buttons that are cut off or lie under
something, targets too small for a finger, the focus where nothing is to be decided, an end without
its totals. The window is then made another size, as when a phone is turned, and looked at again.
"""

from pathlib import Path

from playwright.async_api import Page

LOOK = (Path(__file__).parent / "laid_out.js").read_text("utf-8")
# A laptop, a phone held sideways and upright, the laptop at 200 %, a tablet, a desk.
SIZES = ((1366, 768), (844, 390), (390, 844), (683, 384), (820, 1180), (1920, 1080))
TOUCH = 1024  # narrower than this, the page is made for fingers
DRAWN = (
    "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))).then("
    "() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0))))"
)


async def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands, in sentences."""
    width = (page.viewport_size or {"width": TOUCH})["width"]
    found: list[str] = await page.evaluate(LOOK, {"touch": width < TOUCH})
    return found


async def faults_at(page: Page, *sizes: tuple[int, int]) -> list[str]:
    """The same, with the window made so large one after the other and as it was at the end."""
    before = page.viewport_size
    assert before is not None
    found = [f"{before['width']} × {before['height']}: {told}" for told in await faults(page)]
    others = [size for size in sizes if size != (before["width"], before["height"])]
    for width, height in others:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(DRAWN)
        found += [f"{width} × {height}: {told}" for told in await faults(page)]
    if others:
        await page.set_viewport_size(before)
        await page.evaluate(DRAWN)
    return found
