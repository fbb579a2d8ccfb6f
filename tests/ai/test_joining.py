"""What networks are told about regions that could be joined, against the same written down plainly."""

from collections.abc import Callable, Iterable
from itertools import combinations

import pytest

from crownfield.ai.inputs.duel import layout as duel_layout
from crownfield.ai.inputs.kingdomino import layout
from crownfield.base.compiling import compiles
from crownfield.mechanics.kingdom import TERRAINS
from tests.ai.obvious import kingdom_of, room_of
from tests.ai.told import told
from tests.contract.tables import BY_NAME, walk
from tests.reference import duel_map
from tests.reference.kingdom import CASTLE, Square, neighbours, regions

pytestmark = pytest.mark.skipif(compiles(), reason="kernels called one by one compile for minutes: run interpreted")

Region = tuple[str, set[Square], int]
Beside = Callable[[Square], list[Square]]


def _touch(one: set[Square], other: set[Square], open_squares: set[Square], beside: Beside, reach: int) -> bool:
    """Whether so many open squares in a row lie between two regions, or fewer."""
    here, there = ({next_to for each in area for next_to in beside(each)} & open_squares for area in (one, other))
    near = {next_to for each in here for next_to in beside(each)} if reach == 2 else set()
    return bool((here | near) & there)


def _groups(kinds: list[Region], open_squares: set[Square], beside: Beside, reach: int) -> list[list[Region]]:
    groups = [[region] for region in kinds]
    while True:
        for one, other in combinations(groups, 2):
            if any(_touch(a[1], b[1], open_squares, beside, reach) for a in one for b in other):
                groups.remove(other)
                one.extend(other)
                break
        else:
            return [group for group in groups if len(group) > 1]


def _codes(
    all_regions: Iterable[Region], names: Iterable[str], open_squares: set[Square], beside: Beside
) -> list[tuple[int, int, int, int, int]]:
    """For every group: reach - 1, the code of its kind, squares, crowns, and what joining them would add."""
    found = []
    for code, name in enumerate(names, 1):
        kinds = [region for region in all_regions if region[0] == name]
        for reach in (1, 2):
            for group in _groups(kinds, open_squares, beside, reach):
                squares, crowns = sum(len(area) for _, area, _ in group), sum(marks for _, _, marks in group)
                apart = sum(len(area) * marks for _, area, marks in group)
                found.append((reach - 1, code, squares, crowns, (squares + reach) * crowns - apart))
    return found


def test_regions_that_could_be_joined_are_told() -> None:
    most, total = layout, 0
    for seed in range(3):
        for position in walk(BY_NAME["kingdomino/4"], seed):
            kingdom = kingdom_of(position, 0)
            open_squares = room_of(kingdom, 5) - set(kingdom) - {CASTLE}
            groups, want = _codes(regions(kingdom), TERRAINS[:-1], open_squares, neighbours), set()
            for kind, code, squares, crowns, gain in groups:
                place = (kind * 8 + code) * (most.MOST_SIZE + 1) + min(squares, most.MOST_SIZE)
                want.add(layout.TOGETHER + place * (most.MOST_CROWNS + 1) + min(crowns, most.MOST_CROWNS))
                want.add(
                    layout.TOGETHER_GAIN + (kind * 8 + code) * (most.MOST_TOGETHER + 1) + min(gain, most.MOST_TOGETHER)
                )
            assert {which for which in told(position, 0) if which >= layout.TOGETHER} == want
            total += len(groups)
    assert total > 20


def test_domains_that_could_be_joined_are_told() -> None:
    wide, most, total = duel_layout.WIDE, duel_layout.MOST_GAIN, 0
    for seed in range(3):
        for position in walk(BY_NAME["duel/2"], seed):
            drawn = position.view()["maps"][0]["squares"]
            squares = {duel_map.square_named(name): (each["coat"], each["crosses"]) for name, each in drawn.items()}
            open_squares, want = set(duel_map.free_squares(squares)), set()
            groups = _codes(duel_map.domains(squares), duel_map.COATS, open_squares, duel_map.neighbours)
            for kind, code, together, crosses, gain in groups:
                place = (kind * 7 + code) * (wide + 1) + min(together, wide)
                want.add(duel_layout.TOGETHER + place * (wide + 1) + min(crosses, wide))
                want.add(duel_layout.TOGETHER_GAIN + (kind * 7 + code) * (most + 1) + min(gain, most))
            assert {which for which in told(position, 0) if which >= duel_layout.TOGETHER} == want
            total += len(groups)
    assert total > 20
