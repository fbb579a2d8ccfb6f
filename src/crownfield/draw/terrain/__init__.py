"""The terrains, drawn."""
