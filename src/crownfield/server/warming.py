"""Compiles one game in a process of its own: `python -m crownfield.server.warming GAME`.

Prints a line before each kernel and one at the end: how many are done, of how many, and what comes now.
"""

import os
import sys

from crownfield.games.warm import warm

__all__ = ["main"]

_NICENESS = 5


def main(game: str) -> None:
    """Raises BadOptions for an unknown game."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    try:
        for done, total, what in warm(game):
            os.write(sys.stdout.fileno(), f"{done} {total} {what}\n".encode())
    except BrokenPipeError:
        return  # the server that wanted to know was killed


if __name__ == "__main__":
    main(sys.argv[1])
