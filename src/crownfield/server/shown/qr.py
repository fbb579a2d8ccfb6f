"""Invitations as a picture that a telephone can read."""

import io

import segno

from crownfield.base.errors import BadOptions
from crownfield.draw.palette import INK

__all__ = ["LONGEST_TEXT", "qr_svg"]

LONGEST_TEXT = 300


def qr_svg(text: str) -> str:
    """The text as the QR code of an SVG picture, in our ink on white; raises BadOptions for an empty or too long one.

    The picture has a viewBox and no size, so that the page decides how large it is.
    """
    if not 0 < len(text) <= LONGEST_TEXT:
        raise BadOptions(f"a QR code takes 1 to {LONGEST_TEXT} characters, not {len(text)}")
    picture = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(
        picture, kind="svg", dark=INK, light="#ffffff", border=4, xmldecl=False, svgns=True, omitsize=True, nl=False
    )
    return picture.getvalue().decode("utf-8")
