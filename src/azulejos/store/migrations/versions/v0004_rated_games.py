"""The positions of rated games that go on, and games that were carried from another profile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision; a rated game that goes on is added with its next event."""
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("round_start", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.add_column("profile_games", sa.Column("carried", sa.Boolean))
