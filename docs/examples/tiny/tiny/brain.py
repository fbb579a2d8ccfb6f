"""What computer players need to know of Tiny. Nobody has trained a network for it."""

from typing import ClassVar

from crownfield.ai.contract import Brain
from crownfield.ai.policies import Policies
from crownfield.games.kernels import Kernels
from tiny import kernels, policy


class _Tiny(Brain):
    levels: ClassVar = {
        "page": "random",
        "squire": "gprd",
        "steward": "greedy",
        "marshal": "fg",
        "chancellor": "mce-fg:playouts=8",
        "regent": "mce-fg:playouts=16",
    }

    @property
    def rules(self) -> Kernels:
        return kernels

    @property
    def policies(self) -> Policies:
        return policy


BRAIN = _Tiny()
