"""Routes: learning a game, step by step, and puzzles. Nothing of it is stored."""

from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from tavola.core.views import RefusalView
from tavola.learn.coach import Stage, refused_text
from tavola.learn.daily import daily_puzzle
from tavola.learn.lesson import Lesson, Step, lesson_of, puzzles_of, with_nothing
from tavola.learn.words import words_of
from tavola.server.store.people import Person
from tavola.server.tables import acts, shares
from tavola.server.tables.forking import table_from
from tavola.server.tables.lessons import COACH, Guided, guided
from tavola.server.tables.messages import ForeseeMessage, ViewMessage
from tavola.server.tables.refused import Refused
from tavola.server.web.documented import answers
from tavola.server.web.forms import Form, MoveText, signed_in
from tavola.server.web.games import FALLBACK, GameName, Language
from tavola.server.web.limits import TABLES
from tavola.server.web.security import flood
from tavola.server.web.site import Asker, Site, TheSite
from tavola.server.web.tables import act

TAGS = ["lessons"]
MOST_MOVES = 60

StepName = Annotated[str, PathParameter(max_length=20)]
Made = Annotated[list[MoveText], Meta(max_length=MOST_MOVES)]


class StepForm(Form):
    """The moves that the learner has made in this step, and the last number that was seen."""

    moves: Made = msgspec.field(default_factory=list)
    after: Annotated[int, Meta(ge=0, le=10_000)] = 0


class StepWhyNotForm(Form):
    move: MoveText
    moves: Made = msgspec.field(default_factory=list)


class StepMessage(msgspec.Struct):
    id: str
    free: bool  # played on as a game of one's own


class LessonMessage(msgspec.Struct):
    """A game's lesson and puzzles, with all that is said, by its id (docs/teaching.md)."""

    steps: list[StepMessage]
    puzzles: list[StepMessage]
    texts: dict[str, str]


class CoachMessage(msgspec.Struct):
    """Where the learner is: what is said (the id of a text, or empty), what is lit.

    `views`: after the learner's last move, and after each that was made for the others since.
    """

    stage: Stage
    say: str
    lit: list[str]
    views: list[ViewMessage]


class StepWhyNotMessage(msgspec.Struct):
    refusal: RefusalView | None
    say: str  # what the lesson adds; empty: nothing


class DailyMessage(msgspec.Struct):
    """The puzzle of the day."""

    game: str
    title: str  # of the game
    puzzle: str
    number: int  # among the game's puzzles, from 1
    task: str


@get("/api/puzzle", tags=TAGS, summary="The puzzle of the day", responses=answers())
async def daily(site: TheSite, language: Language = FALLBACK) -> DailyMessage | None:
    """One of all games' puzzles, the same for everybody here until midnight (UTC)."""
    found = daily_puzzle(datetime.fromtimestamp(site.hall.now(), UTC).date())
    if found is None:
        return None
    game, puzzle = found
    return DailyMessage(
        game,
        site.games.find(game).facts.title,
        puzzle.id,
        puzzles_of(game).index(puzzle) + 1,
        words_of(game, language).say(f"{puzzle.id}-task"),
    )


@get(
    "/api/games/{game:str}/lesson",
    tags=TAGS,
    summary="The lesson and the puzzles of a game",
    responses=answers(404),
)
async def lesson(site: TheSite, game: GameName, language: Language = FALLBACK) -> LessonMessage:
    """Of a game that has none: nothing."""
    if game not in site.games.names():
        raise Refused("not-found", "There is no such game.")
    found = lesson_of(game)
    if found is None:
        return LessonMessage([], [], {})
    words = words_of(game, language)
    return LessonMessage(
        [StepMessage(step.id, step.free) for step in found.step],
        [StepMessage(puzzle.id, puzzle.free) for puzzle in puzzles_of(game)],
        words.told(),
    )


@post(
    "/api/games/{game:str}/lesson/{step:str}",
    tags=TAGS,
    summary="A step after some moves of the learner",
    status_code=200,
    responses=answers(404, 409, playing=True),
)
async def guide(
    site: TheSite, person: Asker, game: GameName, step: StepName, data: JSONBody[StepForm]
) -> CoachMessage:
    """Whoever tries again leaves moves out; the others are played for."""
    found = _guided(site, person, game, step, data.moves)
    now = found.coaching
    return CoachMessage(now.stage, now.say, now.lit, found.views(data.after))


@post(
    "/api/games/{game:str}/lesson/{step:str}/why-not",
    tags=TAGS,
    summary="Why a move is not possible there",
    status_code=200,
    responses=answers(404, 409, playing=True),
)
async def why_not(
    site: TheSite, person: Asker, game: GameName, step: StepName, data: JSONBody[StepWhyNotForm]
) -> StepWhyNotMessage:
    found = _guided(site, person, game, step, data.moves)
    refusal = acts.why_not(found.table, found.learner, data.move)
    if refusal is None:
        return StepWhyNotMessage(None, "")
    say = refused_text(found.step, data.move, words_of(game, FALLBACK).has)
    return StepWhyNotMessage(refusal.plain(), say)


@post(
    "/api/games/{game:str}/lesson/{step:str}/foresee",
    tags=TAGS,
    summary="What each legal move would do there",
    status_code=200,
    responses=answers(404, 409, playing=True),
)
async def foresee(
    site: TheSite, person: Asker, game: GameName, step: StepName, data: JSONBody[StepForm]
) -> ForeseeMessage:
    found = _guided(site, person, game, step, data.moves)
    return acts.foresee(found.table, found.learner, None, ())


@post(
    "/api/games/{game:str}/lesson/{step:str}/table",
    tags=TAGS,
    summary="Play on from a step, at a table of one's own",
    responses=answers(401, 404, 409),
)
async def play_on(site: TheSite, person: Asker, game: GameName, step: StepName) -> ViewMessage:
    """A private table against easy bots that begins as the step does, with luck of its own."""
    me = signed_in(person)
    wait = site.limits.wait(me.id, TABLES)
    if wait:
        raise flood(wait)
    found = _step(_lesson(site, game), game, step)
    position = with_nothing(found.state)
    made = await table_from(site.hall, me, found.begin(game), found.learner, COACH, position)
    return await act(site, made, me, lambda t, at: shares.start(t, at, me, None), 0)


def _lesson(site: Site, game: str) -> Lesson:
    found = lesson_of(game) if game in site.games.names() else None
    if found is None:
        raise Refused("not-found", "There is no lesson for this game.")
    return found


def _step(lesson: Lesson, game: str, step: str) -> Step:
    for one in [*lesson.step, *puzzles_of(game)]:
        if one.id == step:
            return one
    raise Refused("not-found", "There is no such step.")


def _guided(site: Site, person: Person | None, game: str, step: str, moves: list[str]) -> Guided:
    lesson = _lesson(site, game)
    name = person.name if person else ""
    return guided(lesson, _step(lesson, game, step), site.games.find(game), name, moves)


ROUTES = [daily, lesson, guide, why_not, foresee, play_on]
