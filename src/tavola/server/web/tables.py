"""Routes: tables and seats."""

import contextlib
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Request, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from tavola.core.errors import BadSetup
from tavola.core.game import Plain
from tavola.server.store.changes import Entry
from tavola.server.store.listing import Listed
from tavola.server.store.people import Person
from tavola.server.store.schema import preview_of
from tavola.server.tables import acts, shares
from tavola.server.tables.acts import Act
from tavola.server.tables.creating import Wanted, check_bot, create, import_table
from tavola.server.tables.looking import check_access, enter, look_at
from tavola.server.tables.messages import ViewMessage
from tavola.server.tables.refused import Refused, no_table
from tavola.server.tables.setup import OPEN, PLAYING
from tavola.server.tables.table import Table
from tavola.server.tables.telling import whole
from tavola.server.web.documented import answers
from tavola.server.web.forms import (
    CommitForm,
    JoinForm,
    LinkMessage,
    ListMessage,
    RevealForm,
    RowMessage,
    RowSeat,
    SeatForm,
    StartForm,
    TableForm,
    clock_rule,
    signed_in,
    wanted_seats,
)
from tavola.server.web.limits import RECORDS
from tavola.server.web.security import address_of, flood
from tavola.server.web.site import Asker, Site, TheSite

TAGS = ["tables"]
ID = re.compile(r"[a-z0-9]{10}")
LARGEST_RECORD = 1024 * 1024
CURSOR = re.compile(r"(\d{1,12}(?:\.\d{1,9})?):([a-z0-9]{10})")

Which = Annotated[
    Literal["mine", "waiting", "watch", "public", "finished"], QueryParameter(title="Which tables")
]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[str | None, QueryParameter(max_length=60)]
TableId = Annotated[str, PathParameter(max_length=40)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=19)]


def check_id(table: TableId) -> str:
    """Whatever can't be a table is none."""
    if not ID.fullmatch(table):
        raise no_table()
    return table


@contextlib.asynccontextmanager
async def looking(site: Site, table: str, person: Person | None) -> AsyncIterator[Table]:
    """A table that this person may see; nothing happens there meanwhile."""
    live = site.hall.live(check_id(table))
    async with live.turn:
        found = await site.hall.read(live)
        await check_access(site.hall, live, found, person)
        yield found


async def act(
    site: Site, table: str, person: Person, deed: Act, after: int | None = None
) -> ViewMessage:
    """Do something at a table that this person may see, and look at it.

    With the entries after a number, or the newest one.
    """
    live = await enter(site.hall, check_id(table), person)
    await site.hall.act(live, deed)
    return await look_at(site.hall, table, person, after, known=True)


# --- making and finding ---------------------------------------------------------------------------


@post("/api/tables", tags=TAGS, summary="Make a table", responses=answers(401, 409, 422))
async def make(
    request: Request[Any, Any, Any], site: TheSite, person: Asker, data: JSONBody[TableForm]
) -> ViewMessage:
    me = signed_in(person)
    wait = site.limits.make_table(me.id, address_of(request.scope))
    if wait:
        raise flood(wait)
    options: Plain = dict(data.options)
    wanted = Wanted(
        game=data.game,
        players=data.players,
        options=options,
        seats=wanted_seats(data.seats),
        visibility=data.visibility,
        clock=clock_rule(data.clock),
        stand_in=data.stand_in,
        wait=data.wait,
        start=data.start,
    )
    table = await create(site.hall, me, wanted)
    if wanted.start:
        return await act(site, table, me, lambda t, at: shares.start(t, at, me, None), 0)
    return await look_at(site.hall, table, me, 0)


@get("/api/tables", tags=TAGS, summary="List tables", responses=answers())
async def list_tables(
    site: TheSite,
    person: Asker,
    list: Which = "mine",
    limit: Limit = 50,
    before: Before = None,
) -> ListMessage:
    cursor = None
    if before is not None:
        found = CURSOR.fullmatch(before)
        if found is None:
            raise Refused("malformed", "before: must be the `next` of another page.")
        cursor = float(found[1]), found[2]
    me = None if person is None else person.id
    rows = await site.hall.rows.list_for(list, me, limit + 1, cursor)
    following = rows[limit - 1] if len(rows) > limit else None
    return ListMessage(
        [row_message(site, row, me) for row in rows[:limit]],
        None if following is None else f"{following.created}:{following.id}",
    )


def row_message(site: Site, row: Listed, person: str | None) -> RowMessage:
    """A row for one person."""
    seat = next((n for n, s in enumerate(row.seats) if person and s.person == person), None)
    owner = person is not None and row.owner == person
    decides = row.status == PLAYING and seat in row.acting and not row.seats[seat or 0].away
    full = all(place.kind != "open" for place in row.seats)
    title, playable = row.game, False
    try:
        facts = site.games.find(row.game).facts
        title, playable = facts.title, facts.rules_version == row.rules
    except BadSetup:
        pass
    return RowMessage(
        id=row.id,
        game=row.game,
        title=title,
        rules=row.rules,
        playable=playable,
        players=row.players,
        status=row.status,
        visibility=row.visibility,
        owner=owner,
        seat=seat,
        waits=decides or (row.status == OPEN and owner and full),
        seats=[
            RowSeat(place.kind, place.name, place.bot, place.away, place.resigned)
            for place in row.seats
        ],
        created=whole(row.created),
        changed=whole(row.changed),
        finished=None if row.finished is None else whole(row.finished),
        places=row.places,
        invite=invite_link(row.invite) if owner else None,
    )


def invite_link(token: str) -> LinkMessage:
    """The path says what a preview may show; no proxy is told what stands after the #."""
    return LinkMessage(token, f"/join/{preview_of(token)}#{token}")


async def readable_row(site: Site, table: str, person: Person | None) -> Listed:
    """The row, if this person may know of the table; even if its rules are no longer played."""
    row = await site.hall.rows.row(check_id(table))
    if row is None:
        raise no_table()
    if row.visibility != "public":
        me = None if person is None else person.id
        known = me is not None and (me == row.owner or any(s.person == me for s in row.seats))
        if not known and (me is None or not await site.hall.rows.is_guest(table, me)):
            raise no_table()
    return row


@get("/api/tables/{table:str}", tags=TAGS, summary="One table", responses=answers(404))
async def show(site: TheSite, person: Asker, table: TableId) -> RowMessage:
    row = await readable_row(site, table, person)
    return row_message(site, row, None if person is None else person.id)


@post(
    "/api/tables/{table:str}/invite",
    tags=TAGS,
    summary="A new invite link",
    responses=answers(401, 404),
)
async def renew_invite(site: TheSite, person: Asker, table: TableId) -> LinkMessage:
    me = signed_in(person)
    row = await readable_row(site, table, me)
    if row.owner != me.id:
        raise Refused("not-yours", "Only the owner of the table may do that.")
    token = await site.hall.rows.renew_invite(table)
    return invite_link(token)


@post(
    "/api/join",
    tags=TAGS,
    summary="Come to a table by its invite",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def join(site: TheSite, person: Asker, data: JSONBody[JoinForm]) -> ViewMessage:
    me = signed_in(person)
    table = await site.hall.rows.find_invite(data.token)
    if table is None:
        raise Refused("no-invite", "This invite is not valid (any more).")
    await site.hall.rows.add_guest(table, me.id)
    if data.sit:
        return await act(site, table, me, lambda t, at: acts.sit_anywhere(t, at, me), 0)
    return await look_at(site.hall, table, me, 0)


# --- seats ----------------------------------------------------------------------------------------


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=TAGS,
    summary="Take, fill or free a seat",
    responses=answers(401, 404, 409, 422),
)
async def change_seat(
    site: TheSite, person: Asker, table: TableId, seat: SeatNumber, data: JSONBody[SeatForm]
) -> ViewMessage:
    me = signed_in(person)
    bot = check_bot(data.bot) if data.kind == "bot" else ""

    def deed(at_table: Table, at: float) -> Entry:
        if seat >= at_table.setup.players:
            raise Refused("malformed", f"seat: there are {at_table.setup.players} seats, from 0.")
        if data.kind == "me":
            return acts.sit(at_table, at, me, seat)
        if data.kind == "bot":
            return acts.seat_bot(at_table, at, me, seat, bot)
        return acts.free_seat(at_table, at, me, seat)

    return await act(site, table, me, deed)


@put(
    "/api/tables/{table:str}/commitment",
    tags=TAGS,
    summary="Take part in the making of chance: commit to a share",
    responses=answers(401, 404, 409),
)
async def commit(
    site: TheSite, person: Asker, table: TableId, data: JSONBody[CommitForm]
) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: shares.commit_to(t, at, me, data.commitment))


@post(
    "/api/tables/{table:str}/reveal",
    tags=TAGS,
    summary="Reveal the share",
    status_code=200,
    responses=answers(401, 404, 409, 422),
)
async def reveal(
    site: TheSite, person: Asker, table: TableId, data: JSONBody[RevealForm]
) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: shares.reveal(t, at, me, data.entropy))


@post(
    "/api/tables/{table:str}/start",
    tags=TAGS,
    summary="Begin the game",
    status_code=200,
    responses=answers(401, 404, 409, 422),
)
async def start(
    site: TheSite, person: Asker, table: TableId, data: JSONBody[StartForm]
) -> ViewMessage:
    me = signed_in(person)
    fill = None if data.fill is None else check_bot(data.fill)
    return await act(site, table, me, lambda t, at: shares.start(t, at, me, fill, data.entropy), 0)


@post(
    "/api/tables/{table:str}/anew",
    tags=TAGS,
    summary="Make chance anew, without a share that does not come",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def anew(site: TheSite, person: Asker, table: TableId) -> ViewMessage:
    me = signed_in(person)
    seed = site.hall.luck.seed()
    return await act(site, table, me, lambda t, at: shares.begin_anew(t, at, me, seed))


@post(
    "/api/tables/{table:str}/close",
    tags=TAGS,
    summary="Give an open table up",
    status_code=200,
    responses=answers(401, 404, 409),
)
async def close(site: TheSite, person: Asker, table: TableId) -> ViewMessage:
    me = signed_in(person)
    return await act(site, table, me, lambda t, at: acts.close(t, at, me))


@post(
    "/api/records",
    tags=["records"],
    summary="Import a finished record",
    request_max_body_size=LARGEST_RECORD,
    responses=answers(401, 422),
)
async def bring_record(
    site: TheSite, person: Asker, data: JSONBody[dict[str, object]]
) -> RowMessage:
    me = signed_in(person)
    wait = site.limits.wait(me.id, RECORDS)
    if wait:
        raise flood(wait)
    table = await import_table(site.hall, site.importers, me.id, data)
    return row_message(site, await readable_row(site, table, me), me.id)


ROUTES = [
    make,
    list_tables,
    show,
    renew_invite,
    join,
    change_seat,
    commit,
    reveal,
    start,
    anew,
    close,
    bring_record,
]
