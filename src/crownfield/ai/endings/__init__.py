"""Who can see the end of a game, and what it will be: one module per game where anybody can."""
