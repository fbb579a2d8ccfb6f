"""What the dominoes games have in common above the kernels: a table, kings that take turns, kingdoms that grow."""

from collections.abc import Hashable

from crownfield.games.contract import EDITION, Rules, State
from crownfield.mechanics.draft import AT_ONCE, PHASES
from crownfield.mechanics.table import kingdom_seats, room_view, turn_key

__all__ = ["DominoesRules"]


class DominoesRules(Rules):
    """Games whose state has a `table` and `kingdoms`."""

    def actor(self, state: State) -> int:
        return int(state[0]["table"]["actor"])

    def phase(self, state: State) -> str:
        return PHASES[int(state[0]["table"]["phase"])]

    def turn_key(self, state: State) -> Hashable:
        return turn_key(state[0]["table"])

    def edition(self, state: State) -> int:
        return 1 if state[0]["table"]["kings_come"] & AT_ONCE else EDITION

    def room(self, state: State) -> list[list[str]]:
        return [room_view(state[0]["kingdoms"][index]) for index in range(int(state[0]["table"]["kingdoms"]))]

    def kingdom_seats(self, state: State) -> list[list[int]]:
        return kingdom_seats(state[0]["table"])
