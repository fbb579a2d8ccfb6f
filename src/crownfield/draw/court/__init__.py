"""Queendomino's buildings and the street where they are sold."""
