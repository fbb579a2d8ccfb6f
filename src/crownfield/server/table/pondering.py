"""What a table has thought over in other processes: by whom, and what they are sent."""

from crownfield.games.position import Position
from crownfield.server.disk.store import StoredGame
from crownfield.server.minds.thinking import SentPosition
from crownfield.server.table.services import Services

__all__ = ["Pondering"]


class Pondering:
    """For one live table."""

    def __init__(self, services: Services) -> None:
        self.workers, self.limits = services.workers, services.limits
        self.pause = services.settings.pause
        """How many seconds a computer takes at least."""
        self._components = services.components

    def sent(self, stored: StoredGame, position: Position) -> SentPosition:
        """A position of this game, for a worker."""
        return SentPosition(
            game=stored.game,
            players=stored.players,
            options=dict(stored.options),
            components=self._components,
            state=position.state.tobytes(),
        )
