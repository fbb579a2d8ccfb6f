"""Tiny: Kingdomino's dominoes on kingdoms of 3 × 3, for two."""
