"""How Alembic runs here: on the connection that `store.migrate` hands it, in its transaction."""

from alembic import context

from grognard.server.store import SCHEMA


def run() -> None:
    """The migrations, SQLite's too in one transaction."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=SCHEMA,
        transactional_ddl=True,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # not when a test run imports every module
    run()
