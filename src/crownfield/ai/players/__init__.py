"""Whoever can sit at a table: players by name, levels that people choose from."""

from crownfield.ai.players.registry import PLAYERS, Kind, Player, new_player, register

__all__ = ["PLAYERS", "Kind", "Player", "new_player", "register"]
