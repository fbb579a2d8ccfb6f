"""Tables with their browsers: who sits there, what they do, ask and say, and what happens by itself."""
