"""How computers play Queendomino and the Royal Wedding."""
