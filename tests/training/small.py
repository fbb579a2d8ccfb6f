"""A run so small that an iteration takes seconds, even with interpreted kernels."""

from pathlib import Path

__all__ = ["small_run"]

_RUN = """
game = "{game}"
widths = [8, 4, 4]
games = 4
kept = 2
passes = 1.0
batch = 64
variants = [{{ players = 2, share = 1.0 }}]
"""


def small_run(folder: Path, game: str) -> Path:
    """The file that describes it."""
    file = folder / "small.toml"
    file.write_text(_RUN.format(game=game), encoding="utf-8")
    return file
