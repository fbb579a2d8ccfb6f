"""What chance must draw in a dominoes game, and the order of kings that a draw means."""

import numpy as np

from crownfield.mechanics.chance import Draw, kings_draw, kings_items, kings_outcome, row_draw
from crownfield.mechanics.draft import AT_ONCE, KING, KINGS, OPPOSITE, TABLE, draw_king
from crownfield.mechanics.table import set_table


def new_table(players: int, kings: int, **facts: int) -> np.void:
    made: np.void = np.zeros(1, TABLE)[0]
    phase = facts.pop("phase", 0)
    set_table(made, players=players, king_count=kings, row_size=4, **{"boxes": 1, **facts})
    made["phase"] = phase
    return made


def test_a_row_is_drawn_from_the_pile_of_its_box() -> None:
    """W2"""
    table = new_table(3, 3, boxes=2)
    table["unseen"][1] = 0b10110
    draw = row_draw(table, 1, "kingdomino")
    assert draw == Draw("dominoes kingdomino", tuple(range(1, 49)), (2, 3, 5), 45, 4)
    assert row_draw(table, 0, "queendomino").start == 0


def test_the_two_boxes_are_two_sources_of_chance() -> None:
    """W3"""
    table = new_table(3, 3, boxes=2)
    assert row_draw(table, 0, "queendomino").label != row_draw(table, 1, "kingdomino").label


def test_all_kings_are_drawn_one_by_one() -> None:
    """K20, K21"""
    assert kings_draw(new_table(4, 4, phase=KING)) == Draw("kings", (0, 1, 2, 3), (0, 1, 2, 3), 0, 1)
    table = new_table(2, 4, phase=KING)
    draw_king(table, 1)
    table["turn"] = 1
    assert kings_draw(table) == Draw("kings", (0, 1, 0, 1), (0, 0, 1), 1, 1)
    assert kings_outcome(table, [0]) == kings_items(table, [0]) == [0]


def test_by_the_first_edition_all_kings_are_drawn_at_once() -> None:
    table = new_table(4, 4, kings_come=AT_ONCE, phase=KINGS)
    assert kings_draw(table) == Draw("kings", (0, 1, 2, 3), (0, 1, 2, 3), 0, 4)
    assert kings_outcome(table, [2, 0, 3, 1]) == kings_items(table, [2, 0, 3, 1]) == [2, 0, 3, 1]


def test_of_two_players_who_put_kings_a_b_b_a_only_the_first_is_drawn() -> None:
    """Q6"""
    table = new_table(2, 4, kings_come=OPPOSITE, phase=KING)
    assert kings_draw(table) == Draw("kings", (0, 1), (0, 1), 0, 1)
    assert kings_outcome(table, [1]) == kings_items(table, [1]) == [1]
    before = new_table(2, 4, kings_come=OPPOSITE | AT_ONCE, phase=KINGS)
    assert kings_draw(before) == Draw("kings", (0, 1), (0, 1), 0, 1)
    assert kings_outcome(before, [1]) == [1, 0, 0, 1]
    assert kings_outcome(before, [0]) == [0, 1, 1, 0]
    assert kings_items(before, [0, 1, 1, 0]) == [0]
