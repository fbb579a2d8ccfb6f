"""Counting the positions that can be reached: a short script of chance, and how often each position comes about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from crownfield.base.actors import CHANCE
from crownfield.games import start
from crownfield.games.position import Position
from crownfield.play.record import parse_options

FOLDER = Path(__file__).parent / "counts"


class Script:
    """A file of counts: the game, what chance says in order, the moves before counting starts, and the depth."""

    def __init__(self, text: str) -> None:
        lines = [line.split(": ", 1) for line in text.splitlines() if ": " in line]
        self.facts = {name: value for name, value in lines if name in ("game", "players", "options")}
        self.reveals = [value for name, value in lines if name == "reveal"]
        self.moves = [value for name, value in lines if name == "first"]
        self.depth = sum(name.startswith("depth") for name, _ in lines)

    def report(self) -> str:
        """What the file should say."""
        head = [f"{name}: {value}" for name, value in self.facts.items()]
        head += [f"reveal: {text}" for text in self.reveals]
        head += [f"first: {text}" for text in self.moves]
        return "\n".join([*head, "", *self._counted()]) + "\n"

    def _counted(self) -> Iterator[str]:
        options: dict[str, Any] = {**parse_options(self.facts.get("options", ""))}
        position = start(self.facts["game"], players=int(self.facts["players"]), **options)
        used = self._revealed(position, 0)
        for text in self.moves:
            position.play(text)
            used = self._revealed(position, used)
        layer = {position.state.tobytes(): (position, used, 1)}
        for depth in range(1, self.depth + 1):
            layer = self._next_layer(layer)
            ways = sum(times for _, _, times in layer.values())
            yield f"depth {depth}: {ways} lines of play, {len(layer)} positions"

    def _next_layer(self, layer: dict[bytes, tuple[Position, int, int]]) -> dict[bytes, tuple[Position, int, int]]:
        after: dict[bytes, tuple[Position, int, int]] = {}
        for position, used, times in layer.values():
            for move in position.legal_moves():
                copy = position.copy()
                copy.rules.entries.play_action(copy.state, copy.components.tables, move.action)
                now_used = self._revealed(copy, used)
                key = copy.state.tobytes()
                before = after.get(key, (copy, now_used, 0))
                after[key] = (before[0], before[1], before[2] + times)
        return after

    def _revealed(self, position: Position, used: int) -> int:
        """Let chance speak while it is due; returns how many lines of its script are used up."""
        while position.actor == CHANCE:
            position.reveal(self.reveals[used])
            used += 1
        return used
