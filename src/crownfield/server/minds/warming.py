"""Compiles rules or players of one game in a process of its own: `python -m crownfield.server.minds.warming WHAT GAME`.

Prints a line before each step and one at the end: how many are done, of how many, and what comes now.
"""

import os
import sys

from crownfield.ai.warm import warm_players
from crownfield.games.warm import warm

__all__ = ["main"]

_NICENESS = 5
_WARM = {"rules": warm, "players": warm_players}


def main(what: str, game: str) -> None:
    """Raises BadOptions for an unknown game."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    try:
        for done, total, step in _WARM[what](game):
            os.write(sys.stdout.fileno(), f"{done} {total} {step}\n".encode())
    except BrokenPipeError:
        return  # the server that wanted to know was killed


if __name__ == "__main__":
    main(*sys.argv[1:])
