"""Medievalia on the page: whole games, payments, marches, and every way to play."""

import re

from playwright.async_api import expect

from tests.games.medievalia.table import fief, table
from tests.web.laid_out import faults
from tests.web.medievalia_player import SOON, Lord, Story, battle, rich_table, sit
from tests.web.visitor import PHONE, Visitor, Visitors

# A game in which something is built and fought for, and that ends all the same.
BRISK = {**SOON, "end": 16.0, "play": 6.0, "buy": 8.0, "flip": 9.0, "close": 60.0, "draw": 0.0}


PEACE = {**BRISK, "lift": 0.0, "done": 1000.0}


async def play_to_the_end(players: list[Lord], likes: dict[str, float], limit: int = 400) -> None:
    for _ in range(limit):
        for lord in players:
            if await lord.visitor.is_over():
                return
            if await lord.legal():
                await lord.act(likes)
        await players[0].page.wait_for_timeout(10)
    raise AssertionError("the game did not end")


async def test_two_browsers_play_a_whole_game(visitors: Visitors) -> None:
    elena, matteo = await visitors.come(), await visitors.come()
    await elena.be("Elena")
    await matteo.be("Matteo")
    made = await sit(elena, 2, "open", start_player="0")
    invite = (await elena.api("GET", f"/tables/{made}"))["invite"]["token"]
    await matteo.api("POST", "/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{made}/start", {})
    for visitor in (elena, matteo):
        await visitor.go(f"/table/{made}")
        await expect(visitor.page.locator(".tile").first).to_be_visible()
    lords = [Lord(elena, made, 1), Lord(matteo, made, 2)]
    for _ in range(2):  # each lays out and peoples land; then they wait until the deck is empty
        for lord in lords:
            await lord.visitor.until_asked()
            while await lord.act(PEACE) != "end":
                pass
    for turn in range(87):
        lord = lords[turn % 2]
        await expect(lord.page.locator(".prompt:not(.wait), .prompt.over")).to_be_visible()
        if await lord.visitor.is_over():
            break
        await lord.make("end")
    for visitor in (elena, matteo):
        await expect(visitor.page.get_by_role("dialog")).to_contain_text("prestige")
        await expect(visitor.page.locator("[role=dialog] tbody tr")).to_have_count(2)
        await visitor.look_around()


async def test_two_against_two_with_bots(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    lord = await Story(rich_table(deck=["field"] * 4)).take_up(elena)
    await expect(elena.page.locator(".players .chip", has_text="your ally")).to_have_count(1)
    await expect(elena.page.locator('.ring [data-zone="centre"]')).to_be_visible()
    await play_to_the_end([lord], {**BRISK, "ask": 6.0, "end": 60.0})
    await expect(elena.page.get_by_role("dialog")).to_be_visible()
    result = (await elena.view(lord.table))["view"]["result"]
    assert result["places"][0] == result["places"][2]
    await elena.look_around()


async def test_the_ally_is_asked_and_helps(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    ally = fief("field", "farm-3 farm-4", "peasant-8@farm-3")
    match = table(fief("mine", "field-1"), fief(), ally, fief(), alliance=True)
    story = Story(match, "0: play mine", "0: flip city", "0: ask")
    lord = await story.take_up(elena, 2)
    await expect(elena.page.locator(".prompt .say")).to_contain_text("2 resources are missing")
    await elena.press("Ask your ally for help A")
    helper = await visitors.come()
    await helper.be("Nina")
    lord = await story.take_up(helper, 1, seat=2)
    await expect(helper.page.locator(".prompt .say")).to_contain_text("asks you to help")
    await lord.make("flip farm-3")  # 3 food: 1 counts, and none is labour
    await lord.make("discard field")
    await expect(helper.page.locator(".side .log")).to_contain_text("helps with Farm 1")


async def test_a_payment_with_the_mouse_is_shown_as_it_grows_and_taken_back(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    mine = fief("infantry peasant", "field-1 forest-1+smith mine-1", "peasant-1@field-1")
    lord = await Story(table(mine)).take_up(elena)
    page = elena.page
    await page.locator('.fan .card[data-card="infantry"]').click()
    await expect(page.locator(".fan .card.selected")).to_have_attribute("data-card", "infantry")
    await expect(page.locator(".prompt .say")).to_contain_text("2 food, 2 energy and 1 gold")
    await page.locator('.tile[data-place="field-1"] > .ground').click()
    await expect(page.locator(".tile.batched")).to_have_count(1)
    await page.locator('.tile[data-place="mine-1"] > .ground').click()
    await page.locator('.tile[data-place="forest-1"] > .ground').click()
    await expect(page.locator(".prompt .say")).to_contain_text("Missing: 1 energy")
    await page.locator(".prompt .btn.quiet").click()  # taken back
    await expect(page.locator(".tile.batched")).to_have_count(2)
    await page.locator('.tile[data-place="forest-1"] > .ground').click()
    await page.locator('.fan .card[data-card="peasant"]').click()
    await expect(page.locator(".fan .card.gone")).to_have_count(1)
    await expect(page.locator(".prompt .say b").first).to_contain_text("the price is covered")
    await page.locator(".prompt .btn.primary").click()
    await expect(page.locator(".side .log")).to_contain_text(
        "Elena plays infantry and discards a peasant for it"
    )
    await expect(page.locator('.tile[data-place="camp"] [data-piece="infantry-1"]')).to_be_visible()
    await expect(page.locator('.tile.used[data-place="field-1"]')).to_contain_text("used this turn")
    await page.locator('.tile[data-place="field-1"] > .ground').click(force=True)
    await expect(page.get_by_role("dialog")).to_contain_text(
        "First choose what you want to pay for"
    )
    assert "lift infantry-1" in await lord.legal()


async def test_an_artist_doubles_three_cards_of_a_large_group(visitors: Visitors) -> None:
    """M6.7: with a button, on the land itself, and on a figure."""
    elena = await visitors.come()
    await elena.be("Elena")
    workers = " ".join(f"peasant-{number}@farm-1" for number in range(1, 4))
    mine = fief("cavalry peasant", "field-1 farm-1+bank+school mine-1", f"{workers} artist-1")
    lord = await Story(table(mine)).take_up(elena)
    for move in ("play cavalry", "flip farm-1", "flip artist-1", "double artist-1 farm-1"):
        await lord.make(move)
    page = elena.page
    await expect(page.locator(".prompt .say b").first).to_contain_text(
        "The farm: choose three cards to double"
    )
    await lord.make("pick bank")
    await elena.look_around()
    for thing in (page.locator('.tile[data-place="farm-1"] > .ground'), lord.figure("peasant-2")):
        before = await lord.look()
        await thing.press("Enter")
        await lord.until_after(before["number"])
    batch = (await lord.look())["view"]["table"]["batch"]
    assert batch["added"][-3:] == ["pick bank", "pick land", "pick peasant-2"]
    await expect(page.locator(".prompt .say b").first).not_to_contain_text("double")


async def test_a_building_is_bought_and_laid(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    mine = fief(
        "farm " * 5, "field-1 farm-1", "bureaucrat-1@city peasant-1@city", city_flipped=False
    )
    lord = await Story(table(mine)).take_up(elena)
    top = (await lord.look())["view"]["table"]["piles"][0]["top"]
    await lord.make(f"buy {top} 1")
    await lord.make("flip city")
    await lord.make("lower bureaucrat-1")
    await expect(elena.page.locator(".prompt .say")).to_contain_text("for bureaucrats")
    while "close" not in await lord.legal():
        await lord.make("discard farm")
    await lord.make("close")
    await expect(elena.page.locator(".tile.legal")).to_have_count(2)
    await lord.make("place farm-1")
    await expect(elena.page.locator('.tile[data-place="farm-1"] .bld')).to_have_count(1)


async def test_a_figure_marches_over_the_ring_and_looks_into_other_fiefs(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    rest = (fief("", "field-2", "peasant-2@field-2"), fief())
    await Story(table(fief("", "field-1", "cavalry-1"), *rest)).take_up(elena)
    page = elena.page
    await page.locator('[data-piece="cavalry-1"]').click()
    await expect(page.locator(".ring .zone.legal")).to_have_count(2)
    await expect(page.locator(".tile.legal")).to_have_count(2)
    await page.locator('.ring [data-zone="border-0-1"]').click()
    await expect(page.locator(".side .log")).to_contain_text(
        "Elena’s cavalry marches into the fief between"
    )
    await page.locator('.ring [data-zone="fief-1"]').click()
    await expect(page.locator(".fief h2")).to_contain_text("’s fief")
    await expect(
        page.locator('.tile[data-place="field-2"] [data-piece="peasant-2"]')
    ).to_be_visible()
    await page.locator(".fief .back").click()
    await expect(page.locator(".fief h2")).to_have_text("Your fief")


async def test_a_turn_with_nothing_but_the_keyboard(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    mine = fief("forest farm", "field-1", "peasant-1 peasant-2")
    await Story(table(mine)).take_up(elena)
    page = elena.page
    await tab_to(elena, '[data-card="farm"]', arrows=True)
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .say")).to_contain_text("Missing: 2 labour")
    await tab_to(elena, '[data-place="city"] > .ground')
    await page.keyboard.press("Enter")
    await expect(page.locator(".tile.batched")).to_have_count(1)
    await tab_to(elena, '[data-piece="peasant-1"]')
    await page.keyboard.press("Enter")
    await expect(page.locator(".prompt .btn.primary")).to_contain_text("Pay")
    await page.keyboard.press("p")
    await expect(page.locator(".side .log")).to_contain_text(
        "Elena plays a farm; the city and Peasant 1 pay."
    )
    await tab_to(elena, '[data-piece="peasant-2"]')
    await page.keyboard.press("Enter")
    await tab_to(elena, '[data-place="farm-1"] > .ground')
    await page.keyboard.press("Enter")
    await expect(
        page.locator('.tile[data-place="farm-1"] [data-piece="peasant-2"]')
    ).to_be_visible()
    await page.keyboard.press("u")
    await expect(page.locator(".prompt .say b").first).to_contain_text("Where does Peasant 2 go?")
    await tab_to(elena, '.ring [data-zone="border-0-1"]')
    await page.keyboard.press("Enter")
    await expect(page.locator(".side .log")).to_contain_text("marches into the fief between")
    await page.keyboard.press("e")
    await expect(page.locator(".side .log")).to_contain_text("Turn 2")


async def tab_to(visitor: Visitor, target: str, *, arrows: bool = False) -> None:
    """With Tab, and in the hand with arrows, until it has the focus."""
    page = visitor.page
    await expect(page.locator(".prompt.busy")).to_have_count(0)
    for _ in range(120):
        at = "document.activeElement?.matches(target)"
        if await page.evaluate(f"target => {at}", target):
            return
        fan = arrows and await page.evaluate("Boolean(document.activeElement?.closest('.fan'))")
        await page.keyboard.press("ArrowRight" if fan else "Tab")
    raise AssertionError(f"no way to {target}")


async def test_on_a_phone_a_building_is_paid_and_a_battle_fought(visitors: Visitors) -> None:
    elena = await visitors.come(PHONE, touch=True)
    await elena.be("Elena")
    page = elena.page
    lord = await Story(rich_table()).take_up(elena)
    await lord.tab("For sale")
    await page.locator(".sale .row.legal").first.tap()
    await lord.tab("Fief")
    await page.locator('.tile[data-place="city"] > .ground').tap()
    await expect(page.locator(".tile.batched")).to_have_count(1)
    for tab in ("Players", "Log", "Fief"):
        await lord.tab(tab)
        await elena.look_around()
    small = await page.evaluate(
        """() => [...document.querySelectorAll('main button')].filter(one => one.checkVisibility()
            && !one.closest('.fan, .figures, .rule') && !one.matches('.rule'))
            .map(one => [one.getBoundingClientRect(), one])
            .filter(([box]) => box.height < 43.5 && box.width > 0)
            .map(([box, one]) => `${one.className} ${one.textContent} ${box.height}`)"""
    )
    assert small == []
    lord = await battle().take_up(elena, 7)
    await page.locator('.target[data-place="field-2"] > .ground').tap()
    await page.locator(".prompt .btn.primary").tap()
    await expect(page.locator('.steps [aria-current="step"]')).to_contain_text("Damage")
    await elena.look_around()


async def test_nothing_is_too_wide_in_german(visitors: Visitors) -> None:
    elena = await visitors.come(language="de-DE")
    await elena.be("Elena")
    await Story(rich_table()).take_up(elena)
    await elena.look_in_all_sizes()
    await elena.page.locator('.fan .card.legal[data-card="artist"]').press("Enter")
    await expect(elena.page.locator(".prompt .say")).to_contain_text("Es fehlt")
    await elena.look_in_all_sizes()
    await elena.page.locator('.tile[data-place="mine-4"] > .ground').press("Enter")
    await expect(elena.page.locator(".prompt .acts")).to_contain_text("Der Händler tauscht")
    assert await faults(elena.page) == []  # much to say, and many answers
    await battle().take_up(elena, 7)
    await elena.look_in_all_sizes()


async def test_in_words_one_can_read_and_play_everything(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.in_words()
    await Story(rich_table()).take_up(elena)
    words = elena.page.locator(".words")
    await expect(words.get_by_role("row", name=re.compile("^Field 1"))).to_contain_text("4 food")
    await expect(words).to_contain_text("is besieged, 1 of 3")
    await elena.press("Play an artist")
    await expect(words).to_contain_text("To be paid: an artist")
    await elena.press("Use Field 1")
    await expect(words).to_contain_text("Gathered: 4 food")
    await elena.look_around()


async def test_who_watches_sees_the_table_and_no_hand(visitors: Visitors) -> None:
    elena, nina = await visitors.come(), await visitors.come()
    await elena.be("Elena")
    form = {"game": "medievalia", "players": 2, "visibility": "public"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = await elena.api("POST", "/tables", {**form, "seats": seats})
    await elena.api("POST", f"/tables/{made['table']['id']}/start", {})
    await nina.be("Nina")
    await nina.go(f"/table/{made['table']['id']}")
    await expect(nina.page.locator(".tile").first).to_be_visible()
    await expect(nina.page.locator(".fan")).to_have_count(0)
    await nina.page.locator(".players .top").nth(1).click()
    await expect(nina.page.locator(".fief h2")).to_contain_text("’s fief")
    await nina.look_around()
