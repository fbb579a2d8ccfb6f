"""Whoever can sit at a table: players by name, levels that people choose from."""
