"""The leak law on the wire, over whole stretches of play.

Two servers, on each the same table: but what one person can't know lies otherwise on the second.
Everybody plays the same for a while. Every byte that this person is sent is the same on both:
live views or their changes, log, replay, listings, errors, chat; and again when the table was
loaded from the store.
"""

import itertools
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tavola.core import match as core_match
from tavola.core.game import NOBODY
from tavola.games import names
from tavola.server.settings import Settings
from tavola.server.store.people import Person
from tavola.server.store.schema import tables
from tavola.server.tables import acts
from tests.server.conftest import QUICK
from tests.server.house import Guest, House, Line, find_any, open_house
from tests.server.luck import SameLuck
from tests.server.worlds import SEED, UNDO, Worlds, make_worlds

WORLDS = 2  # pairs for each viewer
TRIES = 40  # positions in which such a pair is looked for
LENGTH = 25  # acts in each, at most
ASKED = 12  # moves that are tried or asked about

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio")


class Twin(SameLuck):
    """All that is drawn at random for a table is the same on both servers."""

    def seed(self) -> bytes:
        return SEED


@pytest.fixture
def same_commitments(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not bound to the position, which differs."""
    described = core_match.describe_setup

    def without_position(game: Any, players: int, options: Any, _position: Any) -> Any:
        return described(game, players, options, None)

    monkeypatch.setattr(core_match, "describe_setup", without_position)


async def lay_out(house: House, table: str, position: Any) -> None:
    """The game will begin with this position."""
    text = msgspec.json.encode(position).decode()
    async with house.site.engine.begin() as connection:
        where = tables.c.id == table
        await connection.execute(update(tables).where(where).values(position=text))
    house.site.hall.live(table).table = None


class Watched:
    """A table with one person whose every byte is kept: on a line that tells whole views, and on
    one that tells changes.
    """

    def __init__(self, house: House, worlds: Worlds, which: int, dice: random.Random) -> None:
        self.house = house
        self.worlds = worlds
        self.which = which
        self.dice = dice
        self.sent: list[bytes] = []

    async def run(self) -> list[bytes]:
        worlds, house = self.worlds, self.house
        guests = [await house.guest(name) for name in NAMES[: worlds.players]]
        spectator = await house.guest("Ugo")
        table = await house.table(
            *guests, start=False, game=worlds.game.facts.name, options=worlds.options
        )
        await lay_out(house, table, worlds.positions[self.which])
        invite = (await guests[0].get(f"/api/tables/{table}"))["invite"]["token"]
        await spectator.post("/api/join", {"token": invite})
        await guests[0].post(f"/api/tables/{table}/start", {})
        who = spectator if worlds.viewer == NOBODY else guests[worlds.viewer]
        await self._play(table, who, guests)
        for _ in range(2):
            await self._ask(table, who)
            house.site.hall.live(table).table = None  # and again, loaded from the store
        return self.sent

    async def _play(self, table: str, who: Guest, guests: list[Guest]) -> None:
        hall = self.house.site.hall
        live = hall.live(table)
        async with who.live(table) as views, who.live(table, changes=True) as changes:
            lines = views, changes
            await self._hear(*lines)
            for number, (seat, text) in enumerate(self.worlds.acts):
                assert live.table is not None
                place = live.table.numbers.seen[self.worlds.viewer + 1]
                if text == UNDO:
                    person = Person(str(live.table.seats[seat].person), "")
                    on = live.table.numbers.seen[seat + 1]
                    await hall.act(live, partial(acts.undo, person=person, on=on))
                else:
                    await hall.act(live, partial(acts.make_move, seat=seat, text=text))
                if live.table.numbers.seen[self.worlds.viewer + 1] > place:
                    await self._hear(*lines)
                if number % 9 == 4:
                    await guests[seat].post(f"/api/tables/{table}/chat", {"text": f"at {number}"})
                    await self._hear(*lines)
            for line in lines:
                await line.say(type="ping", id="last")  # nothing else was on its way
            await self._hear(*lines)

    async def _hear(self, *lines: Line) -> None:
        for line in lines:
            self.sent.append(str(await line.socket.recv()).encode())

    async def _ask(self, table: str, who: Guest) -> None:
        at = f"/api/tables/{table}"
        view = await who.get(f"{at}/view")
        paths = ["", "/view", "/view?after=4", "/log?limit=500", "/log?after=3&limit=4"]
        paths += ["/fairness", "/record", "/replay?count=50", "/replay?move=7&count=3"]
        paths += ["/replay?seat=0&count=2", "/replay?seat=1&count=2", "/replay?move=1000"]
        lists = ("mine", "waiting", "watch", "public", "finished")
        everything = [at + path for path in paths] + [f"/api/tables?list={x}" for x in lists]
        for path in everything:
            self.sent.append((await who.ask("GET", path)).content)
        moves = [move.text for move in self.worlds.game.table.moves]
        for text in self.dice.sample(moves, min(ASKED, len(moves))):
            why = await who.ask("GET", f"{at}/why-not", params={"move": text})
            self.sent.append(why.content)
            if text not in view["view"]["legal"]:
                form = {"on": view["number"], "move": text}
                self.sent.append((await who.ask("POST", f"{at}/moves", form)).content)
        for path, body in (
            ("moves", {"on": 2, "move": moves[0]}),
            ("undo", {"on": 2}),
            ("return", None),
            ("start", {}),
            ("fork", {"move": 1, "seat": 0, "bot": "random"}),
            ("reveal", {"entropy": "ab" * 32}),
            ("anew", None),
            ("seats/0/stand-in", None),
            ("seats/1/stand-in", None),
        ):
            answer = await who.ask("POST", f"{at}/{path}", body)
            assert answer.status_code >= 400, path
            self.sent.append(answer.content)


@pytest.mark.usefixtures("same_commitments")
@pytest.mark.parametrize("game", ["parlour", *names()])
async def test_somebody_is_sent_the_same_bytes_whatever_he_can_t_know(
    tmp_path: Path, game: str
) -> None:
    dice = random.Random(game)
    engine = find_any(game)
    players = min(3, engine.facts.most)
    pairs: list[Worlds] = []
    for viewer in range(NOBODY, players):
        found = (make_worlds(engine, players, viewer, dice, LENGTH) for _ in range(TRIES))
        pairs += itertools.islice((pair for pair in found if pair and len(pair.acts) > 2), WORLDS)
    assert {pair.viewer for pair in pairs} == set(range(NOBODY, players))
    told: list[list[list[bytes]]] = []
    for which in range(2):
        settings = Settings(data=tmp_path / str(which), port=0, snapshot_every=6, **QUICK)
        async with open_house(settings, now=lambda: 1_000_000.0, luck=Twin("twin")) as house:
            told.append([await Watched(house, w, which, random.Random(5)).run() for w in pairs])
    for pair, first, second in zip(pairs, *told, strict=True):
        assert first == second, f"viewer {pair.viewer} can tell the worlds apart"
        assert any(b'"type":"change"' in text for text in first)
