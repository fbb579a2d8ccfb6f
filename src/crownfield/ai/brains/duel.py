"""What computer players need to know of Kingdomino Duel."""

from typing import TYPE_CHECKING, ClassVar

from crownfield.ai.contract import Brain, Judge
from crownfield.games.position import Position

if TYPE_CHECKING:
    from crownfield.ai.inputs import Inputs
    from crownfield.ai.policies import Policies
    from crownfield.games.kernels import Kernels

__all__ = ["BRAIN"]


class _Duel(Brain):
    levels: ClassVar = {
        "page": "net:noise=10",
        "squire": "net:noise=6.7",
        "steward": "net:noise=3.7",
        "marshal": "net:noise=2.1",
        "chancellor": "net",
        "regent": "search:seconds=1",
    }

    @property
    def rules(self) -> "Kernels":
        from crownfield.games.duel import kernels

        return kernels

    @property
    def policies(self) -> "Policies":
        from crownfield.ai.policies import duel

        return duel

    @property
    def inputs(self) -> "Inputs":
        from crownfield.ai.inputs.duel import features

        return features

    def judge_of(self, position: Position) -> Judge:  # noqa: ARG002
        return Judge("duel", horizon=(2, 2))


BRAIN = _Duel()
