"""What is computed in processes of its own: turns, hints, replays, and compiled code."""
