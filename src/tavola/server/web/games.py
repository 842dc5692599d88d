"""Routes: what can be played, and against whom."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from tavola.core.game import Game, Option
from tavola.server.levels import LEVELS, STAND_IN
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.site import TheSite

if TYPE_CHECKING:
    from tavola.text import Texts

TAGS = ["games"]
FALLBACK = "en"


class OptionMessage(msgspec.Struct):
    name: str
    rule: str
    kind: Literal["switch", "number", "choice"]
    default: bool | int | str
    choices: list[str]
    low: int | None
    high: int | None
    text: str
    choice_texts: list[str]


class GameMessage(msgspec.Struct):
    name: str
    title: str
    rules: str
    players: tuple[int, int]
    authors: list[str]
    publisher: str
    year: int
    hidden: list[str]
    simultaneous: bool
    options: dict[str, list[OptionMessage]]


class GamesMessage(msgspec.Struct):
    games: list[GameMessage]


class GameWordsMessage(msgspec.Struct):
    """All that a game says, in a language or, where it was not translated, in English."""

    messages: str  # Fluent
    rules: str  # Markdown


class BotMessage(msgspec.Struct):
    name: str
    text: str


class BotsMessage(msgspec.Struct):
    bots: list[BotMessage]
    stand_in: str


GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, QueryParameter(name="lang", max_length=20)]


@get("/api/games", tags=TAGS, summary="The games, with their options", responses=answers())
async def list_games(site: TheSite, language: Language = FALLBACK) -> GamesMessage:
    names = site.games.names()
    return GamesMessage([describe(site.games.find(name), language) for name in names])


@get(
    "/api/games/{game:str}/words",
    tags=TAGS,
    summary="The messages and the rules of a game",
    responses=answers(404),
)
async def words_of_game(
    site: TheSite, game: GameName, language: Language = FALLBACK
) -> GameWordsMessage:
    """For whoever does not have them: a page that was built before the game was there."""
    from tavola.text import languages, messages_of, rules_of  # noqa: PLC0415 - as below

    if game not in site.games.names():
        raise Refused("not-found", "There is no such game.")
    code = language if language in languages() else FALLBACK
    files = messages_of(game, code), rules_of(game, code)
    return GameWordsMessage(*(file.read_text("utf-8") for file in files))


@get("/api/bots", tags=TAGS, summary="The bots", responses=answers())
async def list_bots(language: Language = FALLBACK) -> BotsMessage:
    texts = texts_of("", language)
    return BotsMessage([BotMessage(name, _bot_text(texts, name)) for name in LEVELS], STAND_IN)


def texts_of(game: str, language: str) -> "Texts":
    """The texts of a game, in that language if there is one."""
    from tavola.text import Texts, languages  # noqa: PLC0415 - a start need not wait for it

    return Texts(game, language if language in languages() else FALLBACK)


def _bot_text(texts: "Texts", name: str) -> str:
    return texts.say(f"bot-{name}") if texts.has(f"bot-{name}") else name


def describe(game: Game[Any], language: str) -> GameMessage:
    facts = game.facts
    texts = texts_of(facts.name, language)
    return GameMessage(
        name=facts.name,
        title=facts.title,
        rules=facts.rules_version,
        players=(facts.fewest, facts.most),
        authors=list(facts.authors),
        publisher=facts.publisher,
        year=facts.year,
        hidden=list(facts.hidden),
        simultaneous=facts.simultaneous,
        options={
            str(players): [describe_option(option, texts) for option in game.options(players)]
            for players in range(facts.fewest, facts.most + 1)
        },
    )


def describe_option(option: Option, texts: "Texts") -> OptionMessage:
    kind: Literal["switch", "number", "choice"] = "choice"
    if isinstance(option.default, bool):
        kind = "switch"
    elif isinstance(option.default, int):
        kind = "number"
    title, explained = texts.option(option)
    return OptionMessage(
        name=option.name,
        rule=option.rule,
        kind=kind,
        default=option.default,
        choices=list(option.choices),
        low=option.low if kind == "number" else None,
        high=option.high if kind == "number" else None,
        text=f"{title}: {explained}" if explained else title,
        choice_texts=[texts.choice(option, choice) for choice in option.choices],
    )


ROUTES = [list_games, words_of_game, list_bots]
