"""Routes: playing and looking back, by plain HTTP."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from tavola.core.foresee import MOST_AFTER
from tavola.core.game import NOBODY
from tavola.core.match import describe_setup
from tavola.server.store.people import Person, id_of
from tavola.server.tables import acts, leaving, shares
from tavola.server.tables.acts import Act
from tavola.server.tables.creating import check_bot
from tavola.server.tables.forking import position_after, table_from
from tavola.server.tables.live import Waiter
from tavola.server.tables.looking import look_at, read_told
from tavola.server.tables.messages import (
    FairnessMessage,
    ForeseeMessage,
    LogMessage,
    OutlineMessage,
    ReplayMessage,
    ViewMessage,
)
from tavola.server.tables.outline import read_outline
from tavola.server.tables.records import write_record
from tavola.server.tables.refused import Refused
from tavola.server.tables.replay import read_frames
from tavola.server.tables.setup import OVER
from tavola.server.tables.table import Table
from tavola.server.tables.telling import tell_fairness, tell_printed
from tavola.server.web.documented import answers
from tavola.server.web.errors import Stale
from tavola.server.web.forms import (
    ChatForm,
    EndForm,
    ForkForm,
    MoveForm,
    UndoForm,
    WhyNotMessage,
    clean,
    signed_in,
)
from tavola.server.web.forms import MoveText as AMove
from tavola.server.web.security import address_of, flood, secret_of
from tavola.server.web.site import Asker, Site, TheSite
from tavola.server.web.tables import (
    SeatNumber,
    TableId,
    act,
    check_id,
    looking,
    readable_row,
)

TAGS = ["play"]
MOST = 2**31 - 1

After = Annotated[int, QueryParameter(ge=0, le=MOST)]
Wait = Annotated[float, QueryParameter(ge=0, le=25)]
LogLimit = Annotated[int, QueryParameter(ge=1, le=500)]
MoveNumber = Annotated[int, QueryParameter(ge=0, le=MOST)]
Count = Annotated[int, QueryParameter(ge=1, le=50)]
Public = Annotated[bool, QueryParameter()]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=19)]
ViewNumber = Annotated[int | None, QueryParameter(ge=0, le=MOST)]
MovesAhead = Annotated[list[AMove] | None, QueryParameter(max_items=MOST_AFTER)]
MoveText = Annotated[str, QueryParameter(min_length=1, max_length=200)]


async def fresh_act(site: Site, table: str, person: Person, on: int, deed: Act) -> ViewMessage:
    """An act that may come too late: then the answer holds what there is now."""
    try:
        return await act(site, table, person, deed, on)
    except Refused as refused:
        if refused.error != "stale":
            raise
        raise Stale(refused, await look_at(site.hall, table, person, on, known=True)) from refused


@get("/api/tables/{table:str}/view", tags=TAGS, summary="The view", responses=answers(404, 409))
async def view(
    request: Request[Any, Any, Any],
    site: TheSite,
    person: Asker,
    table: TableId,
    after: After = 0,
    wait: Wait = 0.0,
    public: Public = False,
) -> ViewMessage:
    found = await look_at(site.hall, check_id(table), person, after, public=public)
    waiter = Waiter(id_of(person))
    secret = secret_of(request.headers, site.settings)
    with (
        site.sessions.opened(secret, waiter.end),
        site.hall.watching(site.hall.live(table), waiter),
    ):
        until = asyncio.get_running_loop().time() + wait
        while found.number <= after and not site.hall.closing:
            left = until - asyncio.get_running_loop().time()
            if left <= 0:
                break
            try:
                await asyncio.wait_for(waiter.news.wait(), left)
            except TimeoutError:
                break
            waiter.news.clear()
            if waiter.ended:
                raise Refused("nobody", "You are not signed in here any more.")
            found = await look_at(site.hall, table, person, after, known=True, public=public)
    return found


@post(
    "/api/tables/{table:str}/moves",
    tags=TAGS,
    summary="Play",
    status_code=200,
    responses=answers(401, 404, playing=True),
)
async def play(
    site: TheSite, person: Asker, table: TableId, data: JSONBody[MoveForm]
) -> ViewMessage:
    me = signed_in(person)
    return await fresh_act(
        site, table, me, data.on, lambda t, at: acts.play(t, at, me, data.on, data.move)
    )


@post(
    "/api/tables/{table:str}/undo",
    tags=TAGS,
    summary="Take back the last move",
    status_code=200,
    responses=answers(401, 404, playing=True),
)
async def undo(
    site: TheSite, person: Asker, table: TableId, data: JSONBody[UndoForm]
) -> ViewMessage:
    me = signed_in(person)
    return await fresh_act(site, table, me, data.on, lambda t, at: acts.undo(t, at, me, data.on))


@get(
    "/api/tables/{table:str}/why-not",
    tags=TAGS,
    summary="Why a move is not allowed",
    responses=answers(401, 404, 409),
)
async def why_not(site: TheSite, person: Asker, table: TableId, move: MoveText) -> WhyNotMessage:
    me = signed_in(person)
    async with looking(site, table, me) as found:
        refusal = acts.why_not(found, me, move)
    return WhyNotMessage(move, None if refusal is None else refusal.plain())


@get(
    "/api/tables/{table:str}/foresee",
    tags=TAGS,
    summary="What each legal move would do, as far as you may know",
    responses=answers(401, 404, playing=True),
)
async def foresee(
    site: TheSite,
    person: Asker,
    table: TableId,
    on: ViewNumber = None,
    after: MovesAhead = None,
) -> ForeseeMessage:
    me = signed_in(person)
    async with looking(site, table, me):
        return site.hall.live(table).foresee(me, on, tuple(after or ()))


@post(
    "/api/tables/{table:str}/chat",
    tags=TAGS,
    summary="Say something",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def chat(
    request: Request[Any, Any, Any],
    site: TheSite,
    person: Asker,
    table: TableId,
    data: JSONBody[ChatForm],
) -> ViewMessage:
    me = signed_in(person)
    wait = site.limits.chat(me.id, address_of(request.scope))
    if wait:
        raise flood(wait)
    text = clean(data.text, "What you say")
    return await act(site, table, me, lambda t, at: acts.chat(t, at, me, text))


@post(
    "/api/tables/{table:str}/leave",
    tags=TAGS,
    summary="Leave the seat",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def leave(site: TheSite, person: Asker, table: TableId) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: leaving.leave(t, at, me))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand-in",
    tags=TAGS,
    summary="Let a bot play for somebody who does not come",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def stand_in(site: TheSite, person: Asker, table: TableId, seat: SeatNumber) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: leaving.stand_in(t, at, me, seat))


@post(
    "/api/tables/{table:str}/return",
    tags=TAGS,
    summary="Take the seat back",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def come_back(site: TheSite, person: Asker, table: TableId) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: leaving.come_back(t, at, me))


@post(
    "/api/tables/{table:str}/resign",
    tags=TAGS,
    summary="Leave for good: a bot plays the seat to the end",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def resign(site: TheSite, person: Asker, table: TableId) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: leaving.resign(t, at, me))


@post(
    "/api/tables/{table:str}/end",
    tags=TAGS,
    summary="Agree to end the game, or not",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def end(site: TheSite, person: Asker, table: TableId, data: JSONBody[EndForm]) -> ViewMessage:
    me = signed_in(person)
    deed = leaving.agree_to_end if data.agree else leaving.play_on
    return await act(site, table, me, lambda t, at: deed(t, at, me))


# --- looking back ---------------------------------------------------------------------------------


@get("/api/tables/{table:str}/log", tags=TAGS, summary="My entries", responses=answers(404, 409))
async def read_log(
    site: TheSite, person: Asker, table: TableId, after: After = 0, limit: LogLimit = 200
) -> LogMessage:
    async with looking(site, table, person) as found:
        viewer = found.viewer_of(id_of(person))
        entries = await read_told(site.engine, found, viewer, after, limit)
        return LogMessage(entries, found.numbers.seen[viewer + 1])


@get(
    "/api/tables/{table:str}/replay",
    tags=["records"],
    summary="The game, move by move",
    responses=answers(404, 409),
)
async def replay(
    site: TheSite,
    person: Asker,
    table: TableId,
    seat: Eyes = None,
    move: MoveNumber = 0,
    count: Count = 1,
) -> ReplayMessage:
    async with looking(site, table, person) as found:
        viewer = eyes_of(found, person, seat)
        async with site.engine.connect() as connection:
            frames = await read_frames(connection, found, viewer, move, count)
        moves = found.numbers.moves[viewer + 1]
        printed = tell_printed(found)
    return ReplayMessage(None if viewer == NOBODY else viewer, moves, printed, frames)


@get(
    "/api/tables/{table:str}/replay/outline",
    tags=["records"],
    summary="Where acts, turns and rounds of the game begin, and who was ahead",
    responses=answers(404, 409),
)
async def outline(
    site: TheSite, person: Asker, table: TableId, seat: Eyes = None
) -> OutlineMessage:
    async with looking(site, table, person) as found, site.engine.connect() as connection:
        return await read_outline(connection, found, eyes_of(found, person, seat))


def eyes_of(table: Table, person: Person | None, seat: int | None) -> int:
    """Whose eyes somebody looks through who asks for this seat's, or for their own."""
    own = table.viewer_of(id_of(person))
    if table.match is None:
        raise Refused("not-playing", "The game has not begun.")
    if seat is not None and seat >= table.setup.players:
        raise Refused("malformed", f"seat: there are {table.setup.players} seats, from 0.")
    if seat is not None and seat != own and table.status != OVER:
        raise Refused("not-yours", "Until the game is over you see only your own view.")
    return own if seat is None else seat


@post(
    "/api/tables/{table:str}/fork",
    tags=["records"],
    summary="Play on from a move of a finished game, against bots",
    responses=answers(401, 404, 409, 422),
)
async def play_on(
    request: Request[Any, Any, Any],
    site: TheSite,
    person: Asker,
    table: TableId,
    data: JSONBody[ForkForm],
) -> ViewMessage:
    me = signed_in(person)
    wait = site.limits.make_table(me.id, address_of(request.scope))
    if wait:
        raise flood(wait)
    bot = check_bot(data.bot)
    async with looking(site, table, me) as found:
        if found.status != OVER:
            raise Refused("not-over", "The game is not over yet.")
        if data.seat >= found.setup.players:
            raise Refused("malformed", f"seat: there are {found.setup.players} seats, from 0.")
        async with site.engine.connect() as connection:
            position = await position_after(connection, found, data.seat, data.move)
        assert found.match is not None
        made = await table_from(site.hall, me, found.match, data.seat, bot, position)
    if not data.start:
        return await look_at(site.hall, made, me, 0)
    return await act(site, made, me, lambda t, at: shares.start(t, at, me, None), 0)


@get(
    "/api/tables/{table:str}/fairness",
    tags=["records"],
    summary="How chance was made: commitments, shares and seed",
    responses=answers(404, 409),
)
async def fairness(site: TheSite, person: Asker, table: TableId) -> FairnessMessage:
    async with looking(site, table, person) as found:
        setup = found.setup
        known = setup.position if found.status == OVER else None  # it holds all that is hidden
        described = describe_setup(found.game, setup.players, setup.options, known)
        return tell_fairness(found, described)


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    summary="The record of a finished game",
    responses=answers(404, 409),
)
async def record(site: TheSite, person: Asker, table: TableId) -> dict[str, Any]:
    await readable_row(site, table, person)
    async with site.engine.connect() as connection:
        return await write_record(connection, table)


ROUTES = [
    view,
    play,
    undo,
    why_not,
    foresee,
    chat,
    leave,
    stand_in,
    come_back,
    resign,
    end,
    read_log,
    replay,
    outline,
    play_on,
    fairness,
    record,
]
