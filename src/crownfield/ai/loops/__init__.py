"""The loops of the computer players, written once and bound to each game's kernels."""
