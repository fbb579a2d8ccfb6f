"""Kingdomino Duel for everyone above the kernels: its facts and its words."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Literal

import numpy as np

from crownfield.base.actors import CHANCE, NOBODY
from crownfield.games.contract import EDITION, Components, GameInfo, Options, Rules, State
from crownfield.games.duel import catalog, kernels, notation
from crownfield.games.duel.actions import ACTIONS, SKIP
from crownfield.games.duel.layout import DICE, FACES, FIRST, LINES, PHASES, STATE
from crownfield.games.duel.shape import DuelView
from crownfield.games.duel.sheet import read_sheet
from crownfield.games.duel.squares import NAMES
from crownfield.games.duel.view import view
from crownfield.games.kernels import Kernels
from crownfield.games.position import Position
from crownfield.games.sheet import Sheet
from crownfield.mechanics.chance import Draw

__all__ = ["Duel"]

_INFO = GameInfo(
    name="duel",
    title="Kingdomino Duel",
    players=(2,),
    options={},
    actions=ACTIONS,
    lines=LINES,
    longest_outcome=4,
    state=STATE,
    files=("duel.json",),
    castle="d3",
    ties=("largest domain {} squares",),
    dynasty=False,
    sheet=("bonus",),
)


class Duel(Rules):
    info = _INFO
    kernels: Kernels = kernels

    def read_components(self, folder: Path | None) -> Components:
        return catalog.read_components(folder)

    def start(self, players: int, options: Options, edition: int = EDITION) -> State:
        state = np.zeros(1, STATE)
        table = state[0]["table"]
        table["phase"], table["actor"], table["first"], table["edition"] = FIRST, CHANCE, -1, edition
        return state

    def edition(self, state: State) -> int:
        return int(state[0]["table"]["edition"])

    def actor(self, state: State) -> int:
        return int(state[0]["table"]["actor"])

    def phase(self, state: State) -> str:
        return PHASES[int(state[0]["table"]["phase"])]

    def turn_key(self, state: State) -> Hashable:
        """Taking dice, drawing and the spells that strike at once are turns of their own."""
        table = state[0]["table"]
        phase = PHASES[int(table["phase"])]
        kind = phase if phase == "take" else "strike" if phase in ("domains", "bless") else "draw"
        return int(table["round"]), int(table["actor"]), kind

    def room(self, state: State) -> list[list[str]]:
        drawn = [sheet["squares"] for sheet in view(state[0])["maps"]]
        return [[name for name in NAMES.values() if name not in squares] for squares in drawn]

    def kingdom_seats(self, state: State) -> list[list[int]]:
        return [[0], [1]]

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
        if table["phase"] == FIRST:
            return Draw("first", (0, 1), None, 0, 1)
        rolled_before = int(table["round"]) - 1
        return Draw("dice", tuple(range(1, FACES + 1)), None, DICE * rolled_before, DICE)

    def outcome_of(self, state: State, components: Components, items: Sequence[int]) -> list[int]:
        return list(items)

    def items_of(self, state: State, components: Components, outcome: Sequence[int]) -> list[int]:
        return list(outcome)

    def parts(self, state: State, components: Components, kingdom: int, lines: Sequence[int]) -> dict[str, int]:
        return dict(zip(LINES, lines[1:], strict=True))

    def read_sheet(self, sheet: Sheet, components: Path | str | None) -> Position:
        return read_sheet(sheet, components)

    def view(self, state: State, components: Components) -> DuelView:
        return {**view(state[0]), "skip": self._skip(state, components)}

    def _skip(self, state: State, components: Components) -> Literal["goes_on", "may_end", "ends"] | None:
        """What skipping would do: it `ends` the game, `may_end` it if B skips too, or the game `goes_on`.

        None where the actor may not skip.
        """
        table, after = state[0]["table"], state.copy()
        if table["actor"] < 0 or table["began"] or SKIP not in self._legal(state, components):
            return None
        self.entries.play_action(after, components.tables, SKIP)
        if table["actor"] != table["first"]:
            ended = self.actor(after) == NOBODY and not state[0]["sheets"][int(table["first"])]["drew"]
            return "ends" if ended else "goes_on"
        answers = self._legal(after, components)
        if SKIP not in answers:
            return "goes_on"
        self.entries.play_action(after, components.tables, SKIP)
        if self.actor(after) != NOBODY:
            return "goes_on"
        return "ends" if len(answers) == 1 else "may_end"

    def _legal(self, state: State, components: Components) -> list[int]:
        out = np.empty(ACTIONS, np.int64)
        return [int(code) for code in out[: self.entries.list_actions(state, components.tables, out)]]
