"""The file of a Dynasty: a line that says so, then the records of its games, one after the other."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from crownfield.base.errors import BadRecord

__all__ = ["GAMES_IN_A_DYNASTY", "RecordedGame", "format_dynasty", "is_dynasty", "parse_dynasty"]

GAMES_IN_A_DYNASTY = 3
FIRST_LINE = "crownfield dynasty 1"
_RECORD = "crownfield record "
"""How the first line of every record begins, whatever its version."""


@dataclass(frozen=True)
class RecordedGame:
    """A game's record inside a file; so many lines of the file come before it."""

    text: str
    before: int

    @contextmanager
    def read(self) -> Iterator[str]:
        """The record; a BadRecord that it causes names lines of the file."""
        try:
            yield self.text
        except BadRecord as error:
            raise error.below(self.before) from None


def is_dynasty(text: str) -> bool:
    """Whether a file says that it is a Dynasty."""
    return text.splitlines()[:1] == [FIRST_LINE]


def format_dynasty(records: Iterable[str]) -> str:
    """The records of one game to three as one file."""
    return "\n".join([f"{FIRST_LINE}\n", *records])


def parse_dynasty(text: str) -> list[RecordedGame]:
    """The inverse of `format_dynasty`; raises BadRecord. Whether the games are sound is for a replay to say."""
    lines = text.splitlines()
    if lines[:1] != [FIRST_LINE]:
        raise BadRecord(f"this is no Dynasty: the first line must be {FIRST_LINE!r}", line=1, reason="no_record")
    begins = [number for number, line in enumerate(lines) if line.startswith(_RECORD)]
    if not begins:
        raise BadRecord("this Dynasty has no game: a record must follow", line=1)
    for number, line in enumerate(lines[1 : begins[0]], start=2):
        if line.strip():
            raise BadRecord(f"{line.strip()!r} stands before the first record", line=number)
    if len(begins) > GAMES_IN_A_DYNASTY:
        raise BadRecord(f"a Dynasty has {GAMES_IN_A_DYNASTY} games", line=begins[GAMES_IN_A_DYNASTY] + 1)
    ends = [*begins[1:], len(lines)]
    return [
        RecordedGame("\n".join(lines[begin:end]).rstrip() + "\n", begin)
        for begin, end in zip(begins, ends, strict=True)
    ]
