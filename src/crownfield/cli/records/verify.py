"""`crownfield verify`: was a finished game dealt fairly?"""

from argparse import Namespace

from crownfield.cli.terminal.files import read_file
from crownfield.cli.terminal.standing import heading
from crownfield.play.dynasty import is_dynasty
from crownfield.play.match import verify_match
from crownfield.play.replay import Verified, verify

__all__ = ["run"]


def run(arguments: Namespace) -> None:
    """Check the secret against the commitment and every reveal against the secret, and say so; so for every game."""
    text = read_file(arguments.file)
    if is_dynasty(text):
        for number, checked in enumerate(verify_match(text, components=arguments.components), start=1):
            print(f"{heading(number)}. {_words(checked)}")
    else:
        print(_words(verify(text, components=arguments.components)))


def _words(checked: Verified) -> str:
    return (
        f"Dealt fairly: the secret fits the commitment {checked.commitment[:16]}… that was shown before the game, "
        f"and all {checked.reveals} reveals follow from it."
    )
