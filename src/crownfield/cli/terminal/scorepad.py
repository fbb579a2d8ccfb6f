"""The score pad as text, and who has won and why."""

from collections.abc import Sequence

from crownfield.draw.status import kingdom_name
from crownfield.draw.text.ink import Ink
from crownfield.games.contract import Components
from crownfield.games.position import Position, Score

__all__ = ["line_name", "pad_lines", "verdict"]

_NAMES = {
    "middle_kingdom": "Middle Kingdom",
    "harmony": "Harmony",
    "three_per_domain": "3 per domain",
    "double_dot": "double dot",
    "double_line": "double line",
}


def line_name(part: str, components: Components) -> str:
    """A line of the pad as people call it."""
    building = components.buildings.get(part)
    return str(building.names["en"]) if building else _NAMES.get(part, part)


def pad_lines(position: Position, ink: Ink, names: Sequence[str]) -> list[str]:
    """Every line of the pad, one column per kingdom."""
    pads = position.scores()
    heads = [kingdom_name(pad.seats, names) for pad in pads]
    parts = _all_parts(pads, position.components)
    labels = [line_name(part, position.components) for part in parts]
    left = max(len(label) for label in (*labels, "total"))
    widths = [max(len(head), 4) for head in heads]
    lines = [_row("", heads, left, widths)]
    for part, label in zip(parts, labels, strict=True):
        lines.append(_row(label, [str(pad.parts.get(part, "–")) for pad in pads], left, widths))
    return [*lines, ink.strong(_row("total", [str(pad.total) for pad in pads], left, widths))]


def _all_parts(pads: Sequence[Score], components: Components) -> list[str]:
    """The lines that any kingdom has: terrains first, buildings in the order of their file, bonuses last."""
    buildings = list(components.buildings)
    longest = max((pad.parts for pad in pads), key=len)
    owned = {part for pad in pads for part in pad.parts if part in buildings}
    plain = [part for part in longest if part not in buildings]
    bonuses = [part for part in plain if part in ("middle_kingdom", "harmony")]
    before = [part for part in plain if part not in bonuses]
    return [*before, *(ident for ident in buildings if ident in owned), *bonuses]


def _row(label: str, cells: Sequence[str], left: int, widths: Sequence[int]) -> str:
    return f"  {label:<{left}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def verdict(position: Position, names: Sequence[str]) -> str:
    """Who has won, and by what when totals are equal."""
    pads = sorted(position.scores(), key=lambda pad: (pad.total, pad.tie_break), reverse=True)
    best = [pad for pad in pads if (pad.total, pad.tie_break) == (pads[0].total, pads[0].tie_break)]
    winners = " and ".join(kingdom_name(pad.seats, names) for pad in best)
    level = [pad for pad in pads if pad.total == pads[0].total]
    if len(best) > 1:
        return f"{winners} share the victory with {pads[0].total} points: {_tie_words(position, level, shared=True)}."
    if len(level) > 1:
        return f"{winners} wins with {pads[0].total} points: {_tie_words(position, level, shared=False)}."
    ahead = pads[0].total - pads[1].total
    return f"{winners} wins with {pads[0].total} points, {ahead} ahead of {kingdom_name(pads[1].seats, names)}."


def _tie_words(position: Position, level: Sequence[Score], *, shared: bool) -> str:
    """What the rules look at between equal totals, with the figures."""
    what = "domain" if position.rules.info.name == "duel" else "region"
    counts_crowns = position.rules.info.name == "kingdomino"
    figures = [divmod(pad.tie_break, 256) if counts_crowns else (pad.tie_break, 0) for pad in level]
    squares = [str(figure[0]) for figure in figures]
    by_squares = f"largest {what} {' to '.join(squares)} squares"
    if not counts_crowns or (not shared and len({figure[0] for figure in figures}) == len(figures)):
        return f"the totals are equal, {by_squares}"
    return f"the totals are equal, {by_squares}, crowns {' to '.join(str(figure[1]) for figure in figures)}"
