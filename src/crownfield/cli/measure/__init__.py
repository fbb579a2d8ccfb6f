"""Commands that measure: how strong players are, how fast the engine is."""
