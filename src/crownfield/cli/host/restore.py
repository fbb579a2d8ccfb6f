"""`crownfield restore`: put a backup in the database's place."""

from argparse import Namespace
from pathlib import Path

from crownfield.server.disk.keeping import restore
from crownfield.server.settings import Settings

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    held = restore(arguments.database or Settings.from_environment().database, Path(arguments.file))
    print(f"{held} games are back; start the server.")
