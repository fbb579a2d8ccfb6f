"""What a position shows has exactly the shape that clients are told."""

from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from crownfield.games.shapes import AnyView
from crownfield.play.match import new_game
from tests.contract.tables import TABLES, Table

SHAPES = {get_args(get_type_hints(shape)["game"])[0]: shape for shape in get_args(AnyView)}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_view_of_a_game_has_its_shape_and_nothing_besides(table: Table) -> None:
    shape: Any = SHAPES[table.game]
    game, random = new_game(table.game, players=table.players, seed=5, **table.options), Random(5)
    while game.actor >= 0:
        game.play(random.choice(game.legal_moves()))
        view = game.position.view()
        assert msgspec.convert(view, shape) == view
