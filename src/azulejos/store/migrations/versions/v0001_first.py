"""The first schema: events, tables, tokens, wakes, processes, outages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade to this revision."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed_at"])
    op.create_table(
        "tokens",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "wakes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("claimed_by", sa.String(32), nullable=False),
    )
    op.create_index("wakes_by_time", "wakes", ["at"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
