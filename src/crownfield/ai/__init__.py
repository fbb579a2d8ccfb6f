"""Computer players: they see a position as everyone does, and nothing else."""
