"""The score pad for people with the box on the table."""

from pathlib import Path

from crownfield.games.sheet import parse_sheet, position_of
from crownfield.server.protocol import Scores
from crownfield.server.shown.state import scores_of

__all__ = ["score_sheet"]


def score_sheet(sheet: str, components: Path | None) -> Scores:
    """The score of a kingdom in the format of docs/score-format.md; raises BadSheet."""
    return scores_of(position_of(parse_sheet(sheet), components))[0]
