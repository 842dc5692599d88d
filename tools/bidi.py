"""A browser driven by WebDriver BiDi over its own socket: no other program stands in between."""

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tools.console import give_up

PATIENCE = 120.0  # seconds: never reached where all is well
HEARD = ["log.entryAdded", "network.fetchError", "network.responseCompleted"]
# What a new profile would ask the network for, which is none of the page's business.
STILL = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.contentblocking.introCount": 20,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


def complaint_of(event: dict[str, Any]) -> str | None:
    """What the console, or the network, complains of with this event; None: nothing."""
    told = event.get("params", {})
    if event.get("method") == "log.entryAdded":
        if told["level"] not in ("error", "warn"):
            return None
        where = ((told.get("stackTrace") or {}).get("callFrames") or [{}])[0].get("url", "")
        return f"{told['level']}: {told['text']} {where}".rstrip()
    if event.get("method") == "network.fetchError":
        return f"not loaded: {told['request']['url']} ({told['errorText']})"
    if event.get("method") == "network.responseCompleted" and told["response"]["status"] >= 400:
        return f"{told['response']['status']}: {told['request']['url']}"
    return None


class Browser:
    """One window, and what it has complained of."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=HEARD)
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """The answer to a command; events that come meanwhile are listened to."""
        self._count += 1
        message = {"id": self._count, "method": method, "params": params}
        self._socket.send(json.dumps(message))
        while True:
            heard = json.loads(self._socket.recv(timeout=PATIENCE))
            if heard.get("id") == self._count:
                if heard["type"] == "error":
                    raise RuntimeError(f"{method}: {heard['error']}: {heard['message']}")
                return heard["result"]
            complaint = complaint_of(heard)
            if complaint:
                self.complaints.append(complaint)

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.window, viewport=size)

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression in the page, as JSON tells it; promises are awaited."""
        answer = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then(value => JSON.stringify(value) ?? 'null')",
            target={"context": self.window},
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait_for(self, selector: str) -> None:
        """Until such an element is there."""
        chosen = json.dumps(selector)
        self.run(
            f"""new Promise((found, lost) => {{
                const is = () => document.querySelector({chosen});
                const look = () => is() && (watch.disconnect(), found());
                const watch = new MutationObserver(look);
                watch.observe(document, {{childList: true, subtree: true, attributes: true}});
                look();
                setTimeout(() => lost(new Error('never came: ' + {chosen})), {PATIENCE * 500:.0f});
            }})"""
        )

    def press(self, key: str) -> None:
        strokes = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        hand = {"type": "key", "id": "keys", "actions": strokes}
        self.ask("input.performActions", context=self.window, actions=[hand])

    def photograph(self) -> str:
        """A PNG of what is to be seen, in base64."""
        picture: str = self.ask("browsingContext.captureScreenshot", context=self.window)["data"]
        return picture


@contextmanager
def browsing(program: str) -> Iterator[Browser]:
    """A Firefox with a profile of its own, without a screen."""
    with tempfile.TemporaryDirectory() as profile:
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in STILL.items()]
        Path(profile, "user.js").write_text("\n".join(lines), "utf-8")
        command = [program, "--headless", "--no-remote", "--profile", profile]
        with subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, text=True
        ) as process:
            try:
                with connect(f"{address_of(process)}/session", max_size=None) as socket:
                    yield Browser(socket)
            finally:
                process.terminate()
                process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    """Where it listens, as it says itself."""
    assert process.stderr is not None
    said = ""
    while (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", said)) is None:
        line = process.stderr.readline()
        if not line:
            give_up(f"Firefox did not start: {said[-2000:]}")
        said += line
    return found[1]
