"""Tiny's pieces: the dominoes of Kingdomino."""

import hashlib
from pathlib import Path

import numpy as np

from crownfield.games.contract import Components
from crownfield.mechanics.dominoes import domino_table, read_dominoes
from tiny.layout import COMPONENTS

BOXES = ("kingdomino",)


def read_components(folder: Path | None) -> Components:
    dominoes = read_dominoes("kingdomino", folder)
    tables = np.zeros(1, COMPONENTS)
    tables[0]["dominoes"] = domino_table(dominoes)
    return Components(tables, hashlib.sha256(tables.tobytes()).hexdigest()[:16], {"kingdomino": dominoes})
