"""One visit: the home page, a click, the table, some moves."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tools.console import give_up
from tools.photo import DESKTOP

MOVES = 4
PATIENCE = 60_000  # ms after which something that does not come is not waited for any more
WATCH = Path(__file__).with_name("watch.js").read_text("utf-8")

# Busy: what was drawn before any script came, and can be read but not used.
HOME = ["#app:not([aria-busy]) .game .btn.primary"]
TABLE = ["main .stage svg", ".prompt"]
WHOLE = [*TABLE, ".side"]
# Moves of others are shown one at a time, as people see them; none is made for the visitor.
PACE = (
    "localStorage.setItem('tavola:settings', JSON.stringify({pace: 'quick', answerAlone: false}))"
)
LOADED = """() => {
    const all = performance.getEntriesByType('resource');
    const [page] = performance.getEntriesByType('navigation');
    const sum = (some, what) => some.reduce((total, one) => total + one[what], 0);
    return {
        requests: all.length + 1,
        bytes: sum(all, 'transferSize') + page.transferSize,
        script: sum(all.filter(({name}) => name.endsWith('.js')), 'encodedBodySize'),
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    };
}"""


@dataclass
class Visit:
    """What was seen, in milliseconds and bytes."""

    painted: float = 0.0
    home: float = 0.0
    table: float = 0.0
    whole: float = 0.0
    answers: list[float] = field(default_factory=list)
    first: dict[str, Any] = field(default_factory=dict)
    later: int = 0  # bytes from the click to the table
    asked: int = 0  # requests meanwhile


def pay(browser: Browser, url: str, title: str, slower: int) -> Visit:
    """A visit from an empty cache that plays this game at once."""
    width, height = DESKTOP
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    # Somebody with a name: a newcomer's is asked for first, and takes as long as one types.
    context.request.post(f"{url}/api/me", data={"name": "Elena"})
    context.add_init_script("localStorage.setItem('tavola:been', 'yes')")
    context.add_init_script(PACE)
    context.add_init_script(WATCH)
    try:
        return Visitor(context, url, slower).play(title)
    except Error as error:
        give_up(f"{title}, {slower} times slower: {error.message.splitlines()[0]}")
    finally:
        context.close()


class Visitor:
    def __init__(self, context: BrowserContext, url: str, slower: int) -> None:
        self.context, self.url = context, url
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        slow = {"rate": slower}
        context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", slow)

    def play(self, title: str) -> Visit:
        seen = Visit()
        self.page.goto(self.url, wait_until="commit")
        seen.home = self.until_drawn(HOME, 0)
        self.page.wait_for_timeout(1000)  # as long as a reader takes to decide, or longer
        seen.first = self.page.evaluate(LOADED)
        seen.painted = seen.first["painted"]
        seen.home = max(seen.home, seen.painted)  # nobody uses what is not painted
        begun = self.page.evaluate("title => window.pressPlay(title)", title)
        seen.table = self.until_drawn(TABLE, begun)
        seen.whole = self.until_drawn(WHOLE, begun)
        loaded = self.page.evaluate(LOADED)
        seen.later = loaded["bytes"] - seen.first["bytes"]
        seen.asked = loaded["requests"] - seen.first["requests"]
        self.make_moves(self.page.url.rsplit("/", 1)[1])
        seen.answers = self.page.evaluate("window.answers")
        return seen

    def make_moves(self, table: str) -> None:
        """By the API, with this visitor's cookie: whatever the game, the page is told and draws."""
        at = f"{self.url}/api/tables/{table}"
        for made in range(MOVES):
            self.page.wait_for_selector(".prompt:not(.wait)")
            self.page.wait_for_timeout(500)  # nothing is under way
            now = self.context.request.get(f"{at}/view?after=0").json()
            if not now["view"]["legal"]:
                return
            self.page.evaluate("window.expectAnswer()")
            form = {"on": now["number"], "move": now["view"]["legal"][0]}
            answer = self.context.request.post(f"{at}/moves", data=form)
            if not answer.ok:
                give_up(f"the server refused a legal move: {answer.text()[:200]}")
            self.page.wait_for_function("count => window.answers.length > count", arg=made)

    def until_drawn(self, selectors: list[str], begun: float) -> float:
        asked = [selectors, begun, PATIENCE]
        took: float = self.page.evaluate("asked => window.drawn(...asked)", asked)
        return took
