"""Tiny for everyone above the kernels: its facts and its words."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from crownfield.games.contract import EDITION, Components, GameInfo, Options, State, View
from crownfield.games.dominoes import DominoesRules
from crownfield.games.kernels import Kernels
from crownfield.mechanics.chance import Draw, kings_draw, row_draw
from crownfield.mechanics.draft import ROW
from crownfield.mechanics.kingdom import clear
from crownfield.mechanics.table import set_table
from tiny import catalog, kernels, notation
from tiny.actions import ACTIONS
from tiny.layout import LINES, STATE
from tiny.view import view


class Tiny(DominoesRules):
    info = GameInfo(
        name="tiny",
        title="Tiny",
        players=(2,),
        options={},
        actions=ACTIONS,
        lines=LINES,
        longest_outcome=8,
        state=STATE,
        files=("kingdomino_dominoes.csv",),
    )
    kernels: Kernels = kernels

    def read_components(self, folder: Path | None) -> Components:
        return catalog.read_components(folder)

    def start(self, players: int, options: Options, edition: int = EDITION) -> State:
        state = np.zeros(1, STATE)
        set_table(state[0]["table"], players=2, kingdoms=2, grid=3, row_size=4, king_count=4, rounds=2, boxes=1)
        for kingdom in state[0]["kingdoms"]:
            clear(kingdom, 3)
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
        return dict(zip(LINES, lines[1:], strict=True))

    def view(self, state: State, components: Components) -> View:
        return view(state[0])
