"""Queendomino for everyone above the kernels: its facts, its options (Royal Wedding among them), its words."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from crownfield.base.errors import BadOptions
from crownfield.games.contract import EDITION, Components, GameInfo, Option, Options, State, View
from crownfield.games.dominoes import DominoesRules
from crownfield.games.kernels import Kernels
from crownfield.games.position import Position
from crownfield.games.queendomino import catalog, chance, kernels, notation
from crownfield.games.queendomino.actions import ACTIONS
from crownfield.games.queendomino.layout import (
    BONUSES,
    BUILDING_TYPES,
    CAVE,
    COINS_LINE,
    COPIES,
    FIRST_BUILDING_LINE,
    NO_KINGDOM,
    NO_SQUARE,
    STATE,
)
from crownfield.games.queendomino.sheet import read_sheet
from crownfield.games.queendomino.view import view
from crownfield.games.sheet import Sheet
from crownfield.mechanics.chance import Draw
from crownfield.mechanics.draft import AT_ONCE, MARKET, OPPOSITE
from crownfield.mechanics.kingdom import TERRAINS, clear
from crownfield.mechanics.table import set_table

__all__ = ["Queendomino"]

_FIRST_COINS, _FIRST_KNIGHTS = 7, 1

_INFO = GameInfo(
    name="queendomino",
    title="Queendomino",
    players=(2, 3, 4, 5, 6, 8),
    options={
        "royal_wedding": Option(
            False, "both boxes together, rows in turn from each: 3 to 6 players, or teams of 6 or 8", (3, 4, 5, 6, 8)
        ),
        "teams": Option(False, "in a Royal Wedding of 6 or 8: two neighbours share one kingdom of 7 × 7", (6, 8)),
        "middle_kingdom": Option(False, "10 points for a castle in the middle of its kingdom"),
        "harmony": Option(False, "5 points for a kingdom without a hole"),
        "may_discard": Option(False, "a domino may be discarded even if it could be placed"),
    },
    actions=ACTIONS,
    lines=(*TERRAINS, "coins", *(f"building_{code}" for code in range(1, BUILDING_TYPES + 1)), *BONUSES),
    longest_outcome=8,
    state=STATE,
    files=("queendomino_dominoes.csv", "kingdomino_dominoes.csv", "queendomino_buildings.csv"),
    sheet=("grid", "coins", "knights", "queen", "royal_wedding", "middle_kingdom", "harmony"),
)


class Queendomino(DominoesRules):
    info = _INFO
    kernels: Kernels = kernels

    def read_components(self, folder: Path | None) -> Components:
        return catalog.read_components(folder)

    def start(self, players: int, options: Options, edition: int = EDITION) -> State:
        _check_options(players, options)
        state = np.zeros(1, STATE)
        set_table(state[0]["table"], **_facts(players, options))
        state[0]["table"]["kings_come"] |= AT_ONCE if edition == 1 else 0
        state[0]["table"]["phase"] = MARKET
        kingdoms = int(state[0]["table"]["kingdoms"])
        for index in range(kingdoms):
            clear(state[0]["kingdoms"][index], int(state[0]["table"]["grid"]))
            state[0]["estates"][index]["coins"] = _FIRST_COINS
            state[0]["estates"][index]["knights"] = _FIRST_KNIGHTS
        _set_court(state[0]["court"], kingdoms)
        return state

    def format_action(self, action: int) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> int:
        return notation.parse_action(text)

    def format_outcome(self, state: State, components: Components, outcome: Sequence[int]) -> str:
        return notation.format_outcome(state[0], components, outcome)

    def parse_outcome(self, state: State, components: Components, text: str) -> list[int]:
        return notation.parse_outcome(state[0], components, text)

    def draw_due(self, state: State, components: Components) -> Draw:
        return chance.draw_due(state[0], components)

    def outcome_of(self, state: State, components: Components, items: Sequence[int]) -> list[int]:
        return chance.outcome_of(state[0], items)

    def items_of(self, state: State, components: Components, outcome: Sequence[int]) -> list[int]:
        return chance.items_of(state[0], outcome)

    def parts(self, state: State, components: Components, kingdom: int, lines: Sequence[int]) -> dict[str, int]:
        table, estate = state[0]["table"], state[0]["estates"][kingdom]
        owned = {int(code) for code in estate["building"]}
        parts = {"coins": lines[COINS_LINE]}
        parts.update((terrain, lines[code]) for code, terrain in enumerate(TERRAINS, start=1))
        for code, building in enumerate(components.buildings.values(), start=1):
            if code in owned and building.points:
                parts[building.id] = lines[FIRST_BUILDING_LINE + code - 1]
        parts.update((name, lines[line]) for line, name in enumerate(BONUSES, start=len(lines) - 2) if table[name])
        return parts

    def read_sheet(self, sheet: Sheet, components: Path | str | None) -> Position:
        return read_sheet(sheet, components)

    def view(self, state: State, components: Components) -> View:
        return view(state[0], components)


def _check_options(players: int, options: Options) -> None:
    wedding, teams = options.get("royal_wedding", False), options.get("teams", False)
    if teams and not wedding:
        raise BadOptions("teams=true needs royal_wedding=true")
    if not wedding and players > 4:
        raise BadOptions(f"queendomino is for 2, 3 or 4 players, not {players}; more need royal_wedding=true")
    if players == 8 and not teams:
        raise BadOptions("a Royal Wedding of 8 is played in teams: teams=true")


def _facts(players: int, options: Options) -> dict[str, int]:
    """The shape of the game: RULES of Queendomino, or one of the three modes of the Royal Wedding."""
    wedding, teams = bool(options.get("royal_wedding", False)), bool(options.get("teams", False))
    large = teams or (players <= 4 if wedding else players == 2)
    long_rows = players > 4
    return {
        "players": players,
        "kingdoms": players // 2 if teams else players,
        "teams": int(teams),
        "grid": 7 if large else 5,
        "row_size": 8 if long_rows else 4,
        "king_count": 4 if players == 2 else players,
        "boxes": 2 if wedding else 1,
        "rounds": 24 if wedding and not long_rows else 12,
        "kings_come": OPPOSITE if players == 2 else 0,
        **{name: int(options[name]) for name in ("may_discard", *BONUSES)},
    }


def _set_court(court: np.void, kingdoms: int) -> None:
    court["pile"] = (1 << COPIES) - 1
    court["dragon"], court["queen"] = CAVE, NO_KINGDOM
    court["bank_knights"] = catalog.KNIGHTS_IN_BOX - kingdoms * _FIRST_KNIGHTS
    court["bank_towers"] = catalog.TOWERS_IN_BOX
    court["left"], court["right"] = NO_SQUARE, NO_SQUARE
