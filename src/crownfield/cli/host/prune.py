"""`crownfield prune`: forget games that nobody has touched for long."""

from argparse import Namespace

from crownfield.base.errors import BadOptions
from crownfield.server.disk.keeping import prune
from crownfield.server.settings import Settings

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    if arguments.days < 1:
        raise BadOptions("--days must be 1 or more")
    database = arguments.database or Settings.from_environment().database
    found = prune(database, arguments.days, only_count=arguments.dry_run)
    verb = "would be deleted" if arguments.dry_run else "were deleted"
    print(f"{found.deleted} games untouched for {arguments.days} days {verb}.")
    if found.left:
        print(f"{found.left} damaged games were left alone; `crownfield check` names them.")
