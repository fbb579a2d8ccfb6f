"""A player's map: which coat lies where, what touches what, and its domains."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from crownfield.base.bits import count, i64
from crownfield.base.compiling import kernel
from crownfield.games.duel.layout import JOKER
from crownfield.games.duel.squares import CASTLE, GROUND, STRIDE, near

__all__ = [
    "Links",
    "add_cross",
    "coat_at",
    "coat_squares",
    "contacts",
    "count_domains",
    "domain_crosses",
    "domain_of",
    "drawn",
    "free",
    "is_full",
    "largest_domain",
    "links",
    "loose",
    "put",
    "score_domains",
]

_0, _1, _ROW = np.uint64(0), np.uint64(1), np.uint64(STRIDE)
_CASTLE = np.uint64(1 << CASTLE)
_BESIDE_CASTLE = np.uint64(1 << CASTLE + 1 | 1 << CASTLE - 1 | 1 << CASTLE + STRIDE | 1 << CASTLE - STRIDE)
_FLIP = np.array([[0 if code >> index & 1 else 2**64 - 1 for index in range(3)] for code in range(8)], np.uint64)

Links: TypeAlias = tuple[np.uint64, np.uint64]
"""The squares whose eastern neighbour has the same coat, and those whose northern neighbour has."""


@kernel
def drawn(sheet: np.void) -> np.uint64:
    """The squares that carry a coat."""
    coats = sheet["coats"]
    return np.uint64(coats[0] | coats[1] | coats[2])


@kernel
def free(sheet: np.void) -> np.uint64:
    return GROUND & ~drawn(sheet)


@kernel
def is_full(sheet: np.void) -> bool:
    return bool(drawn(sheet) == GROUND)


@kernel
def coat_squares(sheet: np.void, coat: int) -> np.uint64:
    """The squares whose three planes spell a coat code from 1 to 6."""
    coats, flip = sheet["coats"], _FLIP[coat]
    return np.uint64((coats[0] ^ flip[0]) & (coats[1] ^ flip[1]) & (coats[2] ^ flip[2]))


@kernel
def contacts(sheet: np.void, coat: int) -> np.uint64:
    """The free squares where a coat would be connected (D10); for JOKER, where some coat would."""
    equal = drawn(sheet) if coat == JOKER else coat_squares(sheet, coat)
    return near(equal | _CASTLE) & free(sheet)


@kernel
def loose(sheet: np.void, coat: int) -> np.uint64:
    """The free squares where a coat would not be connected; for JOKER, where some coat would not."""
    if coat == JOKER:  # no square touches all six coats, so that only the castle connects every one of them
        return free(sheet) & ~_BESIDE_CASTLE
    return free(sheet) & ~contacts(sheet, coat)


@kernel
def put(sheet: np.void, square: int, coat: int, crosses: int) -> None:
    """Draw a coat with its crosses on a free square."""
    coat_planes, cross_planes = sheet["coats"], sheet["crosses"]
    for index in range(3):
        coat_planes[index] |= np.uint64((coat >> index) & 1) << np.uint64(square)
        cross_planes[index] |= np.uint64((crosses >> index) & 1) << np.uint64(square)


@kernel
def add_cross(sheet: np.void, square: int) -> None:
    """One cross more on a square, carried from plane to plane."""
    planes = sheet["crosses"]
    carry = _1 << np.uint64(square)
    for index in range(3):
        before = planes[index]
        planes[index] = before ^ carry
        carry &= before


@kernel
def links(sheet: np.void) -> Links:
    a, b, c = sheet["coats"][0], sheet["coats"][1], sheet["coats"][2]
    covered = drawn(sheet)
    east_differs = (a ^ (a >> _1)) | (b ^ (b >> _1)) | (c ^ (c >> _1))
    north_differs = (a ^ (a >> _ROW)) | (b ^ (b >> _ROW)) | (c ^ (c >> _ROW))
    return covered & ~east_differs, covered & ~north_differs


@kernel
def domain_of(square: np.uint64, linked: Links) -> np.uint64:
    """The domain that a set of one drawn square belongs to."""
    to_east, to_north = linked
    domain = square
    while True:
        sideways = ((domain & to_east) << _1) | ((domain >> _1) & to_east)
        upright = ((domain & to_north) << _ROW) | ((domain >> _ROW) & to_north)
        grown = domain | sideways | upright
        if grown == domain:
            return domain
        domain = grown


@kernel
def coat_at(sheet: np.void, square: np.uint64) -> int:
    """The coat code on a set of one drawn square."""
    coats = sheet["coats"]
    return i64((coats[0] & square) != _0) + 2 * i64((coats[1] & square) != _0) + 4 * i64((coats[2] & square) != _0)


@kernel
def domain_crosses(sheet: np.void, domain: np.uint64) -> int:
    crosses = sheet["crosses"]
    return count(domain & crosses[0]) + 2 * count(domain & crosses[1]) + 4 * count(domain & crosses[2])


@kernel
def score_domains(sheet: np.void, lines: npt.NDArray[np.int64]) -> None:
    """Add each domain's squares × crosses to its coat's line (line = coat code).

    Domains without a cross are never visited.
    """
    linked, crosses = links(sheet), sheet["crosses"]
    crossed = crosses[0] | crosses[1] | crosses[2]
    while crossed != _0:
        square = crossed & ~(crossed - _1)
        domain = domain_of(square, linked)
        lines[coat_at(sheet, square)] += count(domain) * domain_crosses(sheet, domain)
        crossed &= ~domain


@kernel
def count_domains(sheet: np.void, coat: int) -> int:
    """How many separate domains of a coat there are."""
    linked, left, found = links(sheet), coat_squares(sheet, coat), 0
    while left != _0:
        left &= ~domain_of(left & ~(left - _1), linked)
        found += 1
    return found


@kernel
def largest_domain(sheet: np.void) -> int:
    """Squares of the largest domain, crosses or not; 0 for an empty map."""
    linked, left, largest = links(sheet), drawn(sheet), i64(0)
    while left != _0:
        domain = domain_of(left & ~(left - _1), linked)
        largest = max(largest, count(domain))
        left &= ~domain
    return largest
