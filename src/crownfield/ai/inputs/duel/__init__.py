"""How computers play Kingdomino Duel."""
