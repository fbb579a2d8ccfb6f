"""`crownfield backup`: a copy of all games, whether the server runs or not."""

from argparse import Namespace
from pathlib import Path

from crownfield.server.disk.keeping import back_up
from crownfield.server.settings import Settings

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    copied = back_up(arguments.database or Settings.from_environment().database, Path(arguments.file))
    print(f"{copied} games are in {arguments.file}. It holds secrets of running games: keep it private.")
