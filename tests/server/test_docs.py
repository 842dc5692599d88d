"""The documents: every example of docs/api.md is run, and the bot of docs/bots.md plays a game."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import PATIENCE, Guest, House

DOCS = Path(__file__).parent.parent.parent / "docs"
ANY = "…"


class Example:
    """A block of the document: who asks, what, and what the answer must look like."""

    def __init__(self, block: str) -> None:
        request, answer = block.split("\n→ ")
        lines = request.splitlines()
        self.who = lines.pop(0).removeprefix("As: ") if lines[0].startswith("As: ") else ""
        self.method, self.path = lines.pop(0).split()
        self.body = "\n".join(lines)
        status, _, self.answer = answer.partition("\n")
        self.status = int(status)


def examples() -> list[Example]:
    text = (DOCS / "api.md").read_text("utf-8")
    return [Example(block.strip()) for block in re.findall(r"```http\n(.*?)```", text, re.DOTALL)]


def compare(wanted: Any, real: Any, known: dict[str, str], place: str = "$") -> None:
    """`…` is anything; `$word` is remembered, or must be what was remembered."""
    if wanted == ANY:
        return
    if isinstance(wanted, str) and wanted.startswith("$"):
        assert known.setdefault(wanted, real) == real, place
    elif isinstance(wanted, dict):
        assert isinstance(real, dict), place
        if ANY not in wanted:
            assert set(real) == set(wanted), place
        for key, value in wanted.items():
            if key != ANY:
                assert key in real, f"{place}.{key}"
                compare(value, real[key], known, f"{place}.{key}")
    elif isinstance(wanted, list):
        assert isinstance(real, list), place
        if wanted[-1:] == [ANY] and len(wanted) > 1:
            wanted, real = wanted[:-1], real[: len(wanted) - 1]
        if wanted[:1] == [ANY] and len(wanted) > 1:
            wanted, real = wanted[1:], real[-(len(wanted) - 1) :]
        assert len(real) == len(wanted), place
        for number, value in enumerate(wanted):
            compare(value, real[number], known, f"{place}[{number}]")
    else:
        assert real == wanted, place


async def test_every_example_of_the_api_is_true(hut: House) -> None:
    people: dict[str, Guest] = {}
    known: dict[str, str] = {}
    found = examples()
    assert len(found) > 20
    for example in found:
        guest = people.setdefault(example.who, hut.stranger())
        path, body = example.path, example.body
        for word, value in known.items():
            path, body = path.replace(word, value), body.replace(word, value)
        data = msgspec.json.decode(body) if body else None
        answer = await guest.ask(example.method, path, data)
        assert answer.status_code == example.status, (example.path, answer.text)
        compare(msgspec.json.decode(example.answer), answer.json(), known, example.path)


async def test_the_document_names_every_route_and_every_error(hut: House) -> None:
    text = (DOCS / "api.md").read_text("utf-8")
    described = (await hut.stranger().get("/api/openapi.json"))["paths"]
    for path in described:
        short = path.replace("{table}", "ID").replace("{seat}", "N")
        assert short in text, path
    source = Path(sys.modules["tavola.server"].__file__ or "").parent
    words = set()
    for file in source.rglob("*.py"):
        code = file.read_text("utf-8")
        words |= set(re.findall(r'(?:Refused\(|Failure\(\d+, )\s*"([a-z-]+)"', code))
    assert len(words) > 20
    for word in words:
        assert f"`{word}`" in text, word


@pytest.mark.parametrize("players", [2, 3])
async def test_the_bot_of_the_document_plays_a_whole_game(
    house: House, tmp_path: Path, players: int
) -> None:
    text = (DOCS / "bots.md").read_text("utf-8")
    program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    assert len([line for line in program.splitlines() if line.strip()]) <= 30
    file = tmp_path / "bot.py"
    file.write_text(program, "utf-8")
    anna = await house.guest("Anna")
    seats = [{"kind": "bot", "bot": "random"}] + [{"kind": "open"}] * (players - 1)
    options = {"round_limit": 1}
    table = await house.table(anna, start=False, players=players, seats=seats, options=options)
    invite = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    bots = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(file), house.url, invite), stdout=asyncio.subprocess.PIPE
        )
        for _ in range(players - 1)
    ]
    async with anna.live(table) as line:
        await line.until(lambda v: all(seat["kind"] != "open" for seat in v["seats"]))
        await anna.post(f"/api/tables/{table}/start", {})
        end = await line.until(lambda v: bool(v["table"]["status"] == "over"))
    for bot in bots:
        out, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)
        assert bot.returncode == 0
        assert out.decode().strip() == f"places: {end['view']['result']['places']}"
