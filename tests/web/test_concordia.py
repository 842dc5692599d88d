"""Concordia on the page: whole games, every card, every way of making a move."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.async_api import expect

import tavola
from tests.games.concordia.table import seat, table
from tests.web.accessible import check
from tests.web.concordia_player import Roman, bring, go_on, lay_out, played_out, sit, take_up
from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

BOUGHT = (
    "mercator-5 colonist consul diplomat-saturnus diplomat-mercurius diplomat-mars "
    "mason farmer smith vintner weaver"
)
CARDS = ["architect", "prefect", "mercator-3", "diplomat-jupiter", "senator", *BOUGHT.split()]


async def play_to_the_end(players: list[Roman], limit: int = 600) -> None:
    for _ in range(limit):
        for roman in players:
            if await roman.visitor.is_over():
                return
            if await roman.legal():
                await roman.act()
        await players[0].page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


async def test_two_browsers_and_a_bot_play_from_the_deal_to_the_limit_of_rounds(
    visitors: Visitors,
) -> None:  # K6.4
    elena, matteo = await two_friends(visitors)
    made = await gather(elena, matteo, 3, map="imperium", round_limit=2)
    await elena.api("POST", f"/tables/{made}/start", {})
    for visitor in (elena, matteo):
        await see_the_map(visitor, made)
    await play_to_the_end([Roman(elena, made, 1), Roman(matteo, made, 2)])
    for visitor in (elena, matteo):
        await see_the_end(visitor, made, "round-limit")


async def test_two_browsers_and_bots_play_until_somebody_builds_the_15th_house(
    visitors: Visitors,
) -> None:  # K6.1
    elena, matteo = await two_friends(visitors)
    made = await gather(elena, matteo, 4, map="italia")
    await lay_out(visitors.house, made, two_houses_missing())
    await elena.api("POST", f"/tables/{made}/start", {})
    for visitor in (elena, matteo):
        await see_the_map(visitor, made)
    first, then = "play architect, build neapolis, done", "play prefect, produce liguria"
    plan = f"{first}, {then}, play architect, build casinum".split(", ")
    builder = Roman(elena, made, 1, plan=plan)
    await play_to_the_end([builder, Roman(matteo, made, 2)])
    assert builder.plan == []
    await expect(elena.page.locator(".side .log")).to_contain_text("takes the Concordia card")
    for visitor in (elena, matteo):
        await see_the_end(visitor, made, "fifteenth-house")


async def two_friends(visitors: Visitors) -> tuple[Visitor, Visitor]:
    elena, matteo = await visitors.come(), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    return elena, matteo


async def gather(elena: Visitor, matteo: Visitor, players: int, **options: Any) -> str:
    """A table of two people and random bots that has not started; its id."""
    made = await sit(elena, players, "open", *["random"] * (players - 2), **options)
    invite = (await elena.api("GET", f"/tables/{made}"))["invite"]["token"]
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    return made


async def see_the_map(visitor: Visitor, made: str) -> None:
    await visitor.go(f"/table/{made}")
    await expect(visitor.page.locator("svg.map .city").first).to_be_visible()


async def see_the_end(visitor: Visitor, made: str, reason: str) -> None:
    await expect(visitor.page.get_by_role("dialog")).to_contain_text("won")
    assert (await visitor.view(made))["view"]["result"]["reason"] == reason
    assert await totals(visitor) == await points(visitor, made)
    await visitor.look_around()


def two_houses_missing() -> tavola.Match:
    """Elena has 13 houses and goods for one more; the cloth for the last is to be produced.

    The others can neither build in the meantime, which would make her houses dearer, nor produce
    where she wants to.
    """
    north = "bauzanum aquileia verona comum segusio genua nicaea mutina ravenna florentia cosa"
    builder = seat(
        "architect",
        goods="brick brick food",
        houses=f"{north} ancona spoletum",
        land="roma, casinum neapolis",
    )
    done = "prefect prefect architect diplomat-jupiter senator"
    others = seat(houses="neapolis", pile=done), seat(pile=done), seat(pile=done)
    return table(builder, *others, map="italia")


async def totals(visitor: Visitor) -> list[int]:
    """The first row of the scores, if all rows below add up to it."""
    rows = visitor.page.locator("[role=dialog] table tr.god")
    gods = [
        [int(cell) for cell in await rows.nth(i).locator("td").all_inner_texts()]
        for i in range(await rows.count())
    ]
    last = visitor.page.locator("[role=dialog] table tr.total td")
    found = [int(cell) for cell in await last.all_inner_texts()]
    assert [sum(column) for column in zip(*gods, strict=True)] == found
    cards = visitor.page.locator("[role=dialog] table tr.card-row td")
    for text in await cards.all_inner_texts():
        sum_of = re.fullmatch(r"(\d+) × (\d+) =\s+(\d+)", text)
        assert text == "·" or sum_of is not None, text
        if sum_of is not None:
            assert int(sum_of[1]) * int(sum_of[2]) == int(sum_of[3])
    return found


async def points(visitor: Visitor, made: str) -> list[int]:
    """What the engine says, in the order of places."""
    result = (await visitor.view(made))["view"]["result"]
    found = [dict(lines)["points"] for lines in result["score"]]
    order = sorted(range(len(found)), key=lambda who: result["places"][who])
    return [found[who] for who in order]


@cache
def rich_table() -> object:
    """Elena holds every kind of card, in a game of five."""
    return played_out(
        table(
            seat(
                BOUGHT,
                goods="brick food food tool wine cloth",
                houses="lutetia londinium burdigala olisipo massilia",
                land="novaria roma",
            ),
            *(seat(pile=card) for card in ("architect", "prefect", "mercator-3", "senator")),
            display="architect I, prefect I, architect II, prefect II, architect III, consul III, "
            "architect IV",
            stack="prefect IV, prefect V",
            round_limit=40,
        )
    )


async def test_every_card_is_played_through_the_page(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    record = await bring(elena, rich_table())
    assert len({*CARDS, "tribune"}) == 17  # of every kind
    for card in (*CARDS, "tribune"):
        made = await go_on(elena, record)
        await elena.go(f"/table/{made}")
        roman = Roman(elena, made)
        await roman.make(f"play {card}")
        for _ in range(3):  # carry out some of it, then be done
            legal = await roman.legal()
            if not legal or any(move.startswith("play ") for move in legal):
                break
            await roman.act()
        for _ in range(12):
            legal = await roman.legal()
            if not legal or any(move.startswith("play ") for move in legal):
                break
            await (roman.make("done") if "done" in legal else roman.act())
        last = (await roman.look())["view"]["table"]["players"][0]["top"]
        assert last == (None if card == "tribune" else card)


async def test_the_last_card_ends_the_game_and_the_scores_add_up(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    match = table(
        seat("weaver", goods="tool cloth", houses="massilia lutetia"),
        seat(houses="massilia"),
        seat(),
        display="architect I",
        stack="",
    )
    made = await take_up(elena, played_out(match))
    await elena.go(f"/table/{made}")
    roman = Roman(elena, made)
    await roman.make("play senator")
    await roman.make("card architect 1")
    await expect(elena.page.locator(".prompt.over")).to_be_visible(timeout=30_000)
    await expect(elena.page.locator(".side .log")).to_contain_text("takes the Concordia card")
    assert (await roman.look())["view"]["result"]["reason"] == "last-card"
    assert await totals(elena) == await points(elena, made)


async def test_the_mouse_moves_a_colonist_several_lines_and_builds(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    builder = seat(goods="brick brick food cloth wine", land="roma", sea="roma, massilia roma")
    made = await take_up(elena, played_out(table(builder, seat(), seat())))
    await elena.go(f"/table/{made}")
    roman = Roman(elena, made)
    await roman.make("play architect")
    page = elena.page
    await roman.place("colonist land roma ").click()
    await expect(page.locator(".steps.next").first).to_be_visible()
    await settled(elena)
    await elena.settle()
    line = page.locator('[id$="-line-land-massilia-novaria"]')  # two lines away
    spot = await line.evaluate(
        """path => { const point = path.getPointAtLength(path.getTotalLength() * 0.5)
            .matrixTransform(path.getScreenCTM()); return [point.x, point.y]; }"""
    )
    await page.mouse.click(*spot)
    await page.locator(".prompt .btn", has_text="Stop here").click()
    await expect(page.locator(".side .log")).to_contain_text("moves a colonist to Massilia–Novaria")
    await page.locator('[id$="-city-massilia"]').click()
    await expect(page.locator(".prompt .say")).to_contain_text("It costs 5 coins")
    await page.locator('[id$="-city-massilia"]').click()
    await expect(page.locator(".side .log")).to_contain_text("builds in Massilia")
    await page.locator('[id$="-city-roma"]').click(force=True)
    await expect(page.get_by_role("dialog")).to_contain_text("Nobody builds in Roma")


async def test_a_turn_with_nothing_but_the_keyboard(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    builder = seat(goods="brick brick food wine", land="roma")
    made = await take_up(elena, played_out(table(builder, seat(), seat())))
    await elena.go(f"/table/{made}")
    page = elena.page
    await elena.until_asked()
    await page.keyboard.press("a")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Architect")
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .say b")).to_contain_text("steps left")
    await settled(elena)
    # The focus is where one decides now: on the map.
    await expect(page.locator('svg.map :focus[aria-disabled="false"]')).to_have_count(1)
    await go_to(elena, "colonist-land-roma-0")
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .say b")).to_contain_text("on its way")
    await settled(elena)
    await go_to(elena, "line-land-novaria-roma")
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .say b")).to_contain_text("1 step left")
    await settled(elena)
    await page.keyboard.press("x")
    await expect(page.locator(".prompt .say b")).to_contain_text("build, or press Done")
    await expect(page.locator(".side .log")).to_contain_text("moves a colonist to Novaria–Roma")
    await settled(elena)
    await go_to(elena, "city-novaria")
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Build in Novaria")
    await page.keyboard.press("Enter")
    await expect(page.locator(".side .log")).to_contain_text("builds in Novaria")
    await settled(elena)
    await page.keyboard.press(".")
    await expect(page.locator(".side .log-line").nth(3)).to_be_visible()  # the others have played


async def settled(visitor: Visitor) -> None:
    """The move before has been answered."""
    await expect(visitor.page.locator(".prompt.busy")).to_have_count(0)


async def focused(visitor: Visitor) -> str:
    found: str = await visitor.page.evaluate("document.activeElement.id.replace(/^roman\\d+-/, '')")
    return found


async def go_to(visitor: Visitor, target: str) -> None:
    """With arrows, towards it."""
    seen: set[str] = set()
    for _ in range(40):
        here = await focused(visitor)
        if here == target:
            return
        keys = await visitor.page.evaluate(
            """target => {
                const at = element => { const box = element.getBoundingClientRect();
                    if (element.matches('path.reach')) {
                        const point = element.getPointAtLength(element.getTotalLength() / 2)
                            .matrixTransform(element.getScreenCTM());
                        return [point.x, point.y];
                    }
                    return [box.x + box.width / 2, box.y + box.height / 2]; };
                const [x, y] = at(document.activeElement);
                const [u, v] = at(document.querySelector(`[id$="-${target}"]`));
                const across = u > x ? 'ArrowRight' : 'ArrowLeft';
                const down = v > y ? 'ArrowDown' : 'ArrowUp';
                return Math.abs(u - x) > Math.abs(v - y) ? [across, down] : [down, across];
            }""",
            target,
        )
        await visitor.page.keyboard.press(keys[1] if here in seen else keys[0])
        seen.add(here)
    raise AssertionError(f"no way to {target}, got to {await focused(visitor)}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_axe_finds_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    elena = await visitors.come(size)
    await elena.be("Elena")
    await elena.keep("tavola:concordia:estimate", "yes")
    record = await bring(elena, rich_table())
    for card in ("", "architect", "mercator-5", "senator"):
        made = await go_on(elena, record)
        await elena.go(f"/table/{made}")
        await elena.until_asked()
        if card:
            await Roman(elena, made).make(f"play {card}")
        await check(elena)
    if size == PHONE:
        for tab in ("For sale", "Players"):
            await elena.press(tab)
            await check(elena)
    else:
        await elena.press("How?")
        await check(elena)
        await elena.page.keyboard.press("Escape")
        await elena.page.get_by_role("button", name=re.compile("All .* moves")).click()
        await check(elena)


async def test_nothing_is_too_wide_in_german(visitors: Visitors) -> None:
    elena = await visitors.come(language="de-DE")
    await elena.be("Elena")
    made = await take_up(elena, rich_table())
    await elena.go(f"/table/{made}")
    await elena.until_asked()
    await elena.look_in_all_sizes()
    await elena.page.keyboard.press("p")
    await expect(elena.page.locator(".prompt .btn.primary")).to_contain_text("Praefekt")
    await elena.look_in_all_sizes()
    await elena.page.keyboard.press("Enter")
    await expect(elena.page.locator(".prompt .say b")).to_contain_text("Provinz")
    await elena.look_in_all_sizes()


async def test_in_words_one_can_read_and_play_everything(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    made = await take_up(elena, rich_table())
    await elena.in_words()
    await elena.go(f"/table/{made}")
    words = elena.page.locator(".words")
    await expect(words).to_contain_text("Gallia: bonus")
    await expect(words.get_by_role("row", name=re.compile("^Massilia Cloth"))).to_contain_text(
        "Novaria"
    )
    await elena.page.get_by_role("button", name="Play the Mercator (3)").click()
    await expect(elena.page.locator(".side .log")).to_contain_text("takes 3 coins")
    await elena.page.get_by_role("button", name=re.compile("^Sell 1")).first.click()
    await expect(elena.page.locator(".side .log")).to_contain_text("sells 1")
    await elena.look_around()
