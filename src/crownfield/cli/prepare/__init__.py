"""What is made ready before a game: compiling ahead, component files."""
