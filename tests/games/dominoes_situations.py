"""Hand-made positions of the games with dominoes, for the tests of their rules."""

from typing import Any

import numpy as np

from crownfield.base.actors import CHANCE
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.mechanics.board import square_number
from crownfield.mechanics.kingdom import TERRAINS, put

MARKET = "market 5=statue 4=bakery 3=church 2=guardtower 1=small_tavern 0=foundry top=fortress"


def happen(position: Position, *texts: str) -> Position:
    """Let these decisions and chance events happen."""
    for text in texts:
        if position.actor == CHANCE:
            position.reveal(text)
        else:
            position.play(text)
    return position


def square(name: str) -> int:
    number = square_number(name)
    assert number is not None
    return number


def lay(position: Position, kingdom: int, text: str) -> Position:
    """Fill a kingdom written as 'h7 wheat, i7 forest 1'."""
    state = position.state[0]
    for entry in filter(None, text.split(", ")):
        name, terrain, *crowns = entry.split()
        code, grid = TERRAINS.index(terrain) + 1, int(state["table"]["grid"])
        put(state["kingdoms"][kingdom], square(name), code, int(crowns[0]) if crowns else 0, grid)
    return position


def begun(
    game: str, row: str, after: str, /, *, players: int = 2, kings: str = "", market: str = MARKET, **options: Any
) -> Position:
    """Round 1, first turn: the kings stand on the row in the order they came, lowest domino first."""
    position = start(game, players=players, **options)
    if position.phase == "market":
        position.reveal(market)
    in_order = kings or ("0 1 1 0" if players == 2 else " ".join(str(seat) for seat in range(players)))
    happen(position, f"row {row}")
    for seat, number in zip(in_order.split(), row.split(), strict=False):
        if position.actor == CHANCE:
            position.reveal(f"king {seat}")
        position.play(f"pick {number}")
    while position.actor == CHANCE:
        position.reveal(f"row {after}")
    return position


def options(position: Position) -> list[str]:
    return [str(move) for move in position.legal_moves()]


def last_round(position: Position) -> Position:
    """The same turn, but of the last round: no row is on offer."""
    table = position.state[0]["table"]
    table["round"] = table["rounds"]
    table["next"], table["next_seat"] = 0, -1
    return position


def kingdom(position: Position, index: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = position.view()["kingdoms"][index]
    return found


def squares(position: Position, index: int = 0) -> dict[str, tuple[str, int]]:
    """What lies in a kingdom."""
    return {name: (half["terrain"], half["crowns"]) for name, half in kingdom(position, index)["squares"].items()}


def own(position: Position, index: int, **things: int) -> Position:
    """Coins, knights in the supply or towers of a kingdom of Queendomino."""
    for name, value in things.items():
        position.state[0]["estates"][index][name] = value
    return position


def erect(position: Position, index: int, name: str, building: str) -> Position:
    """A building stands on a square; what it grants is not counted."""
    estate, code = position.state[0]["estates"][index], list(position.components.buildings).index(building) + 1
    site, word = int(estate["sites"]), square(name)
    estate["site"][site], estate["building"][site], estate["sites"] = word, code, site + 1
    estate["built_on"][word >> 6] |= np.uint64(1) << np.uint64(word & 63)
    return position


def turn(
    position: Position, place: str, *, tax: str = "none", build: str = "none", dragon: str = "none", pick: int = 0
) -> Position:
    """A whole turn of Queendomino; without a pick in the last round."""
    happen(position, place, f"tax {tax}", f"build {build}", f"dragon {dragon}")
    return happen(position, f"pick {pick}") if pick else position
