"""What an invite tells before one comes, and what a preview of its link shows."""

from dataclasses import replace

import pytest

from tavola.server.settings import Settings
from tavola.server.tables.refused import Refused
from tavola.server.web.invites import InviteMessage, public_origin, read_preview, with_preview
from tests.example import EXAMPLE, FIRST_SEAT, TITLE
from tests.server.house import House, open_house

HTML = """<!doctype html><html><head>
    <meta
      name="description"
      content="Four games"
    />
    <title>Tavola</title></head><body></body></html>"""


def invite_of(host: str | None = "Anna") -> InviteMessage:
    return InviteMessage("abcdefghij", EXAMPLE, TITLE, True, 4, "open", host, None, [], None, {})


# --- the invite -----------------------------------------------------------------------------------


async def test_an_invite_tells_who_invites_to_what_without_coming(house: House) -> None:
    anna, carla = await house.guest("Anna"), await house.guest("Carla")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    clock = {"bank": 600, "increment": 10}
    form = {"game": EXAMPLE, "players": 3, "seats": seats, "clock": clock}
    form["options"] = {"round_limit": 7, FIRST_SEAT: "random"}
    table = (await anna.post("/api/tables", form, 201))["table"]["id"]
    token = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    for guest in (carla, house.stranger()):
        told = await guest.post("/api/invites", {"token": token})
        assert (told["host"], told["game"], told["status"]) == ("Anna", EXAMPLE, "open")
        assert (told["seat"], told["clock"]) == (None, clock)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
        assert told["options"] == {"round_limit": 7}  # the others are as usual
    assert (await anna.post("/api/invites", {"token": token}))["seat"] == 0
    await carla.get(f"/api/tables/{table}", 404)  # she has only looked


async def test_a_void_invite_tells_nothing(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, start=False, players=2)
    token = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    await anna.post(f"/api/tables/{table}/invite", status=201)
    for void in (token, "nonsense-nonsense", "a" * 90, "xyz", "", "%00", "\u0000" * 12):
        assert (await anna.post("/api/invites", {"token": void}, 404))["error"] == "no-invite"
    for wrong in ("a" * 101, None):
        assert (await anna.post("/api/invites", {"token": wrong}, 400))["error"] == "malformed"


async def test_an_invite_tells_the_host_s_name_of_today(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, start=False, players=2)
    link = (await anna.get(f"/api/tables/{table}"))["invite"]["token"]
    await anna.put("/api/me", {"name": "Annetta"})
    assert (await anna.post("/api/invites", {"token": link}))["host"] == "Annetta"


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/invites"), ("GET", "/join/0123456789")]
)
async def test_who_tries_tokens_is_stopped(sqlite: Settings, method: str, path: str) -> None:
    async with open_house(replace(sqlite, rate=0.1)) as house:
        stranger = house.stranger()
        body = {"token": "0123456789"} if method == "POST" else None
        answers = [(await stranger.ask(method, path, body)).status_code for _ in range(200)]
        assert answers[-1] == 429


# --- the link -------------------------------------------------------------------------------------


async def test_the_secret_of_an_invite_is_in_no_address_that_is_asked_for(house: House) -> None:
    """What stands after the # is not sent; the path shows a preview, and opens nothing."""
    anna, carla = await house.guest("Anna"), await house.guest("Carla")
    table = await house.table(anna, start=False, players=2)
    links = [(await anna.get(f"/api/tables/{table}"))["invite"]]
    links.append(await anna.post(f"/api/tables/{table}/invite", status=201))
    for link in links:
        path, _, secret = link["link"].partition("#")
        assert secret == link["token"]
        assert link["token"] not in path
    preview = links[1]["link"].partition("#")[0].removeprefix("/join/")
    assert links[0]["link"].partition("#")[0] != f"/join/{preview}"
    assert preview not in links[1]["token"]
    for body in ({"token": preview}, {"token": preview, "sit": True}):
        assert (await carla.post("/api/join", body, 404))["error"] == "no-invite"
    assert (await carla.post("/api/invites", {"token": preview}, 404))["error"] == "no-invite"
    await carla.get(f"/api/tables/{table}", 404)


async def test_a_preview_is_found_by_the_path_of_the_link_until_it_is_renewed(hut: House) -> None:
    anna = await hut.guest("Anna")
    table = await hut.table(anna, start=False, players=2)
    link = (await anna.get(f"/api/tables/{table}"))["invite"]
    preview = link["link"].partition("#")[0].removeprefix("/join/")
    found, public = await read_preview(hut.site, preview)
    assert (found.host, found.free, public) == ("Anna", 1, preview)
    old, public = await read_preview(hut.site, link["token"])  # links of earlier versions
    assert (old, public) == (found, preview)
    await anna.post(f"/api/tables/{table}/invite", status=201)
    for void in (preview, link["token"], "nonsense", "%00"):
        with pytest.raises(Refused):
            await read_preview(hut.site, void)


# --- the preview ----------------------------------------------------------------------------------


def test_a_preview_says_who_invites_to_what_with_a_picture() -> None:
    page = with_preview(HTML, invite_of(), "https://x.org/join/t", "https://x.org/p.png", "en")
    assert page.count("<title>") == page.count('name="description"') == 1
    assert f"<title>Anna invites you to {TITLE}</title>" in page
    for name, value in (
        ("og:title", f"Anna invites you to {TITLE}"),
        ("og:url", "https://x.org/join/t"),
        ("og:image", "https://x.org/p.png"),
        ("og:image:width", "1200"),
    ):
        assert f'<meta property="{name}" content="{value}">' in page
    assert 'name="twitter:card" content="summary_large_image"' in page


def test_a_preview_is_told_in_the_reader_s_language() -> None:
    german = with_preview(HTML, invite_of(host=None), "https://x.org/join/t", "", "de")
    assert f"<title>Du bist eingeladen: {TITLE}</title>" in german
    assert "og:image" not in german
    other = with_preview(HTML, invite_of(), "https://x.org/join/t", "", "xx")
    assert f"Anna invites you to {TITLE}" in other


def test_a_name_can_t_write_the_page() -> None:
    page = with_preview(HTML, invite_of(host='"><script>\\1'), "https://x.org/join/t", "", "en")
    assert "<script>" not in page
    assert "&quot;&gt;&lt;script&gt;\\1 invites you" in page


@pytest.mark.parametrize(
    ("origin", "asked", "public"),
    [
        ("", "http://127.0.0.1:8000/", "http://127.0.0.1:8000"),
        ("https://tavola.example", "http://10.0.0.3:8000/", "https://tavola.example"),
        ("https://a.example,https://b.example", "http://b.example/", "https://b.example"),
    ],
)
def test_pictures_have_the_site_s_public_address(origin: str, asked: str, public: str) -> None:
    assert public_origin(Settings(origin=origin), asked) == public
