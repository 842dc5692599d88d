"""Invites: what one is invited to, before one has come; and what a preview of the link shows."""

import re
from html import escape
from urllib.parse import urlsplit

import msgspec
from litestar import post
from litestar.params import JSONBody

from tavola.core.errors import BadSetup
from tavola.server.settings import Settings
from tavola.server.store.people import id_of
from tavola.server.store.schema import preview_of
from tavola.server.tables.clock import ClockRule
from tavola.server.tables.refused import Refused
from tavola.server.tables.setup import OPEN, Options, Status
from tavola.server.web.documented import answers
from tavola.server.web.forms import TOKEN, LinkForm, RowSeat
from tavola.server.web.games import texts_of
from tavola.server.web.site import Asker, Site, TheSite
from tavola.server.web.tables import TAGS, row_message

TITLE = re.compile(r"<title>[^<]*</title>")
DESCRIPTION = re.compile(r'<meta\s+name="description"[^>]*>\s*')
PICTURE_SIZE = (1200, 630)  # web/build/previews.ts


class InviteMessage(msgspec.Struct):
    """A table as those see it who hold its invite."""

    id: str
    game: str
    title: str
    playable: bool
    players: int
    status: Status
    host: str | None  # who opened the table, if it is somebody still
    seat: int | None
    seats: list[RowSeat]
    clock: ClockRule | None
    options: Options  # those that differ from their defaults

    @property
    def free(self) -> int:
        """Seats that can be taken now."""
        return sum(seat.kind == "open" for seat in self.seats) if self.status == OPEN else 0


async def read_invite(site: Site, token: str, person: str | None) -> InviteMessage:
    """Refused if the invite is void."""
    known = re.fullmatch(TOKEN, token) is not None  # the store is not asked for anything else
    return await _read(site, await site.hall.rows.find_invite(token) if known else None, person)


async def read_preview(site: Site, preview: str) -> tuple[InviteMessage, str]:
    """By the part of an invite link that is no secret, or by an old link, which had no other; and
    that part.
    """
    known = re.fullmatch(TOKEN, preview) is not None  # the store is not asked for anything else
    table = await site.hall.rows.find_preview(preview) if known else None
    if table is None and known:
        table = await site.hall.rows.find_invite(preview)
        preview = preview_of(preview)
    return await _read(site, table, None), preview


async def _read(site: Site, table: str | None, person: str | None) -> InviteMessage:
    row = None if table is None else await site.hall.rows.row(table)
    if row is None:
        raise Refused("no-invite", "This invite is not valid (any more).")
    told = row_message(site, row, person)
    return InviteMessage(
        id=told.id,
        game=told.game,
        title=told.title,
        playable=told.playable,
        players=told.players,
        status=told.status,
        host=None if row.owner is None else await site.people.name_of(row.owner),
        seat=told.seat,
        seats=told.seats,
        clock=row.clock,
        options=differing(site, row.game, row.players, row.options),
    )


def differing(site: Site, game: str, players: int, options: Options) -> Options:
    """Options that are not as they would be if nobody had chosen any."""
    try:
        usual = {one.name: one.default for one in site.games.find(game).options(players)}
    except BadSetup:  # of a game that is no longer here
        return {}
    return {name: value for name, value in options.items() if usual.get(name) != value}


@post(
    "/api/invites",
    tags=TAGS,
    summary="What one is invited to",
    status_code=200,
    responses=answers(404),
)
async def show_invite(site: TheSite, person: Asker, data: JSONBody[LinkForm]) -> InviteMessage:
    """The secret is in the body, which nobody logs; nothing is changed."""
    return await read_invite(site, data.token, id_of(person))


# --- previews -------------------------------------------------------------------------------------


def with_preview(page: str, invite: InviteMessage, url: str, picture: str, language: str) -> str:
    """The page's beginning with what a preview of the link shows (Open Graph)."""
    texts = texts_of("", language)
    host = "none" if invite.host is None else invite.host
    title = texts.say("preview-title", host=host, game_title=invite.title)
    about = texts.say("preview-text", free=invite.free, count=invite.players)
    facts = {
        "og:site_name": "Tavola",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": url,
    }
    if picture:
        width, height = PICTURE_SIZE
        facts |= {"og:image": picture, "og:image:width": f"{width}", "og:image:height": f"{height}"}
    card = "summary_large_image" if picture else "summary"
    tags = [
        f"<title>{escape(title)}</title>",
        _meta("name", "description", about),
        _meta("name", "twitter:card", card),
        *(_meta("property", name, value) for name, value in facts.items()),
    ]
    return TITLE.sub(lambda _: "\n    ".join(tags), DESCRIPTION.sub("", page, 1), 1)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def public_origin(settings: Settings, asked: str) -> str:
    """The site's address for others: the public one that was asked for, else the first of them."""
    host = urlsplit(asked).netloc
    known = [origin for origin in settings.origins if urlsplit(origin).netloc == host]
    return (known or [*settings.origins, asked])[0].rstrip("/")


ROUTES = [show_invite]
