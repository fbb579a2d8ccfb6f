"""Kingdomino's pieces: its 48 dominoes."""

import hashlib
from pathlib import Path

import numpy as np

from crownfield.games.contract import Components
from crownfield.games.kingdomino.layout import COMPONENTS
from crownfield.mechanics.dominoes import domino_table, read_dominoes

__all__ = ["BOXES", "read_components"]

BOXES = ("kingdomino",)


def read_components(folder: Path | None) -> Components:
    dominoes = read_dominoes("kingdomino", folder)
    tables = np.zeros(1, COMPONENTS)
    tables[0]["dominoes"] = domino_table(dominoes)
    return Components(tables, hashlib.sha256(tables.tobytes()).hexdigest()[:16], {"kingdomino": dominoes})
