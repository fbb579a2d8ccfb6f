"""Invitations can be drawn."""

import re
from xml.etree import ElementTree as ET

import pytest

from crownfield.base.errors import BadOptions
from crownfield.draw.palette import INK
from crownfield.server.shown.qr import LONGEST_TEXT, qr_svg


def test_a_link_becomes_a_picture_in_our_ink_that_the_page_may_scale() -> None:
    picture = qr_svg("https://games.example.org/table/0123456789abcdef#token")
    root = ET.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "viewBox" in root.attrib
    assert "width" not in root.attrib
    assert INK in picture
    assert not re.search(r"<script|style=|on\w+=", picture)


def test_another_text_is_another_picture() -> None:
    assert qr_svg("a") == qr_svg("a") != qr_svg("b")


@pytest.mark.parametrize("text", ["", "x" * (LONGEST_TEXT + 1)])
def test_nothing_and_too_much_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="300 characters"):
        qr_svg(text)


def test_the_longest_text_fits_in_any_script() -> None:
    assert qr_svg("ж" * LONGEST_TEXT)
