"""Links that lead nowhere, and files that are no records: the page says so, why, and what to do."""

import json

from playwright.async_api import expect

from tests.example import EXAMPLE
from tests.web.accessible import check
from tests.web.visitor import Visitors


async def test_links_that_lead_nowhere_ask_nothing_explain_and_lead_on(
    visitors: Visitors, device: tuple[tuple[int, int], str]
) -> None:
    visitors.forgiven.append("404")
    nina = await visitors.come(*device[:1], language=device[1])
    page = nina.page
    for path, word in (
        ("/join/xyz", "no-invite"),
        ("/join/nothing-of-the-kind", "no-invite"),
        ("/me/xyz", "no-link"),
        ("/me/nothing-of-the-kind", "no-link"),
        ("/table/xyz", "no-table"),
        ("/table/xyz/replay", "no-table"),
        ("/new/none", "not-found"),
        ("/none", "not-found"),
    ):
        await nina.go(path)
        await expect(page.get_by_text(nina.say(f"error-{word}"))).to_be_visible()
        await expect(page.get_by_text(nina.say(f"trouble-{word}"))).to_be_visible()
        home = page.get_by_role("link", name=nina.say("back-home")).last
        await expect(home).to_have_attribute("href", "/")
        assert await page.get_by_role("textbox").count() == 0  # no name is asked for
    await check(nina)
    await nina.go("/rules/none")
    await expect(page.locator("article")).to_contain_text("none")
    await check(nina)
    await page.locator(f'.toc a[href="/rules/{EXAMPLE}"]').click()
    await expect(page.locator("article h2").first).to_be_visible()


async def test_a_personal_link_says_whose_it_is_before_it_asks(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    link = (await elena.api("POST", "/me/link"))["link"]
    phone = await visitors.come()
    await phone.go(link)
    await expect(phone.page.get_by_role("heading", name="Are you Elena?")).to_be_visible()
    await check(phone)


async def test_a_file_that_is_no_record_is_told_where_and_what(visitors: Visitors) -> None:
    visitors.forgiven += ["422", "400"]
    nina = await visitors.come()
    await nina.be("Nina")
    await nina.go("/records")
    alert = nina.page.get_by_role("alert")

    async def bring(text: str) -> None:
        await nina.page.get_by_label("Import a record").set_input_files(
            {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
        )

    await bring('{"game": oops}')
    await expect(alert).to_contain_text("“r.json” is not a record: it is not JSON.")
    await expect(alert).to_contain_text("oops")
    await bring(json.dumps({"format": "tavola-record", "game": "none"}))
    await expect(alert).to_contain_text("This record fails the check. The record does not hold:")
    await check(nina)
