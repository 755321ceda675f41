"""The tables of profiles: keys, games, ratings, transfer codes, and names that are hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "profile_keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("profile_id", sa.String(32), nullable=False),
    )
    op.create_index("profile_keys_by_profile", "profile_keys", ["profile_id"])
    op.create_table(
        "profile_games",
        sa.Column("profile_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("body", sa.LargeBinary),
        sa.Column("review", sa.LargeBinary),
    )
    op.create_index("profile_games_by_table", "profile_games", ["table_id"])
    op.create_table(
        "ratings",
        sa.Column("profile_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("error", sa.Double, nullable=False),
    )
    op.create_table(
        "transfer_codes",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("profile_id", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hidden_names",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
