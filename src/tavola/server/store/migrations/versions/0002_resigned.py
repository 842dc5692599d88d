"""Who has resigned: those tables are not theirs to play any more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    resigned = sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", resigned)
