"""Measures the page in Chromium, four times slowed down, against a server of its own.

python -m tools.page_speed
"""

import statistics
import tempfile
import time

from playwright.sync_api import Page, sync_playwright

from tools import page as built
from tools.screens import ARGUMENTS, CHROMIUM, DESKTOP, server

SLOWER = 4
TIMES = 5


def open_home(page: Page, url: str) -> float:
    """Milliseconds until the button that starts a game can be pressed."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Play now against bots").wait_for()
    return (time.perf_counter() - begun) * 1000


def consider(page: Page) -> float:
    """Milliseconds from a click on a place of the map to the drawn answer."""
    return float(
        page.evaluate(
            """async () => {
                const places = document.querySelectorAll('svg.map [role=button]');
                const place = places[Math.floor(Math.random() * places.length)];
                const begun = performance.now();
                place.dispatchEvent(new MouseEvent('click', {bubbles: true}));
                await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
                return performance.now() - begun;
            }"""
        )
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as data, server(data) as url, sync_playwright() as played:
        browser = played.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        home, answers = [], []
        for _ in range(TIMES):
            context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            home.append(open_home(page, url))
            page.get_by_role("button", name="Play now against bots").click()
            page.wait_for_selector(".hand .card")
            page.wait_for_timeout(1000)
            answers += [consider(page) for _ in range(5)]
            context.close()
        browser.close()
    print(f"script of the first view, compressed: {built.size_of_first_view() / 1000:.1f} kB")
    print(f"usable home page, {SLOWER}x slower: {statistics.median(home):.0f} ms")
    print(f"drawn answer after a click, {SLOWER}x slower: {statistics.median(answers):.0f} ms")


if __name__ == "__main__":
    main()
