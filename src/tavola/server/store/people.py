"""People and what proves who they are. Secrets are random, and stored only as hashes."""

import hashlib
import secrets as random
import time
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tavola.server.store.schema import persons, secrets

DEVICE = "device"
LINK = "link"
CACHED = 10_000
CACHED_SECONDS = 30.0  # another process may have forgotten a device


@dataclass(frozen=True)
class Person:
    id: str
    name: str


def new_secret() -> str:
    """256 random bits as text."""
    return random.token_urlsafe(32)


def hashed(secret: str) -> str:
    """A plain hash is enough: nobody can guess 256 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


class People:
    """Everybody who ever gave a name."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._known: dict[str, tuple[float, Person]] = {}

    async def create(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret of the first device."""
        person = Person(random.token_hex(12), name)
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(persons), {"id": person.id, "name": name, "created": time.time()}
            )
        return person, await self.add_secret(person, DEVICE)

    async def add_secret(self, person: Person, kind: str) -> str:
        """Another secret for this person: a device's, or that of a new personal link."""
        secret = new_secret()
        async with self._engine.begin() as connection:
            if kind == LINK:  # the one before is void
                where = (secrets.c.person == person.id) & (secrets.c.kind == LINK)
                await connection.execute(delete(secrets).where(where))
            row = {"hash": hashed(secret), "person": person.id, "kind": kind}
            await connection.execute(insert(secrets), {**row, "created": time.time()})
        return secret

    async def find(self, secret: str, kind: str = DEVICE) -> Person | None:
        """The person whose secret this is."""
        key = hashed(secret)
        if kind == DEVICE and (known := self._known.get(key)):
            if time.monotonic() - known[0] < CACHED_SECONDS:
                return known[1]
            del self._known[key]
        query = (
            select(persons.c.id, persons.c.name)
            .join(secrets, secrets.c.person == persons.c.id)
            .where(secrets.c.hash == key, secrets.c.kind == kind)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        person = Person(row.id, row.name)
        if kind == DEVICE:
            if len(self._known) >= CACHED:
                self._known.pop(next(iter(self._known)))
            self._known[key] = (time.monotonic(), person)
        return person

    async def name_of(self, person: str) -> str | None:
        async with self._engine.connect() as connection:
            name = await connection.scalar(select(persons.c.name).where(persons.c.id == person))
        return None if name is None else str(name)

    async def rename(self, person: Person, name: str) -> Person:
        async with self._engine.begin() as connection:
            await connection.execute(
                update(persons).where(persons.c.id == person.id).values(name=name)
            )
        self._known = {key: known for key, known in self._known.items() if known[1].id != person.id}
        return Person(person.id, name)

    async def forget_device(self, secret: str) -> None:
        """The secret is worth nothing from now on."""
        key = hashed(secret)
        async with self._engine.begin() as connection:
            await connection.execute(delete(secrets).where(secrets.c.hash == key))
        self._known.pop(key, None)
