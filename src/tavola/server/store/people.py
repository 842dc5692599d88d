"""People and what proves who they are. Secrets are random, and stored only as hashes."""

import hashlib
import secrets as random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavola.server.store.notices import ENDED, NOTIFY
from tavola.server.store.schema import persons, secrets

DEVICE = "device"
LINK = "link"
CACHED = 10_000
CACHED_SECONDS = 30.0  # another process may have forgotten a device
USED_SECONDS = 3600.0  # how exactly it is known when a device was last used


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Device:
    """Something on which a person is signed in."""

    hash: str
    name: str | None
    created: float
    used: float | None

    @property
    def id(self) -> str:
        """For its owner: enough to tell the devices apart."""
        return self.hash[:16]


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
        self._ended = 0  # how often secrets became void: what was read before is not kept
        self.on_end: Callable[[Iterable[str]], None] = lambda _secrets: None

    async def create(self, name: str, device: str | None = None) -> tuple[Person, str]:
        """A new person, and the secret of the first device."""
        person = Person(random.token_hex(12), name)
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(persons), {"id": person.id, "name": name, "created": time.time()}
            )
        return person, await self.add_secret(person, DEVICE, device)

    async def add_secret(self, person: Person, kind: str, name: str | None = None) -> str:
        """Another secret for this person: a device's, or that of a new personal link."""
        secret = new_secret()
        now = time.time()
        row = {"hash": hashed(secret), "person": person.id, "kind": kind, "name": name}
        async with self._engine.begin() as connection:
            await connection.execute(insert(secrets), {**row, "created": now, "used": now})
        return secret

    async def renew_link(self, person: Person, own: str) -> str:
        """A new personal link. The one before is void, and so is every device but this one: who
        came by a link that was not theirs is gone.
        """
        where = (secrets.c.person == person.id) & (secrets.c.kind == LINK)
        async with self._engine.begin() as connection:
            await connection.execute(delete(secrets).where(where))
        await self.end_others(person, own)
        return await self.add_secret(person, LINK)

    async def find(self, secret: str, kind: str = DEVICE) -> Person | None:
        """The person whose secret this is."""
        key = hashed(secret)
        ended = self._ended
        if kind == DEVICE and (known := self._known.get(key)):
            if time.monotonic() - known[0] < CACHED_SECONDS:
                return known[1]
            del self._known[key]
        query = (
            select(persons.c.id, persons.c.name, secrets.c.used)
            .join(secrets, secrets.c.person == persons.c.id)
            .where(secrets.c.hash == key, secrets.c.kind == kind)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        person = Person(row.id, row.name)
        if kind == DEVICE:
            await self._use(key, row.used)
            if ended != self._ended:
                return await self.find(secret)  # it may be void by now
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

    async def _use(self, key: str, used: float | None) -> None:
        now = time.time()
        if used is None or now - used >= USED_SECONDS:
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(secrets).where(secrets.c.hash == key).values(used=now)
                )

    # --- devices ----------------------------------------------------------------------------------

    async def devices(self, person: Person) -> list[Device]:
        """Where somebody is signed in, the newest first."""
        query = (
            select(secrets)
            .where(secrets.c.person == person.id, secrets.c.kind == DEVICE)
            .order_by(secrets.c.created.desc(), secrets.c.hash)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Device(row.hash, row.name, row.created, row.used) for row in rows]

    async def name_device(self, device: Device, name: str) -> None:
        async with self._engine.begin() as connection:
            where = secrets.c.hash == device.hash
            await connection.execute(update(secrets).where(where).values(name=name))

    async def end_others(self, person: Person, own: str) -> None:
        """Every device of the person but this one."""
        devices = await self.devices(person)
        await self.end([device.hash for device in devices if device.hash != own])

    async def end(self, hashes: Sequence[str]) -> None:
        """These secrets are worth nothing from now on, and what is open with them ends."""
        if not hashes:
            return
        async with self._engine.begin() as connection:
            await connection.execute(delete(secrets).where(secrets.c.hash.in_(hashes)))
            await self._tell_others(connection, hashes)
        self.heard_end(hashes)

    async def _tell_others(self, connection: AsyncConnection, hashes: Sequence[str]) -> None:
        if self._engine.dialect.name == "postgresql":
            for one in hashes:
                await connection.execute(NOTIFY, {"channel": ENDED, "told": one})

    def heard_end(self, hashes: Iterable[str]) -> None:
        """Here, or in another process."""
        self._ended += 1
        for one in hashes:
            self._known.pop(one, None)
        self.on_end(hashes)

    def forget_all(self) -> None:
        """What is known of secrets may be so no more."""
        self._ended += 1
        self._known.clear()

    async def void_among(self, hashes: Sequence[str]) -> list[str]:
        """Those of the secrets that are worth nothing."""
        if not hashes:
            return []
        async with self._engine.connect() as connection:
            query = select(secrets.c.hash).where(secrets.c.hash.in_(hashes))
            valid = {row.hash for row in await connection.execute(query)}
        return [one for one in hashes if one not in valid]
