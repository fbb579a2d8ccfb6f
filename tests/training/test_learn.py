"""Learning on the smallest run there is, from self-play to the network on disk; needs torch."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownfield.ai.inputs.sheet import sheet_type
from crownfield.ai.value.layers import new_layers, read_layers
from crownfield.ai.value.network import AT_ONCE, add_rows, conclude, network_of
from crownfield.base.compiling import compiles
from tests.training.small import small_run

torch: Any = pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(compiles(), reason="self-play compiles for minutes: run interpreted")


def test_an_iteration_writes_a_network_that_has_learned_and_a_line_of_the_curve(tmp_path: Path) -> None:
    from training import learn

    run = small_run(tmp_path, "duel")
    for begun in ([], ["--from", str(tmp_path / "out" / "small.npz")]):
        learn.main([str(run), "--out", str(tmp_path / "out"), "--threads", "1", "--iterations", "1", *begun])
    network = read_layers(tmp_path / "out" / "small.npz")
    untrained = new_layers(len(network.first), (8, 4, 4), seed=1)
    assert network.last.shape == untrained.last.shape
    assert not np.allclose(network.last, untrained.last, atol=1e-5)
    facts = [json.loads(line) for line in (tmp_path / "out" / "small.jsonl").read_text("utf-8").splitlines()]
    assert [fact["iteration"] for fact in facts] == [1, 1]
    assert all(fact["samples"] > 0 and fact["error"] > 0 for fact in facts)


def test_the_network_in_torch_says_what_the_one_in_kernels_says() -> None:
    from training.model import Model

    model = Model(50, (16, 8, 8), seed=3)
    inputs, weights = [3, 17, 17, 40, 2], np.array([1, 1, 1, 0.3, 1], np.float32)
    points, spread = model(torch.tensor(inputs), torch.from_numpy(weights), torch.tensor([0]), torch.tensor([12.0]))
    network, sheet = network_of(model.give()), np.zeros(1, sheet_type(5, AT_ONCE))[0]
    sheet["count"], sheet["which"][:5], sheet["weights"][:] = 5, inputs, weights
    hidden = np.zeros((3, 16), np.float32)
    add_rows(network, sheet, np.zeros(16, np.int32), network.rest[0]["first_bias"], hidden[0])
    assert conclude(network, 12, hidden) == pytest.approx((points.item(), spread.item()), abs=0.05)
