"""The stony terrains as 100 x 100 drawings: mine and town (three variants each) and the castle's square."""

from __future__ import annotations

from collections.abc import Sequence

from crownfield.draw.markup import at, box, path
from crownfield.draw.palette import BASE, INK, PLOT, STONE, STONE_SHADE
from crownfield.draw.terrain.fields import Place, stamp

_NUGGET = "l3 -6l6 -1l4 5l-2 5h-9z"


def _nuggets(places: Sequence[Place]) -> str:
    return path(stamp(_NUGGET, places), "#e8bd52", stroke=INK, width=1.5) + path(
        stamp("l2 -3l4 -1", [(x + 2, y) for x, y in places]), stroke="#fbe7a6", width=1.5
    )


def _peak(x: float, y: float, half: float, height: float) -> str:
    whole = f"M{x - half:g} {y + height:g}L{x:g} {y:g}L{x + half:g} {y + height:g}z"
    shade = f"M{x:g} {y:g}L{x + half:g} {y + height:g}H{x + half * 0.2:g}L{x - half * 0.12:g} {y + height * 0.5:g}z"
    cap, deep = half * 0.3, height * 0.3
    snow = (
        f"M{x:g} {y:g}l{cap:g} {deep:g}l{-cap * 0.6:g} {-deep * 0.25:g}l{-cap * 0.5:g} {deep * 0.45:g}"
        f"l{-cap * 0.4:g} {-deep * 0.4:g}l{-cap * 0.5:g} {deep * 0.2:g}z"
    )
    return path(whole, "#6b6974") + path(shade, "#3b3a42") + path(snow, "#e4e2e6") + path(whole, stroke=INK, width=2)


def _adit(x: float, y: float) -> str:
    hole = path("M-13 0V-15q0 -12 13 -12t13 12V0z", "#1d1a1f", stroke=INK, width=1.6)
    frame = path("M-15 1V-16q0 -14 15 -14t15 14V1", stroke="#9a6b38", width=5)
    return at(x, y, path("M-18 1V-16q0 -17 18 -17t18 17V1", stroke=INK, width=1.4), hole, frame)


def _cart(x: float, y: float) -> str:
    load = path("M-13 -13l4 -8l7 -2l5 4l6 -3l4 9z", "#e8bd52", stroke=INK, width=1.6)
    tub = path("M-18 -14H18L13 1H-13z", "#7d5a38", stroke=INK, width=1.9) + path("M-15 -8H15", stroke=INK, width=1.4)
    wheels = path(
        stamp("a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0", [(-13, 3), (4, 3)]),
        "#2d2b31",
        stroke="#a8a5b0",
        width=1.8,
    )
    return at(x, y, path("M-28 8H30", stroke="#a8a5b0", width=2.4), load, tub, wheels)


def _pick(x: float, y: float) -> str:
    handle = path("M-10 12L9 -9", stroke="#9a6b38", width=4)
    return at(x, y, handle, path("M-5 -12Q9 -15 14 6Q7 -6 -5 -12z", "#c9c6d0", stroke=INK, width=1.6))


def mine(variant: int) -> str:
    """Snowy peaks above an adit, a loaded cart, or a pick among nuggets."""
    ground = box(0, 0, 100, 100, fill="#565560")
    ranges = (
        _peak(18, 20, 34, 60) + _peak(82, 12, 36, 66) + _peak(50, 4, 38, 82),
        _peak(76, 4, 36, 66) + _peak(28, 12, 40, 64),
        _peak(24, 6, 34, 64) + _peak(86, 20, 30, 56) + _peak(60, 10, 34, 64),
    )[variant]
    floor = path("M0 78q25 -8 50 -2t50 2V100H0z", "#45444c", stroke=INK, width=1.8)
    work = (
        _adit(50, 90) + _nuggets([(8, 92), (20, 97), (74, 96), (84, 88)]),
        _cart(50, 86) + _nuggets([(6, 92), (82, 80)]),
        _pick(30, 82) + _nuggets([(46, 94), (60, 88), (72, 96), (54, 82), (10, 97)]),
    )[variant]
    return ground + ranges + floor + work


def _bricks(shift: int) -> str:
    lines = "M0 20H100M0 40H100M0 60H100M0 80H100"
    joints = "".join(
        f"M{x} {row * 20}v20" for row in range(5) for x in range((shift + 25 * (row % 2)) % 50, 100, 50) if x
    )
    return box(0, 0, 100, 100, fill="#c4644c") + path(lines + joints, stroke="#9c432f", width=2.4)


def _hammer() -> str:
    return path("M-13 15L6 -6", stroke="#7a4f2a", width=5) + path(
        "M-2 -13l5 -5l15 14l-5 6z", "#8d8a92", stroke=INK, width=1.6
    )


def _sign() -> str:
    return path("M0 18V-4", stroke="#7a4f2a", width=4) + path("M-15 -16h30v13h-30z", "#c99a5b", stroke=INK, width=1.7)


def _stones() -> str:
    shape = "h14v9h-14z"
    return path(stamp(shape, [(-15, 5), (1, 5), (-7, -4)]), "#cfc3a5", stroke=INK, width=1.6)


def town(variant: int) -> str:
    """Brickwork round a dashed empty plot with a hammer, a sign or cut stones."""
    plot = box(21, 21, 58, 58, radius=3, fill=PLOT, stroke=INK, stroke_width=2.2, stroke_dasharray="5 4")
    return _bricks((0, 14, 30)[variant]) + plot + at(50, 50, (_hammer, _sign, _stones)[variant]())


def castle() -> str:
    """The keep; its flag takes the colour in force where the drawing is used."""
    ground = box(0, 0, 100, 100, fill=BASE["castle"]) + path("M40 100q2 -12 4 -16h12q2 4 4 16z", STONE_SHADE)
    wings = path("M14 84V46h6v6h6v-6h6v6h6v-6h6V84zM56 84V46h6v6h6v-6h6v6h6v-6h6V84z", STONE, stroke=INK, width=2.4)
    keep = path("M34 84V30h7v7h6v-7h6v7h6v-7h7V84z", STONE_SHADE, stroke=INK, width=2.4)
    door = path("M43 84V70q0 -8 7 -8t7 8V84z", "#5a3b22", stroke=INK, width=2)
    slits = path("M50 44v8M22 60v7M78 60v7", stroke=INK, width=3)
    flag = path("M50 30V6", stroke=INK, width=2.4) + path("M51 6h23l-6 7l6 7H51z", "currentColor", stroke=INK, width=2)
    return ground + wings + keep + door + slits + flag
