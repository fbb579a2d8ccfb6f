"""What every table needs of the house: the store, the computers, the settings."""

from dataclasses import dataclass
from pathlib import Path

from crownfield.games import start_with
from crownfield.games.position import Position
from crownfield.server.settings import Settings
from crownfield.server.store import Store, StoredGame
from crownfield.server.warmth import Warmth
from crownfield.server.workers import Workers

__all__ = ["Services"]


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    workers: Workers
    warmth: Warmth

    @property
    def components(self) -> Path | None:
        return self.settings.components

    def start_position(self, stored: StoredGame) -> Position:
        """The game before anything has happened."""
        return start_with(stored.game, stored.players, stored.options, self.components)
