"""Games actually played: the dealer, a game with its record, a match."""
