"""What one does at a table: reload, undo, ask why not, read, talk, leave, lose the connection."""

import re

from playwright.async_api import WebSocketRoute, expect

from tests.example import EXAMPLE, OPENER, TITLE
from tests.web.accessible import check
from tests.web.visitor import Visitor, Visitors, until


async def at_table(visitors: Visitors, *kinds: str, **options: object) -> tuple[Visitor, str]:
    elena = await visitors.come()
    await elena.be("Elena")
    kinds = kinds or ("random",)
    table = await elena.table(1 + len(kinds), *kinds, **OPENER, **options)
    await elena.go(f"/table/{table}")
    await expect(elena.page.locator(".prompt:not(.wait)")).to_be_visible()
    return elena, table


async def name_a_city(visitor: Visitor, name: str = "Siena") -> None:
    city = visitor.page.locator(f'svg.map [role=button][aria-label^="{name}"]')
    await city.press("Enter")
    await visitor.press(f"Fight for {name} ↵")


async def test_one_click_from_the_home_page_to_the_first_move(visitors: Visitors) -> None:
    newcomer = await visitors.come()
    await newcomer.go("/")
    await expect(newcomer.page.get_by_text("Start with this one")).to_have_count(1)
    for card in await newcomer.page.locator(".game").all():
        await expect(card).to_contain_text(re.compile(r"\w+ · \w+ · \w+"))
        await expect(card).to_contain_text(re.compile(r"Learning it:\s*(easy|medium|hard)"))
        await expect(card).to_contain_text("Play now against 3 bots")
    await newcomer.begin()
    await expect(newcomer.page.locator(".hand .card")).to_have_count(10)
    await newcomer.until_asked()
    assert "Your turn" in await newcomer.page.title()
    icon = await newcomer.page.locator("#favicon").get_attribute("href")
    assert icon is not None
    assert "turn" in icon
    await newcomer.answer(0)


async def test_a_reload_in_the_middle_loses_nothing(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await name_a_city(elena)
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    hand = await elena.page.locator(".fan .card").count()
    log = await elena.page.locator(".log").inner_text()
    await elena.page.reload()
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    assert await elena.page.locator(".fan .card").count() == hand
    assert (await elena.page.locator(".log").inner_text()).startswith(log[:80])


async def test_undo_takes_the_city_back(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await name_a_city(elena)
    await expect(elena.page.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    await elena.page.get_by_role("button", name="Undo: Fight for Siena").click()
    await expect(elena.page.locator(".prompt")).to_contain_text("name the city")
    await expect(elena.page.locator(".log")).to_contain_text("takes back the last move")
    assert "marches on Siena" not in await elena.page.locator(".log").inner_text()


async def test_what_cannot_be_undone_says_why(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await elena.page.keyboard.press("u")
    await expect(elena.page.get_by_role("dialog")).to_contain_text("nothing to undo")
    await elena.page.keyboard.press("Escape")
    await expect(elena.page.get_by_role("dialog")).to_have_count(0)


async def test_why_not_names_the_rule_and_opens_it(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await elena.page.locator(".fan .card").first.click(force=True)
    dialog = elena.page.get_by_role("dialog")
    await expect(dialog).to_contain_text("Why not")
    await expect(dialog).to_contain_text("Cards are played in battle")
    await expect(dialog.locator("q")).not_to_be_empty()
    await dialog.get_by_role("button", name="Rule D4.1").click()
    cited = elena.page.locator(".rules .cited")
    await expect(cited).to_contain_text("D4.1")
    await expect(cited).to_be_in_viewport()
    await elena.look_around()


async def test_the_prompt_foresees_what_a_card_would_do(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await name_a_city(elena)
    mercenary = elena.page.get_by_role("button", name="Mercenary").first
    await mercenary.click()
    await expect(elena.page.locator(".army.you .str.two")).to_be_visible()
    await expect(elena.page.locator(".prompt .say span")).to_contain_text("lead")
    await elena.page.keyboard.press("Escape")
    await expect(elena.page.locator(".army.you .str.two")).to_have_count(0)


async def test_chat_is_heard_by_the_other(visitors: Visitors) -> None:
    elena, table = await at_table(visitors, "random")
    await elena.press("Chat", "tab")
    await elena.page.get_by_label("Write a message").fill("Buona fortuna!")
    await elena.press("Send")
    await expect(elena.page.locator(".chat .log")).to_contain_text("Elena Buona fortuna!")
    assert (await elena.view(table))["entries"][-1]["kind"] == "chat"
    await check(elena)


async def test_a_bot_takes_the_seat_and_gives_it_back(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(2, "open", **OPENER)
    invite = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    matteo = await visitors.house.guest("Matteo")  # who takes his time, so that the game waits
    await matteo.post("/api/join", {"token": invite, "sit": True})
    await elena.api("POST", f"/tables/{table}/start", {})
    await elena.go(f"/table/{table}")
    await elena.press("Table")
    await elena.press("Let a bot play")
    await expect(elena.page.locator(".prompt")).to_contain_text("A bot is playing for you.")
    await elena.press("Take your seat back")
    await expect(elena.page.locator(".prompt")).not_to_contain_text("A bot is playing for you.")


async def test_the_end_says_that_a_bot_has_won_for_somebody_who_left(visitors: Visitors) -> None:
    elena, table = await at_table(visitors, round_limit=1)
    await elena.api("POST", f"/tables/{table}/leave", {})
    dialog = elena.page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    assert (await elena.view(table))["view"]["result"]["places"][0] == 1
    await expect(dialog.get_by_role("heading")).to_have_text("A bot has won for you")
    played = dialog.get_by_role("list", name="Who played")
    await expect(played).to_contain_text("a bot (Medium) for Elena: moves 1–")
    await check(elena)


async def test_after_an_absence_the_page_tells_what_happened(visitors: Visitors) -> None:
    elena, table = await at_table(visitors, "random", "random")
    await elena.go("/")
    await elena.api("POST", f"/tables/{table}/leave", {})

    async def much_happened() -> bool:
        return bool((await elena.view(table))["number"] > 12)

    await until(much_happened, "a dozen entries")
    await elena.api("POST", f"/tables/{table}/return", {})
    await elena.go(f"/table/{table}")
    since = elena.page.get_by_role("region", name="So far")
    await expect(since).to_be_visible()
    assert await since.locator("li").count() == 3  # the others, and what the bot did for Elena
    await check(elena)
    await since.locator("li button").first.click()
    again = elena.page.get_by_role("region", name="Replay")
    await expect(again).to_be_visible()
    await check(elena)
    await elena.page.keyboard.press("Escape")
    await expect(again).to_have_count(0)
    await elena.until_asked()


async def test_a_lost_connection_is_found_again(visitors: Visitors) -> None:
    visitors.forgiven.append("WebSocket")
    elena, table = await at_table(visitors, "random")
    cut: list[bool] = [False]
    lines: list[WebSocketRoute] = []

    async def connect(line: WebSocketRoute) -> None:
        if cut[0]:
            await line.close(code=1001)
        else:
            line.connect_to_server()
            lines.append(line)

    await elena.page.route_web_socket("**/live*", connect)
    await elena.page.reload()
    await expect(elena.page.locator(".prompt:not(.wait)")).to_be_visible()
    cut[0] = True
    await lines[-1].close(code=1001)
    await expect(elena.page.get_by_text("No connection")).to_be_visible()
    number = (await elena.view(table))["number"]
    await elena.api("POST", f"/tables/{table}/moves", {"on": number, "move": "city roma"})
    cut[0] = False
    await expect(elena.page.get_by_text("No connection")).to_have_count(0)
    await expect(elena.page.get_by_role("heading", name="Battle for Rome")).to_be_visible()


async def test_the_board_in_words_can_be_played_from(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors)
    await elena.press("Table")
    await elena.page.get_by_label("The board in words instead of pictures").check()
    await elena.page.keyboard.press("Escape")
    words = elena.page.get_by_role("region", name="The board in words")
    await expect(words).to_contain_text("Siena, free; borders Florence and Rome")
    await elena.press("Fight for Siena")
    await expect(words).to_contain_text("The battle is for Siena.")
    await elena.page.locator(".moves").get_by_role("button", name="Play a ").first.click()
    await expect(words).to_contain_text("Army:")
    await elena.look_around()


async def test_the_only_answer_is_given_for_whoever_wants_that(visitors: Visitors) -> None:
    elena, _ = await at_table(visitors, round_limit=1)
    await elena.press("Table")
    await elena.page.get_by_label("Answer for me when there is only one choice").check()
    await elena.page.keyboard.press("Escape")
    for turn in range(200):
        await until(elena.is_asked_or_over, "a turn")
        if await elena.is_over():
            break
        # A prompt that answers itself is left alone.
        if await elena.page.get_by_text("There is only one answer").count():
            await expect(elena.page.get_by_text("There is only one answer")).to_have_count(0)
            break
        await elena.answer(turn)


async def test_a_clock_shows_whose_time_runs(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("10 minutes each").check()
    await elena.page.get_by_label(f"First {EXAMPLE}").select_option("0")
    await elena.press("Start the game")
    clocks = elena.page.get_by_role("list", name="Time left")
    await expect(clocks.get_by_role("listitem")).to_have_count(4)
    await expect(clocks.locator(".runs")).to_contain_text("Elena")
    await expect(clocks.locator(".runs")).to_contain_text("9:5")
    await elena.look_around()


async def test_home_lists_tables_that_wait_run_and_ended(visitors: Visitors) -> None:
    elena, table = await at_table(visitors, round_limit=1)
    await elena.go("/")
    await expect(elena.page.get_by_role("tab", name="Waiting for you 1")).to_be_visible()
    await elena.press("Take your turn", "link")
    await elena.until_asked()
    await elena.api("POST", f"/tables/{table}/leave", {})
    await expect(elena.page.locator(".prompt.over")).to_be_visible()
    await elena.go("/")
    await elena.page.get_by_role("tab", name="Finished 1").click()
    await elena.press("Replay", "link")
    await expect(elena.page.get_by_role("slider", name="Move")).to_be_visible()


async def test_a_hidden_page_calls_its_player_if_that_is_allowed(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.page.context.add_init_script(
        """Object.defineProperty(document, 'hidden', {get: () => true});
        window.called = [];
        window.Notification = class {
            static permission = 'granted';
            constructor(title, {body}) { window.called.push(title + ': ' + body); }
        };
        localStorage.setItem('tavola:settings', JSON.stringify({pace: 'at-once', notify: true}));"""
    )
    await elena.be("Elena")
    table = await elena.table(2, "random", **OPENER)
    await elena.go(f"/table/{table}")
    await elena.until_asked()
    assert await elena.page.evaluate("window.called") == [f"Your turn at Tavola: {TITLE}"]


async def test_a_personal_link_makes_another_device_the_same_person(visitors: Visitors) -> None:
    elena, table = await at_table(visitors)
    await elena.go("/")
    await elena.press("Elena")
    await elena.press("Create a personal link")
    link = await elena.page.get_by_label("Personal link").input_value()
    phone = await visitors.come()
    await phone.go(link)
    await phone.press("Yes, that’s me")
    await expect(phone.page.get_by_role("button", name="Elena", exact=True)).to_be_visible()
    await phone.go(f"/table/{table}")
    await expect(phone.page.locator(".hand .card")).to_have_count(10)


async def test_a_server_that_is_away_is_told_and_found_again(visitors: Visitors) -> None:
    visitors.forgiven.append("Failed to load resource")
    elena = await visitors.come()
    await elena.page.clock.install()
    await elena.page.route("**/api/**", lambda route: route.abort())
    await elena.go("/")
    await expect(elena.page.get_by_role("alert")).to_contain_text("The server is not answering.")
    await elena.page.unroute("**/api/**")
    await elena.page.clock.fast_forward(16_000)
    await expect(elena.page.get_by_role("alert")).to_have_count(0)
    await expect(elena.play_now()).to_be_visible()
