"""The drawn table on all kinds of screens: sizes, languages, colours, two people."""

import pytest

from tavola.terminal.screens import CoverScreen
from tests.terminal.drawn import BATTLE, in_battle, screen, settle, table_of
from tests.terminal.tables import SIZES, position, session


async def test_the_window_may_change_its_size_at_any_time() -> None:
    table = in_battle(["1", "5", "winter"])
    async with table_of(table, (120, 40)) as (app, pilot):
        for width, height in [*SIZES, (20, 5), (80, 24)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert (app.canvas.grid.width, app.canvas.grid.height) == (width, height)
        assert "Battle for Siena" in screen(app)
        await pilot.press("1", "1")
        await settle(app, pilot)
        assert len(table.match.steps) > 1


async def test_everything_is_in_german() -> None:
    table = session(position([{"hand": ["1"]}, {"hand": ["2"]}], **BATTLE), language="de")
    async with table_of(table) as (app, _):
        assert "Der Kampf um Siena: Spiel eine Karte oder setz aus." in screen(app)
        assert "Mailand" in screen(app)
        app.choose("play winter")
        assert "Du hast keinen Winter auf der Hand." in screen(app)
        assert "Wer an der Reihe ist, hat zwei Möglichkeiten" in screen(app)


async def test_light_and_dark_can_be_changed() -> None:
    async with table_of(session(players=2), dark=False) as (app, pilot):
        assert app.theme == "tavola-light"
        await pilot.press("asterisk")
        assert app.theme == "tavola-dark"


async def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with table_of(session(players=4)) as (app, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        styles = {segment.style for strip in strips for segment in strip if segment.style}
        colours = {colour for style in styles for colour in (style.color, style.bgcolor) if colour}
        assert all(colour.is_default for colour in colours), colours


async def test_two_people_at_one_keyboard_never_see_each_others_cards() -> None:
    match = position([{"hand": ["1", "winter"]}, {"hand": ["2", "bishop"]}], **BATTLE)
    table = session(match, people=(0, 1))
    async with table_of(table) as (app, pilot):
        assert "Winter" in screen(app)
        await pilot.press("1", "1")
        await pilot.pause()
        assert isinstance(app.screen, CoverScreen)
        assert app.eyes == 1
        assert "Winter" not in screen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Bishop" in screen(app)
        assert "Muzio" in screen(app).splitlines()[0]
