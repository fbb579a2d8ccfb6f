"""Where component files come from: the package's own folder, or an owner's folder that replaces some of them."""

import csv
from collections.abc import Sequence
from pathlib import Path

from crownfield.base.errors import BadComponents

__all__ = ["component_file", "read_table", "read_text", "whole_number"]

_FOLDER = Path(__file__).parent.parent / "data"


def component_file(name: str, folder: Path | None) -> Path:
    """The owner's file of that name if there is one, else our own."""
    if folder is None:
        return _FOLDER / name
    if not folder.is_dir():
        raise BadComponents(f"components folder {folder} does not exist")
    mine = folder / name
    return mine if mine.is_file() else _FOLDER / name


def read_text(name: str, folder: Path | None) -> str:
    file = component_file(name, folder)
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"{file.name} cannot be read: {error}") from None


def read_table(name: str, folder: Path | None, columns: Sequence[str]) -> list[dict[str, str]]:
    """The lines of a csv file that must have at least these columns."""
    lines = list(csv.reader(read_text(name, folder).splitlines()))
    heading = lines[0] if lines else []
    missing = [column for column in columns if column not in heading]
    if missing:
        raise BadComponents(f"{name}: the first line must name the columns; missing: {', '.join(missing)}")
    for number, line in enumerate(lines[1:], start=2):
        if len(line) != len(heading):
            raise BadComponents(f"{name} line {number}: {len(line)} values, but {len(heading)} columns")
    return [dict(zip(heading, line, strict=True)) for line in lines[1:]]


def whole_number(name: str, row: dict[str, str], column: str) -> int:
    """A cell that must hold a whole number from 0 to 99."""
    text = row[column].strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadComponents(f"{name}: {column} must be a whole number from 0 to 99, not {text!r}")
    return int(text)
