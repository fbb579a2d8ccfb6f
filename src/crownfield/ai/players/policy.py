"""Players that follow a simple policy, compiled: greedy placement with a random draft, and Full Greedy."""

from random import Random

from crownfield.ai.rollout.entries import entries_of, workspace_for
from crownfield.ai.rollout.playouts import GREEDY, HALF_GREEDY, MOSTLY_RANDOM, OWN_GREEDY, RANDOM
from crownfield.ai.rollout.workspace import Workspace
from crownfield.ai.turns import as_move, seat_to_act
from crownfield.games.position import Move, Position

__all__ = ["POLICIES", "PolicyPlayer", "PolicyUser"]

POLICIES = {"tr": RANDOM, "gprd": HALF_GREEDY, "fg": GREEDY, "eg": MOSTLY_RANDOM, "pg": OWN_GREEDY}
"""The paper's names."""


class PolicyUser:
    """A player with random numbers of its own and a workspace, laid out for the first position it sees."""

    def __init__(self, seed: int | str, *, policy: str) -> None:
        self._random = Random(f"{policy} {seed}")
        self._seed = self._random.getrandbits(64)
        self._policy = POLICIES[policy]
        self._space: Workspace | None = None

    def _space_for(self, position: Position) -> Workspace:
        """Raises NotAllowed when no seat is to act."""
        seat_to_act(position)
        kingdoms = len(position.rules.kingdom_seats(position.state))
        if self._space is None or self._space.work.dtype != position.state.dtype or len(self._space.totals) != kingdoms:
            self._space = workspace_for(position, self._seed)
        return self._space


class PolicyPlayer(PolicyUser):
    """Decides as its policy does."""

    def turn(self, position: Position) -> list[Move]:
        space = self._space_for(position)
        entries = entries_of(position.rules.info.name)
        written = entries.policy_turn(position.state, space, self._policy)
        return [as_move(position, action) for action in space.turn[:written].tolist()]
