"""Laying out a desk: a game's pieces, its network and room to work in, for one thread."""

from importlib import import_module
from types import ModuleType

import numpy as np

from crownfield.ai.dominoes import features as dominoes
from crownfield.ai.entries import policy_of
from crownfield.ai.loops import open_end
from crownfield.ai.loops.net_policy import Desk
from crownfield.ai.loops.network import AT_ONCE, Network
from crownfield.games.contract import Components, Rules

__all__ = ["features_of", "kernels_of", "new_desk"]

_MOST_KINGDOMS = 8


def features_of(game: str) -> ModuleType:
    """The module that describes a game's kingdoms to networks."""
    return import_module(f"crownfield.ai.{game}.features")


def kernels_of(game: str) -> list[ModuleType]:
    """Everything that the loops of thinking are bound to; what the dominoes games share belongs to it."""
    kernels = import_module(f"crownfield.games.{game}.kernels")
    return [kernels, dominoes, policy_of(game), features_of(game), _ending_of(game)]


def _ending_of(game: str) -> ModuleType:
    return import_module("crownfield.ai.kingdomino.endgame") if game == "kingdomino" else open_end


def new_desk(rules: Rules, components: Components, network: Network) -> Desk:
    features, width = features_of(rules.info.name), len(network.first_bias)
    most = rules.info.actions
    return Desk(
        components=components.tables,
        facts=features.facts_of(components),
        network=network,
        lines=np.zeros(len(rules.info.lines) + 1, np.int64),
        inputs=np.zeros(features.MOST_INPUTS + AT_ONCE, np.int64),
        weights=np.zeros(features.MOST_INPUTS, np.float32),
        sums=np.zeros(width, np.int32),
        unseen=np.zeros(width, np.float32),
        lands=np.zeros((_MOST_KINGDOMS, width), np.float32),
        hidden=np.zeros((3, width), np.float32),
        actions=np.zeros(most, np.int64),
        liking=np.zeros(most),
        expected=np.zeros(most),
        means=np.zeros(_MOST_KINGDOMS),
        spreads=np.zeros(_MOST_KINGDOMS),
        work=np.zeros(4, rules.info.state),
        room=np.zeros(1, _ending_of(rules.info.name).ROOM),
    )
