"""The settings of a game as they are typed: `--option k=v` and the folder of components."""

from collections.abc import Sequence

from crownfield.base.errors import BadOptions
from crownfield.play.record import parse_options

__all__ = ["chosen_options"]


def chosen_options(words: Sequence[str]) -> dict[str, bool | int]:
    """The options of all `--option` arguments; raises BadOptions for one that is none or contradicts another."""
    options: dict[str, bool | int] = {}
    for word in words:
        for name, value in _read(word).items():
            if options.setdefault(name, value) != value:
                raise BadOptions(f"option {name} is given twice, and not with the same value")
    return options


def _read(word: str) -> dict[str, bool | int]:
    try:
        return parse_options(word)
    except ValueError as error:
        raise BadOptions(str(error)) from None
