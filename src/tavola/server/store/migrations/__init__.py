"""Alembic's folder: what brings a database to the newest form."""
