"""Tables and their answers."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(64), nullable=False),
        sql.Column("scenario", sql.String(64), nullable=False),
        sql.Column("options", sql.JSON, nullable=False),
        sql.Column("beginning", sql.JSON, nullable=False),
        sql.Column("seats", sql.JSON, nullable=False),
        sql.Column("rules", sql.String(128), nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("changed", sql.Double, nullable=False),
        sql.Column("result", sql.JSON, nullable=True),
        sql.Column("looked", sql.JSON, nullable=False),
        sql.Column("length", sql.Integer, nullable=False),
    )
    op.create_table(
        "answers",
        sql.Column("table", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("seat", sql.String(64), nullable=False),
        sql.Column("verb", sql.String(64), nullable=False),
        sql.Column("noun", sql.Text, nullable=True),
    )


def downgrade() -> None:
    """To nothing."""
    op.drop_table("answers")
    op.drop_table("tables")
