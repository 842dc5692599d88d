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
# Two frames, which come even where a test has stopped the clock, and what moves arrives at once.
DRAWN = """(async () => {
    for (const _ of [1, 2]) await new Promise(drawn => new IntersectionObserver((_, frame) => {
        frame.disconnect();
        drawn();
    }).observe(document.body));
    document.getAnimations().forEach(one => one.finish());
})()"""


async def faults(page: Page, *, focus: bool = True) -> list[str]:
    """What is wrong with the page as it stands, in sentences.

    `focus`: whether it is where somebody has left it; a window that changes its size may lose it.
    """
    width = (page.viewport_size or {"width": TOUCH})["width"]
    found: list[str] = await page.evaluate(LOOK, {"touch": width < TOUCH, "focus": focus})
    return found


async def faults_at(page: Page, *sizes: tuple[int, int]) -> list[str]:
    """The same, with the window made so large one after the other and as it was at the end."""
    before = page.viewport_size
    assert before is not None
    await page.evaluate(DRAWN)
    found = [f"{before['width']} × {before['height']}: {told}" for told in await faults(page)]
    others = [size for size in sizes if size != (before["width"], before["height"])]
    for width, height in others:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(DRAWN)
        found += [f"{width} × {height}: {told}" for told in await faults(page, focus=False)]
    if others:
        await page.set_viewport_size(before)
        await page.evaluate(DRAWN)
    return found
