"""Charts of figures."""
