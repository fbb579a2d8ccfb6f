"""`crownfield verify`: was a finished game dealt fairly?"""

from argparse import Namespace

from crownfield.cli.files import read_file
from crownfield.play.replay import verify

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Check the secret against the commitment and every reveal against the secret, and say so."""
    checked = verify(read_file(arguments.file), components=arguments.components)
    print(
        f"Dealt fairly: the secret fits the commitment {checked.commitment[:16]}… that was shown before the game, "
        f"and all {checked.reveals} reveals follow from it."
    )
