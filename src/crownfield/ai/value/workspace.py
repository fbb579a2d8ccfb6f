"""Laying out a desk: a game's pieces, its network and room to work in, for one thread."""

from importlib import import_module
from types import ModuleType

import numpy as np

from crownfield.ai.endings import open_end
from crownfield.ai.rollout.entries import policy_of
from crownfield.ai.value.cache import LIKED, new_memory
from crownfield.ai.value.judge import Desk
from crownfield.ai.value.network import AT_ONCE, Network
from crownfield.games.contract import Components, Rules

__all__ = ["features_of", "kernels_of", "new_desk"]

_MOST_KINGDOMS = 8


def features_of(game: str) -> ModuleType:
    """The module that describes a game's kingdoms to networks."""
    return import_module(f"crownfield.ai.inputs.{game}.features")


def kernels_of(game: str) -> list[ModuleType]:
    """Everything that the loops of thinking are bound to."""
    kernels = import_module(f"crownfield.games.{game}.kernels")
    return [kernels, policy_of(game), features_of(game), _ending_of(game)]


def _ending_of(game: str) -> ModuleType:
    return import_module("crownfield.ai.endings.kingdomino") if game == "kingdomino" else open_end


def new_desk(rules: Rules, components: Components, network: Network) -> Desk:
    features, width = features_of(rules.info.name), network.rows.shape[1]
    most = rules.info.actions
    return Desk(
        components=components.tables,
        facts=features.facts_of(components),
        network=network,
        lines=np.zeros(len(rules.info.lines) + 1, np.int64),
        paper=np.zeros(1, _paper(features.MOST_INPUTS, width)),
        memory=new_memory(width, np.float32),
        habits=new_memory(LIKED, np.int64),
        actions=np.zeros(most, np.int64),
        liking=np.zeros(most),
        expected=np.zeros(most),
        means=np.zeros(_MOST_KINGDOMS),
        spreads=np.zeros(_MOST_KINGDOMS),
        work=np.zeros(4, rules.info.state),
        room=np.zeros(1, _ending_of(rules.info.name).ROOM),
    )


def _paper(inputs: int, width: int) -> np.dtype[np.void]:
    return np.dtype(
        [
            ("inputs", np.int64, (inputs + AT_ONCE,)),
            ("weights", np.float32, (inputs,)),
            ("sums", np.int32, (width,)),
            ("nothing", np.float32, (width,)),
            ("unseen", np.float32, (width,)),
            ("lands", np.float32, (_MOST_KINGDOMS, width)),
            ("hidden", np.float32, (3, width)),
        ]
    )
