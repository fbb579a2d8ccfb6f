"""A kingdom of Kingdomino laid out by hand, as a position that the engine scores."""

from collections.abc import Mapping
from pathlib import Path

from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.dominoes import Half
from crownfield.mechanics.handmade import check_supply, lay_by_hand, square_called

__all__ = ["handmade"]


def handmade(
    squares: Mapping[str, tuple[str, int]],
    *,
    grid: int = 5,
    middle_kingdom: bool = False,
    harmony: bool = False,
    components: Path | str | None = None,
) -> Position:
    """A position whose first kingdom has these squares (name → terrain, crowns); `scores()[0]` is its pad.

    Raises NotAllowed for squares that no dominoes of the box could have given.
    """
    options: dict[str, object] = {"middle_kingdom": middle_kingdom, "harmony": harmony}
    if grid == 7:
        options["mighty_duel"] = True
    position = start("kingdomino", players=2, components=components, **options)
    halves = {square_called(name): Half(*square) for name, square in squares.items()}
    check_supply(halves.values(), [dict(box) for box in position.components.dominoes.values()])
    lay_by_hand(position.state[0]["kingdoms"][0], halves, grid)
    return position
