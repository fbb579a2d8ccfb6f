"""Positions as coloured text."""
