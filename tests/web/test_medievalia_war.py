"""Medievalia's wars on the page: every step of a battle, shots and healings, a siege."""

from playwright.async_api import expect

from tests.games.medievalia.table import army, fief, table
from tests.web.accessible import check
from tests.web.medievalia_player import Story, battle
from tests.web.visitor import Visitor, Visitors, stop_the_clock


async def defend(elena: Visitor) -> None:
    """M7.5 All on one board, and one confirmation: the recruit fights, the peasant stays."""
    muster = elena.page.locator(".muster")
    await expect(muster.locator(".one")).to_have_count(4)
    await elena.press("All stay")
    await muster.locator('[data-piece="recruit-3"]').click()
    await muster.locator(".place", has_text="Against army 1").click()
    await check(elena)
    await elena.press("Confirm")


async def test_every_step_of_a_battle(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    story = battle()
    step = page.locator('.steps [aria-current="step"]')
    lord = await story.take_up(elena)  # her turn: swords on the ring
    await page.locator('.ring .battle[data-move="raid 1 1"]').click()
    await expect(page.locator(".prompt .say")).to_contain_text("3 figures with attack 7")
    await page.locator(".prompt .btn.primary").click()
    await expect(step).to_contain_text("Armies")
    await lord.make("into 1")
    await expect(page.locator(".army").first.locator(".num").first).to_have_text("4")
    await page.locator(".armies .new button").click()

    lord = await story.take_up(elena, 3)  # the defender's set-up
    await expect(step).to_contain_text("Defence")
    await defend(elena)
    await expect(page.locator(".army").first.locator('[data-piece="recruit-3"]')).to_be_visible()
    await expect(page.locator(".army").first).to_contain_text("4 damage: all fall")

    lord = await story.take_up(elena, 7)  # targets
    await expect(page.locator(".target.legal")).to_have_count(3)
    await page.locator('.target[data-place="field-2"] > .ground').click()
    await expect(page.locator(".prompt .say")).to_contain_text("3 damage against 1")
    await page.locator(".prompt .btn.primary").click()
    await expect(step).to_contain_text("Damage")
    await page.locator('[data-piece="recruit-1"]').click()
    await expect(page.locator(".prompt .say")).to_contain_text("Takes 2 and falls")
    await page.locator(".prompt .btn.primary").click()
    await expect(step).to_contain_text("Archers, priests")
    await expect(page.locator(".army").nth(1)).to_contain_text("The field is breached")
    await lord.make("shoot archer-1 infantry-2")
    await expect(page.locator(".side .log")).to_contain_text("Elena’s archer shoots")
    await page.locator('.range [data-piece="recruit-1"]').click()
    await expect(page.locator(".prompt .say")).to_contain_text("That saves it")
    await page.locator(".prompt .btn.primary").click()
    await expect(page.locator(".side .log")).to_contain_text(
        "Elena’s priest heals Elena’s Recruit 1"
    )
    told = await page.locator(".side .log").inner_text()
    assert told.count(" damage") == 2, told  # one sentence for each combat, none for each blow

    lord = await story.take_up(elena, 11)  # the defender's priest saves the guard, and the field
    await lord.make("heal priest-2 peasant-2")
    lost = page.locator(".fought .card.lost")
    await expect(lost).to_have_count(1)
    await expect(lost).to_have_attribute("data-piece", "recruit-3")
    await expect(page.locator(".fought .place.lost")).to_have_count(0)
    await expect(page.locator(".prompt.moment .say")).to_contain_text("The battle is over.")
    await elena.look_around()
    await elena.press("Go on ↵")
    await expect(page.locator(".fought")).to_have_count(0)
    await expect(page.locator('.tile[data-place="field-2"]')).to_be_visible()


async def test_an_archer_shoots_in_his_turn_and_a_priest_answers(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    match = table(
        fief("", "field-1", army("archer-1")),
        fief("", "field-2", "peasant-2 priest-2"),
    )
    story = Story(match, "0: shoot archer-1 peasant-2")
    lord = await story.take_up(elena)
    page = elena.page
    await lord.figure("archer-1").click()
    await expect(page.locator(".range")).to_contain_text("The archer can shoot")
    await page.locator('.range [data-piece="peasant-2"]').click()
    await expect(page.locator(".prompt .say")).to_contain_text("unless one of")
    lord = await story.take_up(elena, 1)
    await expect(page.locator(".prompt .say b").first).to_contain_text("The peasant was shot")
    await lord.make("heal priest-2 peasant-2")
    await expect(page.locator(".side .log")).to_contain_text("peasant.")


async def test_a_siege_is_told_broken_and_won(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    besieged = fief("", "field-1", "peasant-1", siege=2)
    page = elena.page
    lord = await Story(table(besieged, fief("", "", army("recruit-1", at="fief-0")))).take_up(elena)
    await expect(page.locator(".players .chip.siege")).to_contain_text("besieged 2/3")
    await expect(page.locator(".ring .siege.on")).to_have_count(2)
    await expect(page.locator(".warn")).to_contain_text("besieges you")
    await lord.make("lift peasant-1")
    await lord.make("put field-1")
    await expect(page.locator(".warn")).to_contain_text("in your fief")

    troops = army("recruit-1", at="fief-1")
    lord = await Story(table(fief("", "field-1", troops), fief(siege=2))).take_up(elena)
    await page.keyboard.press("e")
    await expect(page.get_by_role("dialog")).to_contain_text("starved out")


async def test_a_siege_counter_that_rises_is_held_before_the_eyes(visitors: Visitors) -> None:
    """M9.3 Whoever besieges sees it for a while; nobody can miss it."""
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    troops = army("recruit-1", at="fief-1")
    lord = await Story(table(fief("", "field-1", troops), fief(siege=1))).take_up(elena)
    await stop_the_clock(page)
    await lord.make("end")
    band = page.locator(".prompt.moment .say")
    await expect(band).to_contain_text("is besieged: 2 of 3. At 3")
    counter = page.get_by_role("img", name="The siege: 2 of 3")
    await expect(counter.locator(".reached")).to_have_count(2)
    await expect(counter.locator(".now")).to_have_text("2")
    await elena.look_around()
    await elena.press("Go on ↵")
    await expect(counter).to_have_count(0)


async def test_a_payment_with_the_last_who_could_defend_is_pressed_twice(
    visitors: Visitors,
) -> None:
    """M7.5 With enemies in the fief."""
    elena = await visitors.come()
    await elena.be("Elena")
    page = elena.page
    match = table(
        fief("mine peasant", "field-1", "peasant-1@field-1"),
        fief(figures="recruit-1@fief-0"),
    )
    lord = await Story(match).take_up(elena)
    await lord.make("play peasant")
    await lord.make("flip field-1")
    paid = await lord.look()
    pay = page.locator(".prompt .btn.primary")
    await pay.click()
    await expect(page.locator(".prompt .say")).to_contain_text("Pay anyway?")
    assert (await lord.look())["number"] == paid["number"]
    await elena.look_around()
    await pay.click()
    await lord.until_after(paid["number"])
    await expect(page.locator(".side .log")).to_contain_text("Elena plays a peasant")
