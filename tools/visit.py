"""Looks whether an installed Tavola works: asks its version, gets the page, and plays a move.

python3 -m tools.visit FOLDER OF AN ENVIRONMENT
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tools.example import EXAMPLE, OPENER

PATIENCE = 180


def visit(environment: Path) -> str:
    """What `tavola --version` says. AssertionError tells what does not work."""
    command = str(environment / "bin" / "tavola")
    with tempfile.TemporaryDirectory() as elsewhere, serving(command, elsewhere) as address:
        find_page(address)
        play_a_move(address)
        return output(command, elsewhere)


def surroundings() -> dict[str, str]:
    """Nothing of a clone is in sight."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def output(command: str, folder: str) -> str:
    asked = [command, "--version"]
    return subprocess.check_output(asked, cwd=folder, env=surroundings(), text=True)


@contextmanager
def serving(command: str, folder: str) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    words = [command, "--port", "0", "--data", folder]
    with subprocess.Popen(
        words, cwd=folder, env=surroundings(), stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def find_page(address: str) -> None:
    """With every file that its beginning names, and the licences."""
    page = fetch(Request(address + "/")).decode()
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(file.endswith(".js") for file in files), page
    assert all(fetch(Request(address + file)) for file in [*files, "/licences.txt"])


def play_a_move(address: str) -> None:
    headers = {"Content-Type": "application/json"}

    def ask(path: str, body: object) -> Any:
        request = Request(address + path, json.dumps(body).encode(), headers, method="POST")
        return json.loads(fetch(request))

    headers["Authorization"] = (
        f"Bearer {ask('/api/me', {'name': 'Anna', 'bearer': True})['secret']}"
    )
    table = {
        "game": EXAMPLE,
        "players": 2,
        "options": OPENER,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    }
    path = f"/api/tables/{ask('/api/tables', table)['table']['id']}"
    begun = ask(f"{path}/start", {})
    move = begun["view"]["legal"][0]
    after = ask(f"{path}/moves", {"on": begun["number"], "move": move})
    assert after["number"] > begun["number"], after


def fetch(request: Request) -> bytes:
    with urlopen(request, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
        return found


if __name__ == "__main__":
    print(visit(Path(sys.argv[1]).absolute()), end="")
