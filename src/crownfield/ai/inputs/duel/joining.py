"""What domains of one coat would be worth together, if the open squares between them were drawn on."""

import numpy as np

from crownfield.ai.inputs.duel.layout import MOST_GAIN, TOGETHER, TOGETHER_GAIN, WIDE
from crownfield.ai.inputs.sheet import Sheet, switch_on
from crownfield.base.bits import count as count_bits
from crownfield.base.bits import i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.layout import COATS
from crownfield.games.duel.sheets import Links, coat_squares, domain_crosses, domain_of, free, links
from crownfield.games.duel.squares import STRIDE, near

__all__ = ["describe_joining"]

_CODES = len(COATS) + 1
_0, _1, _ROW = np.uint64(0), np.uint64(1), np.uint64(STRIDE)


@kernel
def describe_joining(sheet: np.void, inputs: Sheet) -> None:
    """Add the domains of a coat that one square could join, and those that two could."""
    linked, open_squares = links(sheet), free(sheet)
    for coat in range(1, _CODES):
        squares = coat_squares(sheet, coat)
        if squares == _0 or squares & ~domain_of(squares & ~(squares - _1), linked) == _0:
            continue
        one, two = _bridges(squares, near(squares) & open_squares)
        _describe_groups(sheet, coat, squares, linked, one, 0, inputs)
        _describe_groups(sheet, coat, squares, linked, two, 1, inputs)


@kernel
def _bridges(squares: np.uint64, between: np.uint64) -> tuple[Links, Links]:
    """Links over the open squares that touch a coat: over one at a time, and over two."""
    area = squares | between
    to_east, to_north = area & (area >> _1), area & (area >> _ROW)
    one = to_east & ~(between & (between >> _1)), to_north & ~(between & (between >> _ROW))
    return one, (to_east, to_north)


@kernel
def _describe_groups(
    sheet: np.void, coat: int, squares: np.uint64, linked: Links, bridged: Links, kind: int,
    inputs: Sheet,
) -> None:  # fmt: skip
    left = squares
    while left != _0:
        start = left & ~(left - _1)
        group = domain_of(start, bridged) & squares
        left &= ~group
        if group & ~domain_of(start, linked) == _0:
            continue
        together, crosses = count_bits(group), domain_crosses(sheet, group)
        gain = (together + 1 + kind) * crosses - _points_apart(sheet, group, linked)
        code = (kind * _CODES + coat) * (WIDE + 1) + min(together, WIDE)
        switch_on(inputs, TOGETHER + code * (WIDE + 1) + min(crosses, WIDE), 1.0)
        code = (kind * _CODES + coat) * (MOST_GAIN + 1) + min(gain, MOST_GAIN)
        switch_on(inputs, TOGETHER_GAIN + code, 1.0)


@kernel
def _points_apart(sheet: np.void, group: np.uint64, linked: Links) -> int:
    points = i64(0)
    while group != _0:
        domain = domain_of(group & ~(group - _1), linked)
        group &= ~domain
        points += count_bits(domain) * domain_crosses(sheet, domain)
    return points
