"""How computers play Kingdomino."""
