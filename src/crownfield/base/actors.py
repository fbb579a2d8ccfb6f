"""Who acts when no seat does."""

__all__ = ["CHANCE", "NOBODY"]

CHANCE, NOBODY = -1, -2
