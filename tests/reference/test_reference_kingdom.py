"""What the reference says about one kingdom: placing, regions, the bonuses, and the contents of the boxes."""

from __future__ import annotations

from . import is_full, is_legal_placement, is_middle, new, placements, regions
from .components import buildings, dominoes
from .kingdom import Kingdom

WHEAT_FOREST = (("wheat", 1), ("forest", 0))


def test_the_two_boxes_hold_what_their_rulebooks_count() -> None:
    for box, town in (("kingdomino", 0), ("queendomino", 20)):
        halves = [half for domino in dominoes(box).values() for half in domino]
        assert len(halves) == 96
        assert sum(terrain == "town" for terrain, _ in halves) == town
    assert sum(b.copies for b in buildings().values()) == 32
    assert sum(b.copies * b.towers for b in buildings().values()) == 15
    assert sum(b.copies * b.knights for b in buildings().values()) == 22 - 4


def test_the_first_domino_has_24_placements_and_a_double_half_as_many() -> None:
    assert len(placements({}, WHEAT_FOREST, 5)) == 24
    assert len(placements({}, (("wheat", 0), ("wheat", 0)), 5)) == 12
    game = new("kingdomino", 3)
    for text in ("row 1 2 3", "king 0", "pick 1", "king 1", "pick 2", "king 2", "pick 3", "row 5 6 7"):
        game.play(text)
    assert {text[-1] for text in game.legal()} == {"e", "n"}


def test_one_half_must_touch_the_castle_or_its_own_terrain() -> None:
    kingdom: Kingdom = {(1, 0): ("wheat", 0), (2, 0): ("lake", 0)}
    assert is_legal_placement(kingdom, WHEAT_FOREST, (1, 1), (1, 2), 5)
    assert not is_legal_placement(kingdom, WHEAT_FOREST, (2, 1), (2, 2), 5)
    swamps = (("swamp", 0), ("swamp", 0))
    assert not is_legal_placement(kingdom, swamps, (2, 1), (2, 2), 5), "its own other half does not count"
    assert is_legal_placement(kingdom, WHEAT_FOREST, (1, 2), (0, 2), 5) is False
    assert is_legal_placement(kingdom, WHEAT_FOREST, (0, 2), (0, 1), 5), "the castle welcomes every terrain"
    assert not is_legal_placement(kingdom, WHEAT_FOREST, (0, 1), (0, 0), 5), "the castle is not free"
    assert not is_legal_placement(kingdom, WHEAT_FOREST, (0, 1), (1, 2), 5), "the halves lie side by side"


def test_the_box_moves_with_what_lies_there() -> None:
    kingdom: Kingdom = {(x, 0): ("wheat", 0) for x in (1, 2, 3)}
    assert is_legal_placement(kingdom, WHEAT_FOREST, (4, 0), (4, 1), 5)
    assert not is_legal_placement(kingdom, WHEAT_FOREST, (4, 0), (5, 0), 5)
    assert is_legal_placement(kingdom, WHEAT_FOREST, (4, 0), (5, 0), 7)
    assert not is_legal_placement(kingdom, WHEAT_FOREST, (-1, 0), (-2, 0), 5)
    upright: Kingdom = {(0, -y): ("wheat", 0) for y in (1, 2, 3)}
    assert is_legal_placement(upright, WHEAT_FOREST, (0, -4), (1, -4), 5)
    assert not is_legal_placement(upright, WHEAT_FOREST, (0, -4), (0, -5), 5)


def test_the_castle_joins_no_regions() -> None:
    kingdom: Kingdom = {(1, 0): ("wheat", 1), (-1, 0): ("wheat", 0), (-1, 1): ("wheat", 2)}
    found = sorted((terrain, len(squares), crowns) for terrain, squares, crowns in regions(kingdom))
    assert found == [("wheat", 1, 1), ("wheat", 2, 2)]


def test_middle_kingdom_asks_only_that_nothing_lies_beyond_half_the_box() -> None:
    assert is_middle({}, 5)
    assert is_middle({(2, 2): ("wheat", 0)}, 5)
    assert not is_middle({(3, 0): ("wheat", 0)}, 5)
    assert is_middle({(3, -3): ("wheat", 0)}, 7)
    assert not is_middle({(0, 4): ("wheat", 0)}, 7)


def test_harmony_asks_for_a_full_square() -> None:
    full: Kingdom = {(x, y): ("lake", 0) for x in range(5) for y in range(5) if (x, y) != (0, 0)}
    assert is_full(full, 5)
    assert not is_full(full, 7)
    full.popitem()
    assert not is_full(full, 5)
