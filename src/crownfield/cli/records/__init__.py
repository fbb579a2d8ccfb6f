"""Commands about games and kingdoms in files: replay, trace, verify, score."""
