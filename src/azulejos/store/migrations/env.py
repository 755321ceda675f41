"""Run by alembic: migrates over the connection that `azulejos.store.upgrade` provides."""

from alembic import context

from azulejos.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
