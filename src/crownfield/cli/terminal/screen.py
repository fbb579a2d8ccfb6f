"""The terminal: how wide it is, whether it shows colours, and a line that is read from it."""

import os
import re
import shutil
import sys
import textwrap
from contextlib import suppress

from crownfield.draw.text.ink import Ink

__all__ = ["Screen"]

_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
"""Readline must be told what takes no room on the line."""


class Screen:
    """Where a command shows things to a person."""

    def __init__(self) -> None:
        size = shutil.get_terminal_size((100, 40))
        self.width, self.height = max(40, size.columns), size.lines
        self.ink = Ink(_shows_colour())

    def say(self, text: str = "") -> None:
        print(text)

    def say_words(self, text: str) -> None:
        """Plain words, broken into lines that fit."""
        print(textwrap.fill(text, self.width, subsequent_indent="  "))

    def rule(self) -> None:
        """A line across, between one turn and the next."""
        print(self.ink.faint("─" * min(self.width, 100)))

    def ask(self, prompt: str) -> str | None:
        """What was typed, or None at the end of the input."""
        if sys.stdin.isatty():
            return self._ask_person(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"))
        return line.strip() if line else None

    def _ask_person(self, prompt: str) -> str | None:
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and a history, where the system has it

            prompt = _ESCAPE.sub("\\001\\g<0>\\002", prompt)
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            return None


def _shows_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
