"""Opens every page in Firefox, plays a move of each game, and photographs them into build/firefox.

Nothing may be complained of in the console, and nothing may fail to load: then it ends with 1.

python -m tools.firefox
"""

import base64
import json
import sys
import tempfile

from tavola.games import names
from tools.bidi import Browser, browsing
from tools.console import ROOT, say
from tools.example import EXAMPLE
from tools.machine import firefox
from tools.photo import DESKTOP, PHONE, server

PICTURES = ROOT / "build" / "firefox"
KEPT = {"tavola:been": "yes", "tavola:settings": json.dumps({"pace": "at-once"})}
ASKED = ".prompt:not(.wait)"


def ask(browser: Browser, method: str, path: str, body: object = None) -> object:
    """What the page itself could ask the server."""
    how = {"method": method, "headers": {"content-type": "application/json"}}
    if body is not None:
        how["body"] = json.dumps(body)
    return browser.run(
        f"fetch({json.dumps('/api' + path)}, {json.dumps(how)}).then(one => one.json())"
    )


def open_table(browser: Browser, form: dict[str, object]) -> str:
    made = ask(browser, "POST", "/tables", {**form, "start": True})
    assert isinstance(made, dict)
    table: str = made["table"]["id"]
    return table


def look(browser: Browser, name: str) -> None:
    """A picture for whoever looks it through, on a desktop and on a phone."""
    for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
        browser.resize(*size)
        browser.run("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        picture = PICTURES / f"{name}-{screen}.png"
        picture.write_bytes(base64.b64decode(browser.photograph()))
    browser.resize(*DESKTOP)


def visit(browser: Browser, url: str) -> None:
    browser.resize(*DESKTOP)
    browser.go(url)
    ask(browser, "POST", "/me", {"name": "Elena"})
    for key, value in KEPT.items():
        browser.run(f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)})")
    browser.go(url)
    browser.wait_for("main article")
    look(browser, "home")
    for game in names():
        browser.go(f"{url}/rules/{game}")
        browser.wait_for("main article h2")
        look(browser, f"rules-{game}")
    for game in names():
        play(browser, url, game)
    replay(browser, url)


def play(browser: Browser, url: str, game: str) -> None:
    """A table of the game, and the first of its moves, out of the board in words."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    table = open_table(browser, {"game": game, "players": 2, "seats": seats})
    browser.go(f"{url}/table/{table}")
    browser.wait_for(ASKED)
    look(browser, game)
    view = ask(browser, "GET", f"/tables/{table}/view?after=0")
    assert isinstance(view, dict)
    number, move = view["number"], view["view"]["legal"][0]
    ask(browser, "POST", f"/tables/{table}/moves", {"on": number, "move": move})
    browser.wait_for(".log li")
    look(browser, f"{game}-moved")


def replay(browser: Browser, url: str) -> None:
    """A short game between bots, seen again."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    form = {"game": EXAMPLE, "players": 2, "seats": seats, "options": {"round_limit": 1}}
    table = open_table(browser, form)
    browser.go(f"{url}/table/{table}")  # bots play for those who watch
    browser.wait_for(".prompt.over")
    browser.go(f"{url}/table/{table}/replay")
    browser.wait_for('input[type="range"]')
    for key in ("\ue014", "\ue014", "\ue010"):  # right, right, End
        browser.press(key)
    browser.wait_for('input[type="range"][aria-valuetext]')
    look(browser, "replay")


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        server(data) as url,
        browsing(firefox()) as browser,
    ):
        visit(browser, url)
        complaints = browser.complaints
    for complaint in complaints:
        say(complaint)
    say(f"Firefox: {len(complaints)} complaints. Pictures: {PICTURES.relative_to(ROOT)}")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
