"""Queendomino for two to four players and, as an option, the Royal Wedding of both boxes for up to eight."""
