"""The documents: every example of docs/api.md is run, and the bot of docs/bots.md plays a game."""

import asyncio
import re
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tavola.games import find, names
from tavola.server.tables.messages import ChangeMessage, ViewMessage
from tavola.server.web import connection, wire
from tests.example import EXAMPLE
from tests.server.house import PATIENCE, Guest, House

DOCS = Path(__file__).parent.parent.parent / "docs"
ANY = "…"
VIEWS = {message.__struct_config__.tag for message in (ViewMessage, ChangeMessage)}


class Example:
    """A block of the document: who asks, what, and what the answer must look like."""

    def __init__(self, kind: str, block: str) -> None:
        lines = block.strip().splitlines()
        asker = lines.pop(0).removeprefix("As: ") if lines[0].startswith("As: ") else ""
        self.who, _, when = asker.partition(", ")
        self.after_the_end = when == "after the end"
        self.live = kind == "ws"
        self.method, self.path = ("GET", lines.pop(0)) if self.live else lines.pop(0).split()
        self.lines = lines
        if not self.live:
            request, answer = ("\n" + "\n".join(lines)).split("\n→ ")
            self.body = request.strip()
            status, _, self.answer = answer.partition("\n")
            self.status = int(status)


def examples() -> list[Example]:
    text = (DOCS / "api.md").read_text("utf-8")
    return [Example(*found) for found in re.findall(r"```(http|ws)\n(.*?)```", text, re.DOTALL)]


def _nearest(wanted: Any, real: list[Any]) -> Any:
    """The one that has the most fields right, so that the rest can be complained about."""

    def right(one: Any) -> int:
        return sum(one.get(key) == value for key, value in wanted.items())

    return max(real, key=right)


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
        if len(wanted) == 3 and wanted[0] == wanted[2] == ANY:  # somewhere in it
            wanted, real = wanted[1:2], [_nearest(wanted[1], real)]
        if wanted[-1:] == [ANY] and len(wanted) > 1:
            wanted, real = wanted[:-1], real[: len(wanted) - 1]
        if wanted[:1] == [ANY] and len(wanted) > 1:
            wanted, real = wanted[1:], real[-(len(wanted) - 1) :]
        assert len(real) == len(wanted), place
        for number, value in enumerate(wanted):
            compare(value, real[number], known, f"{place}[{number}]")
    else:
        assert real == wanted, place


def fill_in(text: str, known: dict[str, Any]) -> str:
    """With what was remembered in the place of each `$word`."""
    for word, value in known.items():
        if isinstance(value, str):
            text = text.replace(word, value)
        else:
            text = text.replace(f'"{word}"', msgspec.json.encode(value).decode())
    return text


async def talk(guest: Guest, path: str, lines: list[str], known: dict[str, Any]) -> None:
    """An example of the WebSocket. Views and answers each come in their own order."""
    table, _, query = path.removeprefix("/api/tables/").partition("/live?")
    asked = dict(part.split("=") for part in query.split("&"))
    changes = asked.get("changes") == "true"
    waiting: dict[bool, list[Any]] = {True: [], False: []}  # views, answers
    async with guest.live(table, after=int(asked["after"]), changes=changes) as line:
        for text in lines:
            message = msgspec.json.decode(fill_in(text[2:], known))
            if text.startswith("→ "):
                await line.say(**message)
                continue
            assert text.startswith("← ")
            is_view = message["type"] in VIEWS
            while not waiting[is_view]:
                heard = await line.hear()
                waiting[heard["type"] in VIEWS].append(heard)
            compare(message, waiting[is_view].pop(0), known, text)


async def until_over(guest: Guest, table: str) -> None:
    async with guest.live(table) as line:
        await line.until(lambda view: bool(view["table"]["status"] == "over"))


async def test_every_example_of_the_api_is_true(hut: House) -> None:
    people: dict[str, Guest] = {}
    known: dict[str, Any] = {}
    found = examples()
    assert len(found) > 20
    for example in found:
        guest = people.setdefault(example.who, hut.stranger())
        path = fill_in(example.path, known)
        if example.after_the_end:
            await until_over(guest, path.split("/")[3])
        if example.live:
            await talk(guest, path, example.lines, known)
            continue
        data = msgspec.json.decode(fill_in(example.body, known)) if example.body else None
        answer = await guest.ask(example.method, path, data)
        assert answer.status_code == example.status, (example.path, answer.text)
        compare(msgspec.json.decode(example.answer), answer.json(), known, example.path)


async def test_every_request_and_every_message_has_an_example(hut: House) -> None:
    shown = examples()
    described = (await hut.stranger().get("/api/openapi.json"))["paths"]
    for path, methods in described.items():
        form = re.compile(re.sub(r"\{\w+\}", r"[^/]+", path) + r"(\?.*)?")
        for method in methods:
            assert any(
                form.fullmatch(example.path) and example.method == method.upper()
                for example in shown
                if not example.live
            ), f"{method} {path}"
    sent = {
        msgspec.json.decode(text[2:])["type"]
        for example in shown
        if example.live
        for text in example.lines
    }
    both = (*get_args(wire.AnySent), *get_args(wire.AnyHeard))
    assert {message.__struct_config__.tag for message in both} == sent - {"dance"}


async def test_the_document_names_every_route_and_every_error(hut: House) -> None:
    text = (DOCS / "api.md").read_text("utf-8")
    described = (await hut.stranger().get("/api/openapi.json"))["paths"]
    for path in described:
        short = path.replace("{table}", "ID").replace("{seat}", "N").replace("{game}", "GAME")
        short = short.replace("{token}", "TOKEN").replace("{step}", "STEP")
        short = short.replace("{device}", "ID")
        assert short in text, path
    source = Path(sys.modules["tavola.server"].__file__ or "").parent
    words = set()
    for file in source.rglob("*.py"):
        code = file.read_text("utf-8")
        words |= set(re.findall(r'(?:Refused\(|Failure\(\d+, )\s*"([a-z-]+)"', code))
    assert len(words) > 20
    for word in words:
        assert f"`{word}`" in text, word
    others = (connection.MALFORMED, connection.SLOW, connection.FLOOD, connection.FAILED)
    for number in (*connection.CLOSE.values(), *others):
        assert f"| {number} |" in text, number


FREE = {"kind": "open"}


def short(name: str) -> dict[str, Any]:
    """Few rounds, where that can be agreed; more where all decide at once, so that they do."""
    game = find(name)
    limited = "round_limit" in {option.name for option in game.options(2)}
    rounds = 8 if game.facts.simultaneous else 1 if name == EXAMPLE else 3
    return {"round_limit": rounds} if limited else {}


def robot(folder: Path) -> Path:
    """The program of the document, as a file."""
    text = (DOCS / "bots.md").read_text("utf-8")
    _, outside = text.split("## From outside")
    program = re.findall(r"```python\n(.*?)```", outside, re.DOTALL)[0]
    assert len([line for line in program.splitlines() if line.strip()]) <= 35
    file = folder / "bot.py"
    file.write_text(program, "utf-8")
    return file


async def seated(
    house: House, folder: Path, game: str, seats: list[Any]
) -> tuple[Guest, str, list[Process]]:
    """A copy of the bot on each free seat of a table of Anna's, where she has none."""
    anna = await house.guest("Anna")
    how = {"game": game, "players": len(seats), "seats": seats, "options": short(game)}
    table = await house.table(anna, start=False, **how)
    invite = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    file = robot(folder)
    bots = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, str(file), house.url, invite),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        for seat in seats
        if seat == FREE
    ]
    async with anna.live(table) as line:
        await line.until(lambda v: all(seat["kind"] != "open" for seat in v["seats"]))
    return anna, table, bots


async def said(bots: list[Process]) -> list[str]:
    """What they print at last; none of them fails."""
    ends = [await asyncio.wait_for(bot.communicate(), PATIENCE) for bot in bots]
    for bot, (_, err) in zip(bots, ends):
        assert (bot.returncode, err.decode()) == (0, "")
    return [out.decode().strip() for out, _ in ends]


async def play(anna: Guest, table: str) -> str:
    """Start the game, watch it to its end, and tell how."""
    async with anna.live(table) as line:
        await anna.post(f"/api/tables/{table}/start", {})
        end = await line.until(lambda v: bool(v["table"]["status"] == "over"))
        return f"over {end['view']['result']['places']}"


@pytest.mark.parametrize("players", [2, 3])
async def test_the_bot_of_the_document_plays_a_whole_game(
    house: House, tmp_path: Path, players: int
) -> None:
    seats = [{"kind": "bot", "bot": "random"}] + [FREE] * (players - 1)
    anna, table, bots = await seated(house, tmp_path, EXAMPLE, seats)
    end = await play(anna, table)
    assert await said(bots) == [end] * (players - 1)


@pytest.mark.parametrize("game", names())
async def test_four_copies_of_it_play_every_game(hut: House, tmp_path: Path, game: str) -> None:
    anna, table, bots = await seated(hut, tmp_path, game, [FREE] * 4)
    end = await play(anna, table)
    assert await said(bots) == [end] * 4


async def test_it_leaves_a_table_that_is_given_up(hut: House, tmp_path: Path) -> None:
    anna, table, bots = await seated(hut, tmp_path, EXAMPLE, [FREE] * 4)
    await anna.post(f"/api/tables/{table}/close", {})
    assert await said(bots) == ["closed None"] * 4


async def test_it_leaves_when_its_seat_is_taken_away(hut: House, tmp_path: Path) -> None:
    anna, table, bots = await seated(hut, tmp_path, EXAMPLE, [FREE, {"kind": "me"}])
    await anna.put(f"/api/tables/{table}/seats/0", {"kind": "open"})
    assert await said(bots) == ["open None"]
