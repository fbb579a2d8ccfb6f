"""Charts of lines: named and told in words, for light and dark pages, nothing written over anything else."""

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from crownfield.draw.charts.lines import Axis, Line, Mark, Panel, Point, even_ticks, line_chart
from tests.draw.picture import SVG, of_class, parsed, titles

TENTHS = Axis("wins", [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")])
PLAYOUTS = Axis("playouts", [(25, "25"), (100, "100"), (400, "400"), (1600, "1,600")], logarithmic=True)
RISING = [Point(25, 0.4, (0.3, 0.5)), Point(100, 0.5), Point(1600, 0.9)]


def chart(*lines: Line, marks: tuple[Mark, ...] = (), panels: int = 1, across: Axis = PLAYOUTS) -> ET.Element:
    panel = Panel("Kingdomino & Duel", across, TENTHS, lines, marks)
    return parsed(line_chart("Wins < 1", "mce-fg: 90 %", [panel] * panels))


def places(root: ET.Element) -> list[tuple[float, float]]:
    line = of_class(root, "line tint0")[0]
    return [(float(x), float(y)) for x, y in (place.split(",") for place in line.attrib["points"].split())]


def test_a_chart_is_named_and_told_in_words() -> None:
    root = chart(Line(RISING))
    assert root.get("role") == "img"
    assert titles(root) == ["Wins < 1"]
    assert [each.text for each in root.iter(f"{SVG}desc")] == ["mce-fg: 90 %"]


def test_a_chart_has_colours_for_light_and_for_dark_pages() -> None:
    (style,) = (each.text or "" for each in chart(Line(RISING)).iter(f"{SVG}style"))
    light, dark = style.split("@media(prefers-color-scheme:dark)")
    for name in ("ground", "grid", "reach", "tint0", "tint3"):
        assert f".{name}{{" in light
        assert f".{name}{{" in dark


def test_both_axes_are_labelled() -> None:
    faint = [each.text for each in of_class(chart(Line(RISING)), "faint")]
    assert faint == ["wins", "0 %", "50 %", "100 %", "25", "100", "400", "1,600", "playouts"]


def test_equal_ratios_are_equal_steps_on_a_logarithmic_axis() -> None:
    xs = [x for x, _ in places(chart(Line([Point(each, 0.5) for each, _ in PLAYOUTS.ticks])))]
    steps = [after - before for before, after in pairwise(xs)]
    assert steps == pytest.approx([steps[0]] * 3, abs=0.02)


def test_more_is_higher_and_what_is_beyond_an_end_stays_there() -> None:
    _, low, high, beyond = (y for _, y in places(chart(Line([*RISING, Point(1600, 7)]))))
    assert low > high > beyond
    assert beyond == places(chart(Line([Point(25, 1)])))[0][1]


def test_known_bounds_are_drawn_and_dots_only_if_asked_for() -> None:
    assert len(of_class(chart(Line(RISING)), "reach")) == 1
    assert len(of_class(chart(Line(RISING)), "fill tint0")) == 0
    assert len(of_class(chart(Line(RISING, dots=True)), "fill tint0")) == 3


def test_names_of_near_lines_stand_apart_in_the_order_of_the_lines() -> None:
    marks = Mark(0.92, "search"), Mark(0.89, "net"), Mark(0.2, "fg")
    names = of_class(chart(Line(RISING, "mce"), marks=marks), "small")
    assert [each.text for each in names] == ["search", "mce", "net", "fg"]
    assert all(float(after.attrib["y"]) - float(before.attrib["y"]) >= 17.9 for before, after in pairwise(names))


def test_panels_stand_side_by_side_on_the_sheet() -> None:
    root = chart(Line(RISING), panels=3)
    lefts = [float(each.attrib["transform"].removeprefix("translate(").split()[0]) for each in root.iter(f"{SVG}g")]
    assert len(lefts) == 3
    assert lefts == sorted(lefts)
    assert lefts[0] >= 0
    assert lefts[-1] + (lefts[1] - lefts[0]) <= float(root.attrib["viewBox"].split()[2]) + 20


@pytest.mark.parametrize(
    ("low", "high", "written"),
    [
        (0, 3.27, "0 1 2 3 4"),
        (32.9, 64.5, "30 40 50 60 70"),
        (-503, 551, "−600 −400 −200 0 200 400 600"),
        (0, 0.84, "0 0.2 0.4 0.6 0.8 1"),
        (0, 5000, "0 1,000 2,000 3,000 4,000 5,000"),
    ],
)
def test_even_ticks_enclose_the_figures_with_simple_steps(low: float, high: float, written: str) -> None:
    ticks = even_ticks(low, high, most=7 if low < 0 else 6)
    assert " ".join(text for _, text in ticks) == written
    assert ticks[0][0] <= low < high <= ticks[-1][0]
