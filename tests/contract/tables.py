"""Every table at which a game can be played, and positions of random games at each of them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from crownfield.base.actors import CHANCE
from crownfield.base.rng import generators
from crownfield.games import GAMES, all_games, rules_of, start
from crownfield.games.position import Position


class Table(NamedTuple):
    """A game with its players and options."""

    game: str
    players: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        chosen = [name if value is True else f"{name}={value}" for name, value in self.options.items()]
        return "/".join([self.game, str(self.players), *chosen])

    def start(self) -> Position:
        return start(self.game, players=self.players, **self.options)


_WEDDING, _TEAMS = {"royal_wedding": True}, {"royal_wedding": True, "teams": True}
_BONUSES = {"middle_kingdom": True, "harmony": True}
TABLES = [
    Table("kingdomino", 2, {}),
    Table("kingdomino", 2, {"mighty_duel": True}),
    Table("kingdomino", 2, {"mighty_duel": True, **_BONUSES, "may_discard": True}),
    Table("kingdomino", 3, {}),
    Table("kingdomino", 3, {"row": 4}),
    Table("kingdomino", 4, {}),
    Table("kingdomino", 4, _BONUSES),
    Table("queendomino", 2, {}),
    Table("queendomino", 3, {}),
    Table("queendomino", 4, {}),
    Table("queendomino", 4, {**_BONUSES, "may_discard": True}),
    *(Table("queendomino", players, _WEDDING) for players in (3, 4, 5, 6)),
    *(Table("queendomino", players, _TEAMS) for players in (6, 8)),
    Table("duel", 2, {}),
]
THEIRS = [
    Table(game, players, {}) for game in all_games() if game not in GAMES for players in rules_of(game).info.players
]
"""Those of games from other packages, where some are installed."""
BY_NAME = {table.name: table for table in (*TABLES, *THEIRS)}


every_table = pytest.mark.parametrize("table", BY_NAME.values(), ids=BY_NAME)
every_table_of_ours = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def draw(position: Position, luck: Any) -> list[int]:
    """An outcome that the kernels draw for the chance event that is due."""
    out = np.zeros(position.rules.info.longest_outcome, np.int64)
    length = position.rules.entries.draw_outcome(position.state, position.components.tables, luck, out)
    return [int(number) for number in out[:length]]


def walk(table: Table, seed: int) -> Iterator[Position]:
    """One random game, yielded before every event and at its end; the same object all the time."""
    position, random, luck = table.start(), Random(seed), generators(seed, 1)[0]
    while not position.is_over:
        yield position
        if position.actor == CHANCE:
            position.reveal(draw(position, luck))
        else:
            position.play(random.choice(position.legal_moves()))
    yield position


@cache
def sampled(table: str) -> list[Position]:
    """Some forty positions of two random games, the first, the last and every phase among them."""
    found = []
    for seed in (1, 2):
        game = [position.copy() for position in walk(BY_NAME[table], seed)]
        first_of_phase = {position.phase: position for position in reversed(game)}
        found += [*game[:: max(1, len(game) // 15)], *first_of_phase.values(), game[-1]]
    return found


def positions(table: Table, *, by: str = "anyone") -> list[Position]:
    """Copies of the sampled positions in which a seat, chance or anyone is to act."""
    wanted = {"anyone": range(-2, 8), "seat": range(8), "chance": [CHANCE]}[by]
    return [position.copy() for position in sampled(table.name) if position.actor in wanted]
