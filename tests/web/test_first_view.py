"""What the home page loads before it can be used."""

from playwright.async_api import expect

from tests.web.visitor import Visitors

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
    await newcomer.play_now().click()
    await newcomer.until_asked()
    elsewhere = [url for url in asked if not url.startswith((visitors.house.url, "data:"))]
    assert elsewhere == []
