"""The same seed decides alike whether kernels are compiled, interpreted or checked."""

from pathlib import Path

import pytest

from crownfield.ai.players.registry import new_player
from tests.contract.tables import BY_NAME, walk

EXPECTED = Path(__file__).parent / "turns.txt"
TABLES = ("kingdomino/4/middle_kingdom/harmony", "kingdomino/3/row=4", "queendomino/4", "duel/2")
SPECS = ("gprd", "fg", "mce-tr:playouts=40", "mce-fg:playouts=3", "mce-eg:playouts=3", "mce-pg:playouts=3",
         "uct-tr:playouts=40", "uct-fg:playouts=3")  # fmt: skip


def decided(table: str) -> list[str]:
    """What every player decides in three positions of the second half of a random game."""
    game = [position.copy() for position in walk(BY_NAME[table], 5) if position.actor >= 0]
    return [
        f"{table} {spec} {index}: {', '.join(move.text for move in new_player(spec, 11).turn(game[-index]))}"
        for index in (40, 23, 12)
        for spec in SPECS
    ]


@pytest.mark.parametrize("table", TABLES)
def test_turns_are_those_written_down(table: str) -> None:
    expected = [line for line in EXPECTED.read_text("utf-8").splitlines() if line.startswith(f"{table} ")]
    assert decided(table) == expected
