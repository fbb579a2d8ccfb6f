"""Words that belong to no game: errors, the door to Numba, bits and random numbers."""
