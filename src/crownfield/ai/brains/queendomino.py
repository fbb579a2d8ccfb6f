"""What computer players need to know of Queendomino and the Royal Wedding."""

from typing import TYPE_CHECKING, ClassVar

from crownfield.ai.contract import Brain, Judge
from crownfield.games.position import Position

if TYPE_CHECKING:
    from crownfield.ai.inputs import Inputs
    from crownfield.ai.policies import Policies
    from crownfield.games.kernels import Kernels

__all__ = ["BRAIN"]


class _Queendomino(Brain):
    levels: ClassVar = {
        "page": "net:noise=18",
        "squire": "net:noise=8.7",
        "steward": "net:noise=5",
        "marshal": "net:noise=2.5",
        "chancellor": "net",
        "regent": "search:seconds=1",
    }

    @property
    def rules(self) -> "Kernels":
        from crownfield.games.queendomino import kernels

        return kernels

    @property
    def policies(self) -> "Policies":
        from crownfield.ai.policies import queendomino

        return queendomino

    @property
    def inputs(self) -> "Inputs":
        from crownfield.ai.inputs.queendomino import features

        return features

    def judge_of(self, position: Position) -> Judge:
        """The Royal Wedding has a network of its own."""
        wedding = position.options.get("royal_wedding")
        return Judge("wedding" if wedding else "queendomino", horizon=(1, 1))


BRAIN = _Queendomino()
