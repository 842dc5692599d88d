"""Enter presses the button that shows it, wherever on the table the focus is."""

import tavola
from tests.web.asked import asked_why
from tests.web.visitor import Visitor, Visitors, until


class Seat:
    """Elena's, at a table with bots."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.table = visitor, table
        page = visitor.page
        self.shown = page.locator(".prompt .btn.primary kbd", has_text="↵")
        self.things = page.locator(
            '.stage [aria-disabled="false"]:visible, .hold [aria-disabled="false"]:visible'
        )

    async def has_moved(self) -> bool:
        entries = (await self.visitor.view(self.table))["entries"]
        return any(entry["kind"] == "move" and entry["seat"] == 0 for entry in entries)

    async def has_answered(self) -> bool:
        """What was pressed is considered, or was done at once."""
        return await self.shown.count() > 0 or await self.has_moved()


async def sit_down(visitor: Visitor, game: str) -> Seat:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    form = {"game": game, "players": 3, "seats": seats, "start": True}
    made: str = (await visitor.api("POST", "/tables", form))["table"]["id"]
    await visitor.go(f"/table/{made}")
    await visitor.until_asked()
    return Seat(visitor, made)


async def test_enter_plays_what_is_considered_and_not_what_has_the_focus(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    questions = asked_why(page)
    considered = 0
    for game in tavola.game_names():
        seat = await sit_down(elena, game)
        await seat.things.first.press("Space")
        await until(seat.has_answered, f"the first thing answers in {game}")
        if await seat.has_moved():  # a small step, which is made at once
            continue
        considered += 1
        await seat.things.nth(1).focus()
        await page.keyboard.press("Enter")
        await until(seat.has_moved, f"what is considered is played in {game}")
    assert considered >= 3
    assert questions() == []
