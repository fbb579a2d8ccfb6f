"""`crownfield check`: whether every game on disk is what was written."""

from argparse import Namespace

from crownfield.server.disk.keeping import check_database
from crownfield.server.settings import Settings

__all__ = ["run"]

DAMAGED = 1


def run(arguments: Namespace) -> int:
    """Name whatever is damaged; returns 0 if nothing is, and 1 otherwise."""
    found = check_database(arguments.database or Settings.from_environment().database)
    for line in found.damaged_file:
        print(f"the file is damaged: {line}")
    for line in found.damaged_games:
        print(line)
    whole = found.games - len(found.damaged_games)
    if not found.sealed:
        print(f"{found.games} games are from before they had seals: the server makes them when it next starts.")
    elif found.is_whole:
        print(f"{whole} games are whole.")
    else:
        print(f"{whole} of {found.games} games are whole.")
    return 0 if found.is_whole else DAMAGED
