"""What networks are told about a position: one room per game."""
