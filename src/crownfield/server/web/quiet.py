"""A log that stays short: what happens again and again is counted, not told."""

import logging
from collections import Counter

import h11

from crownfield.server.table.limits import Pace

__all__ = ["keep_the_log_short"]

_LOGGERS = ("crownfield.server", "uvicorn.error", "asyncio")
_LINES_PER_MINUTE = 3
_MOST_KINDS = 1000
_NO_FAULT_OF_OURS = (UnicodeDecodeError, OSError)
"""What those who connect can bring about below our own code: its name is enough, without the way there."""


class _Few(logging.Filter):
    """Lets a few lines of each kind through, where a kind is the first line before anything is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self._paces: dict[str, Pace] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        elsewhere = record.name != _LOGGERS[0]
        if elsewhere and record.exc_info and _came_too_late(record.exc_info[1]):
            return False
        kind = (str(record.msg).splitlines() or [""])[0]
        if len(self._paces) >= _MOST_KINDS:
            self._paces.clear()
            self._left_out.clear()
        if not self._paces.setdefault(kind, _few_a_minute()).allows_one_more():
            self._left_out[kind] += 1
            return False
        if elsewhere and record.exc_info and isinstance(record.exc_info[1], _NO_FAULT_OF_OURS):
            record.exc_info = record.exc_text = None
        if left_out := self._left_out.pop(kind, 0):
            record.msg = f"{str(record.msg).rstrip()} (and {left_out} more like it)"
        return True


def _came_too_late(error: BaseException | None) -> bool:
    """Whether an answer found nobody: who had asked was told already that this is no HTTP."""
    while error is not None and not isinstance(error, h11.LocalProtocolError):
        error = error.__cause__
    return error is not None


def _few_a_minute() -> Pace:
    return Pace(_LINES_PER_MINUTE / 60, most=_LINES_PER_MINUTE)


def keep_the_log_short() -> None:
    """From now on, however often it is asked for."""
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(one, _Few) for one in logger.filters):
            logger.addFilter(_Few())
