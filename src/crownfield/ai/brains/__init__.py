"""One module per game: what its computer players need to know of it."""
