"""Dominoes, and the table of a game with them."""
