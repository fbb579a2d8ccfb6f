"""All that a network is told about a kingdom."""

import numpy as np

from crownfield.ai.contract import brain_of
from crownfield.ai.inputs.sheet import sheet_type
from crownfield.games.position import Position


def told(position: Position, kingdom: int, total: int = 0) -> dict[int, float]:
    """Which inputs are on, and how much each weighs."""
    inputs, state = brain_of(position.rules.info.name).inputs, position.state[0]
    facts, sheet = inputs.facts_of(position.components), np.zeros(1, sheet_type(inputs.MOST_INPUTS, 0))[0]
    inputs.describe_unseen(state, facts, sheet)
    inputs.describe_land(state, facts, kingdom, sheet)
    inputs.describe_rest(state, facts, kingdom, total, sheet)
    assert sheet["count"] <= inputs.MOST_INPUTS
    on: dict[int, float] = {}
    for which, weight in zip(sheet["which"][: sheet["count"]], sheet["weights"][: sheet["count"]], strict=True):
        assert 0 <= which < inputs.INPUTS
        on[int(which)] = on.get(int(which), 0.0) + float(weight)
    return on
