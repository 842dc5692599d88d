"""A real server, a real Chromium. Nobody may see a console error on any page of any test."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tavola.server.bots import Thinkers
from tavola.server.settings import Settings
from tavola.server.web.pages import STATIC
from tests.server.house import PATIENCE, House, open_house
from tests.server.luck import SameLuck
from tests.web.visitor import DESKTOP, PHONE, Visitors
from tools.machine import chromium

ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for all: the browser is started once, and lives in it."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session", autouse=True)
def _needs() -> None:
    if not (STATIC / "index.html").exists():
        pytest.fail("The page is not built: python3 -m tools.page")
    if shutil.which(chromium()) is None:
        pytest.fail("There is no Chromium: python3 -m tools.machine chromium, or CHROMIUM=…")


class Shared(Thinkers):
    """Bots of all houses think in one process, which takes a second to start."""

    async def close(self) -> None:
        """Not with the house."""

    async def close_at_last(self) -> None:
        await super().close()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def thinkers() -> AsyncIterator[Thinkers]:
    shared = Shared(1)
    yield shared
    await shared.close_at_last()


def quick(folder: Path) -> Settings:
    """No pauses, and much patience with bots on a busy machine."""
    settings = Settings(data=folder, port=0, rate=0.0, bot_pause=0.0, bots=1, bot_seconds=0.05)
    return replace(settings, bot_grace=PATIENCE)


@pytest_asyncio.fixture(loop_scope="session")
async def house(
    tmp_path: Path, thinkers: Thinkers, request: pytest.FixtureRequest
) -> AsyncIterator[House]:
    """Every run of a test plays the same games: chance is the test's own."""
    async with open_house(quick(tmp_path), thinkers, luck=SameLuck(request.node.name)) as opened:
        yield opened


@pytest.fixture(params=[(DESKTOP, "en-GB"), (PHONE, "de-DE")], ids=["desktop-en", "phone-de"])
def device(request: pytest.FixtureRequest) -> tuple[tuple[int, int], str]:
    size: tuple[int, int]
    size, language = request.param
    return size, language


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(house: House, browser: Browser) -> AsyncIterator[Visitors]:
    found = Visitors(house, browser)
    yield found
    await found.leave()
    assert found.complaints == []
