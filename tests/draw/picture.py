"""Reading a drawn SVG back: its elements, and where its texts stand on the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
Frame = tuple[float, float, float]


@dataclass(frozen=True)
class Words:
    """A text and the box it takes, guessed narrowly: 0.5 of its size for a character."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Words) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def of_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [element for element in root.iter() if element.get("class") == name]


def titles(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def squares(root: ET.Element) -> list[str]:
    return [value for element in root.iter() if (value := element.get("data-square"))]


def _moved(element: ET.Element, frame: Frame) -> Frame:
    x, y, scale = frame
    transform = element.get("transform") or ""
    if move := re.search(r"translate\(([-\d.e]+) ([-\d.e]+)\)", transform):
        x, y = x + float(move[1]) * scale, y + float(move[2]) * scale
    if grow := re.search(r"scale\(([-\d.e]+)\)", transform):
        scale *= float(grow[1])
    return x, y, scale


def _box(element: ET.Element, frame: Frame) -> Words:
    x, y, scale = frame
    text, size = element.text or "", float(element.get("font-size") or 0) * scale
    width = 0.5 * size * len(text)
    left = x + float(element.get("x") or 0) * scale
    left -= {"end": width, "middle": width / 2}.get(element.get("text-anchor") or "", 0)
    base = y + float(element.get("y") or 0) * scale
    return Words(text, left, base - 0.7 * size, left + width, base)


def all_words(element: ET.Element, frame: Frame = (0, 0, 1)) -> Iterator[Words]:
    """Every text of the picture with its place on the sheet."""
    here = _moved(element, frame)
    if element.tag == f"{SVG}text":
        yield _box(element, here)
    for child in element:
        yield from all_words(child, here)
