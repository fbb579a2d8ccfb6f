"""The networks that come with the package, read once."""

from functools import cache
from pathlib import Path

from crownfield.ai.contract import brain_of
from crownfield.ai.value.layers import read_layers
from crownfield.ai.value.network import Network, network_of
from crownfield.base.errors import BadNetwork
from crownfield.games.position import Position

__all__ = ["network_for"]

_FOLDER = Path(__file__).parents[1] / "networks"


def network_for(position: Position) -> Network:
    """The network that judges games like this one; raises BadNetwork when it is missing or damaged."""
    brain = brain_of(position.rules.info.name)
    return _read(brain.judge_of(position).network, brain.inputs.INPUTS)


@cache
def _read(name: str, inputs: int) -> Network:
    layers = read_layers(_FOLDER / f"{name}.npz")
    if len(layers.first) != inputs:
        raise BadNetwork(f"{name}.npz is made for {len(layers.first)} inputs, not {inputs}")
    return network_of(layers)
