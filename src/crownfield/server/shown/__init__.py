"""What browsers see of a game, as messages."""
