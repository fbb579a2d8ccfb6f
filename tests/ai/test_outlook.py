"""What a network is told about open squares and the dominoes in sight, against the same written down plainly."""

import pytest

from crownfield.ai.inputs.kingdomino import layout
from crownfield.base.compiling import compiles
from crownfield.games.position import Position
from crownfield.mechanics.kingdom import TERRAINS
from tests.ai.obvious import domino, kingdom_of, parts, region_points, room_of, with_domino
from tests.ai.told import told
from tests.contract.tables import BY_NAME, walk
from tests.reference.kingdom import CASTLE, Kingdom, Square, is_middle, neighbours, placements, region_of

pytestmark = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")


def _open_squares(kingdom: Kingdom, grid: int, middle: bool = False) -> set[Square]:
    """Whoever plays for the Middle Kingdom, and still has it, looks at no others."""
    room, half = room_of(kingdom, grid), grid // 2
    if middle and is_middle(kingdom, grid):
        room = {square for square in room if max(abs(square[0]), abs(square[1])) <= half}
    return room - set(kingdom) - {CASTLE}


def _best(position: Position, kingdom: Kingdom, number: int) -> tuple[int, int] | None:
    """What a domino adds at best and in how many ways it lies, or None."""
    piece = domino(position, number)
    laid = [with_domino(kingdom, piece, where) for where in placements(kingdom, piece, position.view()["grid"])]
    gains = [region_points(each) - region_points(kingdom) for each in laid]
    same = piece[0] == piece[1]
    ways = len({frozenset(each.items()) for each in laid}) if same else len(gains)
    return (max(gains), ways) if gains else None


def _told(on: dict[int, float], block: int, most: int) -> list[int]:
    return [which - block for which in range(block, block + most + 1) if which in on]


@pytest.mark.parametrize("table", ["kingdomino/4", "kingdomino/4/middle_kingdom/harmony", "kingdomino/2/mighty_duel"])
def test_open_squares_are_counted(table: str) -> None:
    surveyed = 0
    for index, position in enumerate(walk(BY_NAME[table], 3)):
        if index % 5 or position.is_over:
            continue
        middle = bool(position.options.get("middle_kingdom"))
        area = _open_squares(kingdom_of(position, 0), position.view()["grid"], middle)
        on, sizes = told(position, 0), parts(area, neighbours)
        assert _told(on, layout.OPEN, layout.MOST_OPEN) == [min(len(area), layout.MOST_OPEN)]
        if len(area) <= 30:
            surveyed += 1
            ends = sum(len(set(neighbours(square)) & area) == 1 for square in area)
            assert _told(on, layout.PARTS, layout.MOST_PARTS) == [min(len(sizes), layout.MOST_PARTS)]
            assert _told(on, layout.ODD_PARTS, layout.MOST_PARTS) == [
                min(sum(size % 2 for size in sizes), layout.MOST_PARTS)
            ]
            assert _told(on, layout.DEAD_ENDS, layout.MOST_DEAD_ENDS) == [min(ends, layout.MOST_DEAD_ENDS)]
    assert surveyed > 3


@pytest.mark.parametrize("table", ["kingdomino/2", "kingdomino/3"])
def test_the_order_of_picks_is_told(table: str) -> None:
    seen = set()
    for position in walk(BY_NAME[table], 2):
        view = position.view()
        if position.phase != "place" or view["round"] == view["rounds"]:
            continue
        to_pick = [each["seat"] == 0 for each in view["row"]["dominoes"][view["turn"] :]]
        digits = int("1" + "".join(str(int(mine)) for mine in to_pick), 2)
        on = told(position, 0)
        assert _told(on, layout.ORDER, layout.RIVALS - layout.ORDER - 1) == [digits]
        claims = [slot for slot, each in enumerate(view["next"]["dominoes"]) if each["seat"] not in (None, 0)]
        assert _told(on, layout.RIVALS, layout.JOIN - layout.RIVALS - 1) == claims
        seen.add(digits)
    assert len(seen) > 4


def test_dominoes_in_sight_add_what_laying_them_adds() -> None:
    checked = 0
    for seed in range(4):
        for position in walk(BY_NAME["kingdomino/4"], seed):
            kingdom, view = kingdom_of(position, 0), position.view()
            if position.is_over or position.phase != "place" or len(_open_squares(kingdom, view["grid"])) > 16:
                continue
            on = told(position, 0)
            claims = [each["number"] for each in (view["next"] or {"dominoes": []})["dominoes"] if each["seat"] == 0]
            for number in claims:
                checked += 1
                best = _best(position, kingdom, number)
                if best is None:
                    assert layout.NOWHERE + layout.CLAIM in on
                else:
                    block = layout.BEST + layout.CLAIM * (layout.MOST_GAIN + 1)
                    assert _told(on, block, layout.MOST_GAIN) == [min(best[0], layout.MOST_GAIN)]
                    block = layout.WAYS + layout.CLAIM * (layout.MOST_WAYS + 1)
                    assert _told(on, block, layout.MOST_WAYS) == [min(best[1], layout.MOST_WAYS)]
    assert checked > 10


def test_the_best_place_for_a_half_without_crowns_is_told() -> None:
    checked = 0
    for position in walk(BY_NAME["kingdomino/4"], 6):
        kingdom = kingdom_of(position, 0)
        area = _open_squares(kingdom, 5)
        if position.is_over or len(area) > 16:
            continue
        on = told(position, 0)
        for code, terrain in enumerate(TERRAINS[:-1], 1):
            checked += 1
            laid = [{**kingdom, square: (terrain, 0)} for square in area]
            gain = max((region_points(each) - region_points(kingdom) for each in laid), default=0)
            squares = max((len(region_of(each, (set(each) - set(kingdom)).pop())) for each in laid), default=0)
            assert _told(on, layout.JOIN + code * (layout.MOST_GAIN + 1), layout.MOST_GAIN) == [gain]
            assert _told(on, layout.SIZE + code * (layout.MOST_SIZE + 1), layout.MOST_SIZE) == [squares]
    assert checked > 30


def test_the_share_of_unseen_dominoes_that_fits() -> None:
    looked = 0
    for position in walk(BY_NAME["kingdomino/4"], 5):
        unseen = [n for n in range(1, 49) if int(position.state[0]["table"]["unseen"][0]) >> (n - 1) & 1]
        kingdom = kingdom_of(position, 0)
        if position.is_over or not 0 < len(unseen) <= 12 or len(_open_squares(kingdom, 5)) > 16:
            continue
        found = [_best(position, kingdom, number) for number in unseen]
        fitting = [best[0] for best in found if best is not None]
        on = told(position, 0)
        assert on[layout.UNSEEN_FIT] == pytest.approx(len(fitting) / len(unseen))
        assert on[layout.UNSEEN_GAIN] == pytest.approx(sum(fitting) / len(unseen) / 5)
        looked += 1
    assert looked > 3
