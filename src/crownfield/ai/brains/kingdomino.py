"""What computer players need to know of Kingdomino."""

from typing import TYPE_CHECKING, ClassVar

from crownfield.ai.contract import Brain, Judge
from crownfield.games.position import Position

if TYPE_CHECKING:
    from crownfield.ai.endings import Ending
    from crownfield.ai.inputs import Inputs
    from crownfield.ai.policies import Policies
    from crownfield.games.kernels import Kernels

__all__ = ["BRAIN"]


class _Kingdomino(Brain):
    levels: ClassVar = {
        "page": "net:noise=8",
        "squire": "net:noise=4.4",
        "steward": "net:noise=3",
        "marshal": "net:noise=1.6",
        "chancellor": "net",
        "regent": "search:seconds=1",
    }

    @property
    def rules(self) -> "Kernels":
        from crownfield.games.kingdomino import kernels

        return kernels

    @property
    def policies(self) -> "Policies":
        from crownfield.ai.policies import kingdomino

        return kingdomino

    @property
    def inputs(self) -> "Inputs":
        from crownfield.ai.inputs.kingdomino import features

        return features

    @property
    def ending(self) -> "Ending":
        from crownfield.ai.endings import kingdomino

        return kingdomino

    def judge_of(self, position: Position) -> Judge:
        """Two players have a network of their own, on large grids another."""
        if position.players > 2:
            return Judge("kingdomino", horizon=(2, 2), doubt=2.0)
        if position.options.get("mighty_duel"):
            return Judge("mighty", horizon=(2, 2))
        return Judge("duo", horizon=(1, 4))


BRAIN = _Kingdomino()
