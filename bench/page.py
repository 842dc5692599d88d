"""`make bench-page`: the page in Chromium on a slowed-down processor, against a server of its own.

Writes its section of docs/benchmarks.md. `python -m bench.page`, with Tavola on PYTHONPATH.
"""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench import machine, sections
from tools.console import ROOT, say
from tools.machine import chromium
from tools.photo import ARGUMENTS, DESKTOP, server

REPORT = ROOT / "docs" / "benchmarks.md"
SLOWER = 4
TIMES = 7
CLICKS = 5
MOST_SCRIPT = 120_000

# Notes when something is first there and drawn: after the frame in which it appeared.
WATCH = """window.drawn = (selector, begun) => new Promise(done => {
    const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    look();
});"""
SCRIPTS = """() => performance.getEntriesByType('resource')
    .filter(({name}) => name.endsWith('.js'))
    .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
PRESS = """([pressed, selector]) => {
    const all = document.querySelectorAll(pressed);
    const begun = performance.now();
    all[Math.floor(Math.random() * all.length)]
        .dispatchEvent(new MouseEvent('click', {bubbles: true}));
    return window.drawn(selector, begun);
}"""

HOME, TABLE = "the home page can be used", "from a click to the table, drawn"
CONSIDER, WHY_NOT = "a city or a card is considered", "why not, with its rule (asks the server)"
MOVE = "a move is played (stored by the server)"
PLAY = ".game .btn.primary"
ASKED = ".prompt:not(.wait)"
CHOSEN = ".prompt:not(.wait) .btn.primary"


def measure(browser: Browser, url: str, times: dict[str, list[float]]) -> int:
    """One visit, from an empty cache; how much script the first view took."""
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    context.add_init_script(WATCH)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="commit")
    times[HOME].append(page.evaluate("selector => window.drawn(selector, 0)", PLAY))
    script: int = page.evaluate(SCRIPTS)
    times[TABLE].append(press(page, PLAY, ".hand .card"))
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(500)  # bots have moved, and nothing is under way
    for _ in range(CLICKS):
        measure_clicks(page, times)
    context.close()
    return script


def measure_clicks(page: Page, times: dict[str, list[float]]) -> None:
    """A question, a thought and a move, then the others' moves."""
    page.locator(ASKED).or_(page.locator(".prompt.over")).first.wait_for()
    if page.locator(".prompt.over").count():
        return
    closed = 'svg.map [role=button][aria-disabled="true"]'
    if page.locator(closed).count():
        times[WHY_NOT].append(press(page, closed, ".pop q:not(:empty)"))
        page.keyboard.press("Escape")
        page.wait_for_selector(".pop", state="detached")
    open_to = 'svg.map [role=button][aria-disabled="false"], .fan .card.legal'
    if page.locator(open_to).count():
        times[CONSIDER].append(press(page, open_to, CHOSEN))
        times[MOVE].append(press(page, CHOSEN, ".prompt:not(:has(.btn.primary))"))


def press(page: Page, what: str, answer: str) -> float:
    took: float = page.evaluate(PRESS, [what, answer])
    return took


def warm_up(url: str, browser: Browser) -> None:
    """The first visit finds a server that has just begun; nothing of it is counted."""
    measure(browser, url, {name: [] for name in (HOME, TABLE, CONSIDER, WHY_NOT, MOVE)})


def markdown(script: int, times: dict[str, list[float]]) -> str:
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.describe().items())
    met = "met" if script <= MOST_SCRIPT else "missed"
    rows = "\n".join(
        f"| {name} | {statistics.median(values):.0f} ms | {max(values):.0f} ms | {len(values)} |"
        for name, values in times.items()
        if values
    )
    return f"""## The page

{facts}

Script of the first view, as the browser received it (compressed, without fonts):
**{script / 1000:.1f} kB** (limit: {MOST_SCRIPT // 1000} kB, {met}; a test holds it).

Chromium without a graphics card, its processor slowed down {SLOWER} times, {DESKTOP[0]} ×
{DESKTOP[1]} px, each visit with an empty cache, server and browser on this machine. Times are
until the answer is drawn.

|  | median | worst | times |
| --- | --: | --: | --: |
{rows}

### To repeat it

`make bench-page` measures this anew and writes this section.
"""


def main(report: Path = REPORT) -> None:
    times: dict[str, list[float]] = {name: [] for name in (HOME, TABLE, CONSIDER, WHY_NOT, MOVE)}
    with tempfile.TemporaryDirectory() as data, server(data) as url, sync_playwright() as played:
        browser = played.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        warm_up(url, browser)
        script = 0
        for visit in range(TIMES):
            say(f"Visit {visit + 1} of {TIMES} ...")
            script = measure(browser, url, times)
        browser.close()
    body = markdown(script, times)
    sections.put_into(report, "page", body)
    print(body)


if __name__ == "__main__":
    main()
