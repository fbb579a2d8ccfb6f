"""The networks that come with the package: which one judges which game."""

from functools import cache
from pathlib import Path

from crownfield.ai.value.layers import read_layers
from crownfield.ai.value.network import Network, network_of
from crownfield.ai.value.workspace import features_of
from crownfield.base.errors import BadNetwork
from crownfield.games.position import Position

__all__ = ["network_for", "network_name"]

_FOLDER = Path(__file__).parents[1] / "networks"


def network_name(position: Position) -> str:
    """Two players of Kingdomino have a network of their own, large kingdoms another; so has the Royal Wedding."""
    game = position.rules.info.name
    if game == "kingdomino" and position.players == 2:
        return "mighty" if position.options.get("mighty_duel") else "duo"
    if game == "queendomino" and position.options.get("royal_wedding"):
        return "wedding"
    return game


def network_for(position: Position) -> Network:
    """The network that judges this kind of game; raises BadNetwork when it is missing or damaged."""
    return _read(network_name(position), position.rules.info.name)


@cache
def _read(name: str, game: str) -> Network:
    layers = read_layers(_FOLDER / f"{name}.npz")
    if len(layers.first) != features_of(game).INPUTS:
        raise BadNetwork(f"{name}.npz is made for {len(layers.first)} inputs, not {features_of(game).INPUTS}")
    return network_of(layers)
