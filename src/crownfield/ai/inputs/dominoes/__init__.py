"""What players of the games with dominoes share: regions, Full Greedy, and what networks are told."""
