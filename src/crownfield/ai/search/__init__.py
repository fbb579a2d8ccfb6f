"""Looking ahead by a network: candidates, rollouts and sequential halving; exact where chance is silent."""
