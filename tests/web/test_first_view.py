"""What the home page loads before it can be used."""

from urllib.parse import urlsplit

from playwright.async_api import expect

from tests.example import EXAMPLE
from tests.web.visitor import Visitors
from tools.photo import board_file

MOST_SCRIPT = 120_000  # bytes, compressed, without the fonts
SCRIPTS = """() => performance.getEntriesByType('resource')
    .filter(({name, initiatorType}) => name.endsWith('.js') || initiatorType === 'script')
    .map(({name, encodedBodySize, decodedBodySize}) => [name, encodedBodySize, decodedBodySize])"""


async def test_the_first_view_loads_little_script(visitors: Visitors) -> None:
    newcomer = await visitors.come()
    await newcomer.go("/")
    await expect(newcomer.play_now()).to_be_enabled()
    loaded = await newcomer.page.evaluate(SCRIPTS)
    assert loaded
    assert all(sent < whole for _, sent, whole in loaded if whole > 10_000), "not compressed"
    assert sum(sent for _, sent, _ in loaded) <= MOST_SCRIPT, loaded


async def test_everything_comes_from_the_server_itself(visitors: Visitors) -> None:
    newcomer = await visitors.come()
    asked: list[str] = []
    newcomer.page.on("request", lambda request: asked.append(request.url))
    await newcomer.go("/")
    await newcomer.begin()
    await newcomer.until_asked()
    elsewhere = [url for url in asked if not url.startswith((visitors.house.url, "data:"))]
    assert elsewhere == []


async def test_home_asks_for_each_list_once(visitors: Visitors) -> None:
    newcomer = await visitors.come()
    asked: list[str] = []
    newcomer.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    newcomer.page.on("request", lambda request: asked.append(urlsplit(request.url).query))
    await newcomer.go("/")
    await expect(newcomer.play_now()).to_be_enabled()
    await newcomer.page.wait_for_load_state("networkidle")
    lists = sorted(query for query in asked if query.startswith("list="))
    assert lists == ["list=finished&limit=20", "list=watch&limit=20"]
    assert asked.count("/api/games") == asked.count("/api/bots") == 1


async def test_a_table_is_made_begun_and_shown_by_two_requests(visitors: Visitors) -> None:
    """What the browser adds to chance comes with the start, after the table's commitment."""
    newcomer = await visitors.come()
    await newcomer.go("/")
    sent: list[str] = []
    newcomer.page.on(
        "request",
        lambda request: (
            sent.append(urlsplit(request.url).path) if request.method == "POST" else None
        ),
    )
    await newcomer.page.route_web_socket("**/live*", lambda _line: None)  # which says nothing
    await newcomer.begin()
    await expect(newcomer.page.locator(".prompt")).to_be_visible()
    table = newcomer.page.url.rsplit("/", 1)[1]
    assert sent == ["/api/me", "/api/tables", f"/api/tables/{table}/start"]


async def test_the_table_s_code_is_fetched_while_home_is_looked_at(visitors: Visitors) -> None:
    newcomer = await visitors.come()
    await newcomer.go("/")
    await newcomer.card().hover()
    board = board_file(EXAMPLE)
    await newcomer.page.wait_for_function(
        "name => performance.getEntriesByType('resource').some(one => one.name.endsWith(name))",
        arg=board,
    )
    asked: list[str] = []
    newcomer.page.on("request", lambda request: asked.append(request.url))
    await newcomer.begin()
    await expect(newcomer.page.locator(".prompt")).to_be_visible()
    assert [url for url in asked if url.endswith(".js") and board in url] == []
