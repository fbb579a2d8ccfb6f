"""Kingdomino for everyone above the kernels: its facts, its options, its words."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from crownfield.base.errors import BadOptions
from crownfield.games.contract import EDITION, Components, GameInfo, Option, Options, State, View
from crownfield.games.dominoes import DominoesRules
from crownfield.games.kernels import Kernels
from crownfield.games.kingdomino import catalog, kernels, notation
from crownfield.games.kingdomino.actions import ACTIONS
from crownfield.games.kingdomino.layout import LINES, STATE
from crownfield.games.kingdomino.sheet import read_sheet
from crownfield.games.kingdomino.view import view
from crownfield.games.position import Position
from crownfield.games.sheet import Sheet
from crownfield.mechanics.chance import Draw, kings_draw, row_draw
from crownfield.mechanics.draft import AT_ONCE, ROW
from crownfield.mechanics.kingdom import clear
from crownfield.mechanics.table import set_table

__all__ = ["Kingdomino"]

_INFO = GameInfo(
    name="kingdomino",
    title="Kingdomino",
    players=(2, 3, 4),
    options={
        "mighty_duel": Option(False, "two players, all 48 dominoes, kingdoms of 7 × 7", (2,)),
        "middle_kingdom": Option(False, "10 points for a castle in the middle of its kingdom"),
        "harmony": Option(False, "5 points for a kingdom without a hole"),
        "may_discard": Option(False, "a domino may be discarded even if it could be placed"),
        "row": Option(3, "with three players: 3 dominoes a row, or 4 of which one is left over", (3,)),
    },
    actions=ACTIONS,
    lines=LINES,
    longest_outcome=8,
    state=STATE,
    files=("kingdomino_dominoes.csv",),
    ties=("largest region {} squares", "crowns {}"),
    sheet=("grid", "middle_kingdom", "harmony"),
)


class Kingdomino(DominoesRules):
    info = _INFO
    kernels: Kernels = kernels

    def read_components(self, folder: Path | None) -> Components:
        return catalog.read_components(folder)

    def start(self, players: int, options: Options, edition: int = EDITION) -> State:
        if options.get("row", 4) not in (3, 4):
            raise BadOptions("row must be 3 or 4")
        mighty = bool(options.get("mighty_duel", False))
        state = np.zeros(1, STATE)
        set_table(
            state[0]["table"],
            players=players,
            kingdoms=players,
            grid=7 if mighty else 5,
            row_size=int(options.get("row", 4)),
            king_count=3 if players == 3 else 4,
            rounds=6 if players == 2 and not mighty else 12,
            boxes=1,
            kings_come=AT_ONCE if edition == 1 else 0,
            **{name: int(options[name]) for name in ("may_discard", "middle_kingdom", "harmony")},
        )
        for kingdom in state[0]["kingdoms"]:
            clear(kingdom, int(state[0]["table"]["grid"]))
        return state

    def format_action(self, action: int) -> str:
        return notation.format_action(action)

    def parse_action(self, text: str) -> int:
        return notation.parse_action(text)

    def format_outcome(self, state: State, components: Components, outcome: Sequence[int]) -> str:
        return notation.format_outcome(state[0]["table"], outcome)

    def parse_outcome(self, state: State, components: Components, text: str) -> list[int]:
        return notation.parse_outcome(state[0]["table"], text)

    def draw_due(self, state: State, components: Components) -> Draw:
        table = state[0]["table"]
        return row_draw(table, 0, catalog.BOXES[0]) if table["phase"] == ROW else kings_draw(table)

    def outcome_of(self, state: State, components: Components, items: Sequence[int]) -> list[int]:
        return sorted(items) if state[0]["table"]["phase"] == ROW else list(items)

    def items_of(self, state: State, components: Components, outcome: Sequence[int]) -> list[int]:
        return list(outcome)

    def parts(self, state: State, components: Components, kingdom: int, lines: Sequence[int]) -> dict[str, int]:
        table = state[0]["table"]
        shown = [name for name in LINES if name not in ("middle_kingdom", "harmony") or table[name]]
        return {name: lines[LINES.index(name) + 1] for name in shown}

    def read_sheet(self, sheet: Sheet, components: Path | str | None) -> Position:
        return read_sheet(sheet, components)

    def view(self, state: State, components: Components) -> View:
        return view(state[0])
