"""Who somebody is: a name, a secret, a personal link."""

from sqlalchemy import select

from tavola.server.store.schema import persons, secrets
from tests.server.house import House


async def test_a_name_is_enough(house: House) -> None:
    anna = await house.guest("Anna")
    assert (await anna.get("/api/me")) == {"name": "Anna", "secret": None}


async def test_the_cookie_can_t_be_read_by_scripts_nor_sent_by_other_sites(hut: House) -> None:
    answer = await hut.stranger().ask("POST", "/api/me", {"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


async def test_the_store_knows_no_secret(house: House) -> None:
    anna = await house.guest("Anna")
    token = (await anna.post("/api/me/link", status=201))["token"]
    async with house.site.engine.connect() as connection:
        rows = [
            *await connection.execute(select(secrets)),
            *await connection.execute(select(persons)),
        ]
    stored = repr(rows)
    assert len(rows) == 3
    assert anna.secret not in stored
    assert token not in stored


async def test_programs_get_their_secret_in_the_answer(house: House) -> None:
    program = house.stranger()
    made = await program.post("/api/me", {"name": "Robot", "bearer": True}, 201)
    assert "tavola" not in program.http.cookies
    headers = {"authorization": f"Bearer {made['secret']}"}
    assert (await program.ask("GET", "/api/me", headers=headers)).json()["name"] == "Robot"


async def test_a_personal_link_makes_another_device_the_same_person(house: House) -> None:
    anna = await house.guest("Anna")
    table = await house.table(anna, start=False, players=2)
    token = (await anna.post("/api/me/link", status=201))["token"]
    phone = house.stranger()
    await phone.post("/api/me/recover", {"token": token})
    assert (await phone.get(f"/api/tables/{table}/view"))["seat"] == 0
    assert phone.secret != anna.secret


async def test_a_new_personal_link_makes_the_old_one_void(house: House) -> None:
    anna = await house.guest("Anna")
    old = (await anna.post("/api/me/link", status=201))["token"]
    await anna.post("/api/me/link", status=201)
    assert (await house.stranger().post("/api/me/recover", {"token": old}, 404))[
        "error"
    ] == "no-link"


async def test_whose_a_personal_link_is_can_be_asked_before_one_becomes_that_person(
    hut: House,
) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    token = (await anna.post("/api/me/link", status=201))["token"]
    before = bruno.secret
    assert (await bruno.post("/api/me/whose", {"token": token}))["name"] == "Anna"
    assert bruno.secret == before
    for void in ("xyz", "nothing-of-the-kind", "a b/c", ""):
        for way in ("whose", "recover"):
            answer = await bruno.post(f"/api/me/{way}", {"token": void}, 404)
            assert answer["error"] == "no-link"


async def test_looking_at_a_personal_link_changes_nobody(hut: House) -> None:
    anna, bruno = await hut.guest("Anna"), await hut.guest("Bruno")
    token = (await anna.post("/api/me/link", status=201))["token"]
    before = bruno.secret
    answer = await bruno.ask("GET", f"/me/{token}")
    assert answer.status_code == 200
    assert bruno.secret == before


async def test_a_forgotten_device_is_nobody(house: House) -> None:
    anna = await house.guest("Anna")
    secret = anna.secret
    assert (await anna.ask("DELETE", "/api/me")).json()["name"] == "Anna"
    again = await anna.ask("GET", "/api/me", headers={"authorization": f"Bearer {secret}"})
    assert again.status_code == 401


async def test_a_name_can_be_changed_and_is_cleaned(house: House) -> None:
    anna = await house.guest("Anna")
    assert (await anna.put("/api/me", {"name": " An\u0000na\u202e "}))["name"] == "An na"
    assert (await anna.get("/api/me"))["name"] == "An na"
    assert (await anna.put("/api/me", {"name": " \n "}, 400))["error"] == "malformed"


async def test_nobody_is_made_twice(house: House) -> None:
    anna = await house.guest("Anna")
    assert (await anna.post("/api/me", {"name": "Other"}, 409))["error"] == "somebody"
