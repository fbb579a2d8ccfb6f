"""Advice and moves for other programs, in JSON lines."""
