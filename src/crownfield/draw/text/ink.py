"""Coloured text: painting with 24-bit terminal colours, and blocks of lines laid side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from crownfield.draw.palette import SEATS

_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
Block = list[str]


def _rgb(colour: str) -> str:
    return ";".join(str(int(colour[i : i + 2], 16)) for i in (1, 3, 5))


def readable_on(colour: str) -> str:
    """Black or white, whichever reads better on the colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#1c140d" if 299 * red + 587 * green + 114 * blue > 118_000 else "#ffffff"


@dataclass(frozen=True)
class Ink:
    """Paints words, or leaves them plain."""

    color: bool

    def on(self, text: str, ground: str, *, bold: bool = False) -> str:
        """Text on a coloured ground."""
        if not self.color:
            return text
        weight = "1;" if bold else ""
        return f"\x1b[{weight}38;2;{_rgb(readable_on(ground))};48;2;{_rgb(ground)}m{text}\x1b[0m"

    def strong(self, text: str) -> str:
        """A heading or what matters now."""
        return f"\x1b[1m{text}\x1b[0m" if self.color else text

    def faint(self, text: str) -> str:
        """What is only context."""
        return f"\x1b[2m{text}\x1b[0m" if self.color else text

    def seat(self, seat: int) -> str:
        """The seat's letter in its colour."""
        return (
            self.on(f" {SEATS[seat].letter} ", SEATS[seat].colour, bold=True)
            if self.color
            else f"({SEATS[seat].letter})"
        )


def visible(line: str) -> int:
    """How many columns a line takes in the terminal."""
    return len(_ESCAPE.sub("", line))


def pad(line: str, width: int) -> str:
    """The line filled up with blanks."""
    return line + " " * (width - visible(line))


def block_width(block: Sequence[str]) -> int:
    """The width of the widest line."""
    return max((visible(line) for line in block), default=0)


def join(blocks: Sequence[Block], gap: int = 3) -> Block:
    """Blocks side by side, their tops aligned."""
    widths = [block_width(block) for block in blocks]
    deep = max((len(block) for block in blocks), default=0)
    lines = []
    for i in range(deep):
        parts = [pad(block[i] if i < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)]
        lines.append((" " * gap).join(parts).rstrip())
    return lines


def flow(blocks: Sequence[Block], width: int, gap: int = 3) -> Block:
    """Blocks side by side as long as they fit in the width, then below."""
    lines: Block = []
    line: list[Block] = []
    for block in blocks:
        wanted = sum(block_width(b) + gap for b in line) + block_width(block)
        if line and wanted > width:
            lines += [*join(line, gap), ""]
            line = []
        line.append(block)
    return lines + join(line, gap)


def columns(blocks: Sequence[Block], width: int, gap: int = 3) -> Block:
    """Equal columns, as many as fit, shared out evenly: four blocks stand as 4, 2 + 2 or one by one."""
    each = max(block_width(block) for block in blocks)
    most = max(1, (width + gap) // (each + gap))
    lines_needed = -(-len(blocks) // most)
    across = -(-len(blocks) // lines_needed)
    lines: Block = []
    for start in range(0, len(blocks), across):
        padded = [[pad(block[0], each), *block[1:]] for block in blocks[start : start + across]]
        lines += [*([""] if lines else []), *join(padded, gap)]
    return lines


def wrap(words: Sequence[str], width: int, indent: str = "") -> Block:
    """Words in lines no wider than the width; words may carry colours."""
    lines, current = [], ""
    for word in words:
        candidate = f"{current} {word}" if current else indent + word
        if current and visible(candidate) > width:
            lines.append(current)
            candidate = indent + word
        current = candidate
    return [*lines, current] if current else lines
