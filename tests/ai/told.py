"""All that a network is told about a kingdom."""

import numpy as np

from crownfield.ai.value.workspace import features_of
from crownfield.games.position import Position


def told(position: Position, kingdom: int, total: int = 0) -> dict[int, float]:
    """Which inputs are on, and how much each weighs."""
    features, state = features_of(position.rules.info.name), position.state[0]
    facts = features.facts_of(position.components)
    inputs, weights = np.full(features.MOST_INPUTS, -1), np.zeros(features.MOST_INPUTS, np.float32)
    count = features.describe_unseen(state, facts, inputs, weights, 0)
    count = features.describe_land(state, facts, kingdom, inputs, weights, count)
    count = features.describe_rest(state, facts, kingdom, total, inputs, weights, count)
    assert count <= features.MOST_INPUTS
    assert ((inputs[:count] >= 0) & (inputs[:count] < features.INPUTS)).all()
    on: dict[int, float] = {}
    for which, weight in zip(inputs[:count], weights[:count], strict=True):
        on[int(which)] = on.get(int(which), 0.0) + float(weight)
    return on
