"""Runs the steps on the connection that `database.migrate` hands over; Alembic executes this file."""

from alembic import context

from crownfield.server.disk.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # with the explicit BEGIN of our connections SQLite takes back a half-done step, too
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
