"""A chart of figures with their intervals, one row each, readable on light and on dark ground."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

__all__ = ["Bar", "interval_chart"]

_LABEL, _PLOT, _VALUE, _ROW, _TOP, _BOTTOM = 250, 420, 130, 34, 46, 34
_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#1c2430}.faint{fill:#5c6675}.grid{stroke:#c9d1db}"
    ".bar{fill:#2f6f9f}.reach{stroke:#12324a;stroke-width:2}.mark{stroke:#b3471d;stroke-dasharray:5 4}"
    "@media(prefers-color-scheme:dark){text{fill:#e8edf3}.faint{fill:#a6b0bd}.grid{stroke:#3a4452}"
    ".bar{fill:#5aa7dc}.reach{stroke:#d3e8f7}.mark{stroke:#f0894f}}"
)


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
    left, right = ticks[0][0], ticks[-1][0]
    height = _TOP + _ROW * len(bars) + _BOTTOM
    scale = _Scale(left, right)
    lines = [f'<text x="12" y="26" font-weight="600">{escape(title)}</text>']
    for at, text in ticks:
        x = scale(at)
        lines.append(f'<line class="grid" x1="{x}" y1="{_TOP - 8}" x2="{x}" y2="{height - _BOTTOM}"/>')
        lines.append(f'<text class="faint" x="{x}" y="{height - 12}" text-anchor="middle">{escape(text)}</text>')
    for row, bar in enumerate(bars):
        lines += _row(bar, _TOP + _ROW * row, scale)
    if mark is not None:
        x = scale(mark)
        lines.append(f'<line class="mark" x1="{x}" y1="{_TOP - 8}" x2="{x}" y2="{height - _BOTTOM}"/>')
    width = _LABEL + _PLOT + _VALUE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>{''.join(lines)}</svg>\n"
    )


class _Scale:
    """From a figure to its place across the chart; what lies beyond an end stays there."""

    def __init__(self, left: float, right: float) -> None:
        self._left, self._width = left, right - left

    def __call__(self, value: float) -> float:
        share = min(1.0, max(0.0, (value - self._left) / self._width))
        return round(_LABEL + share * _PLOT, 1)


def _row(bar: Bar, top: int, scale: _Scale) -> list[str]:
    (begin, value), middle = sorted((scale(0), scale(bar.value))), top + _ROW // 2
    width, end = round(value - begin, 1), (scale(bar.low), scale(bar.high))
    return [
        f'<text x="{_LABEL - 12}" y="{middle + 5}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect class="bar" x="{begin}" y="{top + 8}" width="{width}" height="{_ROW - 16}"/>',
        f'<line class="reach" x1="{end[0]}" y1="{middle}" x2="{end[1]}" y2="{middle}"/>',
        *(f'<line class="reach" x1="{x}" y1="{middle - 6}" x2="{x}" y2="{middle + 6}"/>' for x in end),
        f'<text class="faint" x="{_LABEL + _PLOT + 12}" y="{middle + 5}">{escape(bar.note)}</text>',
    ]
