"""A table for many browsers: written once, and for each of them what is its own put in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from crownfield.server.protocol import LegalMove, TableState

__all__ = ["Copies", "Own", "TableVersion"]

_DIFFERING = ("version", "yours", "legal", "hints", "host")
_FIELDS = [field for field in TableState.__struct_fields__ if field in _DIFFERING]
_GAP = msgspec.Raw(b"\0")
"""Stands where something is to be put in, because JSON has no such character."""
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class TableVersion:
    """Which table this is: in a word, and for pages of protocol 2 as a number that only grows."""

    word: str
    number: int

    def number_of(self, said: str | int) -> int:
        """The number of what a page says; one that no table has if it is of another table."""
        if isinstance(said, int):
            return said
        return self.number if said == self.word else -1


@dataclass(frozen=True)
class Own:
    """What one browser sees differently from others."""

    protocol: int
    yours: tuple[int, ...]
    is_to_act: bool
    hints: bool
    host: bool


class Copies:
    """The copies of one table as it is at one moment."""

    def __init__(self, state: TableState, version: TableVersion, legal: Sequence[LegalMove]) -> None:
        """`legal` are the moves of whoever is to act."""
        gaps: dict[str, Any] = dict.fromkeys(_DIFFERING, _GAP)
        self._parts = _encode(msgspec.structs.replace(state, **gaps)).decode().split("\0")
        self._version = version
        self._legal = _text(legal)
        self._written: dict[Own, str] = {}

    def copy_for(self, own: Own) -> str:
        """The message for whoever sees it so."""
        if own not in self._written:
            self._written[own] = self._put_in(own)
        return self._written[own]

    def _put_in(self, own: Own) -> str:
        version = self._version.number if own.protocol == 2 else self._version.word
        values = {
            "version": _text(version),
            "yours": _text(own.yours),
            "legal": self._legal if own.is_to_act else "[]",
            "hints": _text(own.hints),
            "host": _text(own.host),
        }
        between = [values[name] for name in _FIELDS]
        return "".join([self._parts[0], *(a + b for a, b in zip(between, self._parts[1:], strict=True))])


def _text(value: object) -> str:
    return _encode(value).decode()
