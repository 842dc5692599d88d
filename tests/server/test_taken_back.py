"""Whoever takes a seat back from a bot has it, whatever the bot is about to do."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from tavola.core.chance import FastChance
from tavola.core.game import SILENT
from tavola.server.settings import Settings
from tavola.server.tables import acts
from tests.example import OPENER
from tests.server.house import Guest, House, open_house
from tests.server.resting import (
    Ponderers,
    at_rest,
    left_to_bots,
    moves,
)


async def thinking_for_anna(house: House, ponderers: Ponderers) -> tuple[Guest, str]:
    """Anna has left her seat to a bot, which thinks about her turn."""
    anna, table = await left_to_bots(house)
    await ponderers.asked.wait()
    return anna, table


async def test_what_a_bot_answers_for_a_seat_that_was_taken_back_is_dropped(
    settings: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(settings, ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        back = await anna.post(f"/api/tables/{table}/return")
        assert back["seats"][0]["away"] is None
        ponderers.may_answer.set()
        rested = await at_rest(house, table)
        assert rested.acting == (0,)
        mine = await anna.get(f"/api/tables/{table}/view")
        assert moves(mine) == []
        move = {"on": mine["number"], "move": mine["view"]["legal"][0]}
        played = await anna.post(f"/api/tables/{table}/moves", move)
        assert moves(played)[-1]["bot"] is None


async def test_a_seat_left_again_while_the_bot_thought_is_played_by_a_bot(hut: House) -> None:
    ponderers = Ponderers()
    async with open_house(replace(hut.settings, data=hut.settings.data / "2"), ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        await anna.post(f"/api/tables/{table}/return")
        await anna.post(f"/api/tables/{table}/leave")
        ponderers.may_answer.set()
        await at_rest(house, table)
        played = moves(await anna.get(f"/api/tables/{table}/view"))
        assert {(move["seat"], move["bot"]) for move in played} == {(0, "random")}


async def almost_over(house: House, table: str) -> tuple[int, str]:
    """Play until a move of the seat that must act would end the game: the seat, and the move."""
    live = house.site.hall.live(table)
    while True:
        async with live.turn:
            at_table = await house.site.hall.read(live)
        match = at_table.match
        assert match is not None
        seat = match.to_act[0]
        for move in match.game.legal(match.state, seat):
            state = match.state.clone()
            match.game.apply(state, seat, move, FastChance(1), SILENT)
            if match.game.result(state) is not None:
                return seat, move.text
        text = min(match.legal(seat), key=lambda legal: legal == "pass")
        await house.site.hall.act(live, partial(acts.make_move, seat=seat, text=text))


async def test_a_seat_is_taken_back_though_the_bot_is_about_to_end_the_game(
    sqlite: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(sqlite, ponderers) as house:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        options = {**OPENER, "round_limit": 1}
        table = await house.table(anna, bruno, options=options, stand_in="random")
        seat, ponderers.answer = await almost_over(house, table)
        who = (anna, bruno)[seat]
        await who.post(f"/api/tables/{table}/leave")
        await ponderers.asked.wait()
        back = await who.post(f"/api/tables/{table}/return")
        ponderers.may_answer.set()
        assert (await at_rest(house, table)).status == "playing"
        end = {"on": back["number"], "move": ponderers.answer}
        over = await who.post(f"/api/tables/{table}/moves", end)
        assert over["table"]["status"] == "over"
        assert over["seats"][seat]["played"][-1]["bot"] is None


async def test_nobody_waits_for_a_bot_that_still_thinks_for_a_seat_that_was_taken_back(
    sqlite: Settings,
) -> None:
    ponderers = Ponderers()
    async with open_house(sqlite, ponderers) as house:
        anna, table = await thinking_for_anna(house, ponderers)
        live = house.site.hall.live(table)
        thought = live.thinking
        assert thought is not None
        await anna.post(f"/api/tables/{table}/return")
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert not live.thinks
