"""Who has a part in the chance of a table (those that are there made it alone); devices have names,
and when they were last used; invites an id that is not their secret.
"""

import sqlalchemy as sa
from alembic import op

from tavola.server.store.schema import preview_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fair", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("wait", sa.Integer, nullable=False, server_default="180"))
    op.add_column("secrets", sa.Column("name", sa.String(60)))
    op.add_column("secrets", sa.Column("used", sa.Float(53)))
    op.add_column("tables", sa.Column("preview", sa.String(16)))
    op.create_index("tables_preview", "tables", ["preview"])
    tables = sa.table(
        "tables", sa.column("id"), sa.column("invite"), sa.column("preview", sa.String)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.invite)).all():
        connection.execute(
            sa.update(tables).where(tables.c.id == row.id).values(preview=preview_of(row.invite))
        )
