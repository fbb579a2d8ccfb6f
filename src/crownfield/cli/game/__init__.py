"""A game in the terminal: asking, understanding and telling."""
