"""The drawn table, played with keys and mouse."""

from time import monotonic

import pytest
from textual.widgets import OptionList

import tavola
from tavola.core.record import from_text
from tavola.terminal import app as app_module
from tavola.terminal.app import Outcome, TableApp
from tavola.terminal.canvas import Canvas
from tavola.terminal.saves import newest_save
from tavola.terminal.screens import LogScreen, PickScreen, RulesScreen, SheetScreen
from tests.example import EXAMPLE, begins
from tests.terminal.drawn import BATTLE, in_battle, screen, settle, table_of
from tests.terminal.tables import position, session

# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "size"), [("en", (80, 24)), ("de", (120, 40))])
async def test_a_whole_game_is_played_with_keys(language: str, size: tuple[int, int]) -> None:
    match = tavola.start(EXAMPLE, 2, seed=6, round_limit=2)
    table = session(match, bot="greedy", language=language)
    async with table_of(table, size) as (app, pilot):
        turns = 0
        while not table.over:
            turns += 1
            key = ("right", "left", "down", "up")[turns % 4]
            await pilot.press(key)
            if app.cursor not in table.match.legal(0):
                app.cursor = app.board.home(table.view(0))
            await pilot.press("enter")
            await settle(app, pilot)
        assert turns > 5
        ending = table.ending()
        assert ending is not None
        assert ending.reason in " ".join(screen(app).replace("┃", " ").split())
        assert "tavola verify" in screen(app)
        await pilot.press("q")
    assert app.return_value is Outcome.QUIT
    assert table.record_path is not None
    assert "draws-fair" in tavola.verify(from_text(table.record_path.read_text("utf-8")))


async def test_after_the_end_another_game_can_begin() -> None:
    table = session(players=2, people=(0,), bot="greedy", round_limit=1)
    while not table.over:
        seat = table.match.to_act[0]
        table.play(seat, table.match.legal(seat)[-1])
    async with table_of(table) as (app, pilot):
        await pilot.press("enter", "plus")
    assert app.return_value is Outcome.AGAIN


# --- choosing ------------------------------------------------------------------------------------


async def test_a_key_shows_a_card_and_the_same_key_again_plays_it() -> None:
    table = in_battle(["5", "10", "bishop"])
    async with table_of(table) as (app, pilot):
        await pilot.press("0")
        assert app.cursor == "play 10"
        assert "You: 0 ▸ 10." in screen(app)
        assert len(table.match.steps) == 1
        await pilot.press("0")
        await settle(app, pilot)
        move = table.match.steps[1].move
        assert move is not None
        assert move.text == "play 10"


async def test_arrows_reach_every_legal_move() -> None:
    for table in (
        in_battle(["1", "5", "10", "winter", "bishop"]),
        session(players=2, people=(0, 1)),
    ):
        async with table_of(table) as (app, _):
            reached = {app.cursor}
            frontier = [app.cursor]
            while frontier:
                here = frontier.pop()
                for key in ("left", "right", "up", "down"):
                    there = app.canvas.step(here, key)
                    if there not in reached:
                        reached.add(there)
                        frontier.append(there)
            assert set(table.match.legal(app.eyes)) <= reached


async def test_a_move_is_found_by_typing() -> None:
    table = session(players=2, people=(0, 1))
    async with table_of(table) as (app, pilot):
        await pilot.press("slash", *"sien")
        assert isinstance(app.screen, PickScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.log(0)[-1].text.endswith("marches on Siena.")


async def test_a_click_shows_and_a_second_click_plays() -> None:
    table = session(players=2, people=(0, 1))
    async with table_of(table) as (app, pilot):
        spot = next(spot for spot in app.canvas.grid.spots if spot.target == "city roma")
        where = (spot.x + 1, spot.y)
        await pilot.click(Canvas, offset=where)
        assert app.cursor == "city roma"
        await pilot.click(Canvas, offset=where)
        await pilot.pause()
        assert app.session.log(0)[-1].text.endswith("marches on Rome.")


async def test_clicks_on_the_last_line_are_commands() -> None:
    async with table_of(session(players=2)) as (app, pilot):
        spot = next(spot for spot in app.canvas.grid.spots if spot.target == "@log")
        await pilot.click(Canvas, offset=(spot.x, spot.y))
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)


# --- why not, rules, log -------------------------------------------------------------------------


async def test_a_dim_thing_answers_with_its_rule_in_the_rules_own_words() -> None:
    table = in_battle(["5", "10"])
    async with table_of(table) as (app, pilot):
        app.point_at("city roma")
        await pilot.press("enter")
        shown = screen(app)
        assert "Fight for Rome: why not?" in shown
        assert "D3.2  Before each battle the holder of the pawn has to name the city" in shown
        await pilot.press("escape")
        assert "Before each battle" not in screen(app)
        assert len(table.match.steps) == 1


async def test_any_move_can_be_asked_about() -> None:
    async with table_of(in_battle(["5"])) as (app, pilot):
        await pilot.press("w", *"winter")
        await pilot.press("enter")
        await pilot.pause()
        assert "You hold no winter." in screen(app)
        assert "D4.1" in screen(app)


async def test_the_rules_open_at_the_rule_that_was_cited_and_can_be_searched() -> None:
    async with table_of(in_battle(["5", "6"])) as (app, pilot):
        app.choose("lay aside")
        await pilot.press("question_mark")
        await pilot.pause()
        rules = app.screen
        assert isinstance(rules, RulesScreen)
        listed = rules.query_one(OptionList)
        assert listed.highlighted_option is not None
        assert listed.highlighted_option.id == "D6.6"
        await pilot.press(*"winter further")
        await pilot.pause()
        assert [option.id for option in listed.options] == [None, "D5.2"]
        await pilot.press("escape")
        assert not isinstance(app.screen, RulesScreen)


async def test_the_sheets_open_at_what_is_considered_and_can_be_leafed_through() -> None:
    async with table_of(in_battle(["5", "winter"])) as (app, pilot):
        app.point_at("play winter")
        await pilot.press("i")
        await pilot.pause()
        sheets = app.screen
        assert isinstance(sheets, SheetScreen)
        listed = sheets.query_one(OptionList)
        assert listed.highlighted_option is not None
        assert listed.highlighted_option.id == "card winter"
        assert "Every mercenary of every player counts 1" in str(listed.highlighted_option.prompt)
        await pilot.press("down")
        assert listed.highlighted_option.id == "card drummer"
        await pilot.press(*"siena")
        await pilot.pause()
        assert [option.id for option in listed.options] == ["city siena"]
        await pilot.press("escape")
        assert not isinstance(app.screen, SheetScreen)


async def test_the_log_can_be_read_from_the_beginning() -> None:
    async with table_of(session(players=2, people=(0, 1))) as (app, pilot):
        await pilot.press("enter", "l")
        await pilot.pause()
        assert isinstance(app.screen, LogScreen)
        await pilot.press("l")
        await pilot.pause()
        assert not isinstance(app.screen, LogScreen)


# --- undo, pauses, leaving -----------------------------------------------------------------------


async def test_undo_takes_the_last_move_back() -> None:
    table = session(players=2, people=(0, 1))
    async with table_of(table) as (app, pilot):
        before = table.match.save()
        await pilot.press("enter")
        assert "undo: Fight for" in screen(app)
        await pilot.press("u")
        assert table.match.save() == before


async def test_undo_stops_a_bot_that_is_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "GRACE", 1000)
    table = session(position([{"hand": ["1", "2"]}, {"hand": ["3", "4"]}], **BATTLE), bot="greedy")
    app = TableApp(table)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("p", "p")
        assert len(table.match.steps) == 2
        await pilot.press("u")
        await pilot.pause(0.1)
        assert len(table.match.steps) == 1
        assert table.person_to_act == 0


async def test_where_nothing_can_be_undone_the_table_says_so() -> None:
    async with table_of(session(players=2, people=(0, 1))) as (app, pilot):
        await pilot.press("u")
        assert "nothing to undo" in screen(app)


async def test_nobody_waits_for_a_bot_that_is_still_thinking() -> None:
    table = session(players=2, bot="search@60s", apart=True, **begins(1))
    began = monotonic()
    app = TableApp(table)
    async with app.run_test() as pilot:
        await pilot.press("right")
        assert app.cursor  # the screen is alive
        await pilot.press("q")
    assert app.return_value is Outcome.QUIT
    table.opponents.close()
    assert monotonic() - began < 30


async def test_space_does_not_wait_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "PAUSE", 1000)
    table = in_battle(["1", "2", "3"])
    app = TableApp(table)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("1", "1")
        assert table.bot_to_act is not None
        await pilot.press("space")
        await settle(app, pilot)
        assert table.person_to_act == 0


async def test_leaving_saves_the_match() -> None:
    table = session(players=2, people=(0, 1))
    async with table_of(table) as (app, pilot):
        await pilot.press("enter", "q")
    assert app.return_value is Outcome.QUIT
    table.close()
    save, match, _ = newest_save(None)
    save.close()
    assert match.save() == table.match.save()


@pytest.mark.parametrize("opened", ["", "question_mark", "w", "l"])
async def test_an_interrupt_is_told_from_leaving_wherever_one_is(opened: str) -> None:
    async with table_of(session(players=2)) as (app, pilot):
        if opened:
            await pilot.press(opened)
            await pilot.pause()
        await pilot.press("ctrl+c")
    assert app.return_value is Outcome.INTERRUPTED
