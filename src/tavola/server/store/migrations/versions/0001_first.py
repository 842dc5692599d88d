"""People, tables, entries, snapshots.

Written out, not taken from `schema.py`: a migration must stay what it was.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), _person("CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("secrets_person", "secrets", ["person", "kind"])
    _create_tables()
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), _table()),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), _person("SET NULL")),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.UniqueConstraint("table_id", "person", name="one_seat_a_person"),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(16), _table()),
        sa.Column("person", sa.String(32), _person("CASCADE")),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), _table()),
        sa.Column("number", sa.Integer, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Text),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), _table()),
        sa.Column("number", sa.Integer, autoincrement=False),
        sa.Column("counts", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), _person("SET NULL")),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("acting", sa.String(64), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("finished", sa.Float(53)),
        sa.Column("places", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["visibility", "status", "created"])
    op.create_index("tables_due", "tables", ["status", "due"])
    op.create_index("tables_owner", "tables", ["owner", "created"])


def _person(then: str) -> sa.ForeignKey:
    return sa.ForeignKey("persons.id", ondelete=then)


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def downgrade() -> None:
    for name in ("snapshots", "entries", "guests", "seats", "tables", "secrets", "persons"):
        op.drop_table(name)
