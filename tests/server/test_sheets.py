"""Sheets over HTTP: of a game, and of a table with its own figures."""

from tests.example import EXAMPLE
from tests.server.house import House


async def test_sheets_are_told_in_the_reader_s_language_and_in_english_where_there_is_none(
    house: House,
) -> None:
    guest = house.stranger()
    titles = {}
    for asked in ("lang=en", "lang=de", "lang=tlh"):
        told = await guest.get(f"/api/games/{EXAMPLE}/sheets?{asked}")
        titles[asked] = told["city firenze"]["title"]
    assert [*titles.values()] == ["Florence", "Florenz", "Florence"]


async def test_the_figures_are_those_of_the_table(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, start=False, players=2, options={"borders": "example"})
    told = await anna.get(f"/api/tables/{table}/sheets")
    assert "Florence" in told["city genova"]["text"]
    assert "6 win the game" in told["group"]["text"]
    usual = await anna.get(f"/api/games/{EXAMPLE}/sheets?players=4")
    assert "Florence" not in usual["city genova"]["text"]
    assert "4 win the game" in usual["group"]["text"]


async def test_nobody_is_told_of_a_table_that_is_not_theirs(house: House) -> None:
    table = await house.table(await house.guest("Anna"), start=False, players=2)
    refused = await (await house.guest("Bea")).get(f"/api/tables/{table}/sheets", 404)
    assert refused["error"] == "no-table"


async def test_there_are_no_sheets_for_too_many_players_or_an_unknown_game(house: House) -> None:
    guest = house.stranger()
    assert (await guest.get(f"/api/games/{EXAMPLE}/sheets?players=9", 422))["error"] == "bad-setup"
    assert (await guest.get("/api/games/chess/sheets", 404))["error"] == "not-found"
