"""What every table needs of the house: the store, the computers, the settings and the limits."""

from dataclasses import dataclass
from pathlib import Path

from crownfield.games import start_with
from crownfield.games.position import Position
from crownfield.play.table import TableRefusal
from crownfield.server.disk.store import Store, StoredGame
from crownfield.server.minds.preparing import Preparing
from crownfield.server.minds.workers import Workers
from crownfield.server.settings import Settings
from crownfield.server.table.limits import Limits

__all__ = ["Services"]


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    workers: Workers
    preparing: Preparing
    limits: Limits

    @property
    def components(self) -> Path | None:
        return self.settings.components

    def check_open_tables(self) -> None:
        """Raises TableRefusal unless the host has switched the list of open tables on."""
        if not self.settings.open_tables:
            raise TableRefusal("not_allowed", "this server keeps no list of open tables")

    def start_position(self, stored: StoredGame) -> Position:
        """The game before anything has happened."""
        return start_with(stored.game, stored.players, stored.options, self.components, edition=stored.edition)
