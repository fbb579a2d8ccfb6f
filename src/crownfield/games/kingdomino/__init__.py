"""Kingdomino: two to four players, twelve dominoes each, or a Mighty Duel on 7 × 7."""
