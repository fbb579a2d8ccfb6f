"""A chart of lines in one panel or in several side by side: figures along an axis, and levels to compare them with."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log, log10
from statistics import fmean

from crownfield.draw.charts.sheet import SMALL, WIDTH, label, sheet, stroke
from crownfield.draw.markup import at, number, tag, text_width

__all__ = ["Axis", "Line", "Mark", "Panel", "Point", "even_ticks", "line_chart"]

_EDGE, _TOP, _GAP, _ABOVE, _BELOW = 20, 64, 22, 40, 66
_TALL, _LOW = 320, 210
"""The height of a panel that stands alone, and of several."""
_INSET, _TICK, _LEADER = 14, 8, 22
_LINE, _HALF = 18, 4.5
"""A line of text, and how far its foot is below its middle."""
_DASHES = ("7 5", "2 4", "12 4 2 4")


@dataclass(frozen=True)
class Axis:
    """What is measured along one side, from its first tick to its last; what lies beyond an end stays there."""

    name: str
    ticks: Sequence[tuple[float, str]]
    logarithmic: bool = False

    def share(self, value: float) -> float:
        """How far along the axis a figure is, from 0 to 1."""
        begin, end, here = map(self._scaled, (self.ticks[0][0], self.ticks[-1][0], value))
        return min(1.0, max(0.0, (here - begin) / (end - begin)))

    def _scaled(self, value: float) -> float:
        return log(value) if self.logarithmic else value


@dataclass(frozen=True)
class Point:
    """A figure at its place along the axis, and the bounds it lies between if they are known."""

    x: float
    y: float
    reach: tuple[float, float] | None = None


@dataclass(frozen=True)
class Line:
    """Points that belong together; the name, if any, stands at the last one."""

    points: Sequence[Point]
    name: str = ""
    dots: bool = False


@dataclass(frozen=True)
class Mark:
    """A level across the whole panel."""

    y: float
    name: str


@dataclass(frozen=True)
class Panel:
    """Lines over the same two axes, and at most three marks."""

    name: str
    across: Axis
    up: Axis
    lines: Sequence[Line]
    marks: Sequence[Mark] = ()


def line_chart(title: str, description: str, panels: Sequence[Panel]) -> str:
    """An SVG of all panels; the description says in words what they show."""
    width = (WIDTH - 2 * _EDGE - _GAP * (len(panels) - 1)) / len(panels)
    height = _TALL if len(panels) == 1 else _LOW
    drawn = (
        at(_EDGE + place * (width + _GAP), _TOP, _panel(panel, width, height)) for place, panel in enumerate(panels)
    )
    return sheet(title, description, _TOP + _ABOVE + height + _BELOW, *drawn)


def even_ticks(low: float, high: float, most: int = 6) -> list[tuple[float, str]]:
    """At most so many ticks, with simple steps between them, that enclose two figures."""
    power = 10.0 ** floor(log10((high - low) / most))
    step = next(
        step for step in (power, 2 * power, 5 * power, 10 * power, 20 * power) if _ticks(low, high, step) <= most
    )
    first = floor(low / step)
    return [(count * step, _written(count * step)) for count in range(first, first + _ticks(low, high, step))]


def _ticks(low: float, high: float, step: float) -> int:
    return ceil(high / step) - floor(low / step) + 1


def _written(value: float) -> str:
    return f"{value:,.10g}".replace("-", "−")


class _Plot:
    """Where the figures of a panel lie: a frame with a tick's room at its left and labels at its right."""

    def __init__(self, panel: Panel, width: float, height: float) -> None:
        names = [name for name in (*(line.name for line in panel.lines), *(mark.name for mark in panel.marks)) if name]
        self.left = _TICK + max(text_width(text, SMALL) for _, text in panel.up.ticks)
        self.right = width - (_LEADER + max(text_width(name, SMALL) for name in names) if names else 0)
        self.top, self.bottom = _ABOVE, _ABOVE + height
        self._across, self._up = panel.across, panel.up

    def x(self, value: float) -> float:
        return self.left + _INSET + self._across.share(value) * (self.right - self.left - 2 * _INSET)

    def y(self, value: float) -> float:
        return self.bottom - self._up.share(value) * (self.bottom - self.top)


def _panel(panel: Panel, width: float, height: float) -> str:
    plot = _Plot(panel, width, height)
    drawn = [label(0, 0, panel.name, "strong"), label(0, 22, panel.up.name, "faint"), *_axes(panel, plot)]
    for place, mark in enumerate(panel.marks):
        y = plot.y(mark.y)
        drawn.append(stroke((plot.left, y), (plot.right, y), f"mark tint{place + 1}", _DASHES[place]))
    for line in panel.lines:
        drawn += _line(line, plot)
    return "".join([*drawn, *_names(panel, plot)])


def _axes(panel: Panel, plot: _Plot) -> list[str]:
    drawn = list[str]()
    for value, text in panel.up.ticks:
        y = plot.y(value)
        drawn.append(stroke((plot.left, y), (plot.right, y), "grid"))
        drawn.append(label(plot.left - _TICK, y + _HALF, text, "faint", "end"))
    for value, text in panel.across.ticks:
        x = plot.x(value)
        drawn.append(stroke((x, plot.bottom), (x, plot.bottom + 5), "grid"))
        drawn.append(label(x, plot.bottom + 20, text, "faint", "middle"))
    middle = (plot.left + plot.right) / 2
    return [*drawn, label(middle, plot.bottom + 42, panel.across.name, "faint", "middle")]


def _line(line: Line, plot: _Plot) -> list[str]:
    reaches = [(plot.x(point.x), *map(plot.y, point.reach)) for point in line.points if point.reach]
    places = [(plot.x(point.x), plot.y(point.y)) for point in line.points]
    way = " ".join(f"{number(x)},{number(y)}" for x, y in places)
    return [
        *(stroke((x, low), (x, high), "reach") for x, low, high in reaches),
        tag("polyline", points=way, class_="line tint0"),
        *(tag("circle", cx=x, cy=y, r=4.5, class_="fill tint0") for x, y in places if line.dots),
    ]


def _names(panel: Panel, plot: _Plot) -> list[str]:
    """What lines and marks are called, each at its height or as near as the others allow."""
    named = [(plot.y(line.points[-1].y), line.name, "tint0") for line in panel.lines if line.name]
    named += [(plot.y(mark.y), mark.name, f"tint{place}") for place, mark in enumerate(panel.marks, 1)]
    named.sort()
    begin, end, drawn = plot.right + 2, plot.right + _LEADER - 5, list[str]()
    for (y, name, tint), height in zip(named, _apart([y for y, _, _ in named]), strict=True):
        drawn.append(stroke((begin, y), (end, height), f"leader {tint}"))
        drawn.append(label(plot.right + _LEADER, height + _HALF, name, "small"))
    return drawn


def _apart(heights: Sequence[float]) -> list[float]:
    """Rising heights moved as little as need be for a line of text each: who would touch share their middle."""
    groups = list[list[float]]()
    for place, height in enumerate(heights):
        groups.append([height - place * _LINE])
        while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
            groups[-2:] = [[*groups[-2], *groups[-1]]]
    settled = [fmean(group) for group in groups for _ in group]
    return [height + place * _LINE for place, height in enumerate(settled)]
