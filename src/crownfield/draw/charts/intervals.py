"""A chart of figures with their intervals, one row each."""

from collections.abc import Sequence
from dataclasses import dataclass

from crownfield.draw.charts.sheet import label, sheet, stroke
from crownfield.draw.markup import box

__all__ = ["Bar", "interval_chart"]

_LABEL, _PLOT, _ROW, _TOP, _BOTTOM = 250, 400, 34, 60, 40


@dataclass(frozen=True)
class Bar:
    """A figure between its bounds, with what is written beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str


def interval_chart(
    title: str, bars: Sequence[Bar], ticks: Sequence[tuple[float, str]], mark: float | None = None
) -> str:
    """An SVG of a bar per figure from the first tick to the last; `mark` is a line across."""
    scale = _Scale(ticks[0][0], ticks[-1][0])
    bottom = _TOP + _ROW * len(bars)
    lines = list[str]()
    for at, text in ticks:
        lines.append(stroke((scale(at), _TOP - 8), (scale(at), bottom), "grid"))
        lines.append(label(scale(at), bottom + 22, text, "faint", "middle"))
    for row, bar in enumerate(bars):
        lines += _row(bar, _TOP + _ROW * row, scale)
    if mark is not None:
        lines.append(stroke((scale(mark), _TOP - 8), (scale(mark), bottom), "mark tint1", "5 4"))
    described = "; ".join(f"{bar.label} {bar.note}" for bar in bars)
    return sheet(title, described, bottom + _BOTTOM, *lines)


class _Scale:
    """From a figure to its place across the chart; what lies beyond an end stays there."""

    def __init__(self, left: float, right: float) -> None:
        self._left, self._width = left, right - left

    def __call__(self, value: float) -> float:
        share = min(1.0, max(0.0, (value - self._left) / self._width))
        return _LABEL + share * _PLOT


def _row(bar: Bar, top: int, scale: _Scale) -> list[str]:
    (begin, value), middle = sorted((scale(0), scale(bar.value))), top + _ROW // 2
    low, high = scale(bar.low), scale(bar.high)
    return [
        label(_LABEL - 12, middle + 5, bar.label, anchor="end"),
        box(begin, top + 8, value - begin, _ROW - 16, class_="fill tint0", fill_opacity=0.6),
        stroke((low, middle), (high, middle), "reach"),
        *(stroke((x, middle - 6), (x, middle + 6), "reach") for x in (low, high)),
        label(_LABEL + _PLOT + 12, middle + 5, bar.note, "faint"),
    ]
