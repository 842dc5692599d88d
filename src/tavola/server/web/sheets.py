"""Routes: what a card, a piece or a part of the board is good for (docs/teaching.md)."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import QueryParameter

from tavola.core.errors import BadSetup
from tavola.core.game import Game
from tavola.learn.sheets import sheets_of
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.games import FALLBACK, GameName, Language
from tavola.server.web.site import Asker, TheSite
from tavola.server.web.tables import TableId, looking
from tavola.text import languages

TAGS = ["lessons"]
REMEMBERED = 64  # tables that differ in their sheets: made once, not for everybody who sits there

Players = Annotated[int | None, QueryParameter(ge=1, le=20)]


class SheetMessage(msgspec.Struct):
    title: str
    text: str
    rules: list[str]


@get(
    "/api/games/{game:str}/sheets",
    tags=TAGS,
    summary="What everything in a game does, by its noun and value",
    responses=answers(404, 422),
)
async def sheets_of_game(
    site: TheSite, game: GameName, language: Language = FALLBACK, players: Players = None
) -> dict[str, SheetMessage]:
    """With the figures for so many players, by default as few as can be, and usual options."""
    if game not in site.games.names():
        raise Refused("not-found", "There is no such game.")
    rules = site.games.find(game)
    seats = rules.facts.fewest if players is None else players
    try:
        return _sheets(rules, language, seats, b"{}")
    except BadSetup as error:
        raise Refused("bad-setup", str(error)) from error


@get(
    "/api/tables/{table:str}/sheets",
    tags=TAGS,
    summary="The same with the figures of a table",
    responses=answers(404),
)
async def sheets_of_table(
    site: TheSite, person: Asker, table: TableId, language: Language = FALLBACK
) -> dict[str, SheetMessage]:
    async with looking(site, table, person) as found:
        rules, setup = found.game, found.setup
    options = msgspec.json.encode(setup.options, order="sorted")
    return _sheets(rules, language, setup.players, options)


@lru_cache(maxsize=REMEMBERED)
def _sheets(
    game: Game[Any], language: str, players: int, options: bytes
) -> dict[str, SheetMessage]:
    code = language if language in languages() else FALLBACK
    made = sheets_of(game, code, players, msgspec.json.decode(options))
    return {
        thing: SheetMessage(sheet.title, sheet.text, list(sheet.rules))
        for thing, sheet in made.all().items()
    }


ROUTES = [sheets_of_game, sheets_of_table]
