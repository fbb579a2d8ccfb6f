"""A wheel with compiled kernels, installed where nothing else is."""
