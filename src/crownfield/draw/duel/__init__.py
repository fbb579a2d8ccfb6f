"""Duel's coats, maps, spellbook and table."""
