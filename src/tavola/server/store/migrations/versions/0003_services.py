"""When the store was served: clocks stand still in between."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "services",
        sa.Column("began", sa.Float(53), primary_key=True),
        sa.Column("alive", sa.Float(53), nullable=False),
    )
