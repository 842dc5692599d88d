"""The browser has its part in making chance, by itself, and says in the end what it has checked."""

from playwright.async_api import expect

from tests.example import EXAMPLE
from tests.web.accessible import check
from tests.web.visitor import Visitor, Visitors, until


async def course(visitor: Visitor, table: str) -> list[tuple[str, int | None]]:
    found = await visitor.api("GET", f"/tables/{table}/fairness")
    return [(step["what"], step.get("seat")) for step in found["course"]]


async def invited(visitors: Visitors, elena: Visitor, table: str, name: str) -> Visitor:
    """Somebody who has come by the link and sat down in the page."""
    link = (await elena.api("GET", f"/tables/{table}"))["invite"]["link"]
    guest = await visitors.come()
    await guest.be(name)
    await guest.go(link)
    await guest.press("Sit down")
    await guest.page.wait_for_url(f"**/table/{table}")
    return guest


async def until_committed(visitor: Visitor, table: str, seats: int) -> None:
    async def stand() -> bool:
        view = await visitor.view(table)
        found = [seat for seat in view["seats"] if seat["share"] == "committed"]
        return len(found) == seats

    await until(stand, "commitments")


async def finish(visitor: Visitor, table: str) -> None:
    await visitor.api("POST", f"/tables/{table}/leave", {})

    async def is_over() -> bool:
        return bool((await visitor.view(table))["table"]["status"] == "over")

    await until(is_over, "the end of the game")


async def test_who_plays_against_bots_has_a_part_without_a_click(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go("/")
    await elena.play_now().click()
    await elena.page.wait_for_url("**/table/*")
    table = elena.page.url.rsplit("/", 1)[1]
    assert await course(elena, table) == [
        ("table", None),
        ("commit", 0),
        ("seal", None),
        ("reveal", 0),
    ]


async def test_people_commit_when_they_sit_and_the_proof_says_so_in_the_end(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(3, "open", "random", round_limit=1)
    await elena.go(f"/table/{table}")
    matteo = await invited(visitors, elena, table, "Matteo")
    await until_committed(elena, table, 2)
    await elena.press("Start the game")
    await expect(elena.page.get_by_role("heading", name="Start the game")).to_be_hidden()
    steps = await course(elena, table)
    assert [what for what, _ in steps[:4]] == ["table", "commit", "commit", "seal"]

    async def begun() -> bool:
        return bool((await elena.view(table))["table"]["status"] == "playing")

    await until(begun, "the shares")
    assert {seat for what, seat in await course(elena, table) if what == "reveal"} == {0, 1}
    await matteo.api("POST", f"/tables/{table}/leave", {})
    await finish(elena, table)
    for visitor in (elena, matteo):
        word = "you, one other player and the table fixed the cards together before the deal"
        await expect(visitor.page.get_by_text(word)).to_be_visible()
        await visitor.go(f"/table/{table}/replay")
        await visitor.press("Provably fair", "tab")
        await expect(visitor.page.get_by_text("what this browser saw")).to_have_count(2)
        await expect(visitor.page.locator(".fair .bad")).to_have_count(0)
    await check(elena)
    nina = await visitors.come()  # whose browser saw nothing before
    await nina.be("Nina")
    link = (await elena.api("GET", f"/tables/{table}"))["invite"]["token"]
    await nina.api("POST", "/join", {"token": link})
    await nina.go(f"/table/{table}/replay")
    await nina.press("Provably fair", "tab")
    await expect(nina.page.get_by_text("The numbers of 2 players fit")).to_be_visible()


async def test_a_table_that_tells_another_story_in_the_end_is_found_out(visitors: Visitors) -> None:
    """The server is made to lie: the commitment it was seen with is not the one that it tells."""
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go("/")
    await elena.play_now().click()
    await elena.page.wait_for_url("**/table/*")
    table = elena.page.url.rsplit("/", 1)[1]
    await elena.page.evaluate(
        """table => new Promise(done => {
            const open = indexedDB.open('tavola', 1);
            open.onsuccess = () => {
                const store = open.result.transaction('proofs', 'readwrite').objectStore('proofs');
                store.put({1: 'ab'.repeat(32)}, `seen:${table}`).onsuccess = done;
            };
        })""",
        table,
    )
    await elena.api("POST", f"/tables/{table}/end", {"agree": True})
    await expect(elena.page.get_by_text("The cards are not those that were fixed")).to_be_visible()


async def test_a_share_that_does_not_come_is_waited_for_and_then_done_without(
    visitors: Visitors,
) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    table = await elena.table(2, "open")
    await elena.go(f"/table/{table}")
    matteo = await invited(visitors, elena, table, "Matteo")
    await until_committed(elena, table, 2)
    await matteo.go("/about")  # he looks elsewhere
    await elena.press("Start the game")
    await expect(elena.page.get_by_text("Still missing: Matteo")).to_be_visible()
    await expect(elena.page.get_by_text("you can go on without waiting any longer")).to_be_visible()
    await check(elena)
    await matteo.go("/")  # looking in anywhere is enough

    async def begun() -> bool:
        return bool((await elena.view(table))["table"]["status"] == "playing")

    await until(begun, "the share")
    await expect(elena.page.get_by_text("Still missing")).to_have_count(0)


async def test_the_owner_says_how_long_is_waited(visitors: Visitors) -> None:
    elena = await visitors.come()
    await elena.be("Elena")
    await elena.go(f"/new/{EXAMPLE}")
    await elena.page.get_by_label("Seat 2", exact=True).select_option("open")
    await elena.page.get_by_label("Waiting before the deal").select_option("day")
    await elena.press("Create table")
    await elena.page.wait_for_url("**/table/*")
    view = await elena.view(elena.page.url.rsplit("/", 1)[1])
    assert view["table"]["wait"] == 86400
