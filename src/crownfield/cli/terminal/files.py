"""Reading and writing the files that people name on the command line."""

import os
from datetime import datetime
from pathlib import Path

from crownfield.base.errors import CrownfieldError, Unreadable

__all__ = ["fresh_record_file", "read_file", "write_file"]


def read_file(name: str) -> str:
    """The text of a file; raises Unreadable."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(f"{name} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{name} cannot be read: it is no text") from None


def write_file(file: Path, text: str) -> None:
    """Put the text there, with the folders it needs; raises CrownfieldError."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CrownfieldError(f"{file} cannot be written: {error.strerror or error}") from None


def fresh_record_file(game: str) -> Path:
    """Where a record goes that nobody named a file for: the player's own data folder, by date and time."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    moment = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return folder / "crownfield" / "games" / f"{game}-{moment}.txt"
