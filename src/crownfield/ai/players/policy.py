"""Players that follow a simple policy, compiled: greedy placement with a random draft, and Full Greedy."""

from random import Random

from crownfield.ai.players.registry import seat_to_act
from crownfield.ai.rollout.entries import entries_of, new_kit
from crownfield.ai.rollout.playouts import GREEDY, HALF_GREEDY, MOSTLY_RANDOM, OWN_GREEDY, RANDOM, Kit
from crownfield.games.position import Move, Position

__all__ = ["POLICIES", "KitPlayer", "PolicyPlayer", "as_move"]

POLICIES = {"tr": RANDOM, "gprd": HALF_GREEDY, "fg": GREEDY, "eg": MOSTLY_RANDOM, "pg": OWN_GREEDY}
"""The paper's names."""


class KitPlayer:
    """A player with luck of its own and room to work in, laid out for the first position it sees."""

    def __init__(self, seed: int | str, *, policy: str) -> None:
        self._random = Random(f"{policy} {seed}")
        self._seed = self._random.getrandbits(64)
        self._policy = POLICIES[policy]
        self._kit: Kit | None = None

    def _kit_for(self, position: Position) -> Kit:
        """Raises NotAllowed when no seat is to act."""
        seat_to_act(position)
        kingdoms = len(position.rules.kingdom_seats(position.state))
        if self._kit is None or self._kit.work.dtype != position.state.dtype or len(self._kit.totals) != kingdoms:
            self._kit = new_kit(position, self._seed)
        return self._kit


class PolicyPlayer(KitPlayer):
    """Decides as its policy does."""

    def turn(self, position: Position) -> list[Move]:
        kit = self._kit_for(position)
        entries = entries_of(position.rules.info.name)
        written = entries.policy_turn(position.state, kit, self._policy)
        return [as_move(position, action) for action in kit.turn[:written].tolist()]


def as_move(position: Position, action: int) -> Move:
    return Move(position.rules.format_action(action), action)
