"""The tables of the database. Migrations bring an older one here (migrations/versions)."""

import hashlib

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

HEAD = "0004"  # the newest migration

metadata = MetaData()


def preview_of(invite: str) -> str:
    """By what a preview of an invite is asked for: who knows it knows nothing of the invite."""
    return hashlib.sha256(b"tavola/preview\n" + invite.encode()).hexdigest()[:16]


persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
)

# What proves who somebody is. Only hashes: the store gives no secret away.
secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # device or link
    Column("created", Float(53), nullable=False),
    Column("name", String(60)),  # of a device, for its owner
    Column("used", Float(53)),  # when it last was, about
    Index("secrets_person", "person", "kind"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    # What is settled when the table is made.
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("position", Text),  # JSON, if an imported record began with one
    Column("seed", String(64), nullable=False),  # hexadecimal; secret until the end
    Column("commitment", String(64), nullable=False),
    Column("owner", String(32), ForeignKey("persons.id", ondelete="SET NULL")),
    Column("visibility", String(8), nullable=False),
    Column("clock", Text),  # JSON
    Column("stand_in", String(40), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("invite", String(64), nullable=False, unique=True),
    # What follows from the entries, kept here to be searched for.
    Column("status", String(8), nullable=False),
    Column("acting", String(64), nullable=False),  # ",0,2,": the seats that must decide
    Column("due", Float(53)),  # when the server itself has to do something: a bot, a clock
    Column("changed", Float(53), nullable=False),  # by something that everybody could see
    Column("finished", Float(53)),
    Column("places", Text),  # JSON
    # How chance is made (docs/fairness.md): the version, seconds that people have to reveal.
    Column("fair", Integer, nullable=False, default=1, server_default="1"),
    Column("wait", Integer, nullable=False, default=180, server_default="180"),
    Column("preview", String(16)),  # follows from the invite, and does not give it away
    Index("tables_listed", "visibility", "status", "created"),
    Index("tables_due", "status", "due"),
    Index("tables_owner", "owner", "created"),
    Index("tables_preview", "preview"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("persons.id", ondelete="SET NULL")),
    Column("name", String(40)),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False, default=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "person", name="one_seat_a_person"),
    Index("seats_person", "person"),
)

# Who came by an invite link, and so may watch a private table.
guests = Table(
    "guests",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("person", String(32), ForeignKey("persons.id", ondelete="CASCADE")),
    PrimaryKeyConstraint("table_id", "person"),
)

# Append-only. The primary key is what lets exactly one of two racing moves win.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("number", Integer, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("seen", Text),  # JSON: the viewers who may know of it; null: everyone
    Column("data", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("number", Integer, autoincrement=False),  # the entry after which it was taken
    Column("counts", Text, nullable=False),  # JSON: how many entries, and moves, each viewer saw
    Column("data", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "number"),
)

# When a server was up (service.py).
services = Table(
    "services",
    metadata,
    Column("began", Float(53), primary_key=True),
    Column("alive", Float(53), nullable=False),
)
