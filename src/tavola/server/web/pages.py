"""The page: files of the folder `static`, if it was built; else a plain word of welcome."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from tavola.server.tables.refused import Refused
from tavola.server.web.invites import public_origin, read_preview, with_preview
from tavola.server.web.site import Site, TheSite

JOIN = "/join/"
STATIC = Path(__file__).parent.parent / "static"
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" rx="6" fill="#f3e9d2"/>'
    '<path d="M6 12h20M9 12v13M23 12v13M12 8h8" fill="none" stroke="#5b3a1e" stroke-width="3"/>'
    "</svg>"
)
WELCOME = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tavola</title><link rel="icon" href="/favicon.svg"></head>
<body>
<main>
<h1>Tavola</h1>
<p>The server is running; the page has not been built with it. Everything works by its API:</p>
<pre>curl -X POST {origin}/api/me -H 'Content-Type: application/json' \\
     -d '{{"name": "Anna", "bearer": true}}'</pre>
<ul>
<li><a href="/api/openapi.json">/api/openapi.json</a>: the description of the API</li>
<li><a href="/api/games">/api/games</a>: what can be played</li>
<li><a href="/api/health">/api/health</a>: whether the server is well</li>
</ul>
<p>In the terminal: <code>tavola play</code>.</p>
</main>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    body: bytes
    kind: str
    tag: str
    forever: bool

    @cached_property
    def zipped(self) -> bytes | None:
        """When it is first asked for: the server need not wait for all that nobody wants yet.

        None where it would be hardly smaller.
        """
        small = gzip.compress(self.body, mtime=0)
        return small if len(small) < 0.9 * len(self.body) else None


class Pages:
    """The files, read once."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files = {
            "/" + path.relative_to(folder).as_posix(): _read(path, folder)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else [])
            if path.is_file()
        }
        icon = File(ICON.encode(), "image/svg+xml", '"icon"', False)
        for name in ("/favicon.svg", "/favicon.ico"):
            self._files.setdefault(name, icon)

    def has(self, path: str) -> bool:
        return path in self._files

    def find(self, path: str) -> File | None:
        """The file; for an address of the page itself (/tables/…) its beginning."""
        found = self._files.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            found = self._files.get("/index.html")
        return found


def _read(path: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    named_by_content = path.relative_to(folder).parts[0] == "assets"
    return make_file(path.read_bytes(), kind, named_by_content)


def make_file(body: bytes, kind: str, forever: bool = False) -> File:
    return File(body, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', forever)


def make_pages(pages: Pages) -> list[Any]:
    """The routes; whatever is not under /api is the page's."""

    async def answer(request: Request[Any, Any, Any], site: Site) -> Response[bytes]:
        path = request.scope["path"]
        if path.startswith("/api"):
            raise Refused("not-found", "There is nothing here.")
        file = pages.find(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                raise Refused("not-found", "There is nothing here.")
            origin = escape(str(request.base_url).rstrip("/"))
            text = WELCOME.format(origin=origin).encode()
            return Response(text, media_type="text/html; charset=utf-8")
        if path.startswith(JOIN):
            file = await invited(file, request, site)
        keep = "public, max-age=31536000, immutable" if file.forever else "no-cache"
        headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.zipped, headers=headers, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)

    async def invited(file: File, request: Request[Any, Any, Any], site: Site) -> File:
        """The page of an invite, with what a preview of its link shows."""
        asked = request.scope["path"].removeprefix(JOIN)
        try:
            invite, preview = await read_preview(site, asked)
        except Refused:
            return file
        origin = public_origin(site.settings, str(request.base_url))
        picture = f"/previews/{invite.game}.png"
        language = request.headers.get("accept-language", "")[:2]
        body = with_preview(
            file.body.decode(),
            invite,
            f"{origin}{JOIN}{preview}",
            f"{origin}{picture}" if pages.has(picture) else "",
            language,
        )
        return make_file(body.encode(), file.kind)

    @get(["/", "/{rest:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], site: TheSite) -> Response[bytes]:
        return await answer(request, site)

    return [page]
