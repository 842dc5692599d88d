"""The leak law on the wire: change what somebody can't know, and the bytes sent stay the same."""

import random
from functools import partial
from typing import Any

import msgspec
import pytest

from tavola.core.chance import FastChance
from tavola.core.game import NOBODY
from tavola.server.tables import acts
from tavola.server.tables.live import Live
from tavola.server.tables.telling import Shown, tell_change
from tests.example import EXAMPLE
from tests.server.house import Guest, House, find_any
from tests.server.luck import SameLuck

STOPS = 5  # positions of a game that are looked at
PACE = 25  # at most so many moves between two of them


async def play_on(house: House, table: str, dice: random.Random, moves: int) -> None:
    """Random moves of whoever must decide."""
    live = house.site.hall.live(table)
    for _ in range(moves):
        assert live.table is not None
        assert live.table.match is not None
        if not live.table.acting:
            return
        seat = dice.choice(live.table.acting)
        text = dice.choice(live.table.match.legal(seat))
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))


async def everything_sent(house: House, table: str, who: Guest) -> list[bytes]:
    """All that somebody can get out of the server about a table without changing it."""
    live = house.site.hall.live(table)
    assert live.table is not None
    at = f"/api/tables/{table}"
    paths = [
        at,
        f"{at}/view",
        f"{at}/view?after=3",
        f"{at}/log?limit=500",
        f"{at}/fairness",
        f"{at}/record",
        f"{at}/replay?seat=0",
        f"{at}/replay?seat=1",
        "/api/tables?list=mine",
        "/api/tables?list=waiting",
        "/api/tables?list=watch",
        "/api/tables?list=public",
        "/api/tables?list=finished",
    ]
    sent = [(await who.ask("GET", path)).content for path in paths]
    async with who.live(table) as line:
        view = await line.hear()
        sent.append(msgspec.json.encode(view))
        number, legal = view["number"], view["view"]["legal"]

        async def ask(**message: Any) -> None:
            await line.say(**message)
            sent.append(str(await line.socket.recv()).encode())

        await ask(type="undo", on=number + 7)
        await ask(type="foresee", on=number)
        for move in legal[:3]:
            await ask(type="foresee", on=number, after=[move])
        for move in live.table.game.table.moves:
            await ask(type="why-not", move=move.text)
            if move.text not in legal:  # those would change the table, and the seat knows them
                await ask(type="move", on=number, move=move.text)
    wrong = next(move.text for move in live.table.game.table.moves if move.text not in legal)
    why = await who.ask("GET", f"{at}/why-not", params={"move": wrong})
    sent.append((await who.ask("GET", f"{at}/foresee", params={"on": number})).content)
    tried = await who.ask("POST", f"{at}/moves", {"on": number, "move": wrong})
    assert tried.status_code in (401, 403, 409, 422)
    return [*sent, why.content, tried.content]


def lay_out(live: Live, state: Any) -> None:
    """This is how everything lies, and nobody was told anything of it yet."""
    assert live.table is not None
    assert live.table.match is not None
    live.table.match.state = state
    live.table.look_anew()
    live.forget_answers()


@pytest.mark.parametrize(("game", "seed"), [(EXAMPLE, 1), ("parlour", 2), ("parlour", 3)])
async def test_what_somebody_can_t_know_never_reaches_the_wire(
    hut: House, game: str, seed: int
) -> None:
    dice = random.Random(seed)
    hut.site.hall.luck = SameLuck(str(seed))
    guests: list[Any] = [await hut.guest(name) for name in ("Anna", "Bruno", "Carla")]
    options = {"days": 6} if game == "parlour" else {}
    table = await hut.table(*guests, game=game, visibility="public", options=options)
    live = hut.site.hall.live(table)
    engine = find_any(game)
    changed = 0
    for _ in range(STOPS):
        await play_on(hut, table, dice, 1 + dice.randrange(PACE))
        assert live.table is not None
        match = live.table.match
        assert match is not None
        if not match.to_act:
            break
        truth = match.state
        for viewer, who in zip((0, 1, 2, NOBODY), [*guests, hut.stranger()]):
            person = None if viewer == NOBODY else live.table.seats[viewer].person
            before, shown = await everything_sent(hut, table, who), Shown(live.table, person)
            lay_out(live, engine.redeal(truth, viewer, FastChance(dice.randrange(10**9))))
            changed += engine.save(match.state) != engine.save(truth)
            after = await everything_sent(hut, table, who)
            assert after == before
            told = tell_change(live.table, Shown(live.table, person), shown, [])
            assert told is not None
            assert told.change == {}
            lay_out(live, truth)
    assert changed > STOPS


async def test_no_answer_holds_the_seed_nor_another_s_hand_nor_anybody_s_id(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    table = await hut.table(anna, bruno, visibility="public")
    live = hut.site.hall.live(table)
    assert live.table is not None
    secrets = [live.table.setup.seed.hex(), anna.secret, bruno.secret]
    secrets += [str(seat.person) for seat in live.table.seats]
    for who in (anna, bruno, hut.stranger()):
        sent = b"".join(await everything_sent(hut, table, who))
        for secret in secrets:
            assert secret.encode() not in sent
