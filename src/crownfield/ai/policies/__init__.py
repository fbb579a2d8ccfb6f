"""How simple players decide, compiled: one module per game."""
