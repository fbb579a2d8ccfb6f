"""A network judges as plain matrix arithmetic would, and files that are no networks are refused."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownfield.ai.loops.net_chance import winning_chance
from crownfield.ai.loops.network import (
    LEAST_SPREAD,
    POINTS,
    Network,
    judge_inputs,
    new_network,
    read_network,
    write_network,
)
from crownfield.base.errors import BadNetwork


def _plain(network: Network, inputs: list[int], weights: list[float], total: int) -> tuple[float, float]:
    layer: Any = network.first_bias + np.array(weights) @ network.first[inputs]
    for table, bias in zip(network[2::2], network[3::2], strict=True):
        layer = np.maximum(layer, 0) @ table + bias
    return total + POINTS * (1 + layer[0]), LEAST_SPREAD + POINTS * np.log1p(np.exp(layer[1]))


@pytest.mark.parametrize("count", [1, 3, 4, 9])
def test_a_judgement_is_the_sum_of_the_rows_that_are_on_passed_through_the_layers(count: int) -> None:
    network = new_network(50, (16, 8, 8), seed=3)
    inputs, weights = list(range(0, 5 * count, 5)), [0.5 + index for index in range(count)]
    on, scale = np.array([*inputs, 0, 0], np.int64), np.array([*weights, 0, 0], np.float32)
    found = judge_inputs(network, on, scale, count, 12, np.zeros((3, 16), np.float32))
    assert found == pytest.approx(_plain(network, inputs, weights, 12), rel=1e-4)


def test_a_network_comes_back_from_disk_a_little_rounded(tmp_path: Path) -> None:
    network = new_network(30, (16, 8, 8), seed=1)
    network.first[7] = 0
    write_network(network, tmp_path / "small.npz")
    for before, after in zip(network, read_network(tmp_path / "small.npz"), strict=True):
        assert after.dtype == np.float32
        np.testing.assert_allclose(after, before, rtol=1e-3, atol=5e-3)
    assert [file.name for file in tmp_path.iterdir()] == ["small.npz"]


def test_a_missing_or_damaged_network_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    with pytest.raises(BadNetwork, match=r"small\.npz"):
        read_network(file)
    write_network(new_network(30, (16, 8, 8), seed=1), file)
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(BadNetwork, match="damaged"):
        read_network(file)


def test_layers_that_do_not_fit_together_are_refused(tmp_path: Path) -> None:
    network = new_network(30, (16, 8, 8), seed=1)
    write_network(network._replace(third=network.third[:-1]), tmp_path / "odd.npz")
    with pytest.raises(BadNetwork, match="fit together"):
        read_network(tmp_path / "odd.npz")


def test_the_chance_to_win_matches_many_drawn_games() -> None:
    means, spreads = np.array([50.0, 47.0, 55.0]), np.array([8.0, 5.0, 11.0])
    drawn = np.random.default_rng(0).normal(means, spreads, (200_000, 3))
    for mine in range(3):
        share = float((drawn.argmax(1) == mine).mean())
        assert winning_chance(means, spreads, 3, mine) == pytest.approx(share, abs=0.02)


def test_settled_points_leave_no_doubt() -> None:
    means, spreads = np.array([50.0, 47.0]), np.zeros(2)
    assert winning_chance(means, spreads, 2, 0) > 0.99
    assert winning_chance(means, spreads, 2, 1) < 0.01
